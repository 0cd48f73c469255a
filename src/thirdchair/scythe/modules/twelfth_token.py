"""A twelfth encounter token on the Factory, and territories of encounters that count for more."""

from thirdchair.kit.rules import decides
from thirdchair.scythe.automa import Automa


class TwelfthToken(Automa):
    """The evening on which all look for Tesla always has it; a free game with him if it likes."""

    def twelve_tokens(self) -> bool:
        """Point: is it played so?"""
        return True

    @decides("fen.e7.setup.token12")
    async def laid_out(self) -> None:
        await super().laid_out()
        if self.twelve_tokens():
            tokens = [*self.state.tokens.encounter, self.board.factory]
            self.state.tokens.encounter = self.board.in_order(tokens)

    @decides("fen.e7.score.encounter-territory")
    def encounter_places(self) -> list[str]:
        """Where an encounter token lay at the start, the Factory among them."""
        places = super().encounter_places()
        return (
            self.board.in_order([*places, self.board.factory]) if self.twelve_tokens() else places
        )

    @decides("fen.e7.score.encounter-plus1")
    def worth_of(self, seat: str, place: str) -> int:
        """Such a territory counts as one more."""
        more = self.twelve_tokens() and place in self.encounter_places()
        return super().worth_of(seat, place) + more
