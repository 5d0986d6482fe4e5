/** What goes on right now: the open tables, and those one sits at. Live by the socket for whoever is signed in. */
import { fetchMe, fetchTables, type MyTable, type OpenTable } from '../net/api-calls';
import { account, whoAmI } from './account.svelte';
import { followLobby } from './wire';

const ASK_EVERY_MS = 6_000;
const VISITORS_ASK_EVERY_MS = 3_000; // no socket tells them

interface Lobby {
  open: OpenTable[];
  mine: MyTable[];
  known: boolean;
  /** The tables were asked for in vain: the server was not reached, or it answered so. */
  failed: 'unreached' | 'refused' | null;
}

export const lobby = $state<Lobby>({
  open: [],
  mine: [],
  known: false,
  failed: null,
});

async function askOpen(): Promise<void> {
  const answer = await fetchTables();
  lobby.failed = answer.ok ? null : answer.status === 0 ? 'unreached' : 'refused';
  if (!answer.ok) return;
  lobby.open = answer.value.tables;
  lobby.known = true;
}

async function askMine(): Promise<void> {
  if (!account.known) await whoAmI();
  if (account.now === null) {
    lobby.mine = [];
    return;
  }
  const answer = await fetchMe();
  if (answer.ok) lobby.mine = (answer.value?.tables ?? []).filter((table) => table.phase !== 'finished');
}

/** Keep the lobby fresh while the front page is shown; returns how to stop. Run anew when the account changes. */
export function watchLobby(): () => void {
  const live = account.now !== null;
  const ask = (): void => {
    if (!live) void askOpen();
    void askMine();
  };
  ask();
  const timer = setInterval(ask, live ? ASK_EVERY_MS : VISITORS_ASK_EVERY_MS);
  const leave = live
    ? followLobby((frame) => {
        lobby.open = frame.tables;
        lobby.known = true;
      })
    : null;
  return () => {
    clearInterval(timer);
    leave?.();
  };
}
