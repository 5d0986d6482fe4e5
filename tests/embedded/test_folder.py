"""Who holds the data folder."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from backend.embedded import child, folder, valkey
from backend.embedded.folder import StartRefused

HOLD_AND_DIE = """
import os, sys
from pathlib import Path
from backend.embedded import folder, valkey
held = folder.hold(Path(sys.argv[1]), lambda: None)
server = valkey.at(held.path / "redis")
os.set_inheritable(held.lock, True)
import subprocess
orphan = subprocess.Popen(
    [server.program, "--unixsocket", server.socket, "--dir", server.folder, "--logfile", server.log, *valkey.OPTIONS],
    pass_fds=(held.lock,), start_new_session=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
)
while not server.answers():
    pass
os._exit(0)
"""


def test_a_folder_is_held_once(tmp_path: Path) -> None:
    held = folder.hold(tmp_path / "var", lambda: None)
    with pytest.raises(StartRefused, match=rf"in use by process {os.getpid()};"):
        folder.hold(tmp_path / "var", lambda: None)
    held.close()
    folder.hold(tmp_path / "var", lambda: None).close()


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StartRefused, match="TRULA_DATA"):
        folder.hold(tmp_path / "file" / "var", lambda: None)


def test_an_orphan_without_a_leash_is_ended_before_the_folder_is_taken(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", HOLD_AND_DIE, str(tmp_path)], check=True)
    server = valkey.at(tmp_path / "redis")
    assert server.answers()
    held = folder.hold(tmp_path, server.end_orphan)
    assert not server.answers()
    held.close()


def test_a_leash_on_a_parent_that_is_gone_starts_nothing(tmp_path: Path) -> None:
    made = tmp_path / "made"
    ended = subprocess.run([sys.executable, "-I", "-S", child.LEASH, "1", "/usr/bin/touch", str(made)], check=False)
    assert ended.returncode == 1
    assert not made.exists()
