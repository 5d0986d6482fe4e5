/** Texts that are fetched in the reader's language: while those of another language are on their way, the old ones stay. */

export interface Kept<T> {
  /** What came last; undefined until something came. */
  readonly now: T | undefined;
  /** Nothing came yet, and the last try failed. */
  readonly failed: boolean;
}

/** Hold what *fetch* brings, anew whenever what it reads changes. Called while a component is made. */
export function kept<T>(fetch: () => Promise<T>): Kept<T> {
  let now = $state.raw<T>();
  let failed = $state(false);
  $effect(() => {
    let stale = false;
    fetch().then(
      (found) => {
        if (stale) return;
        now = found;
        failed = false;
      },
      () => {
        if (!stale) failed = now === undefined;
      },
    );
    return () => {
      stale = true;
    };
  });
  return {
    get now() {
      return now;
    },
    get failed() {
      return failed;
    },
  };
}
