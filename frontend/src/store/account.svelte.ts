/** Who is at this browser: nobody, a guest, or a registered player. A guest is made silently by the first act that needs one. */
import { fetchMe, makeGuest, register, signIn, signOut, type Answer, type SignedIn } from '../net/api-calls';
import { onOpened, onSignedOut, wire } from './wire';

export const account = $state<{ now: SignedIn | null; known: boolean }>({ now: null, known: false });

function set(me: SignedIn | null): void {
  const changed = account.known && me?.id !== account.now?.id;
  account.now = me;
  account.known = true;
  // A socket belongs to the login it was opened with.
  if (changed) wire.renew();
}

// Registering ends the old login before it hands out the new one: whoever asks meanwhile who he is hears "nobody".
let act: Promise<unknown> | null = null;
let acts = 0;

async function taken(call: Promise<Answer<SignedIn>>): Promise<Answer<SignedIn>> {
  act = call;
  const answer = await call;
  acts++;
  if (answer.ok) set(answer.value);
  return answer;
}

let asking: Promise<void> | null = null;

/** Ask once who is signed in; a second question while the first is under way waits for the same answer. */
export function whoAmI(): Promise<void> {
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

async function ask(): Promise<void> {
  await act;
  const before = acts;
  const answer = await fetchMe();
  if (acts !== before) return ask(); // an answer from before somebody signed in or out
  if (answer.ok) set(answer.value?.account ?? null);
}

/** Make sure that there is somebody; null where even a guest could not be made. */
export async function somebody(): Promise<SignedIn | null> {
  if (!account.known) await whoAmI();
  if (account.now !== null) return account.now;
  const answer = await taken(makeGuest());
  return answer.ok ? answer.value : null;
}

/**
 * A login that has ended closes its sockets. Registering gives the same account a new login, so an open socket that
 * closes this way is tried once more; one that was never welcomed tells that nobody is signed in.
 */
export function watchLogin(): void {
  onOpened(() => {
    if (!account.known) void whoAmI(); // the page was loaded while the server was away
  });
  onSignedOut((wasOpen) => {
    void whoAmI().then(() => {
      if (wasOpen && account.now !== null) wire.retry();
    });
  });
}

export const becomeRegistered = (name: string, password: string) => taken(register(name, password));
export const comeIn = (name: string, password: string) => taken(signIn(name, password));

export async function goOut(): Promise<void> {
  const answer = await signOut();
  acts++;
  if (answer.ok || answer.status === 401) set(null);
}
