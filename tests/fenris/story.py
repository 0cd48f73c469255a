"""A campaign told from the first evening to the last: every line to the app and to the book.

The app hears it as other programs speak to it, one request after the other; dice and cards are
those of the table. `by_the_book.Book` hears what happened, and whenever an evening has brought
something the sheets of both must be the same.
"""

import re
from typing import Any

from tests.fenris.book_sheet import score
from tests.fenris.by_the_book import Book
from tests.fenris.telling import Telling, Told

MATS = {
    "industrial": (4, 2),
    "engineering": (5, 2),
    "mechanical": (6, 3),
    "agricultural": (7, 4),
    "militant": (4, 3),
    "innovative": (5, 3),
    "patriotic": (6, 2),
}
"""The coins and the popularity that a player mat prints."""
NEVER = {("rusviet", "industrial"), ("crimea", "patriotic")}
AUTOMA_COINS = 5
FACTORY = "r4c4"
BEATEN = "box_c_beaten"
"""Who has beaten what was in box C is asked after the result."""
KINDS = {
    **dict.fromkeys(("armor", "entrenched", "feint", "foothold", "pontoons", "regroup"), "mech"),
    **dict.fromkeys(("reinforce", "stealth", "tactics", "scout", "sword", "suiton"), "mech"),
    **dict.fromkeys(("machinery", "assembly_line", "construction"), "infrastructure"),
    **dict.fromkeys(("recruitment_office", "automachines"), "infrastructure"),
}
AGAIN = re.compile(r"(combat|objective)_[2-4]$")
"""How a second star for an objective is called, or a third one for a victory."""


