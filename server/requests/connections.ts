import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { QUOTAS } from '../rate-limits/quotas.ts';
import { toRateLimitSubject } from './client-address.ts';

/** From a request's begin until its answer is taken: enough for the largest file on a slow phone, in milliseconds. */
const MAX_RESPONSE_MS = 120_000;
/** What bodies on their way and answers that nobody takes may hold in all, in bytes: sixty of the largest. */
const MAX_BUFFERED_BYTES = 256 * 1024 * 1024;
/** Connections that hold no more than this are not what fills the memory. */
const SMALL_BYTES = 64 * 1024;

/** Cuts off clients that send without an end, or ask and never read, since all of it stays in memory. */
export interface ConnectionTracker {
  /** Takes note of a request that has begun. Times are in milliseconds. */
  trackRequest(socket: Socket, response: ServerResponse, now: number): void;
  /** To be called when a connection is closed: of answers that are behind another one Node does not tell. */
  untrack(socket: Socket): void;
  /** The answers that are not taken to their end. */
  getPendingResponses(): ServerResponse[];
  /** Looks at all connections; to be called every second or so. */
  closeStalled(now: number): void;
}

/** A connection while answers are owed to it. */
interface PendingResponses {
  /** The bytes that it had brought before. */
  bytesReadBefore: number;
  /** When the request of each answer began; the oldest first. */
  responses: Map<ServerResponse, number>;
}

function heldBytes({ bytesRead }: Socket, { bytesReadBefore, responses }: PendingResponses): number {
  // An answer behind a slow one has no socket yet, and keeps its bytes itself.
  const unread = [...responses.keys()].reduce((bytes, answer) => bytes + answer.writableLength, 0);
  return bytesRead - bytesReadBefore + unread;
}

export function createConnectionTracker(mostBytes = MAX_BUFFERED_BYTES): ConnectionTracker {
  const connections = new Map<Socket, PendingResponses>();

  return {
    trackRequest(socket, response, now) {
      const owed = connections.get(socket) ?? { bytesReadBefore: socket.bytesRead, responses: new Map() };
      connections.set(socket, owed);
      owed.responses.set(response, now);
      response.once('close', () => {
        owed.responses.delete(response);
        if (owed.responses.size === 0) connections.delete(socket);
      });
    },
    untrack: (socket) => void connections.delete(socket),
    getPendingResponses: () => [...connections.values()].flatMap(({ responses }) => [...responses.keys()]),
    closeStalled(now) {
      const held = [...connections].map(([socket, owed]) => {
        const [since = now] = owed.responses.values();
        return { socket, since, bytes: heldBytes(socket, owed) };
      });
      let sum = held.reduce((bytes, one) => bytes + one.bytes, 0);
      for (const { socket, since, bytes } of held) {
        const isInTheWay = sum > mostBytes && bytes > SMALL_BYTES;
        if (now - since <= MAX_RESPONSE_MS && !isInTheWay) continue;
        sum -= bytes;
        socket.destroy();
      }
    },
  };
}

/** Counts connections. An address may hold as many as are still free: a few of them leave room for the others. */
export function createConnectionCounter(limit: number) {
  const counts = new Map<string, number>();
  let total = 0;
  return {
    hasRoom: (address: string) => (counts.get(address) ?? 0) < limit - total,
    open(address: string): void {
      counts.set(address, (counts.get(address) ?? 0) + 1);
      total += 1;
    },
    close(address: string): void {
      const count = (counts.get(address) ?? 0) - 1;
      if (count > 0) counts.set(address, count);
      else counts.delete(address);
      total -= 1;
    },
  };
}

const SWEEP_MS = 1_000;

/**
 * Bounds what connections may cost a server.
 *
 * @param isProxy addresses that connect for many others
 * @returns the answers that are open
 */
export function limitConnections(
  server: Server,
  isProxy: (address: string) => boolean,
): Pick<ConnectionTracker, 'getPendingResponses'> {
  const backlogs = createConnectionTracker();
  const count = createConnectionCounter(QUOTAS.connections.limit);
  server.maxConnections = QUOTAS.connections.limit;
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const counted = toRateLimitSubject(address);
    if (!isProxy(address) && !count.hasRoom(counted)) return socket.destroy();
    count.open(counted);
    return socket.once('close', () => {
      count.close(counted);
      backlogs.untrack(socket);
    });
  });
  server.prependListener('request', ({ socket }, response) =>
    backlogs.trackRequest(socket, response, performance.now()),
  );
  const timer = setInterval(() => backlogs.closeStalled(performance.now()), SWEEP_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
  return backlogs;
}
