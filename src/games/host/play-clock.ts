/** The time that a game has been played, by timestamps; it stands still while stopped. */
export interface PlayClock {
  /** Whole milliseconds of play. */
  time(): number;
  start(): void;
  stop(): void;
}

/**
 * @param now milliseconds since the epoch; a clock that was set back counts as standing still
 * @param played what an earlier visit had played already
 */
export function createPlayClock(now: () => number, played = 0): PlayClock {
  let before = played;
  let latest = played;
  let startedAt: number | null = null;
  const time = () => {
    const running = startedAt === null ? 0 : now() - startedAt;
    latest = Math.max(latest, Math.floor(before + running));
    return latest;
  };
  return {
    time,
    start() {
      startedAt ??= now();
    },
    stop() {
      before = time();
      startedAt = null;
    },
  };
}
