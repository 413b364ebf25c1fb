"""Playing over HTTP and over a socket: make, sit down, answer, take back, hand over, end."""

from __future__ import annotations

import time

import pytest
from tests.server.setting import IN_ONE_PLACE, Running, Someone, sent, serving

import muster

GAMES = ("meeples-and-monsters", "monster-lands")


@pytest.fixture(scope="module")
def ada(server: Running) -> Someone:
    return server.someone("Ada")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_against_bots(ada: Someone, game: str) -> None:
    made = ada.make(game, "person bot")
    match = made["id"]
    with ada.table(match) as table:
        state = table.play_to_the_end()

    assert state["state"] == "over"
    result = state["result"]
    assert len(result["scores"]) == 2
    assert [sum(part["points"][seat] for part in result["parts"]) for seat in range(2)] == result["scores"]
    assert all(part["title"] for part in result["parts"])
    assert [event["at"] for event in table.events] == list(range(len(table.events)))  # nothing missed, nothing twice

    text = ada.http.get(f"/api/matches/{match}/record").text
    again = muster.replay(text)
    assert list(again.result.scores) == result["scores"]

    verified = ada.get(f"/api/matches/{match}/verify")
    assert verified["ok"]
    assert verified["checked"] == again.length
    assert verified["hashes"]
    scores = ada.get(f"/api/matches/{match}/scores")
    assert scores["scores"][-1] == result["scores"]
    assert scores["at"][-1] == again.length


@pytest.mark.parametrize("game", GAMES)
def test_the_state_is_what_the_kernel_gives_the_seat(server: Running, ada: Someone, game: str) -> None:
    match = ada.make(game, "person device")["id"]
    assert server.app.app_state is not None
    live = server.app.app_state.registry.live[match]
    for _ in range(30):
        state = ada.state(match, "device")
        for seat in (0, 1):
            assert state["views"][str(seat)] == sent(live.match.view(seat))
        assert state["view"] == sent(live.match.view(None))
        decision = state["decisions"][0]
        true = live.match.chair(decision["seat"]).decision
        assert [option["key"] for option in decision["options"]] == [option.key for option in true.options]
        assert [option["text"] for option in decision["options"]] == [option.text() for option in true.options]
        assert decision["text"] == true.prompt.text()
        ada.answer(match, decision, decision["options"][-1]["key"])


def test_an_answer_counts_once(ada: Someone) -> None:
    match = ada.make(seats="person device")["id"]
    decision = ada.state(match, "device")["decisions"][0]
    key = decision["options"][0]["key"]

    assert ada.answer(match, decision, key) == {"seq": 1}
    again = ada.answer(match, decision, key, status=409)

    assert again["code"] in ("stale-answer", "not-asked")
    assert ada.state(match)["seq"] == 1


def test_what_is_not_offered_is_refused_in_the_language_of_the_player(server: Running) -> None:
    eva = server.someone("Eva", lang="es")
    match = eva.make(seats="person device")["id"]
    decision = eva.state(match, "device")["decisions"][0]

    problem = eva.answer(match, decision, "fly:moon", status=409)

    assert problem["code"] == "not-offered"
    assert problem["detail"] == "Esta respuesta no está entre las opciones."
    assert eva.state(match)["seq"] == 0


def test_an_own_answer_can_be_taken_back_until_a_barrier(ada: Someone) -> None:
    match = ada.make(seats="person device")["id"]
    for _ in range(200):
        state = ada.state(match, "device")
        decision = state["decisions"][0]
        seat = decision["seat"]
        ada.answer(match, decision, decision["options"][0]["key"])
        after = ada.state(match, seat)
        if after["may_take_back"]:
            break
    else:
        raise AssertionError("nothing could ever be taken back")

    done = ada.post(f"/api/matches/{match}/take-back", {"seat": seat})

    back = ada.state(match, seat)
    assert back["seq"] == done["seq"] == after["seq"] + 1
    assert [option["key"] for option in back["decisions"][0]["options"]] == [o["key"] for o in decision["options"]]
    assert back["decisions"][0]["number"] > decision["number"]
    assert back["log"]["events"][-1]["kind"] == "take-back"


