"""Records, verification, replays and playing on, after the end."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.setting import Running, Someone, sent

import muster

RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture(scope="module")
def ada(server: Running) -> Someone:
    return server.someone("Ada")


@pytest.fixture(scope="module")
def over(ada: Someone) -> str:
    """A finished match of three."""
    match = ada.make("monster-lands", "person device bot")["id"]
    with ada.table(match, "device") as table:
        table.play_to_the_end()
    return str(match)


def test_everybody_may_see_everything_afterwards(server: Running, over: str) -> None:
    eve = server.someone("Eve")
    record = muster.replay(eve.http.get(f"/api/matches/{over}/record").text)
    for seat in (0, 1, 2):
        state = eve.state(over, seat)
        assert state["view"] == sent(record.view(seat))
        assert state["result"]["scores"] == list(record.result.scores)
    first = eve.get(f"/api/matches/{over}/at/0", seat=0)
    assert first["chosen"] == record.record.all_lines()[0].key
    assert first["seq"] == 0
    assert not first["over"]


def test_any_place_of_the_match_can_be_looked_at(ada: Someone, over: str) -> None:
    text = ada.http.get(f"/api/matches/{over}/record").text
    length = len(muster.replay(text).record)
    for number in (0, 1, 63, 64, 65, length // 2, length):
        past = ada.get(f"/api/matches/{over}/at/{number}", seat=1)
        assert past["view"] == sent(muster.replay(text, upto=number).view(1))


def test_every_question_of_a_finished_match_is_shown_with_its_answer(server: Running, over: str) -> None:
    someone = server.someone()
    length = someone.state(over, None)["seq"]
    asked: set[int] = set()
    for number in range(0, length, 7):
        seat = next(each["seat"] for each in someone.get(f"/api/matches/{over}/at/{number}")["seats"] if each["acting"])
        past = someone.get(f"/api/matches/{over}/at/{number}", seat=seat)
        assert past["chosen"] in [option["key"] for option in past["decisions"][0]["options"]]
        asked.add(seat)
    assert asked == {0, 1, 2}


def test_the_course_marks_rounds_and_turns(ada: Someone, over: str) -> None:
    course = ada.get(f"/api/matches/{over}/course")
    length = ada.state(over, None)["seq"]

    def acting(number: int) -> list[int]:
        return [seat["seat"] for seat in ada.get(f"/api/matches/{over}/at/{number}")["seats"] if seat["acting"]]

    assert course["length"] == length
    assert course["take_backs"] == []
    assert len(course["rounds"]) >= 3
    for begun in course["rounds"][1:]:
        before, after = (ada.get(f"/api/matches/{over}/at/{number}") for number in (begun["at"] - 1, begun["at"]))
        assert (before["view"]["round"], after["view"]["round"]) == (begun["round"] - 1, begun["round"])
    # Monster Lands tells no turns: one begins where another seat alone is asked.
    for turn in course["turns"][1:8]:
        assert len(acting(turn)) == 1
        assert acting(turn) != acting(turn - 1)


def test_the_course_marks_the_turns_that_a_game_tells_and_take_backs(ada: Someone) -> None:
    match = ada.make(seats="person device")["id"]
    taken: list[tuple[int, int]] = []
    for _ in range(60):
        state = ada.state(match, "device")
        if state["over"]:
            break
        decision = state["decisions"][0]
        ada.answer(match, decision, decision["options"][0]["key"])
        after = ada.state(match, decision["seat"])
        if after["may_take_back"] and len(taken) < 2:
            ada.post(f"/api/matches/{match}/take-back", {"seat": decision["seat"]})
            taken.append((decision["seat"], after["seq"]))

    course = ada.get(f"/api/matches/{match}/course")

    assert [(mark["seat"], mark["at"]) for mark in course["take_backs"]] == taken
    told = ada.get(f"/api/matches/{match}/events")["events"]
    assert course["turns"] == sorted({event["seq"] for event in told if event["kind"] == "turn-begins"})
    assert ada.get(f"/api/matches/{match}/at/{taken[0][1]}", seat=taken[0][0])["chosen"] == "take-back"


def test_the_seed_fits_the_commitment(ada: Someone, over: str) -> None:
    from muster.kernel.chance import commitment

    verified = ada.get(f"/api/matches/{over}/verify")
    assert verified["ok"]
    assert commitment(verified["seed"]) == verified["commitment"] == ada.state(over)["commitment"]
    assert all(each["recorded"] == each["found"] for each in verified["hashes"])


def test_playing_on_after_the_end_is_a_fork(server: Running, ada: Someone, over: str) -> None:
    text = ada.http.get(f"/api/matches/{over}/record").text
    made = ada.post(f"/api/matches/{over}/play-on", {"at": 20, "seat": 1})["id"]
    assert server.app.app_state is not None
    live = server.app.app_state.registry.live[made]
    true = muster.replay(text, upto=20)
    assert live.lines[:20] == [(line.seat, line.key) for line in true.record.all_lines()]
    state = ada.state(made, 1)
    assert state["private"]
    assert state["your_seats"] == [1]
    assert [seat["kind"] for seat in state["seats"]] == ["bot", "person", "bot"]
    with ada.table(made, 1) as table:
        table.answer_until_done()
    over_now = ada.get(f"/api/matches/{over}")["seq"]
    assert ada.post(f"/api/matches/{over}/play-on", {"at": over_now, "seat": 1}, status=409)["code"] == "over"
    assert ada.post(f"/api/matches/{over}/play-on", {"at": over_now + 1, "seat": 1}, status=404)


@pytest.mark.parametrize("name", ["ml-2-greedy.rec", "mm-2-greedy.rec", "mm-3-greedy-towers.rec"])
def test_a_record_opens_from_a_file(ada: Someone, name: str) -> None:
    text = (RECORDS / name).read_text(encoding="utf-8")
    true = muster.replay(text)

    match = ada.post("/api/records", {"record": text})["id"]

    state = ada.state(match, 0)
    assert state["seq"] == true.length
    assert state["view"] == sent(true.view(0))
    assert state["result"]["scores"] == list(true.result.scores)
    assert ada.get(f"/api/matches/{match}/verify")["ok"]
    assert ada.http.get(f"/api/matches/{match}/record").text.split() == true.record.to_text().split()


def test_an_unfinished_record_is_closed_to_answers_and_can_be_played_on(ada: Someone) -> None:
    match = muster.new("meeples-and-monsters", seats=2, seed=4)
    for _ in range(30):
        match.play(match.decision.options[0])

    opened = ada.post("/api/records", {"record": match.record.to_text()})["id"]

    state = ada.state(opened, 0)
    assert state["state"] == "closed"
    assert state["reason"]
    assert state["decisions"] == []
    assert ada.answer(opened, {"seat": 0, "number": 1}, "pass", status=403)
    private = ada.post(f"/api/matches/{opened}/play-on", {"at": 30, "seat": 0})["id"]
    assert ada.state(private)["view"] == sent(match.view(0))


@pytest.mark.parametrize(
    "text",
    ["", "nonsense", "muster record 1\ngame: chess\n", "muster record 1\n" * 5, "\0", "muster record 99"],
)
def test_a_file_that_is_no_record_is_refused(ada: Someone, text: str) -> None:
    assert ada.post("/api/records", {"record": text}, status=400)["code"] in ("unreadable", "bad-request")


@pytest.mark.parametrize("lang, said", [("en", "line 3: the header"), ("es", "línea 3"), ("fr", "ligne 3")])
def test_why_a_record_is_refused_is_said_in_ones_language(ada: Someone, lang: str, said: str) -> None:
    refused = ada.post(f"/api/records?lang={lang}", {"record": "muster record 1\ngame: chess\n"}, status=400)
    assert said in refused["detail"]


def test_a_forged_record_is_refused(ada: Someone) -> None:
    text = (RECORDS / "mm-2-greedy.rec").read_text(encoding="utf-8")
    lines = text.splitlines()
    place = next(at for at, line in enumerate(lines) if line.startswith("= "))
    lines[place] = lines[place][:-4] + "0000"

    assert ada.post("/api/records", {"record": "\n".join(lines)}, status=400)["code"] == "unreadable"


def test_a_record_may_be_larger_than_other_bodies(ada: Someone) -> None:
    text = (RECORDS / "mm-2-greedy.rec").read_text(encoding="utf-8") + "\n# " + "x" * 100_000 + "\n"
    assert ada.post("/api/records", {"record": text})["id"]
    assert ada.post("/api/records", {"record": "x" * 3_000_000}, status=413)["code"] == "too-large"
