/** Whom this browser does not want to hear. Nobody else learns of it. */
const STORED = 'trula.muted';
const muted = $state<{ accounts: string[] }>({ accounts: read() });

function read(): string[] {
  const stored = localStorage.getItem(STORED);
  return stored === null || stored === '' ? [] : stored.split(' ');
}

export function isMuted(account: string): boolean {
  return muted.accounts.includes(account);
}

export function toggleMuted(account: string): void {
  muted.accounts = isMuted(account)
    ? muted.accounts.filter((one) => one !== account)
    : [...muted.accounts, account];
  localStorage.setItem(STORED, muted.accounts.join(' '));
}
