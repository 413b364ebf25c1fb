"""A turn: which errands, in which order, and which Action tokens become Move points for them.

Every set of tokens that could be kept for Actions is tried; the others give Move points. What is left over is worth
what the next turn can make of it: the errands that will be near, and one token that can be carried.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from muster.games.euthia.bots.charts import FAR, Walks
from muster.games.euthia.bots.errands import FIGHT, FREE, Errand
from muster.games.euthia.bots.values import Outlook
from muster.games.euthia.content.pieces import ACTIONS, COMBAT, MINING, NOTHING, TRADE
from muster.games.euthia.queries import combat_sources
from muster.games.euthia.state import EuthiaTable

WIDTH: Final = 6  # errands that are tried from each place
DEPTH: Final = 4  # errands in one turn
STEP: Final = 0.02  # so little is lost with each Move point, that short ways are preferred
LATER: Final = 3.5  # Move points of a turn to come
SECOND: Final = 0.4  # how much the second best errand of later turns counts


# An errand from a space: its distance, what the way costs, what it is worth in a later turn, how promising it is.
Near = tuple[Errand, int, float, float, float]


class Plan:
    """Errands in their order, the Actions that are kept for them, and where to go with what is left."""

    __slots__ = ("errands", "goal", "kept", "worth")

    def __init__(self, errands: tuple[Errand, ...], kept: tuple[int, ...], worth: float, goal: int) -> None:
        self.errands = errands
        self.kept = kept
        self.worth = worth
        self.goal = goal


class Planner:
    """Looks for the best turn from a place."""

    __slots__ = ("best", "errands", "fade", "known", "near", "outlook", "seat", "spare", "table", "taste", "walks")

    def __init__(self, outlook: Outlook, walks: Walks, errands: list[Errand], spare: int) -> None:
        """``spare``: Move points that tiles on the board give for nothing."""
        self.outlook = outlook
        self.table: EuthiaTable = outlook.table
        self.seat = outlook.seat
        self.taste = outlook.taste
        self.walks = walks
        self.errands = errands
        self.spare = spare
        self.near: dict[int, list[Near]] = {}
        self.known: dict[int, list[tuple[float, Errand, int]]] = {}
        # What is left of an errand's worth, by Move points that are missing.
        self.fade = [self.taste.patience ** (missing / LATER) for missing in range(FAR + 1)]
        self.best = Plan((), (), -1e9, NOTHING)

    # -- tokens --------------------------------------------------------------------------------------------------------

    def tokens(self) -> list[int]:
        """Action tokens that could still become Move points."""
        table, seat = self.table, self.seat
        found = [action for action in range(len(ACTIONS)) if table.tokens[seat] >> action & 1]
        if table.carried[seat] != NOTHING:
            found.append(table.carried[seat])
        return found

    def granted(self) -> list[int]:
        """Actions that tiles on the board allow."""
        return [
            action
            for action in range(len(ACTIONS))
            for source in combat_sources(self.table, self.seat, action)
            if source >= 0
        ]

    def carry(self, actions: tuple[int, ...]) -> float:
        """What the best of the unused tokens is worth in the next turn."""
        if not actions or not self.outlook.further:
            return 0.0
        taste = self.taste
        worth = {COMBAT: taste.carry_combat, TRADE: taste.carry_trade, MINING: taste.carry_mining}
        return max([worth[action] for action in actions])

    # -- the search ----------------------------------------------------------------------------------------------------

    def plan(self, start: int) -> Plan:
        """The best turn from a space on."""
        tokens = self.tokens()
        granted = self.granted()
        useful = {errand.action for errand in self.errands}
        moves = self.table.moves[self.seat] + self.spare
        tried: set[tuple[int, ...]] = set()
        for mask in range(1 << len(tokens)):
            kept = tuple(sorted([token for at, token in enumerate(tokens) if mask >> at & 1]))
            idle = [action for action in kept if action not in useful]
            if kept in tried or len(idle) > (1 if self.outlook.further else 0):
                continue
            tried.add(kept)
            more = sum([self.table.box.action_moves[token] for at, token in enumerate(tokens) if not mask >> at & 1])
            self._extend(start, moves + more, kept, tuple(granted), (), 0.0, 1.0)
        return self.best

    def _extend(
        self,
        space: int,
        moves: int,
        kept: tuple[int, ...],
        granted: tuple[int, ...],
        done: tuple[Errand, ...],
        worth: float,
        weight: float,
    ) -> None:
        """Judge what is planned so far, then add one errand after another."""
        ahead, goal = self._ahead(space, moves, done)
        total = worth + weight * (self.carry(kept) + ahead)
        if total > self.best.worth:
            spent = tuple([errand.action for errand in done if errand.action != FREE])
            self.best = Plan(done, (*kept, *spent), total, goal)
        if len(done) == DEPTH:
            return
        tried = 0
        fought = COMBAT in [errand.action for errand in done]
        for errand, steps, price, _, _ in self._near(space):
            if steps > moves or errand in done:
                continue
            if errand.guarded and not any(other.why == FIGHT and other.space == errand.space for other in done):
                continue
            left, tiles = kept, granted
            if errand.action != FREE:
                if errand.action in tiles:
                    tiles = _without(tiles, errand.action)
                elif errand.action in left:
                    left = _without(left, errand.action)
                else:
                    continue
            gain = errand.second if fought and errand.action == COMBAT else errand.worth
            if gain <= 0:
                continue
            tried += 1
            self._extend(
                errand.space,
                moves - steps,
                left,
                tiles,
                (*done, errand),
                worth + weight * (gain - price),
                weight * errand.chance,
            )
            if tried == WIDTH:
                return

    def _near(self, space: int) -> list[Near]:
        """Errands with their distance from a space and what the way costs, the most promising first."""
        found = self.near.get(space)
        if found is None:
            found = []
            reach = self.walks.from_space(space)
            health = self.table.health[self.seat]
            pain, future = self.outlook.pain, self.taste.future
            for errand in self.errands:
                way = reach.get(errand.space)
                if way is None:
                    continue
                steps, hurt, _ = way
                if hurt < health and (steps or errand.kind != "go"):
                    price = STEP * steps + pain * hurt
                    worth = errand.worth - price
                    found.append((errand, steps, price, worth * future, worth / (1.5 + steps)))
            found.sort(key=itemgetter(4), reverse=True)
            self.near[space] = found
        return found

    def _ahead(self, space: int, moves: int, done: tuple[Errand, ...]) -> tuple[float, int]:
        """What later turns can make of a place: the best errands near it, and where to go for them now."""
        if not self.outlook.further:
            return 0.0, NOTHING
        key = space * 64 + moves
        rows = self.known.get(key)
        if rows is None:
            fade = self.fade
            rows = [
                (later * fade[steps - moves] if steps > moves else later, errand, steps)
                for errand, steps, _, later, _ in self._near(space)
                if not errand.guarded and not errand.fleeting  # a Monster comes first, and counts by itself
            ]
            rows.sort(key=itemgetter(0), reverse=True)
            del rows[DEPTH + 2 :]
            self.known[key] = rows
        best = second = 0.0
        goal = NOTHING
        for worth, errand, steps in rows:
            if errand in done:
                continue
            if not best:
                best = worth
                goal = errand.space if steps and moves else NOTHING
            else:
                second = worth
                break
        return best + SECOND * second, goal


def _without(actions: tuple[int, ...], action: int) -> tuple[int, ...]:
    at = actions.index(action)
    return (*actions[:at], *actions[at + 1 :])
