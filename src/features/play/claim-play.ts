/** The part of the Web Locks API that a claim needs. */
type StealableLocks = Pick<LockManager, 'request'>;

/**
 * Claims a game for this tab with a web lock that the newest claim steals, so that two tabs never save the
 * same game in turn. A browser without web locks has no claims.
 *
 * @param onLost is called when another tab steals the claim
 * @returns a function that gives the claim up
 */
export function claimPlay(name: string, onLost: () => void, locks: StealableLocks | undefined): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  locks
    ?.request(name, { steal: true }, () => released)
    .catch((cause: unknown) => {
      if (cause instanceof DOMException && cause.name === 'AbortError') onLost();
      else console.error(`The game ${name} could not be claimed:`, cause);
    });
  return release;
}
