"""The games as games of OpenSpiel: `pyspiel.load_game("quincunx_field_of_glory")`, once this is imported.

Chance nodes are open, so that a whole game tree can be walked. Options of a table that are numbers, words or yes and no are parameters.
"""

import json
from typing import Any, ClassVar

import numpy
import pyspiel

from quincunx._native import State as Position
from quincunx._native import games, load

__all__ = ["Game", "Observer", "State"]

# What can be won and lost in the test games, where each gets what the other loses. In the other games one point is shared by the winners.
_STAKES = {"connect-four": 1.0, "kuhn-poker": 2.0, "leduc-poker": 13.0, "tic-tac-toe": 1.0}
# Only the engine's own tests need these.
_LEFT_OUT = {"nim", "pennies", "veto"}
# No game comes near so many decisions, or chance nodes.
_LONGEST = 100_000
_MOST_SEATS = 8


class Game(pyspiel.Game):
    """The rules of a table. Each game has a class of its own."""

    name: ClassVar[str]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        self.rules = load(self.name, **(parameters or {}))
        stake = _STAKES.get(self.name)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.num_actions,
            max_chance_outcomes=self.rules.num_actions,
            num_players=self.rules.seats,
            min_utility=0.0 if stake is None else -stake,
            max_utility=stake or 1.0,
            utility_sum=1.0 if stake is None else 0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(self.kind, info, parameters or {})

    def new_initial_state(self) -> "State":
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return _LONGEST

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, parameters: dict[str, Any] | None = None
    ) -> "Observer":
        return Observer(self, kind, parameters)


class State(pyspiel.State):
    """A position. `position` is the `quincunx.State`, secrets included."""

    def __init__(self, game: Game, position: Position | None = None) -> None:
        super().__init__(game)
        self.position = position or game.rules.new_state(None, recall=True)

    def current_player(self) -> int:
        if self.position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.turn is None else self.position.turn

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return sorted(self.position.outcomes())

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.notation(action, None if self.position.is_chance else player)

    def is_terminal(self) -> bool:
        return self.position.is_over

    def returns(self) -> list[float]:
        return self.position.returns() if self.position.is_over else [0.0] * self.position.game.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> "State":
        """Another state that the player cannot tell from this one. It has no history of its own."""
        return State(self.get_game(), self.position.resample(player, int(sampler() * 2**53)))

    def __str__(self) -> str:
        return self.position.text()


class Observer:
    """What a player sees: as numbers, plane by plane, and as JSON. With perfect recall a digest of all seen and done."""

    def __init__(
        self, game: Game, kind: pyspiel.IIGObservationType | None, parameters: dict[str, Any] | None = None
    ) -> None:
        if parameters:
            raise ValueError(f"An observer has no parameters: {parameters}.")
        self.recalls = kind is not None and kind.perfect_recall
        self.sees_own = kind is None or kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind is not None and kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("Nobody sees what all players see.")
        if self.recalls and not self.sees_own:
            raise ValueError("Only what a player has seen is remembered.")
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if self.sees_own and not self.recalls:
            self.tensor = numpy.zeros(game.rules.observation_shape, numpy.float32)
            for plane in game.rules.observation_spec:
                end = plane.start + int(numpy.prod(plane.shape))
                self.dict[plane.name] = self.tensor[plane.start : end].reshape(plane.shape)

    def set_from(self, state: State, player: int) -> None:
        if self.tensor is None:
            raise ValueError("Only what a player sees now can be told as numbers.")
        self.tensor[:] = state.position.observation_tensor(player)

    def string_from(self, state: State, player: int) -> str:
        if self.recalls and self.sees_own:
            return state.position.information_state(player)
        return json.dumps(state.position.observation(player if self.sees_own else None)["view"])


def _register(name: str) -> None:
    standard = load(name)
    options = {key: value for key, value in standard.options.items() if isinstance(value, (bool, int, float, str))}
    seats = [standard.seats]
    if "seats" in options:
        seats = [count for count in range(1, _MOST_SEATS + 1) if _can_be(name, count)]
    kind = pyspiel.GameType(
        short_name=f"quincunx_{name.replace('-', '_')}",
        long_name=f"Quincunx: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if name in _STAKES else pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=options,
    )
    # OpenSpiel keeps what it is given here longer than Python lives. A class lives as long; a function that only it knew would be taken
    # down then, which ends in a crash.
    pyspiel.register_game(kind, type(name, (Game,), {"name": name, "kind": kind}))


def _can_be(name: str, seats: int) -> bool:
    try:
        load(name, seats=seats)
    except ValueError:
        return False
    return True


for _name in games():
    if _name not in _LEFT_OUT:
        _register(_name)
