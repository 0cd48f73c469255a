"""Pages and files are packed on their way, to whoever reads packed ones."""

from gzip import compress

from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.middleware.compression import CompressionMiddleware
from litestar.types import HTTPResponseStartEvent, Message, Scope, Send


class Packing(CompressionMiddleware):
    """Packs whole answers. It writes no time beside them, as Litestar's own packing does: a clock
    that stands before 1970 or after 2105 has none that fits."""

    def create_compression_send_wrapper(
        self, send: Send, compression_encoding: str, scope: Scope
    ) -> Send:
        """Send an answer packed, if that is worth it."""
        start: HTTPResponseStartEvent | None = None

        async def packed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None and message["type"] == "http.response.body":
                if not message["more_body"] and len(message["body"]) >= self.config.minimum_size:
                    body = compress(message["body"], self.config.gzip_compress_level, mtime=0)
                    headers = MutableScopeHeaders(start)
                    headers["Content-Encoding"] = compression_encoding
                    headers["Content-Length"] = str(len(body))
                    headers.extend_header_value("vary", "Accept-Encoding")
                    message["body"] = body
                await send(start)
                start = None
            await send(message)

        return packed


def packing(*, exclude: list[str]) -> CompressionConfig:
    """How answers are packed, but those of these addresses."""
    return CompressionConfig(
        backend="gzip",
        gzip_compress_level=5,
        middleware_class=Packing,
        exclude=exclude,
    )
