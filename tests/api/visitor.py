"""What a page does with the API: asks with its cookies and its origin, and reads JSON."""

from typing import Any

import httpx

HOST = "trula.test"


class Answer:
    """Status, JSON body and headers of an answer."""

    def __init__(self, response: httpx.Response) -> None:
        self.status = response.status_code
        self.headers = response.headers
        self.text = response.text
        self.body: Any = response.json() if response.content else None

    @property
    def refusal(self) -> tuple[int, str, str | None]:
        """Status, reason and field; sees to it that the shape is right."""
        assert isinstance(self.body, dict), self.text
        assert set(self.body) <= {"reason", "field", "detail"}, self.text
        assert self.body["detail"]
        return self.status, self.body["reason"], self.body.get("field")


class Visitor:
    """One visitor, with its cookies."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client

    async def get(self, path: str, **params: Any) -> Answer:
        return Answer(await self.client.get(path, params=params or None))

    async def post(self, path: str, body: object = None, **headers: str) -> Answer:
        sent = {"origin": str(self.client.base_url).rstrip("/")} | {
            name.replace("_", "-"): value for name, value in headers.items()
        }
        return Answer(await self.client.post(path, json={} if body is None else body, headers=sent))

    async def guest(self) -> dict[str, Any]:
        """Sign in as a guest."""
        body: dict[str, Any] = (await self.post("/api/guest")).body
        return body

    async def register(self, name: str, password: str = "correct horse") -> Answer:
        return await self.post("/api/register", {"name": name, "password": password})

    async def log_in(self, name: str, password: str = "correct horse") -> Answer:
        return await self.post("/api/login", {"name": name, "password": password})

    async def me(self) -> dict[str, Any]:
        answer = await self.get("/api/me")
        assert answer.status == 200, answer.text
        body: dict[str, Any] = answer.body
        return body
