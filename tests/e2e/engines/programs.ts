import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A TCP port that is free now. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts a program in a process group of its own, so that `endGroup` ends its children, too. */
export function spawnGroup(path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(path, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: process.env.DEBUG_ENGINES ? ['ignore', 'inherit', 'inherit'] : 'ignore',
  });
}

/** Ends the program with its children, and waits for it. */
export async function endGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
}

/** How long a program may take until it answers: 20 seconds. */
const START_ATTEMPTS = 200;
const START_PAUSE_MS = 100;

/** Repeats work that fails until a program has started. */
export async function retryStart<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === START_ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, START_PAUSE_MS));
    }
  }
}