class Story(Telling):
    """One campaign, as it is told; `rows` are those of the triumph log."""

    def __init__(self, *seats: Told, rows: int, **setup: Any) -> None:
        self.book = Book(list(seats), rows)
        self.placed: list[tuple[str, str]] = []
        """The stars of a game that is played here, in their order."""
        new = {"game": "scythe", "mode": "fenris", "chance": "table", "rows": rows}
        super().__init__({**new, "seats": list(seats), **setup})

    @property
    def humans(self) -> list[str]:
        return [seat for seat, one in self.book.sheets.items() if one.human]

    @property
    def automas(self) -> list[str]:
        return [seat for seat in self.book.sheets if seat not in self.humans]

    # An evening

    def evening(
        self,
        number: str,
        perks: dict[str, str] | None = None,
        *,
        board: bool = False,
        luck: dict[str, Any] | None = None,
    ) -> None:
        """It begins, and people choose a perk. What they start with is what the book gives."""
        assert (self.view["episode"], self.book.evening) == (number, number)
        self.luck, self.placed, mats = luck or {}, [], self._mats()
        self.do("setup", mats=mats, board=board)
        for seat, mat in mats.items():
            self._check_start(seat, mat)
        for seat in self.automas:
            self._check_automa(seat)
        for seat, perk in (perks or {}).items():
            self.do("perk", seat=seat, perk=perk)
            self.book.perk(seat, perk)

    def _mats(self) -> dict[str, str]:
        """Any mats that may go with the factions."""
        dealt: dict[str, str] = {}
        for seat in self.humans:
            faction = self.book.sheets[seat].faction
            free = (mat for mat in MATS if mat not in dealt.values())
            dealt[seat] = next(mat for mat in free if (faction, mat) not in NEVER)
        return dealt

    def _check_start(self, seat: str, mat: str) -> None:
        """fen.sheet.setup.apply, fen.campaign.coins.start; fen.e2a.setup.popularity. What a token
        of an alliance brings is not known here."""
        now, bonuses = self.view["game_now"]["seats"][seat], self.book.sheets[seat].bonuses
        coins, popularity = MATS[mat]
        ahead = 4 if self.book.evening == "2a" else 0
        assert now["popularity"] == popularity + ahead + bonuses.get("popularity", 0), seat
        if not any(one.startswith("ally.") for one in self.view["game_now"].get("laid", ())):
            assert now["coins"] == coins + bonuses.get("coins", 0), seat

    def _check_automa(self, seat: str) -> None:
        """fen.automa.setup-bonus.coins, fen.mods.automa.benefit.*: what stands on its sheet. Where
        it has a head start, or an ally, more is given."""
        if self.book.evening in ("2a", "2b", "7"):
            return
        sheet, now = self.view["sheets"][seat], self.view["game_now"]["seats"][seat]
        boxes = [*sheet["mech_mods"], *sheet["infrastructure_mods"]]
        coins = sum(int(n) for box in boxes for n in re.findall(r"coins\.(\d+)", box))
        assert now["coins"] == AUTOMA_COINS + sheet["setup_bonuses"].get("coins", 0) + coins
        assert now["tracker"] == boxes.count("tracker")

    def result(
        self,
        coins: dict[str, int],
        stars: dict[str, str],
        dice: dict[str, int] | None = None,
        **facts: dict[str, int],
    ) -> None:
        """Coins and stars of every seat, with `>` before the column that somebody ticks for a
        star; and what this evening counts. The outcome is read, and everybody has what the book
        gives. `dice` are those that Automas roll for a new faction."""
        named = {seat: self._stars_of(seat, stars) for seat in self.book.sheets}
        plain = {seat: [(_triumph(star), to) for star, to in one] for seat, one in named.items()}
        every = {what: {seat: n.get(seat, 0) for seat in coins} for what, n in facts.items()}
        if self.here:
            self.do("episode_result")
        else:
            on_track = {seat: [star for star, _ in one] for seat, one in plain.items()}
            told = {what: n for what, n in every.items() if what != BEATEN}
            self.luck[BEATEN] = next(iter(facts.get(BEATEN, ())), "nobody")
            self.do("episode_result", coins=coins, stars=on_track, facts=told)
        self.luck |= {f"d6.{seat}": face for seat, face in (dice or {}).items()}
        events = self.do("read")
        for seat, one in named.items():
            for star, column in one:
                if column:
                    self.do("log", seat=seat, star=star, column=column)
        if self.book.evening[0] == "8":
            self.book.cross_out_wealth()
        self.book.result(coins, plain, every)
        for seat in [one for one in self.automas if one in self.book.waiting]:
            if self.book.stays(seat):
                self.book.keeps(seat)
            else:
                self.book.rolls(seat, (dice or {})[seat])
        self._hear(events)
        self._check_tiles()
        self.same()

    def _stars_of(self, seat: str, told: dict[str, str]) -> list[tuple[str, str | None]]:
        """As somebody tells them, else as they were placed here."""
        if seat in told:
            return _stars(told[seat])
        return [(star, None) for one, star in self.placed if one == seat]

    def _check_tiles(self) -> None:
        """So many tiles are drawn as the book says; the winner's extra one of a kind is asked."""
        for seat, mine in self.view.get("offers", {}).items():
            more = seat == self.book.winner and self.book.evening not in ("2a", "2b")
            tiles = dict(self.book.drawn[seat])
            if more and len(tiles) == 1:
                tiles = {kind: n + 1 for kind, n in tiles.items()}
            assert mine["tiles"] == tiles, seat
            assert mine["extra"] == (1 if more and len(tiles) > 1 else 0)
            assert mine["free"] == self.book.free

    # An evening that is played here

    def stars(self, seat: str, *triumphs: str) -> None:
        """Somebody places stars, one after the other."""
        for one in triumphs:
            self.do("mark", seat=seat, at=one)
            self.placed.append((seat, one))

    def automas_play(self, turns: int) -> None:
        """So many turns of every Automa, with cards in the order of their numbers."""
        for _ in range(turns):
            for seat in self.automas:
                events = self.do("automa_turn", seat=seat)
                stars = [one for one in events if one["type"] == "star"]
                self.placed += [(one["seat"], one["triumph"]) for one in stars]

    def finished(self, **people: dict[str, int]) -> dict[str, int]:
        """The game ends. People say what they have; the units stand on the board, and what an
        Automa has lies before it. Returns everybody's result by the rules of the game."""
        now = self.view["game_now"]["seats"]
        for seat, mine in people.items():
            self.luck |= {f"final_{what}.{seat}": n for what, n in mine.items()}
        scores = {}
        for seat, one in now.items():
            has = people.get(seat) or {name: one[name] for name in ("coins", "popularity")}
            stars = sum(one == seat for one, _ in self.placed)
            scores[seat] = score(stars=stars, territories=self._territories(seat), **has)
        self.do("finish")
        assert self.view["game_now"]["result"]["scores"] == scores
        return scores

    def _territories(self, seat: str) -> int:
        """Those where its units stand, a home base is none; the Factory counts as three."""
        mine = [one["at"] for one in self.view["game_now"]["units"] if one["seat"] == seat]
        held = {at for at in mine if "base:" not in at}
        return len(held) + (2 if FACTORY in held else 0)

    @property
    def here(self) -> bool:
        """Was tonight's game played and scored here? Then nobody need tell its result."""
        return self.view["game_now"]["result"] is not None

    # After it

    def vote(self, decided: str | None = None, **votes: tuple[int, int]) -> None:
        """War and peace of each person, sealed and opened together; `decided`: by the winner."""
        assert self.view["influence"] == self.book.influence
        for seat, (war, peace) in votes.items():
            self.say({"do": "vote", "seat": seat, "war": war, "peace": peace, "as": seat})
        self.do("reveal")
        if decided:
            self.do("decide", branch=decided)
        self.book.vote(votes, decided)

    def bonus(self, seat: str, *bonuses: str) -> None:
        """Somebody raises all set-up bonuses that are due."""
        assert self.view["bonuses_due"][seat] == self.book.bonuses_due[seat] == len(bonuses)
        self.do("setup_bonus", seat=seat, bonus=list(bonuses))
        self.book.bonus(seat, *bonuses)

    def buys(self, seat: str, *mods: str, extra: str | None = None) -> None:
        """Tiles that somebody keeps; `extra` is the kind of the winner's additional one."""
        if extra:
            self.do("draw_mods", seat=seat, extra=extra)
        self.do("buy_mods", seat=seat, mods=list(mods), done=True)
        self.book.buy(seat, [(KINDS[one], one) for one in mods], extra)

    def keep(self, *seats: str) -> None:
        """These keep their factions."""
        for seat in seats:
            self.book.keeps(seat)
            self._hear(self.do("keep", seat=seat))

    def give_up(self, *seats: str) -> None:
        """These lay their mats to those that nobody uses."""
        for seat in seats:
            self._hear(self.do("give_up", seat=seat))

    def takes(self, seat: str, faction: str, then: dict[str, str] | None = None) -> None:
        """Whoever is next takes a mat. An Automa draws it: `then` at once after somebody."""
        mats = {seat: faction, **(then or {})}
        self.luck |= {f"faction.{one}": mat for one, mat in mats.items()}
        chosen = {"faction": faction} if seat in self.humans else {}
        self._hear(self.do("change_faction", seat=seat, **chosen))
        assert self.book.sheets[seat].faction == faction

    def base(self, seat: str, faction: str) -> None:
        """Whoever has lost a home base to its owner takes another one."""
        assert self.book.homeless() == [seat]
        self._hear(self.do("base", seat=seat, faction=faction))

    def _hear(self, events: list[Told]) -> None:
        """Who has taken which mat, and moved where: Automas draw theirs."""
        for one in events:
            if one["type"] == "new_faction" and ".switch." in one["rule"]:
                self.book.takes(one["seat"], one["faction"])
            if one["type"] == "new_base" and ".switch." in one["rule"]:
                assert one["seat"] in self.book.homeless()
                self.book.sheets[one["seat"]].base = one["faction"]

    def opens(self, box: str, seat: str | None = None) -> None:
        """A box or a punchboard."""
        self.do("open", box=box, **({"seat": seat} if seat else {}))

    def close(self) -> None:
        """Cards that nobody has looked at are declined, and the sheets are as the book has them."""
        while self.view["agenda"]:
            self.do("done", seat=next(iter(self.view["agenda"])))
        self.do("close")
        self.book.close()
        if not self.view["over"]:
            self.same()

    # What must be the same

    def same(self) -> None:
        """The sheets of the app and of the book."""
        for seat, mine in self.view["sheets"].items():
            book = self.book.sheets[seat]
            by_the_book = {
                "faction": book.faction,
                "base": book.base,
                "wealth": book.wealth,
                "wins": book.wins,
                "mech": book.mods["mech"],
                "infrastructure": book.mods["infrastructure"],
                "bonuses": book.bonuses,
                "perks": book.perks,
                "ticks": book.ticks,
            }
            assert _seen(mine) == by_the_book, f"{seat}: {_seen(mine)}, by the book {by_the_book}"
            assert mine["wealth"] == sum(one["amount"] for one in mine["ledger"]) >= 0

    def ended(self) -> Told:
        """The last page as the app and the book have it."""
        end, seats = self.view["end"], self.view["end"]["seats"]
        assert self.view["over"]
        reckoned = self.book.end()
        assert {
            "winner": end["winner"],
            "scores": end["scores"],
            "lines": {seat: one["lines"] for seat, one in seats.items()},
            "values": {seat: one["values"] for seat, one in seats.items()},
            "ranks": {seat: one["ranks"] for seat, one in seats.items()},
        } == reckoned
        assert {seat: one["coins"] for seat, one in seats.items()} == self.book.coins
        for seat in reckoned["winner"]:
            self.book.sheets[seat].wins.append(self.book.evening)  # fen.e8a.win.highest
        self.same()
        return reckoned


def _stars(told: str) -> list[tuple[str, str | None]]:
    """`mechs combat>combat_2`: stars, and where somebody ticks them."""
    pairs = (one.partition(">") for one in told.split())
    return [(star, column or None) for star, _, column in pairs]


def _triumph(star: str) -> str:
    """On the track a third victory is a victory."""
    again = AGAIN.match(star)
    return again[1] if again else star


def _seen(sheet: Told) -> Told:
    """A sheet of the app. What a card has given an Automa stands in its box: any will do."""
    mods = {
        kind: ["gain" if one.startswith("gain.") else one for one in sheet[f"{kind}_mods"]]
        for kind in ("mech", "infrastructure")
    }
    same = {name: sheet[name] for name in ("faction", "wealth", "wins", "perks")}
    more = {"base": sheet.get("base"), "bonuses": sheet["setup_bonuses"]}
    return {**same, **more, **mods, "ticks": sheet["triumphs"]}
