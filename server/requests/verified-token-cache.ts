/** How many verified tokens are remembered, a kilobyte each: those of the learners who are at work. */
const MAX_CACHED_TOKENS = 2_000;

/**
 * What verified tokens say. A signature stays good; a repeated check would only take a thread from somebody's
 * password. Times are in seconds since the epoch.
 */
export interface VerifiedTokenCache<Says> {
  get(token: string): { says: Says; expiresAt: number } | undefined;
  /** Whether it was verified before, and has not expired. */
  hasValid(token: string): boolean;
  set(token: string, says: Says, expiresAt: number): void;
}

/**
 * Keeps the newest; those before are checked again.
 *
 * @param clock milliseconds since the epoch
 */
export function createVerifiedTokenCache<Says>(clock: () => number): VerifiedTokenCache<Says> {
  const known = new Map<string, { says: Says; expiresAt: number }>();
  return {
    get: (token) => known.get(token),
    hasValid: (token) => clock() / 1000 < (known.get(token)?.expiresAt ?? 0),
    set(token, says, expiresAt) {
      const [oldest] = known.keys();
      if (known.size >= MAX_CACHED_TOKENS && oldest !== undefined) known.delete(oldest);
      known.set(token, { says, expiresAt });
    },
  };
}
