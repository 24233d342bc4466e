"""Keys and arguments become sentences: things by their names, seats by their players."""

from __future__ import annotations

import pytest

from fabletop.core.dealer import Event
from fabletop.core.refusals import Refusal
from fabletop.games import GAMES
from fabletop.messages import Messages
from fabletop.text import LANGUAGES, Speaker, bundle, listed

CAVE = GAMES["cave"]
NAMES = ["Ann", "Ben", "Cem"]
ENGLISH = Speaker("cave", "en", NAMES)

WORDS = """
name-of = { $tile }
several = { $count }: { $tiles }
whom = { $seat } and { $other_seat }
kinds = { $type }/{ $value }
place = { $cell }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
quiet =
    .title = only an attribute
tile-ring = a ring
tile-ruby = a ruby
tiles-ring = { $count } rings
colour-pink = rosy
greeting = hello there
cell = { $a }·{ $b }·{ $c }
setting-speed = the pace
choice = { $option }
"""


@pytest.fixture
def speaker() -> Speaker:
    """A speaker of the few words above."""
    speaker = Speaker("cave", "en", NAMES)
    speaker.messages = Messages("en", WORDS)
    return speaker


# -- arguments


def test_a_thing_is_spoken_by_the_message_of_its_field_and_name(speaker: Speaker) -> None:
    assert "a ring" == speaker.say("name-of", tile="ring")


def test_a_word_that_happens_to_be_a_message_stays_a_word(speaker: Speaker) -> None:
    assert "greeting" == speaker.say("name-of", tile="greeting")


def test_the_last_word_of_a_field_says_what_it_is(speaker: Speaker) -> None:
    assert {"given_tile": "a ring"} == speaker.words({"given_tile": "ring"})


def test_a_thing_nobody_named_stays_as_it_is(speaker: Speaker) -> None:
    assert "sceptre" == speaker.say("name-of", tile="sceptre")


def test_a_list_is_joined_and_counted(speaker: Speaker) -> None:
    assert "2: a ring and a ruby" == speaker.say("several", tiles=["ring", "ruby"])
    assert "3: a ring, a ruby and a mug" == speaker.say("several", tiles=["ring", "ruby", "a mug"])
    assert "1: a ruby" == speaker.say("several", tiles=("ruby",))
    assert "0: " == speaker.say("several", tiles=[])


def test_things_that_are_alike_are_counted_and_people_are_not(speaker: Speaker) -> None:
    """In the plural of a thing that has one."""
    assert "3: 2 rings and a ruby" == speaker.say("several", tiles=["ring", "ruby", "ring"])
    assert "3: 2\u00a0×\u00a0a ruby and a ring" == speaker.say(
        "several", tiles=["ruby", "ring", "ruby"]
    )
    twins = Speaker("cave", "en", ["Ann", "Ann"])
    assert {"seats": "Ann and Ann", "count": 2} == twins.words({"seats": [0, 1]})
    assert {"values": "3, 3 and 4", "count": 3} == twins.words({"values": [3, 3, 4]})


def test_things_that_are_alike_share_a_message_without_their_number(speaker: Speaker) -> None:
    assert "a ring" == speaker.say("name-of", tile="ring-2")
    assert "ring-x2" == speaker.say("name-of", tile="ring-x2")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ana, Ben and Inés"), ("fr", "Ana, Ben et Inés"), ("de", "Ana, Ben und Inés"),
        ("es", "Ana, Ben e Inés"), ("nl", "Ana, Ben en Inés"), ("uk", "Ana, Ben та Inés"),
    ],
)  # fmt: skip
def test_a_list_of_people_ends_with_and(language: str, said: str) -> None:
    assert said == listed(language, ["Ana", "Ben", "Inés"])
    assert ["", "Ana"] == [listed(language, []), listed(language, ["Ana"])]


def test_spanish_changes_y_before_an_i_sound_only() -> None:
    lasts = ["Hilda", "Íñigo", "Hielo", "Yago", "Ben"]
    assert ["e", "e", "y", "y", "y"] == [listed("es", ["Ana", last]).split()[1] for last in lasts]


def test_a_count_that_is_given_goes_before_the_length_of_a_list(speaker: Speaker) -> None:
    assert "7: a ring" == speaker.say("several", tiles=["ring"], count=7)


