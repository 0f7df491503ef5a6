import { readConfiguration } from './configuration.ts';
import { databaseFault, faultSentence } from './database/database-fault.ts';
import type { Log } from './log.ts';
import { startServer } from './start-server.ts';
import { onStopSignal } from './stop-signals.ts';

/** The server's entrance: reads the environment, starts, and stops when it is told to. */

const log: Log = (message, error) => {
  const fault = databaseFault(error);
  if (fault !== undefined) console.error(`${message} ${faultSentence(fault)}`);
  else if (error === undefined) console.log(message);
  else console.error(message, error);
};

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const configuration = readConfiguration(process.env);
if (!configuration.ok) fail(configuration.failure);

const starting = startServer(configuration.value, log).catch((error: unknown) =>
  fail(`The server cannot start: ${error instanceof Error ? error.message : error}`),
);
onStopSignal(Date.now, async () => {
  const started = await starting;
  if (started.ok) await started.value.stop();
});
const started = await starting;
if (!started.ok) fail(started.failure);
console.log(started.value.description);
