import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setup as buildServer } from '../tests/server/app/build-server.ts';
import type { Attacker } from '../tests/server/hostile/hostile-request.ts';

export interface LoopMeasurement {
  /** How late the event loop came to a timer at most since the last look, in milliseconds. */
  delayMs: number;
  /**
   * The same without what the thread waited for a processor, so how long the program itself held the loop.
   * Only Linux tells that; elsewhere the two are the same.
   */
  blockedMs: number;
  /** How long the thread ran at most in that time; the rest it waited for the disk or another thread. */
  busyMs: number | null;
  /**
   * The longest pause in which the whole heap was collected: no request's own, and in `heldMs` where it was
   * longest.
   */
  gcPauseMs: number;
  /** Of the whole process, in bytes. */
  rss: number;
}

/** A server in a process of its own, with its data in a folder that goes with it. */
export interface ServerProcess {
  address: string;
  measure(): Promise<LoopMeasurement>;
  /** Makes an account. */
  newLearner(): Promise<Attacker>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const ADDRESS = /is open at (http:\S+)/;
const MONITOR = /^loop-monitor (.*)$/m;

function lineOf(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = pattern.exec(output)?.[1];
      if (found === undefined) return;
      child.stdout?.off('data', read);
      child.off('exit', end);
      resolve(found);
    };
    const end = () => reject(new Error(`The server ended.\n${output}`));
    child.stdout?.on('data', read);
    child.once('exit', end);
  });
}

async function toResponse(message: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const status = message.statusCode ?? 500;
  return new Response(status === 204 || status === 304 ? null : Buffer.concat(chunks), { status });
}

/**
 * A learner's own connections, from an address of their own, as a proxy tells it: one that is closed on an
 * attacker must not be another's, nor may they share what an address may ask for.
 */
export function createSender(address: string, from: string): Attacker['send'] {
  const agent = new Agent({ keepAlive: true });
  const watched = new WeakSet<Socket>();
  return (path, { method = 'GET', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const entries = { ...Object.fromEntries(new Headers(headers)), 'x-forwarded-for': from };
      const call = request(`${address}${path}`, { method, headers: entries, agent }, (message) =>
        toResponse(message).then(resolve, reject),
      );
      call.on('error', reject);
      // One that is closed after its answer, with the body still on its way, has nobody else to tell.
      call.on('socket', (socket) => {
        if (!watched.has(socket)) socket.on('error', () => {});
        watched.add(socket);
      });
      call.end(body);
    });
}

async function waitUntilReady(address: string): Promise<void> {
  while ((await fetch(`${address}/readyz`)).status !== 200)
    await new Promise((wait) => setTimeout(wait, 100));
}

/** The server hangs up on a body that is far too large before it has been sent. */
export const CONNECTION_CLOSED = 0;

/** The status of an answer that is of no further interest; `CLOSED` for none. */
export async function readStatus(request: Promise<Response>): Promise<number> {
  try {
    return (await request).status;
  } catch {
    return CONNECTION_CLOSED;
  }
}

let accounts = 0;

/** Makes accounts on the server at `address`. */
export function createLearnerFactory(address: string): () => Promise<Attacker> {
  return async () => {
    const number = accounts++;
    const send = createSender(address, `10.${process.pid % 256}.${number >> 8}.${number % 256}`);
    const email = `learner-${process.pid}-${number}@school.example`;
    const response = await send('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any', {
      method: 'POST',
      body: JSON.stringify({ email, password: 'a good long one', returnSecureToken: true }),
    });
    const { localId, idToken } = await response.json();
    if (response.status !== 200) throw new Error(`No account was made: ${response.status}.`);
    return { uid: localId, idToken, send };
  };
}

/**
 * Starts the server as `npm start` does, with its data in a temporary folder.
 *
 * @param bundle one that was built before, with the app beside it; by default a new one that has only the
 *   server
 */
export async function startServerProcess(bundle?: string): Promise<ServerProcess> {
  if (bundle === undefined) await buildServer();
  const data = mkdtempSync(join(tmpdir(), 'arcade-bench-'));
  const child = spawn(
    process.execPath,
    ['--import', './bench/loop-monitor.mjs', bundle ?? process.env.TEST_SERVER ?? ''],
    {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: '0',
        DATA_DIR: data,
        SIGN_UPS_PER_HOUR: '100000',
        TRUST_PROXY: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // A bench that throws leaves no server behind.
  process.once('exit', () => child.kill('SIGKILL'));
  const address = await lineOf(child, ADDRESS);

  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await ended;
    rmSync(data, { recursive: true, force: true });
  }

  await waitUntilReady(address);
  return {
    address,
    async measure() {
      const line = lineOf(child, MONITOR);
      child.kill('SIGUSR2');
      return JSON.parse(await line);
    },
    newLearner: createLearnerFactory(address),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