def test_taking_back_past_a_barrier_says_why(ada: Someone) -> None:
    match = ada.make(seats="person device")["id"]
    state = ada.state(match)
    assert not state["may_take_back"]
    assert state["take_back_reason"]

    problem = ada.post(f"/api/matches/{match}/take-back", {"seat": 0}, status=409)

    assert problem["code"] == "no-take-back"
    assert problem["detail"] == state["take_back_reason"]


def test_an_invite_seats_a_friend_once(server: Running, ada: Someone) -> None:
    made = ada.make(seats="person person", watch=True)
    invite = made["seats"][1]["invite"]
    assert "invite" not in made["seats"][0]
    match = made["id"]
    bob, eve = server.someone("Bob"), server.someone("Eve")
    assert ada.state(match)["state"] == "open"

    assert bob.post(f"/api/matches/{match}/claim", {"invite": invite}) == {"id": match, "seat": 1}

    assert eve.post(f"/api/matches/{match}/claim", {"invite": invite}, status=404)["code"] == "not-found"
    assert eve.post(f"/api/matches/{match}/claim", {"seat": 1}, status=409)["code"] == "seat-taken"
    state = bob.state(match, 1)
    assert state["state"] == "running"
    assert [seat["name"] for seat in state["seats"]] == ["Ada", "Bob"]
    assert bob.get("/api/matches")[0]["your_seats"] == [1]


def test_a_state_tells_with_which_options_the_match_was_made(ada: Someone) -> None:
    """For a second match of the same kind, and for whoever comes by a link."""
    match = ada.make("euthia", "person bot", options={"scenario": "walking-destruction", "griffin": True})["id"]

    told = ada.state(match)["options"]

    assert told["scenario"] == "walking-destruction"
    assert told["griffin"] is True
    assert told["elites"] is False
    assert [seat["score"] for seat in ada.state(match)["seats"]] == [0, 0]  # Reputation lies open


def test_the_host_can_make_a_new_invite(server: Running, ada: Someone) -> None:
    made = ada.make(seats="person person")
    match, old = made["id"], made["seats"][1]["invite"]
    bob = server.someone("Bob")
    bob.post(f"/api/matches/{match}/seats/1/invite", status=403)

    new = ada.post(f"/api/matches/{match}/seats/1/invite")["invite"]

    bob.post(f"/api/matches/{match}/claim", {"invite": old}, status=404)
    assert bob.post(f"/api/matches/{match}/claim", {"invite": new})["seat"] == 1
    assert ada.post(f"/api/matches/{match}/seats/1/invite", status=409)["code"] == "seat-taken"


def test_an_open_seat_is_for_anybody_in_the_lobby(server: Running, ada: Someone) -> None:
    match = ada.make(seats="person open", open=True)["id"]
    bob = server.someone("Bob")
    assert match in [line["id"] for line in bob.get("/api/tables")]

    bob.post(f"/api/matches/{match}/claim", {"seat": 1})

    assert bob.state(match, 1)["your_seats"] == [1]


def test_the_lobby_tells_pace_and_language_of_a_table(server: Running) -> None:
    zoe = server.someone("Zoé", lang="fr")
    asked = zoe.make(seats="person open", open=True, pace="days")["id"]
    said = zoe.make(seats="person open", open=True, language="es")["id"]

    lines = {line["id"]: line for line in server.someone("Bob").get("/api/tables")}

    assert (lines[asked]["pace"], lines[asked]["language"]) == ("days", "fr")
    assert (lines[said]["pace"], lines[said]["language"]) == ("live", "es")
    wrong = {"game": "meeples-and-monsters", "seats": [{"kind": "person"}, {"kind": "bot"}], "language": "xx"}
    zoe.post("/api/matches", wrong, status=400)


