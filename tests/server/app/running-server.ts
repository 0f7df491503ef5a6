import { type ChildProcess, spawn } from 'node:child_process';

export interface RunningServer {
  address: string;
  /** All that it printed so far. */
  output(): string;
  stop(signal: NodeJS.Signals): void;
  /** The exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

const ADDRESS = /is open at (http:\S+)/;

/** The bundle that `build-server.ts` made, if it did. */
function program(): string[] {
  const { TEST_SERVER } = process.env;
  return TEST_SERVER === undefined ? ['--import', 'tsx', 'server/main.ts'] : [TEST_SERVER];
}

/**
 * Runs the server in a process of its own. Settles when it listens, or has ended.
 *
 * @param user whose rights it has, when not those of this process
 */
export async function runServer(
  variables: Record<string, string>,
  user: { uid?: number } = {},
): Promise<RunningServer> {
  const child: ChildProcess = spawn(process.execPath, program(), {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const listening = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (ADDRESS.test(output)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
  await Promise.race([listening, ended]);
  return {
    address: ADDRESS.exec(output)?.[1] ?? '',
    output: () => output,
    stop: (signal) => child.kill(signal),
    ended,
  };
}
