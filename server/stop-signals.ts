const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** A terminal gives its Ctrl-C to npm and to this process, and npm passes it on: within this time it is one. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Stops when the process is told to, and ends it with code 0 after that. A second signal, later than
 * `SAME_SIGNAL_MS`, ends a server that takes too long with code 1.
 *
 * @param clock milliseconds since the epoch
 */
export function onStopSignal(clock: () => number, stop: () => Promise<void>): void {
  let firstAt: number | undefined;
  const told = async () => {
    if (firstAt === undefined) {
      firstAt = clock();
      await stop();
      process.exit(0);
    }
    if (clock() - firstAt > SAME_SIGNAL_MS) process.exit(1);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, told);
}
