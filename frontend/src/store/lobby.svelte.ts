/** What goes on right now: the open tables, and those one sits at. Live by the socket for whoever is signed in. */
import { fetchTables, type OpenTable, type OwnTable } from '../net/api-calls';
import { account } from './account.svelte';
import { followLobby } from './wire';

const ASK_EVERY_MS = 8_000;

export const lobby = $state<{ open: OpenTable[]; mine: OwnTable[]; known: boolean; failed: boolean }>({
  open: [],
  mine: [],
  known: false,
  failed: false,
});

async function ask(): Promise<void> {
  const answer = await fetchTables();
  lobby.failed = !answer.ok;
  if (!answer.ok) return;
  lobby.open = answer.value.open;
  lobby.mine = answer.value.mine;
  lobby.known = true;
}

/** Keep the lobby fresh while the front page is shown; returns how to stop. */
export function watchLobby(): () => void {
  void ask();
  const timer = setInterval(() => void ask(), ASK_EVERY_MS);
  const leave =
    account.now === null
      ? null
      : followLobby((frame) => {
          lobby.open = frame.tables;
          lobby.known = true;
        });
  return () => {
    clearInterval(timer);
    leave?.();
  };
}
