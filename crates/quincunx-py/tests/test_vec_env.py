"""Many games at once."""

from typing import Any, Literal

import numpy
import pytest
from numpy.typing import NDArray

import quincunx

GAMES = quincunx.games()
Cells = Literal["float32", "uint8"] | None


def drawn(masks: NDArray[numpy.bool_], draw: numpy.random.Generator) -> NDArray[numpy.int64]:
    """A legal action for each game."""
    actions: NDArray[numpy.int64] = numpy.argmax(draw.random(masks.shape) * masks, axis=1)
    return actions


def told(env: quincunx.VecEnv) -> list[bytes]:
    arrays = [env.observations, env.masks, env.rewards, env.dones, env.turns]
    return [array.tobytes() for array in arrays if array is not None]


def played(name: str, threads: int, steps: int, observations: Cells = "uint8") -> list[list[bytes]]:
    env, draw = quincunx.VecEnv(quincunx.load(name), 40, threads, 9, observations), numpy.random.default_rng(9)
    story = [told(env)]
    for _ in range(steps):
        env.step(drawn(env.masks, draw))
        story.append(told(env))
    return story


@pytest.mark.parametrize("name", GAMES)
def test_threads_change_nothing(name: str) -> None:
    assert played(name, 1, 30) == played(name, 3, 30)


def test_the_seed_decides() -> None:
    env = quincunx.VecEnv(quincunx.load("leduc-poker"), 64, seed=1)
    first = told(env)
    env.reset(2)
    assert told(env) != first
    env.reset(1)
    assert told(env) == first


@pytest.mark.parametrize("name", ["tic-tac-toe", "connect-four"])
def test_each_game_is_that_of_a_state(name: str) -> None:
    """Without chance a game is told by its choices."""
    game, draw = quincunx.load(name), numpy.random.default_rng(4)
    env = quincunx.VecEnv(game, 8)
    states, ends = [game.new_state() for _ in range(8)], 0
    for _ in range(100):
        actions = drawn(env.masks, draw)
        env.step(actions)
        assert env.observations is not None
        for place, action in enumerate(actions):
            states[place].apply(int(action))
            over = states[place].is_over
            assert env.dones[place] == over
            assert env.rewards[place].tolist() == (states[place].returns() if over else [0.0] * game.seats)
            if over:
                states[place], ends = game.new_state(), ends + 1
            state = states[place]
            assert env.turns[place] == state.turn
            assert numpy.array_equal(env.masks[place], state.legal_mask())
            assert numpy.array_equal(env.observations[place], state.observation_tensor())
    assert ends > 8


@pytest.mark.parametrize(("name", "steps"), [("leduc-poker", 200), ("in-flanders-field", 600)])
def test_a_mask_tells_of_nothing_that_was_legal_before(name: str, steps: int) -> None:
    """Whatever it tells of is done sooner or later, and would be refused; games end meanwhile."""
    env, draw, ends = quincunx.VecEnv(quincunx.load(name), 70, observations=None), numpy.random.default_rng(5), 0
    for _ in range(steps):
        env.step(drawn(env.masks, draw))
        ends += int(env.dones.sum())
        assert env.masks.any(axis=1).all()
    assert ends > 70


def test_the_arrays_are_always_the_same() -> None:
    env = quincunx.VecEnv(quincunx.load("kuhn-poker"), 3)
    arrays = [env.observations, env.masks, env.rewards, env.dones, env.turns]
    env.step(drawn(env.masks, numpy.random.default_rng(1)))
    env.reset(2)
    assert all(array is same for array, same in zip(arrays, [env.observations, env.masks, env.rewards, env.dones, env.turns]))


def test_observations_are_there_if_they_are_wanted() -> None:
    game = quincunx.load("kuhn-poker")
    for cells in ("float32", "uint8"):
        observations = quincunx.VecEnv(game, 2, observations=cells).observations
        assert observations is not None and observations.dtype == cells and observations.shape == (2, *game.observation_shape)
    assert quincunx.VecEnv(game, 2, observations=None).observations is None


@pytest.mark.parametrize(
    "actions",
    [[0] * 4, numpy.zeros(3, numpy.int64), numpy.zeros((4, 1), numpy.int64), numpy.zeros(4, numpy.int32), numpy.zeros(4), None, "x"],
    ids=repr,
)
def test_other_arrays_of_actions_are_refused(actions: Any) -> None:
    env = quincunx.VecEnv(quincunx.load("connect-four"), 4)
    before = told(env)
    with pytest.raises(ValueError, match="one for each of the 4 games"):
        env.step(actions)
    assert told(env) == before


@pytest.mark.parametrize("threads", [1, 2, 16])
def test_the_game_of_an_illegal_action_is_named(threads: int) -> None:
    env = quincunx.VecEnv(quincunx.load("connect-four"), 70, threads)
    for place in (0, 33, 69):
        actions = numpy.full(70, 3)
        actions[place] = 9
        with pytest.raises(ValueError, match=f"Action 9 is not legal in game {place}"):
            env.step(actions)


@pytest.mark.parametrize("action", [-1, 7, 2**62])
def test_one_illegal_action_changes_nothing(action: int) -> None:
    env = quincunx.VecEnv(quincunx.load("connect-four"), 4)
    before = told(env)
    with pytest.raises(ValueError, match=f"Action {action} is not legal in game 2"):
        env.step(numpy.array([3, 3, action, 3]))
    assert told(env) == before
    env.step(numpy.array([3, 3, 3, 3]))
    assert told(env) != before


@pytest.mark.parametrize("name", ["observations", "masks", "rewards", "dones", "turns"])
def test_arrays_that_were_changed_in_place_are_refused(name: str) -> None:
    game, action = quincunx.load("tic-tac-toe"), numpy.zeros(2, numpy.int64)
    for change in (
        lambda array: array.setflags(write=False),
        lambda array: setattr(array, "shape", (1, array.size)),
        lambda array: setattr(array, "dtype", {1: "int8", 4: "int32", 8: "float64"}[array.itemsize]),
    ):
        env = quincunx.VecEnv(game, 2)
        change(getattr(env, name))
        with pytest.raises((ValueError, TypeError)):
            env.step(action)


@pytest.mark.parametrize("made", [{"n": 0}, {"n": -1}, {"n": 2**40}, {"n": 1, "threads": 0}, {"n": 1, "threads": 10**6},
                                  {"n": 1, "seed": -1}, {"n": 1, "observations": "int8"}, {"n": "x"}], ids=repr)
def test_no_environment_of_that_kind(made: dict[str, Any]) -> None:
    with pytest.raises((ValueError, TypeError, OverflowError)) as refused:
        quincunx.VecEnv(quincunx.load("nim"), **made)
    assert str(refused.value)
