/**
 * The last moves before a page goes away. A write to IndexedDB takes some milliseconds and is dropped with
 * the page; session storage is the only place that keeps something at once. An entry lives until the game's
 * next write has gone well.
 */
export interface LastMoves {
  keep(gameId: string, saved: unknown): void;
  /** As it was kept, unparsed; `null` when nothing was. */
  read(gameId: string): unknown;
  forget(gameId: string): void;
}

/** One learner's last moves. A browser that denies session storage goes without them. */
export function createLastMoves(storage: () => Storage, uid: string): LastMoves {
  const nameOf = (gameId: string) => `last-moves:${uid}:${gameId}`;

  function attempt<Value>(work: (entries: Storage) => Value): Value | null {
    try {
      return work(storage());
    } catch (cause) {
      console.warn('Session storage can’t be used:', cause);
      return null;
    }
  }

  return {
    keep(gameId, saved) {
      attempt((entries) => entries.setItem(nameOf(gameId), JSON.stringify(saved)));
    },
    read(gameId) {
      return attempt((entries): unknown => {
        const text = entries.getItem(nameOf(gameId));
        return text === null ? null : JSON.parse(text);
      });
    },
    forget(gameId) {
      attempt((entries) => entries.removeItem(nameOf(gameId)));
    },
  };
}