def test_a_thing_that_is_counted_is_said_in_its_plural(speaker: Speaker) -> None:
    assert {"tile": "3 rings", "count": 3} == speaker.words({"tile": "ring", "count": 3})
    assert {"tile": "a ruby", "count": 3} == speaker.words({"tile": "ruby", "count": 3})
    thief = Speaker("open_sesame", "en", NAMES)
    assert "Name: two cushions" == thief.option(
        ("name", "cushion", 2, None), ("kind", "count", "adjective")
    )
    assert "Name: a lion, sleepy" == thief.option(
        ("name", "lion", 1, "sleepy"), ("kind", "count", "adjective")
    )


def test_seats_are_called_by_the_names_of_their_players(speaker: Speaker) -> None:
    assert "Ann and Ben" == speaker.say("whom", seat=0, other_seat=1)
    assert {"seats": "Cem and Ann", "count": 2} == speaker.words({"seats": [2, 0]})


def test_a_value_is_spoken_as_its_type_says(speaker: Speaker) -> None:
    assert "colour/rosy" == speaker.say("kinds", type="colour", value="pink")
    assert "tile/a ring" == speaker.say("kinds", type="tile", value="ring")
    assert {"value": "pink"} == speaker.words({"value": "pink"})


def test_an_option_is_spoken_as_a_setting(speaker: Speaker) -> None:
    assert "the pace" == speaker.say("choice", option="speed")


def test_a_cell_is_spoken_by_its_numbers(speaker: Speaker) -> None:
    assert "3·1·2" == speaker.say("place", cell="L3R1C2")


def test_numbers_stay_numbers_so_that_plurals_work(speaker: Speaker) -> None:
    assert ["1 point", "0 points", "5 points"] == [
        speaker.say("points", points=points) for points in (1, 0, 5)
    ]


def test_anything_else_is_spelled_out(speaker: Speaker) -> None:
    assert {"a": "None", "b": "1.5", "c": True, "seat": "x"} == speaker.words(
        {"a": None, "b": 1.5, "c": True, "seat": "x"}
    )


# -- what cannot be said


def test_a_key_nobody_knows_is_an_error(speaker: Speaker) -> None:
    assert not speaker.has("nonsense")
    with pytest.raises(LookupError, match="nonsense"):
        speaker.say("nonsense")


def test_a_message_without_words_is_an_error(speaker: Speaker) -> None:
    assert speaker.has("quiet")
    with pytest.raises(LookupError, match="quiet says nothing"):
        speaker.say("quiet")


def test_a_missing_argument_is_an_error(speaker: Speaker) -> None:
    with pytest.raises(LookupError, match=r"points: .*points"):
        speaker.say("points")


# -- sentences of a game


def test_an_event_is_a_sentence() -> None:
    event = Event("took", (1, "L3R1C2", "ring-pink"))
    assert "Ben takes the pink ring" == ENGLISH.event(event, CAVE.about.events["took"])


def test_an_option_is_a_sentence() -> None:
    assert "Take: layer 3, row 1, column 2" == ENGLISH.option(("take", "L3R1C2"), ["cell"])
    assert "Ban: Pink" == ENGLISH.option(("ban", "colour", "pink"), CAVE.about.actions["ban"])


def test_a_refusal_is_a_sentence() -> None:
    refusal = Refusal("not-your-decision", "CT-19", {"seats": [0, 2]})
    assert ENGLISH.refusal(refusal).endswith("Waiting for Ann and Cem.")


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Ann votes now", "Ann and Ben vote now"),
        ("de", "Ann stimmt jetzt ab", "Ann und Ben stimmen jetzt ab"),
    ],
)
def test_one_or_several_may_vote(language: str, one: str, two: str) -> None:
    speaker = Speaker("tom_thumb", language, NAMES)
    said = [speaker.say("event-voting", seats=seats) for seats in ([0], [0, 1])]
    assert [one, two] == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_payout_names_no_sum_that_a_pack_may_change(language: str) -> None:
    speaker = Speaker("basra", language, NAMES)
    said = speaker.say("event-payout", seat=0, values=520, doubled=320, money=1040)
    assert "100" not in said


def test_a_word_too_many_is_an_error() -> None:
    with pytest.raises(ValueError, match="zip"):
        ENGLISH.event(Event("took", (1,)), CAVE.about.events["took"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_read_once(language: str) -> None:
    speaker = Speaker("cave", language, NAMES)
    assert speaker.say("game-name")
    assert speaker.messages is bundle("games/cave", language, "")


def test_a_language_nobody_speaks_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        Speaker("cave", "tlh", NAMES).say("game-name")
