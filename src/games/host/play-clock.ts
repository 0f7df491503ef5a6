/** Measures how long a game has been played, by timestamps, without the time it was stopped. */
export interface PlayClock {
  /** Whole milliseconds played before `runningSince`. */
  readonly playedMs: number;
  /** Milliseconds since the epoch; `null` while stopped. */
  readonly runningSince: number | null;
}

/** Milliseconds of play. A device clock that was set back counts as stopped. */
export function getPlayedMs({ playedMs, runningSince }: PlayClock, now: number): number {
  return runningSince === null ? playedMs : playedMs + Math.max(0, Math.floor(now - runningSince));
}

/** Adds the time up to `now` to `playedMs`, which later changes of the device's clock can't reduce. */
export function advancePlayClock(clock: PlayClock, now: number): PlayClock {
  return clock.runningSince === null ? clock : { playedMs: getPlayedMs(clock, now), runningSince: now };
}

export function startPlayClock(clock: PlayClock, now: number): PlayClock {
  return clock.runningSince === null ? { ...clock, runningSince: now } : clock;
}

export function stopPlayClock(clock: PlayClock, now: number): PlayClock {
  return { playedMs: getPlayedMs(clock, now), runningSince: null };
}
