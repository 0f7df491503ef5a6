/*
 * Starts the built server for a benchmark in a process of its own, measures its event loop, and signs up
 * learners.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setup as buildServer } from '../tests/server/app/build-server.ts';
import type { Attacker } from '../tests/server/hostile/hostile-request.ts';

/** What `loop-monitor.mjs` prints about the server's process. */
export interface LoopMeasurement {
  /** The longest delay of a timer in the event loop since the last measurement. */
  delayMs: number;
  /**
   * The same without waiting for a core, so how long the program itself blocked the loop. Only Linux has the
   * numbers; elsewhere the two are equal.
   */
  blockedMs: number;
  /**
   * The longest time in a delay for which the thread ran; in the rest it waited for the disk or another
   * thread. Only Linux has the number; elsewhere it is null.
   */
  busyMs: number | null;
  /** The longest pause for a major garbage collection, which `blockedMs` includes. */
  gcPauseMs: number;
  /** Resident memory of the process, in bytes. */
  rss: number;
}

/** A server in its own process, with its data in a temporary folder. */
export interface ServerProcess {
  address: string;
  measure(): Promise<LoopMeasurement>;
  /** Signs a new learner up, by default at an address of their own. */
  newLearner(from?: string): Promise<Attacker>;
  /** Ends the server at once (SIGKILL) and deletes its data. */
  kill(): Promise<void>;
  /** Lets the server finish its requests (SIGTERM), then deletes its data. */
  stop(): Promise<void>;
}

const ADDRESS_LINE = /is open at (http:\S+)\s/;
const MONITOR_LINE = /^loop-monitor (.*)\n/m;

/**
 * Waits for a line of the server's output, and resolves with the pattern's group. The pattern includes what
 * follows the group, because a line may come in several chunks.
 */
export function waitForLine(
  child: Pick<ChildProcess, 'stdout' | 'once' | 'off'>,
  pattern: RegExp,
): Promise<string> {
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

/** The status and the body; the benchmarks need no headers. */
async function toResponse(message: IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const status = message.statusCode ?? 500;
  return new Response(status === 204 || status === 304 ? null : Buffer.concat(chunks), { status });
}

/**
 * Sends with connections of its own, from an address of its own, so that learners share neither closed
 * connections nor the limits of an address.
 *
 * @param from in 127.0.0.0/8; forwarded as well, for servers that trust a proxy
 * @param agent holds the connections
 */
export function createSender(
  address: string,
  from: string,
  agent = new Agent({ keepAlive: true, localAddress: from }),
): Attacker['send'] {
  const handled = new WeakSet<Socket>();
  return (path, { method = 'GET', headers, body } = {}) =>
    new Promise((resolve, reject) => {
      const entries = { ...Object.fromEntries(new Headers(headers)), 'x-forwarded-for': from };
      const call = request(`${address}${path}`, { method, headers: entries, agent }, (message) =>
        toResponse(message).then(resolve, reject),
      );
      call.on('error', reject);
      // A socket closed after its response, while the body is still being sent, has no other error listener.
      call.on('socket', (socket) => {
        if (!handled.has(socket)) socket.on('error', () => {});
        handled.add(socket);
      });
      call.end(body);
    });
}

async function waitUntilReady(address: string): Promise<void> {
  while ((await fetch(`${address}/readyz`)).status !== 200)
    await new Promise((wait) => setTimeout(wait, 100));
}

/** In place of a status: the server closes the connection of a body that is far too large. */
export const CONNECTION_CLOSED = 0;

/** The status of a response, or `CONNECTION_CLOSED`. */
export async function readStatus(sending: Promise<Response>): Promise<number> {
  try {
    return (await sending).status;
  } catch {
    return CONNECTION_CLOSED;
  }
}

/** The number of accounts that this program has created; each has another e-mail and address. */
let accounts = 0;

/** An IPv4 network of 256 addresses has no host 0 or 255. */
const HOSTS_PER_NETWORK = 254;

/** The address of the learner of this number, from 0; different for each of the first 65,000. */
export function createLearnerAddress(number: number): string {
  const network = Math.floor(number / HOSTS_PER_NETWORK) % 256;
  return `127.${process.pid % 256}.${network}.${1 + (number % HOSTS_PER_NETWORK)}`;
}

/** Creates a function that signs up learners on the server at `address`. */
export function createLearnerFactory(address: string): (from?: string) => Promise<Attacker> {
  return async (from) => {
    const number = accounts++;
    const send = createSender(address, from ?? createLearnerAddress(number));
    const email = `learner-${process.pid}-${number}@school.example`;
    const response = await send('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any', {
      method: 'POST',
      body: JSON.stringify({ email, password: 'a good long one', returnSecureToken: true }),
    });
    const { localId, idToken } = await response.json();
    if (response.status !== 200) throw new Error(`The sign-up failed: ${response.status}.`);
    return { uid: localId, idToken, send };
  };
}

/**
 * Starts the server as `npm start` does, with its data in a temporary folder.
 *
 * @param bundle of an earlier build with the app; by default the server alone is built
 */
export async function startServerProcess(bundle?: string): Promise<ServerProcess> {
  // Sets TEST_SERVER.
  if (bundle === undefined) await buildServer();
  const dataFolder = mkdtempSync(join(tmpdir(), 'arcade-bench-'));
  const child = spawn(
    process.execPath,
    ['--import', './bench/loop-monitor.mjs', bundle ?? process.env.TEST_SERVER ?? ''],
    {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: '0',
        DATA_DIR: dataFolder,
        SIGN_UPS_PER_HOUR: '100000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exited = new Promise((resolve) => child.once('exit', resolve));
  // A benchmark that throws leaves no server behind.
  process.once('exit', () => child.kill('SIGKILL'));
  const address = await waitForLine(child, ADDRESS_LINE);

  async function end(signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await exited;
    rmSync(dataFolder, { recursive: true, force: true });
  }

  await waitUntilReady(address);
  return {
    address,
    async measure() {
      const line = waitForLine(child, MONITOR_LINE);
      child.kill('SIGUSR2');
      return JSON.parse(await line);
    },
    newLearner: createLearnerFactory(address),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
