"""The games as environments of PettingZoo: `quincunx.pettingzoo.field_of_glory_v1.env(**options)`, of the kind AEC.

The number counts up with the version of a game's observations. Where several seats decide at once, they do so one after the other.
"""

from dataclasses import dataclass
from typing import Any

import gymnasium
import numpy
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper  # type: ignore[import-untyped]

from quincunx import _spaces
from quincunx._native import State, games, load

__all__ = ["Environment", "Module"]

_GAMES = {f"{name.replace('-', '_')}_v{load(name).observation_version}": name for name in games()}


class Environment(AECEnv, gymnasium.utils.EzPickle):  # type: ignore[misc]
    """One game. Each agent sees `observation` and `action_mask`; of those whose turn it is not the mask is empty.

    The rules raise `quincunx.Refusal` for what they forbid; `pettingzoo.utils.wrappers.TerminateIllegalWrapper` ends the game instead.
    """

    def __init__(self, name: str, render_mode: str | None = None, **options: Any) -> None:
        gymnasium.utils.EzPickle.__init__(self, name, render_mode, **options)
        super().__init__()
        self.game = load(_GAMES[name], **options)
        self.metadata = {"name": name, "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        seen: dict[str, gymnasium.Space[Any]] = {"observation": _spaces.observations(self.game), "action_mask": _spaces.masks(self.game)}
        self.observation_spaces = {agent: gymnasium.spaces.Dict(seen) for agent in self.possible_agents}
        self.action_spaces = {agent: _spaces.actions(self.game) for agent in self.possible_agents}
        self._random = numpy.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = numpy.random.default_rng(seed)
        self.position: State = self.game.new_state(int(self._random.integers(2**63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to do something.")
        self.position.apply(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.is_over:
            self.rewards = dict(zip(self.possible_agents, self.position.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        """Whose turn it is; once the game is over all agents step once more, in their order."""
        self.agent_selection = self.possible_agents[self.position.turn or 0]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self.possible_agents.index(agent)
        mask = numpy.zeros(self.game.num_actions, numpy.int8)
        if seat == self.position.turn:
            mask[self.position.legal(seat)] = 1
        return {"observation": self.position.observation_tensor(seat), "action_mask": mask}

    def render(self) -> str | None:
        """What everybody may know, in words."""
        text = self.position.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""


@dataclass(frozen=True)
class Module:
    """A game, as PettingZoo's modules are."""

    name: str

    def raw_env(self, render_mode: str | None = None, **options: Any) -> Environment:
        """An environment as it is."""
        return Environment(self.name, render_mode, **options)

    def env(self, render_mode: str | None = None, **options: Any) -> OrderEnforcingWrapper:
        """An environment that checks how it is used."""
        return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(self.raw_env(render_mode, **options)))


def __getattr__(name: str) -> Module:
    if name in _GAMES:
        return Module(name)
    raise AttributeError(f"quincunx.pettingzoo has no {name}: there are {', '.join(_GAMES)}.")
