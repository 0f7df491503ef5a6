import { readConfiguration } from './configuration.ts';
import type { Log } from './log.ts';
import { startServer } from './start-server.ts';

/** The server's entrance: reads the environment, starts, and stops when it is told to. */

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

const log: Log = (message, error) =>
  error === undefined ? console.log(message) : console.error(message, error);

function fail(message: string): void {
  console.error(message);
  process.exit(1);
}

const configuration = readConfiguration(process.env);
if (!configuration.ok) fail(configuration.failure);
else {
  const started = await startServer(configuration.value, log);
  if (!started.ok) fail(started.failure);
  else {
    const { stop, description } = started.value;
    console.log(description);
    // Once: a second Ctrl-C ends a server that takes too long.
    for (const signal of STOP_SIGNALS) {
      process.once(signal, async () => {
        await stop();
        process.exit(0);
      });
    }
  }
}
