import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { closeWithTest } from '../../close-with-test.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** A PostgreSQL server of one test's own, which may be stopped and started, and goes with its test. */
export interface PostgresServer {
  address: string;
  /** Starts it; settles when it takes connections. */
  start(): Promise<void>;
  /** `SIGINT` ends its sessions first, `SIGQUIT` is a crash. Settles when it is gone. */
  stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
}

const READY = /database system is ready to accept connections/;

/** The account that the server runs under, since it refuses to be root's. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Makes an empty server, not started yet, with the programs that `scripts/with-postgres` has found. */
export async function createPostgresServer(): Promise<PostgresServer> {
  const bin = process.env.TEST_POSTGRES_BIN ?? '';
  const folder = temporaryFolder();
  const data = join(folder, 'data');
  const user = owner();
  chmodSync(folder, 0o700);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const settings = { ...user, cwd: folder };
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...settings,
      stdio: 'ignore',
    },
  );
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    // What was acknowledged survives the server's end; that of the machine is not tried.
    const options = ['-h', '127.0.0.1', '-p', String(port), '-k', folder, '-c', 'fsync=off'];
    const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
      ...settings,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child = server;
    await new Promise<void>((resolve, reject) => {
      let said = '';
      server.stderr?.on('data', (chunk) => {
        said += chunk;
        if (READY.test(said)) resolve();
      });
      server.once('exit', () => reject(new Error(said)));
    });
  }

  async function stop(signal: NodeJS.Signals): Promise<void> {
    const server = child;
    child = undefined;
    if (!server) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  }

  closeWithTest(() => stop('SIGQUIT'));
  process.once('exit', () => child?.kill('SIGQUIT'));
  return {
    address: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
  };
}
