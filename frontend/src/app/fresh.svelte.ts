/** Whether a newer version of the client waits, and how it is taken. Without a worker it never does. */
export const fresh = $state({
  there: false,
  take: (): void => location.reload(),
  /** Look whether there is one: the server may have been renewed. */
  ask: (): void => undefined,
});

let leave: (path: string) => boolean = () => false;

/** Have *act* asked before the client goes to another page by itself; true: it has taken the way over. */
export function onLeave(act: (path: string) => boolean): void {
  leave = act;
}

export function leaving(path: string): boolean {
  return leave(path);
}
