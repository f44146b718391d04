"""How messages of the Language Server Protocol stand in a stream (specification 3.17, *Base protocol*)."""

import json


def frame(content):
    """A message with its header. Bytes are taken as they are, be they JSON or not."""
    data = content if isinstance(content, bytes) else json.dumps({"jsonrpc": "2.0", **content}).encode()
    return b"Content-Length: %d\r\n\r\n" % len(data) + data
