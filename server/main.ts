import { readServerConfiguration } from './configuration/configuration.ts';
import { createLogger } from './logger.ts';
import { startServer } from './start-server.ts';
import { onStopSignal } from './stop-signals.ts';

/** The server's entrance: reads the environment, starts, and stops when it is told to. */

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const configuration = readServerConfiguration(process.env);
if (!configuration.ok) fail(configuration.failure);

const lines = createLogger(
  configuration.value.logFormat,
  (line, level) => (level === 'error' ? console.error(line) : console.log(line)),
  Date.now,
);

const starting = startServer(configuration.value, lines).catch((error: unknown) =>
  fail(`The server cannot start: ${error instanceof Error ? error.message : error}`),
);
onStopSignal(Date.now, async () => {
  const started = await starting;
  if (started.ok) await started.value.stop();
});
const started = await starting;
if (!started.ok) fail(started.failure);
lines.log(started.value.description);
