import type { Server } from 'node:http';
import { countedAddress } from './client-address.ts';

/** Connections in all: three hundred learners with six each, as browsers hold them, twice over. */
export const MAX_CONNECTIONS = 4_000;
/** Of one address, so that none takes them all. */
export const MAX_CONNECTIONS_PER_ADDRESS = 2_000;

/** Long enough for the largest file on a slow phone, in milliseconds. */
const LONGEST_WAIT_MS = 120_000;
/** What may lie ready for clients in all, in bytes: sixty of the largest answers. */
const MOST_WAITING_BYTES = 256 * 1024 * 1024;

/** What needs to be known of a connection. */
export interface Connection {
  /** Bytes that lie ready for the client and were not taken yet. */
  readonly writableLength: number;
  destroy(): void;
}

/** Cuts off clients that ask and never read, since what they asked for stays in memory. */
export interface Backlogs {
  add(connection: Connection): void;
  remove(connection: Connection): void;
  /** Looks at all connections; to be called every few seconds. `now` is in milliseconds. */
  sweep(now: number): void;
}

export function createBacklogs(): Backlogs {
  /** When each connection was first seen with bytes waiting; `undefined` when it has none. */
  const waitingSince = new Map<Connection, number | undefined>();

  return {
    add: (connection) => waitingSince.set(connection, undefined),
    remove: (connection) => waitingSince.delete(connection),
    sweep(now) {
      for (const [connection, since] of waitingSince) {
        waitingSince.set(connection, connection.writableLength > 0 ? (since ?? now) : undefined);
      }
      const waiting = [...waitingSince].flatMap(([connection, since]) =>
        since === undefined ? [] : [{ connection, since, bytes: connection.writableLength }],
      );
      let sum = waiting.reduce((bytes, one) => bytes + one.bytes, 0);
      for (const { connection, since, bytes } of waiting.sort((one, other) => one.since - other.since)) {
        if (now - since <= LONGEST_WAIT_MS && sum <= MOST_WAITING_BYTES) break;
        sum -= bytes;
        connection.destroy();
      }
    },
  };
}

/** Counts each address's connections; `open` is false for one too many. */
export function createConnectionCount(limit: number) {
  const counts = new Map<string, number>();
  return {
    open(address: string): boolean {
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      return count <= limit;
    },
    close(address: string): void {
      const count = (counts.get(address) ?? 0) - 1;
      if (count > 0) counts.set(address, count);
      else counts.delete(address);
    },
  };
}

const SWEEP_MS = 5_000;

/**
 * Bounds what connections may cost a server.
 *
 * @param isProxy addresses that connect for many others
 */
export function boundConnections(server: Server, isProxy: (address: string) => boolean): void {
  const backlogs = createBacklogs();
  const count = createConnectionCount(MAX_CONNECTIONS_PER_ADDRESS);
  server.maxConnections = MAX_CONNECTIONS;
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const counted = countedAddress(address);
    const isWelcome = count.open(counted) || isProxy(address);
    socket.once('close', () => {
      count.close(counted);
      backlogs.remove(socket);
    });
    if (isWelcome) backlogs.add(socket);
    else socket.destroy();
  });
  const timer = setInterval(() => backlogs.sweep(performance.now()), SWEEP_MS);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
