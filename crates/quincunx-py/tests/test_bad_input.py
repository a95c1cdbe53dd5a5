"""Whatever is wrong, an exception says so in a sentence; nothing panics."""

import pickle
from typing import Any

import pytest

import quincunx
from quincunx import _native

GAMES = quincunx.games()
ODD: list[Any] = [-1, 2**31, 2**63, 2**200, 1.5, "", "x", "take(", None, True, [], {}, b"\0", object()]


def refused(call: Any, *arguments: Any, **options: Any) -> str:
    """What is said to a call that must not succeed; a panic is no Exception and would come through."""
    try:
        call(*arguments, **options)
    except Exception as error:
        assert str(error), (call, arguments)
        return str(error)
    return ""


@pytest.mark.parametrize("name", GAMES)
def test_what_the_rules_forbid_names_the_clause(name: str) -> None:
    state = quincunx.load(name).new_state(1)
    legal, found = set(state.legal()), 0
    shown = state.observation(0)
    for action in range(state.game.num_actions):
        if action in legal:
            continue
        try:
            state.apply(action)
        except quincunx.Refusal as refusal:
            assert refusal.clause and refusal.sentence and refusal.clause in str(refusal)
            same = pickle.loads(pickle.dumps(refusal))
            assert (same.clause, same.sentence) == (refusal.clause, refusal.sentence)
            found += 1
        except ValueError as error:
            assert "no action" in str(error)
    assert found or len(legal) == state.game.num_actions
    assert state.observation(0) == shown


def test_sentences_are_words_and_not_keys() -> None:
    state = quincunx.load("in-flanders-field").new_state(1)
    with pytest.raises(quincunx.Refusal) as refusal:
        state.apply("stop")
    assert " " in refusal.value.sentence and refusal.value.clause.startswith("IFF-")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_odd_arguments(name: str, odd: Any) -> None:
    game = quincunx.load(name)
    state = game.new_state(1)
    for call in (
        game.new_state, game.agent, state.legal, state.number, state.notation, state.clone().apply, state.observation,
        state.text, lambda it: state.resample(it, 1), lambda it: state.resample(0, it),
        lambda it: game.agent("random", it), lambda it: game.agent("random").choose(state, it),
        lambda it: game.agent("random").choose(it), lambda it: state.observation(0, it),
        lambda it: state.clone().apply(state.legal()[0], it), lambda it: quincunx.load(it),
        lambda it: quincunx.load(name, seats=it), lambda it: quincunx.load(name, nonsense=it),
        lambda it: quincunx.scenario(it, "x"), lambda it: _native._restore(name, 1, it),
        lambda it: _native._restore(name, 1, f'{{"options": {{}}, "seed": 1, "setup": {it!r}, "choices": []}}'),
        lambda it: _native._load_version(name, it, "{}"), lambda it: _native._load_version(name, 1, it),
    ):
        refused(call, odd)


def test_what_is_not_there_is_told_with_what_is() -> None:
    assert "leduc-poker" in refused(quincunx.load, "chess")
    assert "random" in refused(quincunx.load("kuhn-poker").agent, "grandmaster")
    assert "has 2" in refused(quincunx.load("kuhn-poker").new_state().legal, 3)
    assert "hu" in refused(quincunx.load("kuhn-poker").new_state().text, 0, "xx")
    assert "nonsense" in refused(quincunx.load, "field-of-glory", nonsense=1)
    assert "not over" in refused(quincunx.load("kuhn-poker").new_state().returns)


def test_options_without_end_or_bottom() -> None:
    endless: list[Any] = []
    endless.append(endless)
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    for options in ({"decks": endless}, {"decks": deep}, {"decks": float("nan")}, {"decks": object()}):
        assert refused(quincunx.load, "osok-hajnala", **options)


def test_a_component_file_of_ten_megabytes() -> None:
    file = "[[card]]\nid = 'x'\n" * 600_000
    for name in ("in-flanders-field", "victory-or-death", "osok-hajnala"):
        assert refused(quincunx.load, name, components=file)


def test_foreign_pickles() -> None:
    story = '{"options": {}, "seed": 1, "setup": null, "choices": [[0, "bet"], [0, "bet"]]}'
    assert "not legal" in refused(_native._restore, "kuhn-poker", 1, story)
    assert "no action" in refused(quincunx.load("kuhn-poker").new_state().apply, "fold")
    assert refused(_native._restore, "kuhn-poker", 1, "[" * 100_000)
    assert "version 9" in refused(_native._restore, "kuhn-poker", 9, story).lower()


def test_a_state_of_another_game() -> None:
    agent = quincunx.load("in-flanders-field").agent("sensible")
    assert refused(agent.choose, quincunx.load("kuhn-poker").new_state())
