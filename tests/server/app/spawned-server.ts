import { type ChildProcess, spawn } from 'node:child_process';
import { closeWithTest } from '../../close-with-test.ts';

export interface SpawnedServer {
  address: string;
  send(path: string, init?: RequestInit): Promise<Response>;
  pid: number;
  /** All that it printed so far. */
  getOutput(): string;
  kill(signal: NodeJS.Signals): void;
  /** The exit code; null when a signal ended it. */
  exitCode: Promise<number | null>;
}

const ADDRESS = /is open at (http:\S+)/;

function program(bundle: string | undefined): string[] {
  return bundle === undefined ? ['--import', 'tsx', 'server/main.ts'] : [bundle];
}

/**
 * Runs the server in a process of its own, which a test's end kills. Settles when it listens, or has ended.
 *
 * @param launcher a command that starts Node with other rights than those of this process
 * @param bundle the built server; by default the one that the run has built, else the sources
 */
export async function spawnServer(
  variables: Record<string, string>,
  { launcher = [], bundle = process.env.TEST_SERVER }: { launcher?: string[]; bundle?: string } = {},
): Promise<SpawnedServer> {
  const [command = process.execPath, ...args] = [...launcher, process.execPath, ...program(bundle)];
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
