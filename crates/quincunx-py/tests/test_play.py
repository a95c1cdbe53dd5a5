"""Games played by number and by notation, to the end."""

import copy
import doctest
import pickle
import random
from pathlib import Path

import pytest

import quincunx

GAMES = quincunx.games()


def play_on(state: quincunx.State, seed: int, most: int) -> quincunx.State:
    draw = random.Random(seed)
    for _ in range(most):
        if state.is_over:
            break
        seat = draw.choice(state.waiting)
        state.apply(draw.choice(state.legal(seat)), seat)
    return state


def random_game(name: str, seed: int, most: int = 10_000) -> quincunx.State:
    return play_on(quincunx.load(name).new_state(seed), seed, most)


def test_the_first_example_holds() -> None:
    assert doctest.testmod(quincunx) .failed == 0


def test_the_five_games_and_the_test_games_are_there() -> None:
    assert {"in-flanders-field", "field-of-glory", "pocket-battles", "victory-or-death", "osok-hajnala"} < set(GAMES)
    assert {"kuhn-poker", "leduc-poker"} < set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_random_games_come_to_an_end(name: str) -> None:
    state = random_game(name, 3)
    assert state.is_over and state.turn is None and state.waiting == () and state.legal() == []
    assert len(state.returns()) == state.game.seats
    with pytest.raises(ValueError, match="over"):
        state.apply(0)


@pytest.mark.parametrize("name", GAMES)
def test_numbers_and_notation_name_the_same_action(name: str) -> None:
    state = quincunx.load(name).new_state(1)
    draw = random.Random(1)
    for _ in range(60):
        if state.is_over:
            break
        seat = state.turn
        assert seat is not None
        legal = state.legal(seat)
        assert len(set(legal)) == len(legal) and all(0 <= action < state.game.num_actions for action in legal)
        assert [choice["number"] for choice in state.observation(seat)["choices"]] == legal
        action = draw.choice(legal)
        text = state.notation(action)
        assert state.number(text) == action
        by_text = state.clone()
        by_text.apply(text)
        state.apply(action)
        assert by_text.observation(seat) == state.observation(seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    state = random_game(name, 5, 4)
    shown = state.observation(0)
    for other in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other.observation(0) == shown and other.legal() == state.legal()
        play_on(other, 19, 50)
    assert state.observation(0) == shown
    assert pickle.loads(pickle.dumps(state.game)) == state.game


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert random_game(name, 7).record() == random_game(name, 7).record()


def test_a_record_tells_the_game() -> None:
    state = random_game("leduc-poker", 11)
    record = state.record()
    assert record["game"] == "leduc-poker" and record["seal"] is not None


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_cannot_tell_a_resampled_state(name: str) -> None:
    state = random_game(name, 13, 20)
    for seat in range(state.game.seats):
        other = state.resample(seat, 17)
        assert other.observation(seat) == state.observation(seat)
        assert other.legal(seat) == state.legal(seat)
        same = pickle.loads(pickle.dumps(other))
        assert same.observation(seat) == other.observation(seat)
        with pytest.raises(ValueError, match="record"):
            other.record()
    assert state.resample(0, random.Random(1)).observation(0) == state.observation(0)


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    state = quincunx.load("kuhn-poker").new_state(2)
    own, other, nobody = (state.observation(seat)["view"]["hands"] for seat in (0, 1, None))
    assert own[0] and not own[1] and other[1] and not other[0] and nobody == [None, None]


def test_computers_play_by_level() -> None:
    game = quincunx.load("in-flanders-field", seats=2)
    agents = [game.agent("sensible"), game.agent("random")]
    state = game.new_state(4)
    for _ in range(40):
        if state.turn is None:
            break
        action = agents[state.turn].choose(state, seed=9)
        assert action == agents[state.turn].choose(state, seed=9) and action in state.legal()
        state.apply(action)


def test_options_are_completed() -> None:
    game = quincunx.load("in-flanders-field", seats=4)
    assert game.seats == 4 and game.options["seats"] == 4 and game.options["track"] == "standard"
    assert game != quincunx.load("in-flanders-field") and hash(game) == hash(quincunx.load(game.name, seats=4))


def test_a_scenario_is_a_start() -> None:
    file = """
game = "kuhn-poker"

[position]
hands = ["king", "jack"]
betting = "pass"

[[scenario]]
name = "a bet wins"
holds = ["KUHN-2"]
play = '''
B: bet
'''
"""
    state = quincunx.scenario(file, "a bet wins")
    assert state.turn == 1 and state.observation(1)["view"]["hands"] == [None, "jack"]
    state.apply("bet")
    state.apply("bet")
    assert state.returns() == [2.0, -2.0]


def test_the_scenarios_of_the_games_begin() -> None:
    folder = Path(__file__).parents[3] / "games"
    for file in sorted(folder.glob("*/scenarios/*.toml"))[::9]:
        text = file.read_text(encoding="utf-8")
        names = [line.split('"')[1] for line in text.splitlines() if line.startswith('name = "')]
        for name in names[:2]:
            try:
                state = quincunx.scenario(text, name)
            except ValueError as refused:
                assert "cannot be set up" in str(refused), file
            else:
                assert state.game.name == file.parts[-3]


def test_a_view_in_words() -> None:
    state = quincunx.load("field-of-glory").new_state(1)
    assert state.text(0) and state.text(0) != state.text(0, language="hu")


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_what_the_one_knows_whose_turn_it_is(name: str) -> None:
    state = random_game(name, 4, 30)
    page = state._repr_html_()
    assert page == state.html(state.turn) and page.count("<table>") == page.count("</table>")
    assert page.startswith("<p><b>") and state.html(0, "hu").startswith("<p><b>")
    with pytest.raises(ValueError):
        state.html(0, "tlh")
