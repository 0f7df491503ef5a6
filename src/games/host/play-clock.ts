/** The time that a game has been played, by timestamps; it stands still while it is stopped. */
export interface PlayClock {
  /** Whole milliseconds, up to `since` or for good. */
  readonly played: number;
  /** Since when it has been running, in milliseconds since the epoch; `null` while stopped. */
  readonly runningSince: number | null;
}

/** Milliseconds of play. A device's clock that was set back counts as standing still. */
export function getPlayedMs({ played, runningSince }: PlayClock, now: number): number {
  return runningSince === null ? played : played + Math.max(0, Math.floor(now - runningSince));
}

/** The same clock, counted up to now: it never goes back behind that. */
export function advancePlayClock(clock: PlayClock, now: number): PlayClock {
  return clock.runningSince === null ? clock : { played: getPlayedMs(clock, now), runningSince: now };
}

export function startPlayClock(clock: PlayClock, now: number): PlayClock {
  return clock.runningSince === null ? { ...clock, runningSince: now } : clock;
}

export function stopPlayClock(clock: PlayClock, now: number): PlayClock {
  return { played: getPlayedMs(clock, now), runningSince: null };
}
