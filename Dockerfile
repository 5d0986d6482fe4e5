# Every RUN line is a make target, and a test runs them.
FROM python:3.13 AS build
WORKDIR /src
COPY Makefile pyproject.toml README.md requirements.lock requirements-run.lock ./
COPY tools tools
RUN make image-deps IMAGE=/srv/trula
COPY frontend frontend
COPY backend backend
COPY migrations migrations
RUN make image IMAGE=/srv/trula

# The proxy, with the page it shows while no server answers.
FROM nginx:1.29-alpine AS proxy
COPY --from=build /src/backend/static/pages/maintenance.html /usr/share/nginx/trula/

FROM python:3.13-slim
COPY --from=build /srv/trula /srv/trula
ENV PATH=/srv/trula/bin:$PATH HOST=0.0.0.0 PORT=8000
USER 10001:10001
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
CMD ["trula", "serve"]
