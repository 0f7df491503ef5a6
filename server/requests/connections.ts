import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { QUOTAS } from '../rate-limits/quotas.ts';
import { toRateLimitSubject } from './client-address.ts';

/** From a request's first byte until its response is read: enough for the largest file on a slow phone. */
const MAX_RESPONSE_MS = 120_000;
/** For all request bodies and unread responses together: sixty of the largest bodies. */
const MAX_BUFFERED_BYTES = 256 * 1024 * 1024;
/** Connections that buffer less than this are never closed for memory. */
const SMALL_BYTES = 64 * 1024;

/**
 * Closes connections of clients that send without end, or never read responses, since both stay in memory.
 */
export interface ConnectionTracker {
  /** Tracks a request that has begun; `now` in milliseconds. */
  trackRequest(socket: Socket, response: ServerResponse, now: number): void;
  /** For a closed connection: Node emits no event for responses queued behind another one. */
  untrack(socket: Socket): void;
  /** Responses that are not read to their end. */
  getPendingResponses(): ServerResponse[];
  /** Closes connections that are too slow or buffer too much; to be called about every second. */
  closeStalled(now: number): void;
}

/** A connection with unfinished responses. */
interface PendingResponses {
  /** The socket's `bytesRead` before the first of them. */
  bytesReadBefore: number;
  /** When the request of each response began, the oldest first. */
  responses: Map<ServerResponse, number>;
}

function countBufferedBytes({ bytesRead }: Socket, { bytesReadBefore, responses }: PendingResponses): number {
  // A response behind a slow one has no socket yet and buffers its own bytes.
  const unread = [...responses.keys()].reduce((bytes, response) => bytes + response.writableLength, 0);
  return bytesRead - bytesReadBefore + unread;
}

export function createConnectionTracker(maxBytes = MAX_BUFFERED_BYTES): ConnectionTracker {
  const connections = new Map<Socket, PendingResponses>();

  return {
    trackRequest(socket, response, now) {
      const pending = connections.get(socket) ?? { bytesReadBefore: socket.bytesRead, responses: new Map() };
      connections.set(socket, pending);
      pending.responses.set(response, now);
      response.once('close', () => {
        pending.responses.delete(response);
        if (pending.responses.size === 0) connections.delete(socket);
      });
    },
    untrack: (socket) => void connections.delete(socket),
    getPendingResponses: () => [...connections.values()].flatMap(({ responses }) => [...responses.keys()]),
    closeStalled(now) {
      const buffered = [...connections].map(([socket, pending]) => {
        const [oldestStart = now] = pending.responses.values();
        return { socket, oldestStart, bytes: countBufferedBytes(socket, pending) };
      });
      let sum = buffered.reduce((bytes, one) => bytes + one.bytes, 0);
      for (const { socket, oldestStart, bytes } of buffered) {
        const exceedsMemory = sum > maxBytes && bytes > SMALL_BYTES;
        if (now - oldestStart <= MAX_RESPONSE_MS && !exceedsMemory) continue;
        sum -= bytes;
        socket.destroy();
      }
    },
  };
}

/**
 * Counts connections. An address may hold as many as are still free: a fixed share for each either lets two
 * addresses hold all, or is too small for a school.
 */
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

/** How often stalled connections are looked for. */
const CHECK_INTERVAL_MS = 1_000;

/**
 * Limits the connections of a server, and what they may buffer.
 *
 * @param isProxy whether an address connects for many clients
 */
export function limitConnections(
  server: Server,
  isProxy: (address: string) => boolean,
): Pick<ConnectionTracker, 'getPendingResponses'> {
  const tracker = createConnectionTracker();
  const counter = createConnectionCounter(QUOTAS.connections.limit);
  server.maxConnections = QUOTAS.connections.limit;
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const subject = toRateLimitSubject(address);
    if (!isProxy(address) && !counter.hasRoom(subject)) return socket.destroy();
    counter.open(subject);
    return socket.once('close', () => {
      counter.close(subject);
      tracker.untrack(socket);
    });
  });
  server.prependListener('request', ({ socket }, response) =>
    tracker.trackRequest(socket, response, performance.now()),
  );
  const timer = setInterval(() => tracker.closeStalled(performance.now()), CHECK_INTERVAL_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
  return tracker;
}
