import { readServerConfiguration } from './configuration/configuration.ts';
import { createLogger } from './logger.ts';
import { startServer } from './start-server.ts';

/* The server's entry point: reads the environment, starts, and stops at a signal. */

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** Ctrl-C reaches this process from the terminal and from npm: within this time it counts as one signal. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Calls `stop` at the first signal, then exits with code 0. A second signal, later than `SAME_SIGNAL_MS`,
 * exits with code 1.
 *
 * @param clock milliseconds since the epoch
 */
function onStopSignal(clock: () => number, stop: () => Promise<void>): void {
  let firstAt: number | undefined;
  const handleSignal = async () => {
    if (firstAt === undefined) {
      firstAt = clock();
      await stop();
      process.exit(0);
    }
    if (clock() - firstAt > SAME_SIGNAL_MS) process.exit(1);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, handleSignal);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const configuration = readServerConfiguration(process.env);
if (!configuration.ok) fail(configuration.failure);

const logger = createLogger(
  configuration.value.logFormat,
  (line, level) => (level === 'error' ? console.error(line) : console.log(line)),
  Date.now,
  configuration.value.logLevel,
);

const starting = startServer(configuration.value, logger).catch((error: unknown) =>
  fail(`The server cannot start: ${error instanceof Error ? error.message : error}`),
);
// Registered first: a signal may come while the server starts.
onStopSignal(Date.now, async () => {
  const started = await starting;
  if (started.ok) await started.value.stop();
});
const started = await starting;
if (!started.ok) fail(started.failure);
logger.log(started.value.description);
