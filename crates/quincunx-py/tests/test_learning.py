"""Tensors and masks: what a network is given."""

import random
from typing import Any

import numpy
import pytest

import quincunx

GAMES = quincunx.games()


def some_states(name: str, seed: int) -> list[quincunx.State]:
    """Positions on the way of a game at random."""
    state = quincunx.load(name).new_state(seed)
    draw, states = random.Random(seed), [state.clone()]
    for _ in range(60):
        if state.is_over:
            break
        seat = draw.choice(state.waiting)
        state.apply(draw.choice(state.legal(seat)), seat)
        states.append(state.clone())
    return states


@pytest.mark.parametrize("name", GAMES)
def test_planes_follow_each_other(name: str) -> None:
    game = quincunx.load(name)
    start = 0
    for plane in game.observation_spec:
        assert plane.start == start and plane.name and plane.meaning and 0 < plane.most < 256
        start += int(numpy.prod(plane.shape))
    assert game.observation_shape == (start,) and game.observation_version >= 1


@pytest.mark.parametrize("name", GAMES)
def test_both_types_tell_the_same(name: str) -> None:
    game = quincunx.load(name)
    most = numpy.concatenate([numpy.full(plane.shape, plane.most).ravel() for plane in game.observation_spec])
    for state in some_states(name, 3):
        for seat in range(game.seats):
            counts, parts = state.observation_tensor(seat, "uint8"), state.observation_tensor(seat)
            assert counts.dtype == numpy.uint8 and parts.dtype == numpy.float32
            assert counts.shape == parts.shape == game.observation_shape
            assert (counts <= most).all() and numpy.array_equal(parts, (counts / most).astype(numpy.float32))


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_is_told_nothing_that_it_cannot_know(name: str) -> None:
    for state in some_states(name, 5)[::10]:
        for seat in range(state.game.seats):
            other = state.resample(seat, 7)
            assert state.observation_tensor(seat).tobytes() == other.observation_tensor(seat).tobytes()
            assert state.legal_mask(seat).tobytes() == other.legal_mask(seat).tobytes()


@pytest.mark.parametrize("name", GAMES)
def test_the_mask_is_the_legal_list(name: str) -> None:
    for state in some_states(name, 7):
        mask = state.legal_mask()
        assert mask.dtype == numpy.bool_ and mask.shape == (state.game.num_actions,)
        assert numpy.flatnonzero(mask).tolist() == sorted(state.legal())


def test_the_one_who_looks_comes_first() -> None:
    state = quincunx.load("kuhn-poker").new_state(2)
    hands = next(plane for plane in state.game.observation_spec if plane.name == "hands")
    for seat in (0, 1):
        own, other = state.observation_tensor(seat)[hands.start :][:6].reshape(hands.shape)
        assert own.sum() == 1 and other.sum() == 0


@pytest.mark.parametrize("dtype", ["float64", "int8", "x", -1, object()], ids=repr)
def test_other_types_are_refused(dtype: Any) -> None:
    with pytest.raises((TypeError, ValueError)) as refused:
        quincunx.load("kuhn-poker").new_state(1).observation_tensor(0, dtype)
    assert str(refused.value)


def test_seats_that_are_not_there_are_refused() -> None:
    state = quincunx.load("kuhn-poker").new_state(1)
    for call in (state.observation_tensor, state.legal_mask):
        with pytest.raises(ValueError, match="no seat 2"):
            call(2)
