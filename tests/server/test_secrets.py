"""Nobody is told more than their seat may know: not over HTTP, not in a frame, not by the time it takes to look."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.server.setting import Running, Someone

import muster
from muster.server.live import LiveMatch

GAMES = ("meeples-and-monsters", "monster-lands")
# Words that name the truth; none of them is a key or a value in any game's view.
NEVER = ("seed", "hash", "snapshot", "record", "invite", "password")


def live_of(server: Running, match: str) -> LiveMatch:
    assert server.app.app_state is not None
    return server.app.app_state.registry.live[match]


def keys_in(value: Any) -> set[str]:
    if isinstance(value, dict):
        return set(value) | {key for part in value.values() for key in keys_in(part)}
    if isinstance(value, list):
        return {key for part in value for key in keys_in(part)}
    return set()


@pytest.fixture(scope="module")
def ada(server: Running) -> Someone:
    return server.someone("Ada")


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_holds_only_what_its_viewer_may_know(server: Running, ada: Someone, game: str) -> None:
    """Three viewers listen to a match; what each gets is what the kernel gives that viewer at that moment."""
    made = ada.make(game, "person person", open=True)
    match = made["id"]
    bob, eve = server.someone("Bob"), server.someone("Eve")
    bob.post(f"/api/matches/{match}/claim", {"invite": made["seats"][1]["invite"]})
    live = live_of(server, match)
    toss = random.Random(3)
    truth: dict[int, dict[int | None, Any]] = {}

    def note() -> None:
        truth[live.seq] = {viewer: json.loads(json.dumps(live.match.view(viewer))) for viewer in (0, 1, None)}

    note()
    with ada.table(match, 0) as one, bob.table(match, 1) as two, eve.table(match, None) as three:
        tables = {0: one, 1: two, None: three}
        for table in tables.values():
            table.hear()
        for _ in range(60):
            for table in tables.values():
                table.ask(type="ping")
            if live.match.over:
                break
            acting = next((tables[seat] for seat in (0, 1) if tables[seat].state["decisions"]), None)
            if acting is None or acting.state["decisions"][0]["forced"]:
                note()
                continue
            note()
            acting.answer(toss.choice(acting.state["decisions"][0]["options"])["key"])
            note()
        for viewer, table in tables.items():
            for frame in table.frames:
                message = json.loads(frame)
                state = message.get("state", message)
                if "view" not in state:
                    continue
                if state["seq"] in truth:
                    assert state["view"] == truth[state["seq"]][viewer]
                for decision in state["decisions"]:
                    assert decision["seat"] == viewer
            heard = table.events
            true = live.match.events(viewer)
            assert [(event["at"], event["kind"], event["facts"]) for event in heard] == [
                (event["number"], event["kind"], json.loads(json.dumps(event["facts"]))) for event in true[: len(heard)]
            ]
            assert [event["text"] for event in heard] == live.match.story(viewer)[: len(heard)]
    seed = live.row.seed
    assert seed
    for table in tables.values():
        for frame in table.frames:
            assert seed not in frame
            assert not keys_in(json.loads(frame)) & set(NEVER)


@pytest.mark.parametrize("path", ["record", "verify"])
def test_the_truth_stays_here_while_the_match_runs(ada: Someone, path: str) -> None:
    match = ada.make(seats="person device")["id"]

    assert ada.get(f"/api/matches/{match}/{path}", status=403)["code"] == "while-running"


def test_no_answer_of_http_names_the_seed(server: Running, ada: Someone) -> None:
    match = ada.make(seats="person device")["id"]
    decision = ada.state(match, "device")["decisions"][0]
    ada.answer(match, decision, decision["options"][0]["key"])
    live = live_of(server, match)
    assert live.row.seed
    secrets = [live.row.seed, live.match.state_hash]
    for path in ("", "?seat=0", "?seat=device", "/events", "/at/0", "/at/1?seat=0", "/scores", "/record", "/verify"):
        text = ada.http.get(f"/api/matches/{match}{path}").text
        assert not [secret for secret in secrets if secret in text], path
    for path in ("/api/matches", "/api/tables", "/metrics", "/health"):
        text = ada.http.get(path).text
        assert not [secret for secret in secrets if secret in text], path


def test_a_stranger_sees_a_spectators_view_and_no_seat(server: Running, ada: Someone) -> None:
    match = ada.make(seats="person device", watch=True)["id"]
    eve = server.someone("Eve")

    state = eve.state(match, None)

    assert state["view"] == live_of(server, match).match.view(None)
    assert state["decisions"] == []
    for seat in ("0", "1", "device"):
        assert eve.get(f"/api/matches/{match}", seat=seat, status=403)["code"] == "not-your-seat"
        assert eve.get(f"/api/matches/{match}/at/0", seat=seat, status=403)["code"] == "not-your-seat"
        assert eve.get(f"/api/matches/{match}/events", seat=seat, status=403)["code"] == "not-your-seat"
    for seat in ("7", "-1", "x", "0x0", "٣"):
        assert eve.get(f"/api/matches/{match}", seat=seat, status=404)["code"] == "not-found"
    for path in ("hint", "why"):
        assert eve.get(f"/api/matches/{match}/{path}", seat=0, status=403)["code"] == "not-your-seat"


def test_the_past_of_a_running_match_is_seen_with_the_right_eyes(server: Running, ada: Someone) -> None:
    """What a seat sees of the past is what it saw then; what another chose is not told before the end."""
    match = ada.make(seats="person device")["id"]
    live = live_of(server, match)
    views = []
    for _ in range(12):
        state = ada.state(match, "device")
        decision = state["decisions"][0]
        views.append((state["views"], decision))
        ada.answer(match, decision, decision["options"][0]["key"])
    record = live.match.record.all_lines()
    for number, (seen, decision) in enumerate(views):
        for seat in (0, 1):
            past = ada.get(f"/api/matches/{match}/at/{number}", seat=seat)
            assert past["view"] == seen[str(seat)]
            assert past["seq"] == number
            assert past["chosen"] == (record[number].key if record[number].seat == seat else None)
            if decision["seat"] == seat:
                assert past["decisions"][0]["options"] == decision["options"]
            assert all(event["seq"] <= number for event in past["log"]["events"])
        assert ada.get(f"/api/matches/{match}/at/{number}")["chosen"] is None
    ada.get(f"/api/matches/{match}/at/{live.seq + 1}", status=404)


def test_a_private_match_is_for_its_host_only(server: Running, ada: Someone) -> None:
    match = ada.make(seats="person device")["id"]
    private = ada.post(f"/api/matches/{match}/play-on", {"at": 0, "seat": 0})["id"]

    assert ada.state(private)["private"]
    eve = server.someone("Eve")
    assert eve.get(f"/api/matches/{private}", status=404)["code"] == "not-found"
    with pytest.raises(Exception, match="4404"), eve.table(private, None) as table:
        table.hear()


def test_playing_on_in_a_running_match_starts_from_imagination(server: Running, ada: Someone) -> None:
    """Looks to the seat like the truth, and is not the truth where the seat cannot know."""
    match = ada.make(seats="person device device device", watch=True)["id"]
    live = live_of(server, match)
    different, private = 0, ""
    for _ in range(5):
        private = ada.post(f"/api/matches/{match}/play-on", {"at": 0, "seat": 0})["id"]
        imagined = live_of(server, private)
        assert imagined.row.seed is None
        assert imagined.match.view(0) == live.match.view(0)
        different += imagined.match.view(1) != live.match.view(1)
        assert ada.get(f"/api/matches/{private}/record", status=403)
    assert different
    with ada.table(private) as table:
        table.answer_until_done()
        table.until_asked()
    eve = server.someone("Eve")
    assert eve.post(f"/api/matches/{match}/play-on", {"at": 0, "seat": 0}, status=403)["code"] == "while-running"


def test_bots_are_handed_an_imagined_chair(server: Running, ada: Someone, monkeypatch: pytest.MonkeyPatch) -> None:
    match = ada.make(seats="person bot bot bot", options={})["id"]
    live = live_of(server, match)
    assert server.app.app_state is not None
    bot_pool = server.app.app_state.registry.bot_pool
    handed = []
    think = bot_pool.think

    async def listening(task: Any) -> Any:
        handed.append((task, live.match.view(task.seat), live.match.state_hash))
        return await think(task)

    monkeypatch.setattr(bot_pool, "think", listening)
    with ada.table(match) as table:
        for _ in range(60):  # a turn has as many answers as chance deals it
            table.answer_until_done()
            table.until_asked()
            if len(handed) > 3:
                break
    assert handed
    for task, view, state_hash in handed:
        if not task.sitting.startswith(match):
            continue
        chair = muster.load(task.chair)
        assert chair.view(task.seat) == view
        assert chair.state_hash != state_hash
        with pytest.raises(muster.MusterError):
            _ = chair.record
        assert (live.row.seed or "").encode() not in task.chair


def test_sockets_whose_viewer_learns_nothing_hear_nothing(server: Running, ada: Someone) -> None:
    """A message of its own would tell that something happened."""
    match = ada.make(seats="person device", open=True)["id"]
    live = live_of(server, match)
    eve = server.someone("Eve")
    with eve.table(match, None) as table:
        table.hear()
        table.ask(type="ping")
        frames = len(table.frames)
        before = live.match.view(None), len(live.match.events(None)), [seat.name for seat in live.seats]
        for _ in range(10):
            decision = ada.state(match, "device")["decisions"][0]
            ada.answer(match, decision, decision["options"][0]["key"])
            table.ask(type="ping")
            after = live.match.view(None), len(live.match.events(None)), [seat.name for seat in live.seats]
            sent = [json.loads(frame)["type"] for frame in table.frames[frames:]]
            assert ("moved" in sent) == (after != before)
            frames, before = len(table.frames), after
