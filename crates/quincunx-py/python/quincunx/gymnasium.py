"""The games as environments of Gymnasium: `gymnasium.make("quincunx/field-of-glory-v1", opponent="greedy")`, once this is imported.

The number counts up with the version of a game's observations.
"""

from typing import Any

import gymnasium
import numpy
from numpy.typing import NDArray

from quincunx import _spaces
from quincunx._native import State, games, load
from quincunx._refusal import Refusal

__all__ = ["Environment"]


class Environment(gymnasium.Env[NDArray[numpy.float32], numpy.int64]):
    """One seat of a game, the others played by a computer player: one of `quincunx.Game.agents`.

    `info["action_mask"]` says what is legal. Any other action changes nothing, and `info["refusal"]` says why.
    """

    metadata = {"render_modes": ["ansi", "human"]}

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponent: str = "random",
        iterations: int = 1000,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = load(game, **options)
        if not 0 <= seat < self.game.seats:
            raise ValueError(f"There is no seat {seat}: this table has {self.game.seats}.")
        self.seat, self.render_mode = seat, render_mode
        self.opponent = self.game.agent(opponent, iterations)
        self.observation_space = _spaces.observations(self.game)
        self.action_space = _spaces.actions(self.game)
        self.position: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[numpy.float32], dict[str, Any]]:
        super().reset(seed=seed)
        while True:
            position = self.game.new_state(self._drawn())
            self._wait(position)
            # Some games can be over before one has decided anything.
            if not position.is_over:
                break
        self.position = position
        return self._seen(position)

    def step(self, action: numpy.int64 | int) -> tuple[NDArray[numpy.float32], float, bool, bool, dict[str, Any]]:
        position = self._begun()
        try:
            position.apply(int(action), self.seat)
        except (Refusal, ValueError) as refused:
            if position.is_over:
                raise
            observation, info = self._seen(position)
            return observation, 0.0, False, False, info | {"refusal": str(refused)}
        self._wait(position)
        reward = position.returns()[self.seat] if position.is_over else 0.0
        observation, info = self._seen(position)
        return observation, reward, position.is_over, False, info

    def action_masks(self) -> NDArray[numpy.bool_]:
        """What is legal, as MaskablePPO of sb3-contrib asks for it."""
        return self._begun().legal_mask(self.seat)

    def render(self) -> str | None:
        """What the seat knows, in words."""
        text = self._begun().text(self.seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _begun(self) -> State:
        if self.position is None:
            raise ValueError("The game has not begun: reset begins it.")
        return self.position

    def _wait(self, position: State) -> None:
        """The others play until one's own seat decides."""
        while position.waiting and self.seat not in position.waiting:
            position.apply(self.opponent.choose(position, seed=self._drawn()))

    def _seen(self, position: State) -> tuple[NDArray[numpy.float32], dict[str, Any]]:
        mask = position.legal_mask(self.seat).astype(numpy.int8)
        return position.observation_tensor(self.seat), {"action_mask": mask}

    def _drawn(self) -> int:
        return int(self.np_random.integers(2**63))


for _game in games():
    gymnasium.register(
        f"quincunx/{_game}-v{load(_game).observation_version}", "quincunx.gymnasium:Environment", kwargs={"game": _game}
    )
