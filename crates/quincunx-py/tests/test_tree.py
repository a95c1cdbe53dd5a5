"""Games whose chance is left open, and what seats remember."""

import pickle
import random
from typing import Any

import pytest

import quincunx

GAMES = quincunx.games()


def walked(name: str, seed: int, most: int = 80) -> quincunx.State:
    """Somewhere in the tree of a game."""
    state, draw = quincunx.load(name).new_state(None, recall=True), random.Random(seed)
    for _ in range(most):
        if state.is_over:
            break
        if state.is_chance:
            outcomes = state.outcomes()
            weights = [probability for _, probability in outcomes]
            state.apply(draw.choices([number for number, _ in outcomes], weights)[0])
        else:
            state.apply(draw.choice(state.legal()))
    return state


def known(state: quincunx.State) -> list[Any]:
    seats = range(state.game.seats)
    return [(state.information_state(seat), state.observation(seat), state.legal(seat)) for seat in seats]


@pytest.mark.parametrize("name", GAMES)
def test_a_chance_node_waits_for_an_outcome(name: str) -> None:
    state, draw = quincunx.load(name).new_state(None), random.Random(2)
    for _ in range(200):
        if state.is_over:
            break
        outcomes = state.outcomes()
        assert state.is_chance == bool(outcomes) == (state.turn is None)
        if not outcomes:
            state.apply(draw.choice(state.legal()))
            continue
        assert state.legal() == [] and state.waiting == ()
        assert sum(probability for _, probability in outcomes) == pytest.approx(1.0)
        numbers = [number for number, _ in outcomes]
        assert len(set(numbers)) == len(numbers) and all(0 <= number < state.game.num_actions for number in numbers)
        assert [state.number(state.notation(number)) for number in numbers] == numbers
        state.apply(draw.choice(numbers))
    with pytest.raises(ValueError):
        state.record()


def test_an_outcome_that_cannot_come_changes_nothing() -> None:
    state = quincunx.load("kuhn-poker").new_state(None)
    dealt = state.outcomes()[0][0]
    state.apply(dealt)
    left = state.outcomes()
    impossible: list[int | str] = [dealt, 10_000, "pass", "no such thing"]
    for outcome in impossible:
        with pytest.raises(ValueError):
            state.apply(outcome)
    with pytest.raises(ValueError, match="name a seat"):
        state.observation_tensor()
    with pytest.raises(quincunx.Refusal):
        state.apply("pass", seat=0)
    assert state.outcomes() == left


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_was_drawn_can_be_followed(name: str) -> None:
    drawn, draw = quincunx.load(name).new_state(6), random.Random(6)
    for _ in range(40):
        if not drawn.is_over:
            drawn.apply(draw.choice(drawn.legal()))
    followed = quincunx.load(name).new_state(None)
    for entry in drawn.record()["entries"]:
        followed.apply(entry["action"], entry.get("seat"))
    for seat in range(drawn.game.seats):
        assert followed.observation(seat) == drawn.observation(seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_pickle_keeps_open_chance_and_memories(name: str) -> None:
    walks = [walked(name, 3, most) for most in (1, 2, 5, 12, 30, 80)]
    for state in [*walks, *(state.resample(0, 1) for state in walks)]:
        read: quincunx.State = pickle.loads(pickle.dumps(state))
        assert known(read) == known(state) == known(state.clone()) and read.outcomes() == state.outcomes()


@pytest.mark.parametrize("name", GAMES)
def test_who_is_resampled_for_remembers_the_same(name: str) -> None:
    for most in [5, 20, 60]:
        state = walked(name, 4, most)
        for seat in range(state.game.seats):
            other = state.resample(seat, most)
            assert known(other)[seat] == known(state)[seat]
            assert other.outcomes() == [] or other.is_chance


def test_the_same_sight_by_another_way_is_another_information_state() -> None:
    game = quincunx.load("tic-tac-toe")
    states = [game.new_state(recall=True) for _ in range(2)]
    one, two, three = game.new_state().legal()[:3]
    for state, numbers in zip(states, [(one, two, three), (three, two, one)]):
        for number in numbers:
            state.apply(number)
    first, second = states
    assert first.observation(0) == second.observation(0)
    assert first.information_state(0) != second.information_state(0)


def test_the_hidden_card_is_in_nobody_elses_information_state() -> None:
    told = {}
    for own in ("jack", "queen", "king"):
        for theirs in ("jack", "queen", "king"):
            state = quincunx.load("kuhn-poker").new_state(None, recall=True)
            if own != theirs:
                state.apply(f"deal({own})")
                state.apply(f"deal({theirs})")
                state.apply("bet")
                told[own, theirs] = state.information_state(0)
    assert len(told) == 6 and len(set(told.values())) == 3


def test_nothing_is_remembered_unless_it_is_asked_for() -> None:
    with pytest.raises(ValueError, match="recall=True"):
        quincunx.load("nim").new_state(1).information_state(0)


@pytest.mark.parametrize("name", GAMES)
def test_memories_change_no_game(name: str) -> None:
    plain, remembering = (quincunx.load(name).new_state(8, recall=recall) for recall in (False, True))
    draw = random.Random(8)
    for _ in range(60):
        if plain.is_over:
            break
        action = draw.choice(plain.legal())
        plain.apply(action)
        remembering.apply(action)
    assert plain.observation(0) == remembering.observation(0) and plain.record() == remembering.record()
