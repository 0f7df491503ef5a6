import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { closeWithTest } from '../../close-with-test.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** A PostgreSQL server for one test, which may be stopped and started, and ends with its test. */
export interface PostgresServer {
  address: string;
  /** Starts the server; resolves when it accepts connections. */
  start(): Promise<void>;
  /** `SIGINT` ends its sessions first, `SIGQUIT` is a crash. Resolves when it has exited. */
  stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
}

const READY = /database system is ready to accept connections/;

/** The account that runs the server, which refuses to run as root. */
function findOwner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const readId = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: readId('-u'), gid: readId('-g') };
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Creates an empty server, not started yet, with the programs that `scripts/with-postgres` has found. */
export async function createPostgresServer(): Promise<PostgresServer> {
  const bin = process.env.TEST_POSTGRES_BIN ?? '';
  const folder = temporaryFolder();
  const data = join(folder, 'data');
  const user = findOwner();
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
  const port = await findFreePort();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    // Data survives a crash of the server; a crash of the machine is not tested.
    const options = ['-h', '127.0.0.1', '-p', String(port), '-k', folder, '-c', 'fsync=off'];
    const server = spawn(join(bin, 'postgres'), ['-D', data, ...options], {
      ...settings,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child = server;
    await new Promise<void>((resolve, reject) => {
      let output = '';
      server.stderr?.on('data', (chunk) => {
        output += chunk;
        if (READY.test(output)) resolve();
      });
      server.once('exit', () => reject(new Error(output)));
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