def test_a_seat_of_a_person_needs_its_invite(server: Running, ada: Someone) -> None:
    match = ada.make(seats="person person", open=True)["id"]
    bob = server.someone("Bob")

    assert bob.post(f"/api/matches/{match}/claim", {"seat": 1}, status=404)["code"] == "not-found"
    assert bob.post(f"/api/matches/{match}/claim", {"invite": "x" * 30}, status=404)["code"] == "not-found"
    assert bob.post(f"/api/matches/{match}/claim", {}, status=400)["code"] == "bad-request"


def test_two_people_play_at_two_sockets(server: Running, ada: Someone) -> None:
    made = ada.make(seats="person person")
    match = made["id"]
    bob = server.someone("Bob")
    bob.post(f"/api/matches/{match}/claim", {"invite": made["seats"][1]["invite"]})
    with ada.table(match, 0) as one, bob.table(match, 1) as other:
        one.hear()
        other.hear()
        assert one.until(lambda state: all(seat["here"] for seat in state["seats"]))
        for _ in range(20):
            acting = one if one.state["decisions"] else other
            waiting = other if acting is one else one
            assert not waiting.state["decisions"]
            assert waiting.state["waiting"]
            forced = acting.state["decisions"][0]["forced"]
            assert acting.answer()["type"] == "done" or forced, acting.frames[-1]  # the server may have been quicker
            for table in (one, other):
                table.ask(type="ping")  # all that was sent before the reply is heard by then


def test_a_person_hands_the_seat_to_a_bot_and_takes_it_back(ada: Someone) -> None:
    match = ada.make(seats="person bot")["id"]
    with ada.table(match) as table:
        table.until_asked()
        start = table.state["seq"]
        ada.post(f"/api/matches/{match}/seats/0/bot", {"bot": "random"})
        table.until(lambda state: state["seats"][0]["bot"] == "random" and state["seq"] > start + 3)
        assert not table.state["decisions"]
        decision = {"seat": 0, "number": 1}
        assert ada.answer(match, decision, "continue", status=409)["code"] == "bot-sits-here"

        ada.delete(f"/api/matches/{match}/seats/0/bot")

        table.until(lambda state: state["seats"][0]["bot"] is None and state["decisions"])
        table.answer_until_done()


def test_nobody_answers_for_another_seat(server: Running, ada: Someone) -> None:
    match = ada.make(seats="person device", watch=True)["id"]
    decision = ada.state(match, "device")["decisions"][0]
    eve = server.someone("Eve")

    assert eve.answer(match, decision, decision["options"][0]["key"], status=403)["code"] == "not-your-seat"
    assert eve.post(f"/api/matches/{match}/take-back", {"seat": 0}, status=403)["code"] == "not-your-seat"
    assert eve.post(f"/api/matches/{match}/seats/0/bot", {}, status=403)["code"] == "not-your-seat"


def test_a_hint_comes_with_its_reason_and_a_question_with_its_rules(ada: Someone) -> None:
    match = ada.make(seats="person device device", game="meeples-and-monsters")["id"]
    decision = ada.state(match, "device")["decisions"][0]
    seat = decision["seat"]

    hint = ada.get(f"/api/matches/{match}/hint", seat=seat)
    why = ada.get(f"/api/matches/{match}/why", seat=seat, lang="fr")

    assert hint["key"] in [option["key"] for option in decision["options"]]
    assert hint["text"]
    assert hint["reason"]
    assert [rule["id"] for rule in why["rules"]] == decision["rules"]
    assert all(rule["text"] for rule in why["rules"])
    other = (seat + 1) % 3
    ada.get(f"/api/matches/{match}/hint", seat=other, status=409)


