/** Measures how long a game has been played, by timestamps, without the time it was stopped. */
export interface PlayClock {
  /** Whole milliseconds played before `runningSince`. */
  readonly played: number;
  /** Milliseconds since the epoch; `null` while stopped. */
  readonly runningSince: number | null;
}

/** Milliseconds of play. A device clock that was set back counts as stopped. */
export function getPlayedMs({ played, runningSince }: PlayClock, now: number): number {
  return runningSince === null ? played : played + Math.max(0, Math.floor(now - runningSince));
}

/** The same clock with the time up to `now` in `played`, so that it never goes back behind that. */
export function advancePlayClock(clock: PlayClock, now: number): PlayClock {
  return clock.runningSince === null ? clock : { played: getPlayedMs(clock, now), runningSince: now };
}

export function startPlayClock(clock: PlayClock, now: number): PlayClock {
  return clock.runningSince === null ? { ...clock, runningSince: now } : clock;
}

export function stopPlayClock(clock: PlayClock, now: number): PlayClock {
  return { played: getPlayedMs(clock, now), runningSince: null };
}
