import { type ChildProcess, spawn } from 'node:child_process';
import { closeWithTest } from '../../close-with-test.ts';

export interface SpawnedServer {
  address: string;
  send(path: string, init?: RequestInit): Promise<Response>;
  pid: number;
  /** All output so far. */
  getOutput(): string;
  kill(signal: NodeJS.Signals): void;
  /** The exit code; null when a signal ended it. */
  exitCode: Promise<number | null>;
}

const ADDRESS = /is open at (http:\S+)/;

function getProgram(bundle: string | undefined): string[] {
  return bundle === undefined ? ['--import', 'tsx', 'server/main.ts'] : [bundle];
}

/**
 * Runs the server in its own process, which is killed at the test's end. Resolves when it listens or has
 * exited.
 *
 * @param launcher a command that starts Node with other permissions
 * @param bundle the built server; by default that of the test run, else the sources
 */
export async function spawnServer(
  variables: Record<string, string>,
  { launcher = [], bundle = process.env.TEST_SERVER }: { launcher?: string[]; bundle?: string } = {},
): Promise<SpawnedServer> {
  const [command = process.execPath, ...args] = [...launcher, process.execPath, ...getProgram(bundle)];
  const child: ChildProcess = spawn(command, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exitCode = new Promise<number | null>((resolve) => child.once('exit', resolve));
  closeWithTest(() => {
    child.kill('SIGKILL');
    return exitCode;
  });
  const listening = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (ADDRESS.test(output)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
  await Promise.race([listening, exitCode]);
  const address = ADDRESS.exec(output)?.[1] ?? '';
  return {
    address,
    send: (path, init) => fetch(`${address}${path}`, init),
    pid: child.pid ?? 0,
    getOutput: () => output,
    kill: (signal) => child.kill(signal),
    exitCode,
  };
}
