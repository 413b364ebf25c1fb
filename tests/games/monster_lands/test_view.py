"""What the view tells beside what lies on the table: what is asked about, totals of a roll, points so far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import muster
from muster.bots import bot_called
from muster.kernel.match import Match

GAME = "monster-lands"


def moments(seats: int, seed: int) -> Iterator[tuple[Match, dict[str, Any]]]:
    match = muster.new(GAME, seats=seats, seed=seed, options={"tricks": True})
    bots = [bot_called("greedy", GAME, seat) for seat in range(seats)]
    while not match.over:
        yield match, match.view(None)
        match.play(bots[match.decision.seat].decide(match.chair(match.decision.seat)))
    yield match, match.view(None)


def test_every_open_question_says_what_it_is_about() -> None:
    seen = set()
    for match, view in moments(4, 5):
        told = [(about["seat"], about["prompt"]) for about in view["about"]]
        assert told == [(asked["seat"], asked["prompt"]) for asked in view["asked"]]
        for about in view["about"]:
            params = match.decision.prompt.saying.params
            seen |= set(about)
            if "place" in params:
                assert f"place-{about['place']}" == params["place"]
            if "path" in about and "path" in params:
                assert (f"path-{about['path']['place']}", about["path"]["number"]) == params["path"]
            if "building" in params:
                assert f"building-{about['building']}" == params["building"]
            if "land" in about:
                assert f"land-{about['land']}" == params["land"]
    assert seen >= {"place", "path", "building", "land"}


def test_totals_of_a_roll_are_those_of_the_question() -> None:
    """The page shows totals and works none out."""
    deeds = set()
    for match, view in moments(4, 6):
        if view["roll"] is None or not view["about"]:
            continue
        aims, params = view["roll"]["aims"], match.decision.prompt.saying.params
        deeds |= set(aims)
        match view["about"][0]["prompt"]:
            case "attack":
                assert aims["elimination"][1] == params["elimination"]
                assert aims["elimination"][0] >= params["total"]
                if "capture" in aims:
                    assert aims["capture"][1] == params["capture"]
            case "conquest-roll":
                assert aims["conquest"] == (params["total"], params["value"])
            case "mission-roll":
                assert aims["mission"] == (params["total"], params["objective"])
        left = sum(view["roll"]["left"].values())
        here = view["roll"]["path"]
        for place in view["places"]:
            if place["key"] == here["place"]:
                assert left + len(view["roll"]["dice"]) == sum(place["paths"][here["number"] - 1]["dice"].values())
    assert deeds >= {"elimination", "capture", "conquest"}


def test_points_so_far_become_the_result() -> None:
    for match, view in moments(3, 2):
        for clan in view["clans"]:
            assert clan["score"] == sum(clan["points"].values())
            assert clan["points"]["glory"] == clan["glory"]
        for place in view["places"]:
            assert place["damage"] == sum(path["damage"] for path in place["paths"])
        if match.over:
            assert [clan["score"] for clan in view["clans"]] == list(match.result.scores)
