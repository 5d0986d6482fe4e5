"""Whether a browser's page may act for its user here: the check of the Origin header."""

from collections.abc import Collection


def origin_allowed(origin: str | None, host: str | None, others: Collection[str]) -> bool:
    """Say whether a page of *origin* may act: it is the page of this *host*, or one of *others*.

    Only browsers send an origin, and they always do where it matters; a client without one is nobody else's page.

    >>> origin_allowed("https://trula.example", "trula.example", ())
    True
    >>> origin_allowed("https://trula.example.evil.example", "trula.example", ())
    False
    """
    if origin is None:
        return True
    own = {f"http://{host}".lower(), f"https://{host}".lower()} if host else set()
    return origin.lower() in {*own, *others}
