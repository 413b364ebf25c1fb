"""People at a table: a room before the start, one seat each, bots for the absent, resigning, ending, playing again."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.setting import Running, Someone, Table, serving, wait_until
from websockets.exceptions import ConnectionClosed

from muster.server.live import LiveMatch
from muster.server.seating import Seat, leaving_of
from muster.server.sitting import DAY, may_replace_from
from muster.server.store.engine import database_url, make_engine
from muster.server.store.migrate import migrate


@pytest.fixture(scope="module")
def ada(server: Running) -> Someone:
    return server.someone("Ada")


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on which nobody has to wait before a bot may play for somebody who is away."""
    with serving(tmp_path_factory.mktemp("patient"), away_minutes=0.0) as running:
        yield running


def live_of(server: Running, match: str) -> LiveMatch:
    assert server.app.app_state is not None
    return server.app.app_state.registry.live[match]


def close_code(table: Table) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        table.until(lambda state: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def two_at_a_table(server: Running, **more: Any) -> tuple[Someone, Someone, str]:
    """Ada hosts, Bea has come by the link; the match runs."""
    ada, bea = server.someone("Ada"), server.someone("Bea")
    made = ada.make("monster-lands", "person person", **more)
    bea.post(f"/api/matches/{made['id']}/claim", {"invite": made["seats"][1]["invite"]})
    return ada, bea, made["id"]


def notes(someone: Someone, match: str, seat: int | None = 0) -> list[str]:
    return [note["text"] for note in someone.state(match, seat)["notes"]]


def play_out(server: Running, match: str, *people: Someone) -> None:
    """Bots play the match to its end."""
    for seat, someone in enumerate(people):
        someone.post(f"/api/matches/{match}/seats/{seat}/bot", {"bot": "random"})
    wait_until(lambda: live_of(server, match).row.state == "over", 120)


# -- the room ----------------------------------------------------------------------------------------------------------


def test_one_link_leads_everybody_into_the_room_and_nothing_is_seen_before_the_start(
    server: Running, ada: Someone
) -> None:
    made = ada.make("monster-lands", "person person person bot", room=True)
    match = made["id"]
    links = {seat["invite"] for seat in made["seats"] if "invite" in seat}
    assert len(links) == 1
    invite = links.pop()
    bea, cyd = server.someone("Bea"), server.someone("Cyd", lang="fr")
    seen = bea.post(f"/api/matches/{match}/invitation", {"invite": invite})
    assert (seen["host"], seen["names"][0], seen["free"]) == ("Ada", "Ada", 2)

    assert bea.post(f"/api/matches/{match}/claim", {"invite": invite})["seat"] == 1
    assert cyd.post(f"/api/matches/{match}/claim", {"invite": invite})["seat"] == 2

    state = bea.state(match, 1)
    assert (state["state"], state["view"], state["decisions"], state["log"]) == (
        "room",
        {},
        [],
        {"next": 0, "events": []},
    )
    assert [seat["name"] for seat in state["seats"][:3]] == ["Ada", "Bea", "Cyd"]
    assert notes(cyd, match, 2) == ["Bea prend place.", "Cyd prend place."]
    for path in ("at/0", "events", "scores", "course"):
        assert bea.get(f"/api/matches/{match}/{path}", status=409)["code"] == "not-begun"
    for path in ("hint", "why"):
        bea.get(f"/api/matches/{match}/{path}", status=409, seat=1)
    bea.post(f"/api/matches/{match}/answers", {"seat": 1, "number": 1, "key": "pass"}, status=409)
    late = server.someone("Late")
    assert late.post(f"/api/matches/{match}/claim", {"invite": invite}, status=409)["code"] == "seat-taken"


def test_the_host_starts_and_everybody_at_a_socket_sees_the_first_question(server: Running, ada: Someone) -> None:
    made = ada.make("monster-lands", "person person", room=True)
    match = made["id"]
    bea = server.someone("Bea")
    bea.post(f"/api/matches/{match}/claim", {"invite": made["seats"][1]["invite"]})
    with ada.table(match, 0) as one, bea.table(match, 1) as other:
        one.until(lambda state: state["state"] == "room")
        other.until(lambda state: state["may_start"])  # all are there: anybody may begin
        ada.post(f"/api/matches/{match}/start")

        asked = [table.until(lambda state: state["state"] == "running") for table in (one, other)]

        assert any(state["decisions"] for state in asked)
        assert all(state["view"] for state in asked)
        assert other.events[0]["at"] == 0
        assert one.events, "what was dealt is told when it begins"
    assert ada.post(f"/api/matches/{match}/start", status=409)["code"] == "begun"


def test_only_the_host_starts_while_somebody_is_missing_and_bots_play_until_they_come(
    server: Running, ada: Someone
) -> None:
    made = ada.make("monster-lands", "person person person", room=True)
    match, invite = made["id"], made["seats"][1]["invite"]
    bea, cyd = server.someone("Bea"), server.someone("Cyd")
    bea.post(f"/api/matches/{match}/claim", {"invite": invite})
    assert bea.post(f"/api/matches/{match}/start", status=403)["code"] == "not-yours"

    ada.post(f"/api/matches/{match}/start")

    state = ada.state(match)
    assert state["state"] == "running"
    assert [(seat["bot"], seat["claimed"]) for seat in state["seats"]] == [
        (None, True),
        (None, True),
        ("greedy", False),
    ]
    assert cyd.post(f"/api/matches/{match}/claim", {"invite": invite})["seat"] == 2
    state = cyd.state(match, 2)
    assert (state["seats"][2]["name"], state["seats"][2]["bot"]) == ("Cyd", None)


def test_people_change_seats_and_leave_before_the_start(server: Running, ada: Someone) -> None:
    made = ada.make("monster-lands", "person person person", room=True)
    match, invite = made["id"], made["seats"][1]["invite"]
    bea = server.someone("Bea")
    bea.post(f"/api/matches/{match}/claim", {"invite": invite})
    with bea.table(match, 1) as table:
        table.until(lambda state: state["your_seats"] == [1])

        assert bea.post(f"/api/matches/{match}/claim", {"seat": 2})["seat"] == 2

        assert table.until(lambda state: state["your_seats"] == [2])["seat"] == 2
    assert bea.post(f"/api/matches/{match}/claim", {"seat": 0}, status=409)["code"] == "seat-taken"
    bea.post(f"/api/matches/{match}/leave", {"how": "leave"})
    assert [seat["claimed"] for seat in ada.state(match)["seats"]] == [True, False, False]
    assert bea.get(f"/api/matches/{match}", status=403)["code"] == "not-invited"
    assert bea.post(f"/api/matches/{match}/claim", {"invite": invite})["seat"] == 1
    assert notes(ada, match) == ["Bea sits down.", "Bea leaves the table.", "Bea sits down."]


def test_a_room_that_its_host_takes_away_is_gone_for_all(server: Running, ada: Someone) -> None:
    made = ada.make("monster-lands", "person person", room=True)
    match = made["id"]
    bea = server.someone("Bea")
    bea.post(f"/api/matches/{match}/claim", {"invite": made["seats"][1]["invite"]})
    assert bea.post(f"/api/matches/{match}/leave", {"how": "delete"}, status=409)["code"] == "has-changed"
    with bea.table(match, 1) as table:
        table.hear()
        ada.post(f"/api/matches/{match}/leave", {"how": "delete"})
        assert close_code(table) == 4404
    assert bea.get(f"/api/matches/{match}", status=404)["code"] == "not-found"
    assert match not in [line["id"] for line in [*ada.get("/api/matches"), *bea.get("/api/matches")]]


def test_a_room_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.someone("Ada")
        made = ada.make("monster-lands", "person person", room=True)
    with serving(tmp_path) as server:
        bea = server.someone("Bea")
        match = made["id"]
        bea.post(f"/api/matches/{match}/claim", {"invite": made["seats"][1]["invite"]})
        assert bea.state(match, 1)["state"] == "room"
        bea.post(f"/api/matches/{match}/start")
        assert bea.state(match, 1)["state"] == "running"


def test_open_rooms_stand_in_the_lobby(server: Running, ada: Someone) -> None:
    match = ada.make("monster-lands", "person open", room=True, open=True)["id"]
    bea = server.someone("Bea")
    line = next(line for line in bea.get("/api/tables") if line["id"] == match)
    assert line["state"] == "room"
    assert bea.state(match, None)["view"] == {}
    assert bea.post(f"/api/matches/{match}/claim", {"seat": 1})["seat"] == 1


# -- one seat each -----------------------------------------------------------------------------------------------------


def test_a_stranger_takes_one_seat_of_an_open_table(server: Running, ada: Someone) -> None:
    match = ada.make("monster-lands", "person open open", open=True)["id"]
    bea = server.someone("Bea")
    bea.post(f"/api/matches/{match}/claim", {"seat": 1})

    refused = bea.post(f"/api/matches/{match}/claim", {"seat": 2}, status=409)

    assert (refused["code"], refused["detail"]) == ("one-seat", "You already have a seat at this table.")
    assert ada.post(f"/api/matches/{match}/claim", {"seat": 2}, status=409)["code"] == "one-seat"
    assert bea.post(f"/api/matches/{match}/claim", {"seat": 1})["seat"] == 1  # one's own is no second


def test_an_invite_is_no_way_to_a_second_seat(server: Running, ada: Someone) -> None:
    made = ada.make("monster-lands", "person person person")
    bea, match = server.someone("Bea"), made["id"]
    bea.post(f"/api/matches/{match}/claim", {"invite": made["seats"][1]["invite"]})
    body = {"invite": made["seats"][2]["invite"]}
    assert bea.post(f"/api/matches/{match}/claim", body, status=409)["code"] == "one-seat"
    assert bea.state(match, 1)["your_seats"] == [1]


def test_where_the_host_allows_it_two_people_share_a_screen(server: Running, ada: Someone) -> None:
    match = ada.make("monster-lands", "person open open", open=True, shared=True)["id"]
    bea = server.someone("Bea")
    for seat in (1, 2):
        bea.post(f"/api/matches/{match}/claim", {"seat": seat})
    assert bea.state(match, "device")["your_seats"] == [1, 2]


# -- looking on --------------------------------------------------------------------------------------------------------


def test_the_address_of_a_match_by_invite_is_not_enough_to_watch(server: Running) -> None:
    ada, _, match = two_at_a_table(server)
    eve = server.someone("Eve")
    assert eve.get(f"/api/matches/{match}", status=403)["code"] == "not-invited"
    assert eve.get(f"/api/matches/{match}/events", status=403)["code"] == "not-invited"
    with eve.table(match, None) as table:
        assert close_code(table) == 4403
    assert eve.post(f"/api/matches/{match}/watch", {"allowed": True}, status=403)

    ada.post(f"/api/matches/{match}/watch", {"allowed": True})

    with eve.table(match, None) as table:
        assert table.hear()["state"] == "running"
        ada.post(f"/api/matches/{match}/watch", {"allowed": False})
        assert close_code(table) in (4403, 4408)  # turned away at once
    assert eve.get(f"/api/matches/{match}", status=403)["code"] == "not-invited"
    assert notes(ada, match)[-2:] == [
        "Anyone with the address may watch now.",
        "Only the players can see the table now.",
    ]


def test_a_finished_match_is_open_to_whoever_has_its_address(server: Running) -> None:
    ada, bea, match = two_at_a_table(server)
    play_out(server, match, ada, bea)
    assert server.someone("Eve").state(match, None)["over"]


def test_an_open_table_may_be_watched_unless_its_host_says_no(server: Running, ada: Someone) -> None:
    watched = ada.make("monster-lands", "person bot", open=True)["id"]
    closed = ada.make("monster-lands", "person bot", open=True, watch=False)["id"]
    eve = server.someone("Eve")
    listed = [line["id"] for line in eve.get("/api/tables")]
    assert watched in listed
    assert closed not in listed
    assert eve.state(watched, None)["state"] == "running"
    assert eve.get(f"/api/matches/{closed}", status=403)["code"] == "not-invited"


def test_tables_of_old_stay_open_to_their_address(tmp_path: Path) -> None:
    engine = make_engine(database_url(f"sqlite:///{tmp_path}/old.db"))
    migrate(engine, "0002")
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO packs (hash, game, name, stored) VALUES ('h', 'g', 'p', '')"))
        connection.execute(
            text(
                "INSERT INTO matches (id, game, rules_version, options, content_hash, pack, seats, commitment, roots,"
                " told, state, reason, listed, private, pace, made_at) VALUES"
                " ('m', 'g', 1, '{}', 'h', 'p', 2, '', '{}', '[]', 'running', '', 0, 0, 'live', 0)"
            )
        )
    migrate(engine)
    with engine.connect() as connection:
        assert tuple(connection.execute(text("SELECT watch, shared FROM matches")).one()) == (1, 0)
    engine.dispose()


# -- bots for who is away ----------------------------------------------------------------------------------------------


def test_the_host_lets_a_bot_play_for_who_is_away_and_they_get_their_seat_back(server: Running) -> None:
    ada, bea, match = two_at_a_table(server)
    with bea.table(match, 1) as there:
        there.hear()
        assert ada.state(match)["seats"][1]["bot_from"] is None
        body: dict[str, Any] = {"bot": "random"}
        assert ada.post(f"/api/matches/{match}/seats/1/bot", body, status=403)["code"] == "not-away"
    wait_until(lambda: ada.state(match)["seats"][1]["bot_from"] is not None)

    ada.post(f"/api/matches/{match}/seats/1/bot", body)

    state = ada.state(match)
    assert (state["seats"][1]["bot"], state["seats"][1]["claimed"], state["seats"][1]["here"]) == (
        "random",
        True,
        False,
    )
    assert notes(bea, match, 1)[-1] == "Ada lets a bot play for Bea, who is away."
    with bea.table(match, 1) as back:
        back.hear()
        assert ada.delete(f"/api/matches/{match}/seats/1/bot", status=403)["code"] == "not-your-seat"
        bea.delete(f"/api/matches/{match}/seats/1/bot")
        back.until(lambda state: state["seats"][1]["bot"] is None)
    assert notes(ada, match)[-1] == "Bea takes the seat back from the bot."


def test_whoever_a_bot_plays_for_cannot_undo_its_answers(server: Running) -> None:
    ada, _, match = two_at_a_table(server)
    ada.post(f"/api/matches/{match}/seats/0/bot", {"bot": "random"})
    assert ada.post(f"/api/matches/{match}/take-back", {"seat": 0}, status=409)["code"] == "bot-sits-here"


def test_others_wait_some_minutes_before_they_replace_an_absent_host(server: Running, patient: Running) -> None:
    _, bea, match = two_at_a_table(server)
    assert bea.state(match, 1)["seats"][0]["bot_from"] > "2020"
    assert bea.post(f"/api/matches/{match}/seats/0/bot", {}, status=403)["code"] == "not-away"

    _, bea, match = two_at_a_table(patient)
    bea.post(f"/api/matches/{match}/seats/0/bot", {"bot": "random"})
    assert bea.state(match, 1)["seats"][0]["bot"] == "random"
    stranger = patient.someone("Eve")
    assert stranger.post(f"/api/matches/{match}/seats/1/bot", {}, status=403)["code"] == "not-invited"


def test_over_days_a_seat_is_replaced_only_when_the_table_has_waited_for_days(server: Running) -> None:
    ada, _, match = two_at_a_table(server, pace="days")
    live = live_of(server, match)
    asked = live.seats[live.asked()[0]]
    other = live.seats[1 - asked.seat]
    assert may_replace_from(live, asked, host=True) == live.moved_at + DAY
    assert may_replace_from(live, asked, host=False) == live.moved_at + 3 * DAY
    assert may_replace_from(live, other, host=True) is None  # nobody waits for them
    if asked.seat == 1:
        assert ada.post(f"/api/matches/{match}/seats/1/bot", {}, status=403)["code"] == "not-away"


def test_a_bot_in_somebodys_seat_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada, _, match = two_at_a_table(server)
        ada.post(f"/api/matches/{match}/seats/1/bot", {"bot": "random"})
        cookies, token = ada.http.cookies, ada.http.headers["x-csrf-token"]
    with serving(tmp_path) as server:
        again = server.someone()
        again.http.cookies, again.http.headers["x-csrf-token"] = cookies, token
        state = again.state(match)
        assert state["seats"][1]["bot"] == "random"
        assert state["notes"][-1]["kind"] == "bot-for-absent"
        again.post(f"/api/matches/{match}/seats/0/bot", {"bot": "random"})
        wait_until(lambda: live_of(server, match).row.state == "over", 120)


# -- resigning, ending -------------------------------------------------------------------------------------------------


def test_who_resigns_is_replaced_by_a_bot_for_good(server: Running) -> None:
    ada, bea, match = two_at_a_table(server)
    with ada.table(match, 0) as table:
        assert bea.state(match, 1)["leaving"] == "resign"
        bea.post(f"/api/matches/{match}/leave", {"how": "resign"})
        state = table.until(lambda state: state["seats"][1]["resigned"])
    assert (state["seats"][1]["bot"], state["seats"][1]["name"]) == ("greedy", "Bea")
    assert state["notes"][-1]["text"] == "Bea resigns. A bot plays on."
    assert bea.delete(f"/api/matches/{match}/seats/1/bot", status=409)["code"] == "resigned"
    assert bea.post(f"/api/matches/{match}/leave", {"how": "resign"}, status=403)["code"] == "not-your-seat"
    ada.post(f"/api/matches/{match}/seats/0/bot", {"bot": "random"})
    wait_until(lambda: live_of(server, match).row.state == "over", 120)
    assert ada.state(match)["seats"][1]["resigned"]


def test_the_last_to_leave_closes_the_match(server: Running) -> None:
    ada, bea, match = two_at_a_table(server)
    bea.post(f"/api/matches/{match}/leave", {"how": "resign"})
    assert ada.post(f"/api/matches/{match}/leave", {"how": "resign"}, status=409)["code"] == "has-changed"
    with ada.table(match, 0) as table:
        table.answer_until_done()

        ada.post(f"/api/matches/{match}/leave", {"how": "close"})

        assert table.until(lambda state: state["state"] == "closed")["notes"][-1]["kind"] == "ended"
    line = next(line for line in ada.get("/api/matches") if line["id"] == match)
    assert (line["state"], line["leaving"]) == ("closed", None)


def test_a_match_that_never_began_is_deleted_and_one_that_did_is_closed(ada: Someone) -> None:
    fresh = ada.make("monster-lands", "person device")["id"]
    ada.post(f"/api/matches/{fresh}/leave", {"how": "delete"})
    assert ada.get(f"/api/matches/{fresh}", status=404)["code"] == "not-found"

    played = ada.make("monster-lands", "person device")["id"]
    decision = ada.state(played, "device")["decisions"][0]
    ada.answer(played, decision, decision["options"][0]["key"])
    ada.post(f"/api/matches/{played}/leave", {"how": "delete"})

    state = ada.state(played)
    assert (state["state"], state["reason"]) == ("closed", "Its last player ended it. There is no result.")


def test_a_match_ends_when_all_agree(server: Running) -> None:
    ada, bea, match = two_at_a_table(server)
    with ada.table(match, 0) as one, bea.table(match, 1) as other:
        one.hear()
        other.hear()
        assert ada.post(f"/api/matches/{match}/end", {"agree": True}) == {"ended": False}
        assert other.until(lambda state: state["seats"][0]["ends"])["notes"][-1]["kind"] == "would-end"
        assert bea.post(f"/api/matches/{match}/end", {"agree": False}) == {"ended": False}
        one.until(lambda state: not state["seats"][0]["ends"])

        bea.post(f"/api/matches/{match}/end", {"agree": True})
        assert ada.post(f"/api/matches/{match}/end", {"agree": True}) == {"ended": True}

        assert one.until(lambda state: state["state"] == "closed")["reason"].startswith("Its players agreed")
        other.until(lambda state: state["state"] == "closed")


def test_an_abandoned_table_is_ended_by_who_is_left(patient: Running) -> None:
    """Nobody waits for the agreement of people who have been away for long."""
    ada, _, match = two_at_a_table(patient)
    with ada.table(match, 0) as table:
        table.hear()
        assert ada.post(f"/api/matches/{match}/end", {"agree": True}) == {"ended": True}


def a_seat(seat: int, kind: str = "person", person: str | None = None, resigned: bool = False) -> Seat:
    return Seat(seat, kind, "", person, None, None, resigned=resigned)


@pytest.mark.parametrize(
    "state, seats, mine, host, began, expected",
    [
        ("room", [a_seat(0, person="a"), a_seat(1)], (0,), True, False, "delete"),
        ("room", [a_seat(0, person="a"), a_seat(1, person="b")], (1,), False, False, "leave"),
        ("room", [a_seat(0, person="a"), a_seat(1)], (), False, False, None),
        ("running", [a_seat(0, person="a"), a_seat(1, "bot")], (0,), True, False, "delete"),
        ("running", [a_seat(0, person="a"), a_seat(1, "bot")], (0,), True, True, "close"),
        ("running", [a_seat(0, person="a"), a_seat(1, person="b")], (0,), True, False, "resign"),
        ("running", [a_seat(0, person="a"), a_seat(1, person="b", resigned=True)], (0,), False, True, "close"),
        ("running", [a_seat(0, person="a", resigned=True), a_seat(1, person="b")], (0,), True, True, None),
        ("over", [a_seat(0, person="a")], (0,), True, True, None),
    ],
)
def test_what_leaving_means(
    state: str, seats: list[Seat], mine: tuple[int, ...], host: bool, began: bool, expected: str | None
) -> None:
    assert leaving_of(state, seats, mine, host=host, began=began) == expected


# -- again -------------------------------------------------------------------------------------------------------------


def test_playing_again_brings_everybody_into_the_same_match(server: Running) -> None:
    ada, bea, match = two_at_a_table(server, options={"difficulty": "tutorial"})
    assert ada.post(f"/api/matches/{match}/rematch", status=409)["code"] == "not-over"
    play_out(server, match, ada, bea)
    with bea.table(match, 1) as table:
        table.hear()

        first = ada.post(f"/api/matches/{match}/rematch")

        told = table.until(lambda state: state["rematch"])
        assert told["rematch"] == {"id": first["id"], "seat": 0}
        assert told["notes"][-1]["text"] == "Ada wants to play again."
    again = first["id"]
    assert bea.state(again, None)["awaits_you"]
    assert next(line for line in bea.get("/api/matches") if line["id"] == again)["awaits_you"]
    assert ada.state(again)["seats"][1] | {"name": "Bea", "claimed": False} == ada.state(again)["seats"][1]

    second = bea.post(f"/api/matches/{match}/rematch")

    assert second == {"id": again, "seat": 1}
    assert ada.post(f"/api/matches/{match}/rematch") == {"id": again, "seat": 0}
    state = bea.state(again, 1)
    assert (state["state"], state["options"]["difficulty"]) == ("room", "tutorial")
    assert [(seat["name"], seat["claimed"]) for seat in state["seats"]] == [("Ada", True), ("Bea", True)]
    bea.post(f"/api/matches/{again}/start")
    assert bea.state(again, 1)["state"] == "running"
    eve = server.someone("Eve")
    assert eve.post(f"/api/matches/{match}/rematch", status=403)["code"] == "not-your-seat"


def test_who_presses_at_the_same_moment_meets_in_one_match(server: Running) -> None:
    people = [server.someone(name) for name in ("Ada", "Bea", "Cyd", "Dov")]
    made = people[0].make("meeples-and-monsters", "person person person person")
    match = made["id"]
    for seat, someone in enumerate(people[1:], start=1):
        someone.post(f"/api/matches/{match}/claim", {"invite": made["seats"][seat]["invite"]})
    play_out(server, match, *people)
    found: list[dict[str, Any]] = []
    at_once = threading.Barrier(len(people))

    def press(someone: Someone) -> None:
        at_once.wait()
        found.append(someone.post(f"/api/matches/{match}/rematch"))

    threads = [threading.Thread(target=press, args=(someone,)) for someone in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert len(found) == 4
    assert len({each["id"] for each in found}) == 1
    assert sorted(each["seat"] for each in found) == [0, 1, 2, 3]
    assert sum("invite" in each for each in found) == 1


def test_who_does_not_come_to_the_rematch_is_replaced_by_a_bot_until_they_do(server: Running) -> None:
    ada, bea, match = two_at_a_table(server)
    play_out(server, match, ada, bea)
    again = ada.post(f"/api/matches/{match}/rematch")["id"]
    ada.post(f"/api/matches/{again}/start")
    assert ada.state(again)["seats"][1]["bot"] == "greedy"

    assert bea.post(f"/api/matches/{match}/rematch") == {"id": again, "seat": 1}

    assert bea.state(again, 1)["seats"][1]["bot"] is None


def test_a_rematch_that_was_deleted_is_made_anew(server: Running) -> None:
    ada, bea, match = two_at_a_table(server)
    play_out(server, match, ada, bea)
    first = ada.post(f"/api/matches/{match}/rematch")["id"]
    ada.post(f"/api/matches/{first}/leave", {"how": "delete"})
    second = bea.post(f"/api/matches/{match}/rematch")
    assert second["id"] != first
    assert second["seat"] == 1
    assert bea.state(second["id"], 1)["host"]


def test_alone_against_bots_playing_again_begins_at_once(server: Running, ada: Someone) -> None:
    match = ada.make("monster-lands", "person bot")["id"]
    play_out(server, match, ada)
    again = ada.post(f"/api/matches/{match}/rematch")["id"]
    state = ada.state(again)
    assert (state["state"], state["seats"][1]["kind"]) == ("running", "bot")
