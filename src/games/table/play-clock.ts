/** The time that a game has been played, by timestamps; it stands still while it is stopped. */
export interface PlayClock {
  /** Whole milliseconds, up to `since` or for good. */
  readonly played: number;
  /** Since when it has been running, in milliseconds since the epoch; `null` while stopped. */
  readonly since: number | null;
}

/** Milliseconds of play. A device's clock that was set back counts as standing still. */
export function playedAt({ played, since }: PlayClock, now: number): number {
  return since === null ? played : played + Math.max(0, Math.floor(now - since));
}

/** The same clock, counted up to now: it never goes back behind that. */
export function countedUp(clock: PlayClock, now: number): PlayClock {
  return clock.since === null ? clock : { played: playedAt(clock, now), since: now };
}

export function started(clock: PlayClock, now: number): PlayClock {
  return clock.since === null ? { ...clock, since: now } : clock;
}

export function stopped(clock: PlayClock, now: number): PlayClock {
  return { played: playedAt(clock, now), since: null };
}
