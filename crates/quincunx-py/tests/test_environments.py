"""The games under the tests that PettingZoo and Gymnasium have for environments."""

import pickle
import warnings
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]

import quincunx
import quincunx.gymnasium
import quincunx.pettingzoo

GAMES = quincunx.games()
ZOO = [f"{name.replace('-', '_')}_v{quincunx.load(name).observation_version}" for name in GAMES]
GYM = [f"quincunx/{name}-v{quincunx.load(name).observation_version}" for name in GAMES]

# So many steps show what there is to be seen of an environment.
CYCLES = 40


@pytest.mark.parametrize("name", ZOO)
def test_pettingzoo(name: str) -> None:
    module = getattr(quincunx.pettingzoo, name)
    with warnings.catch_warnings():
        # Dictionaries are what PettingZoo's own card games show; its tests know those by name.
        warnings.simplefilter("ignore")
        api_test(module.env(), CYCLES)
    seed_test(module.env, CYCLES)


def test_pettingzoo_renders() -> None:
    render_test(quincunx.pettingzoo.field_of_glory_v1.env)


def test_pettingzoo_plays_to_the_end() -> None:
    env = quincunx.pettingzoo.in_flanders_field_v1.env(seats=3)
    env.reset(seed=4)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        others = [env.observe(other)["action_mask"].any() for other in env.agents if other != agent]
        assert not any(others)
        rewards[agent] = reward
        env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
    assert list(rewards) == ["player_0", "player_1", "player_2"] and sum(rewards.values()) == pytest.approx(1.0)


def test_pettingzoo_is_told_what_is_forbidden() -> None:
    env = quincunx.pettingzoo.in_flanders_field_v1.env()
    env.reset(seed=1)
    with pytest.raises(quincunx.Refusal):
        env.step(quincunx.load("in-flanders-field").new_state(1).number("stop"))


def test_pettingzoo_knows_no_other_games() -> None:
    with pytest.raises(AttributeError, match="field_of_glory_v1"):
        quincunx.pettingzoo.chess_v6
    environment = pickle.loads(pickle.dumps(quincunx.pettingzoo.nim_v1.raw_env()))
    assert str(environment) == "nim_v1"


# A text has no frames.
@pytest.mark.filterwarnings("ignore:.*No render fps")
@pytest.mark.parametrize("name", GYM)
def test_gymnasium(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


def played(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, list[int]]:
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    story, over, reward = [], False, 0.0
    while not over:
        action = env.action_space.sample(info["action_mask"])
        story.append(int(action))
        observation, got, over, _, info = env.step(action)
        reward = float(got)
        assert observation in env.observation_space and "refusal" not in info
    assert not info["action_mask"].any()
    return reward, story


@pytest.mark.parametrize("seat", [0, 1])
def test_gymnasium_plays_to_the_end(seat: int) -> None:
    env = gymnasium.make("quincunx/in-flanders-field-v1", seat=seat, seats=2)
    assert played(env, 3) == played(env, 3)
    rewards = {played(env, seed)[0] for seed in range(12)}
    assert rewards == {0.0, 1.0}


def test_gymnasium_is_told_what_is_forbidden() -> None:
    env = gymnasium.make("quincunx/connect-four-v1")
    observation, _ = env.reset(seed=1)
    illegal = -1
    for _ in range(6):
        column = int(numpy.argmin(env.get_wrapper_attr("action_masks")()))
        if not env.get_wrapper_attr("action_masks")()[column]:
            illegal = column
            break
        observation, _, over, _, _ = env.step(0)
        assert not over
    assert illegal == 0
    same, reward, over, _, info = env.step(illegal)
    assert numpy.array_equal(same, observation) and reward == 0.0 and not over and info["refusal"]


def test_gymnasium_has_many_at_once() -> None:
    envs = gymnasium.make_vec("quincunx/kuhn-poker-v1", num_envs=3)
    observations, info = envs.reset(seed=1)
    assert observations.shape[0] == 3 and info["action_mask"].shape == (3, 5)


@pytest.mark.parametrize("made", [{"seat": 2}, {"seat": -1}, {"opponent": "nobody"}, {"iterations": 0}, {"stones": "x"}], ids=repr)
def test_no_environment_of_that_kind(made: dict[str, Any]) -> None:
    with pytest.raises((ValueError, TypeError)) as refused:
        gymnasium.make("quincunx/nim-v1", **made)
    assert str(refused.value)
