import { type ChildProcess, spawn } from 'node:child_process';
import { closeWithTest } from '../../close-with-test.ts';

export interface RunningServer {
  address: string;
  send(path: string, init?: RequestInit): Promise<Response>;
  pid: number;
  /** All that it printed so far. */
  output(): string;
  stop(signal: NodeJS.Signals): void;
  /** The exit code; null when a signal ended it. */
  ended: Promise<number | null>;
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
export async function runServer(
  variables: Record<string, string>,
  { launcher = [], bundle = process.env.TEST_SERVER }: { launcher?: string[]; bundle?: string } = {},
): Promise<RunningServer> {
  const [command = process.execPath, ...args] = [...launcher, process.execPath, ...program(bundle)];
  const child: ChildProcess = spawn(command, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  closeWithTest(() => {
    child.kill('SIGKILL');
    return ended;
  });
  const listening = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (ADDRESS.test(output)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
  });
  await Promise.race([listening, ended]);
  const address = ADDRESS.exec(output)?.[1] ?? '';
  return {
    address,
    send: (path, init) => fetch(`${address}${path}`, init),
    pid: child.pid ?? 0,
    output: () => output,
    stop: (signal) => child.kill(signal),
    ended,
  };
}
