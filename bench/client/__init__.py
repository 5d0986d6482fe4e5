"""What the client costs a slow phone on a slow line: `python -m bench.client`, or `make bench-client`."""
