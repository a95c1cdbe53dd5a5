"""A deep algorithm of OpenSpiel's as it is, neural fictitious self-play (Heinrich and Silver, 2016). Its networks take minutes to learn, so
`cargo xtask train` runs this, and the tests do not."""

from typing import Any

import numpy
import pyspiel
import pytest
import quincunx.openspiel  # noqa: F401
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import exploitability
from open_spiel.python.jax import nfsp


PARAMETERS = {
    "reservoir_buffer_capacity": 20_000,
    "replay_buffer_capacity": 5_000,
    "anticipatory_param": 0.3,
    "epsilon_start": 0.1,
    "epsilon_end": 0.01,
    "epsilon_decay_duration": 5_000,
    "batch_size": 64,
    "min_buffer_size_to_learn": 100,
    "rl_learning_rate": 0.1,
    "sl_learning_rate": 0.1,
}


class Learnt(policy.Policy):  # type: ignore[misc]
    """What the agents have come to on the average."""

    def __init__(self, game: Any, agents: list[Any]) -> None:
        super().__init__(game, list(range(len(agents))))
        self.agents = agents

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player()
        seen: list[Any] = [None] * len(self.agents)
        seen[player] = state.observation_tensor(player)
        legal = state.legal_actions(player)
        told = {"current_player": player, "info_state": seen, "legal_actions": {player: legal}}
        with self.agents[player].temp_mode_as(nfsp.MODE.AVERAGE_POLICY):
            step = rl_environment.TimeStep(told, None, None, None)
            chances = self.agents[player].step(step, is_evaluation=True).probs
        return {action: chances[action] for action in legal}


def trained(name: str, episodes: int, learn_every: int) -> tuple[Any, list[Any]]:
    """The game, and an agent for each player after so many episodes against one another."""
    environment = rl_environment.Environment(pyspiel.load_game(name))
    environment.seed(1)
    size, actions = environment.observation_spec()["info_state"][0], environment.action_spec()["num_actions"]
    agents = [
        nfsp.NFSP(
            player, size, actions, [64], learn_every=learn_every, seed=player, allow_checkpointing=False, **PARAMETERS
        )
        for player in range(environment.num_players)
    ]
    for _ in range(episodes):
        step = environment.reset()
        while not step.last():
            acting = agents[step.observations["current_player"]]
            step = environment.step([acting.step(step).action])
        for agent in agents:
            agent.step(step)
    return environment.game, agents


@pytest.mark.parametrize(("name", "episodes"), [("kuhn_poker", 3_000), ("leduc_poker", 4_000)])
def test_it_comes_nearer_to_an_equilibrium(name: str, episodes: int) -> None:
    game, agents = trained(f"quincunx_{name}", episodes, learn_every=8)
    at_random = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    learnt = exploitability.exploitability(game, Learnt(game, agents))
    print(f"{name}: exploitability {learnt:.3f} after {episodes:,} games, {at_random:.3f} at random")
    assert learnt < 0.7 * at_random


def test_it_learns_from_games_of_in_flanders_field() -> None:
    # It fails where it is to learn before the first game with a best answer; by so many choices there has been one.
    _, agents = trained("quincunx_in_flanders_field(seats=2)", 60, learn_every=1024)
    # Of the network that plays what was best on the average; the other one has seen too little by then.
    losses = [agent.loss[0] for agent in agents]
    print(f"in_flanders_field: losses {losses}")
    assert all(loss is not None and numpy.isfinite(loss) for loss in losses)