def test_options_that_do_not_exist_are_refused(ada: Someone) -> None:
    seats = [{"kind": "person"}, {"kind": "bot"}]
    asked = {"game": "meeples-and-monsters", "seats": seats}
    assert ada.post("/api/matches", {**asked, "options": {"moon": True}}, status=400)["code"] == "not-possible"
    assert ada.post("/api/matches", {**asked, "pack": "nothing"}, status=400)["code"] == "not-possible"
    assert ada.post("/api/matches", {**asked, "game": "chess"}, status=404)["code"] == "not-found"
    assert ada.post("/api/matches", {**asked, "seats": seats[:1]}, status=400)["code"] == "not-possible"
    assert ada.post("/api/matches", {**asked, "seats": [*seats, {"kind": "bot", "bot": "hal"}]}, status=400)
    assert ada.post("/api/matches", {**asked, "seats": [{"kind": "dragon"}]}, status=400)["code"] == "bad-request"
    assert ada.post("/api/matches", {**asked, "extra": 1}, status=400)["code"] == "bad-request"


def test_only_bots_play_by_themselves(server: Running, ada: Someone) -> None:
    match = ada.make("monster-lands", "bot bot", open=True)["id"]
    with server.someone().table(match, None) as watching:
        state = watching.until(lambda state: state["over"])
    assert state["seat"] is None
    assert state["result"]


def test_who_says_a_name_later_is_called_by_it(server: Running) -> None:
    nobody = server.someone()
    match = nobody.make(seats="person device bot")["id"]
    assert nobody.state(match)["seats"][0]["name"] == "Player 1"
    with nobody.table(match, 0, lang="es") as table:
        table.hear()
        assert table.state["seats"][0]["name"] == "Jugador 1"

        nobody.post("/api/me", {"name": "Zoe"})

        table.until(lambda state: state["seats"][0]["name"] == "Zoe")
    assert [seat["name"] for seat in nobody.get("/api/matches")[0]["seats"]] == ["Zoe", "Player 2", "Player 3"]


def test_the_lists_know_whose_turn_it_is(ada: Someone) -> None:
    match = ada.make(seats="person device")["id"]
    line = next(line for line in ada.get("/api/matches") if line["id"] == match)
    assert line["waiting_for_you"]
    assert line["your_seats"] == [0, 1]
    assert line["host"]
    decision = ada.state(match, "device")["decisions"][0]
    ada.answer(match, decision, decision["options"][0]["key"])
    line = ada.get("/api/matches")[0]
    assert line["id"] == match
    assert line["round"] == 1


@IN_ONE_PLACE
def test_a_forced_question_is_answered_for_a_person() -> None:
    """Whoever has one option only need not press the button."""
    with serving(forced_delay=0.0) as server:
        bea = server.someone("Bea")
        match = bea.make(seats="person device")["id"]
        with bea.table(match, "device") as table:
            for _ in range(200):
                decision = table.until_asked()
                if decision["forced"]:
                    table.until(lambda state: state["seq"] > table.state["seq"] or not state["decisions"][0]["forced"])
                    return
                table.answer()
                table.ask(type="ping")
    raise AssertionError("no question had one option")


@IN_ONE_PLACE
@pytest.mark.parametrize("seats, waits", [("person bot", False), ("person device", True)])
def test_a_forced_question_waits_only_where_another_person_sits(seats: str, waits: bool) -> None:
    """Against bots there is nobody to hide from; among people it always takes the same time."""
    with serving(forced_delay=3600.0) as server:
        bea = server.someone("Bea")
        match = bea.make(seats=seats)["id"]
        with bea.table(match, "device" if waits else 0) as table:
            for _ in range(300):
                decision = table.until_asked()
                if decision["forced"]:
                    if waits:
                        time.sleep(0.2)
                        assert table.ask(type="ping")["type"] == "pong"
                        assert table.state["decisions"][0]["number"] == decision["number"]
                    else:
                        table.until(lambda state: not state["decisions"] or not state["decisions"][0]["forced"])
                    return
                table.answer()
                table.ask(type="ping")
    raise AssertionError("no question had one option")
