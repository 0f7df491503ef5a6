import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A phone's link, in kbit/s, which equals bits per millisecond. */
const DOWN = 1_600;
const UP = 750;
const ROUND_TRIP_MS = 150;
/** Four packets of 1460 bytes; connections take turns after each slice. */
const SLICE_BYTES = 5_840;

/** A link to a server that a browser, its pages and its workers share. */
export interface NetworkLink {
  origin: string;
  /** Whether the link has a phone's speed, as at first, or this machine's. */
  setSlow(isSlow: boolean): void;
  /** Closes the origin and all connections. */
  close(): Promise<void>;
}

/** The bytes of one connection in one direction. */
interface Sender {
  to: Socket;
  /** Not sent yet. */
  waiting: Buffer[];
  /** Slices in transit, in order; timers of the same millisecond may fire in any order. */
  inTransit: Buffer[];
  /** The earliest time at which the next slice may arrive, in milliseconds of `performance.now()`. */
  notBefore: number;
  hasEnded: boolean;
}

/** One direction of the link, which all connections share in turn. */
function createDirection(bitsPerMs: number, isSlow: () => boolean) {
  const turns: Sender[] = [];
  let busyUntil = 0;
  let isSending = false;

  function deliver(sender: Sender) {
    const bytes = sender.inTransit.shift();
    if (bytes && !sender.to.destroyed) sender.to.write(bytes);
    endIfDone(sender);
  }

  function endIfDone({ hasEnded, waiting, inTransit, to }: Sender) {
    if (hasEnded && waiting.length === 0 && inTransit.length === 0) to.end();
  }

  function send() {
    const sender = turns.shift();
    const bytes = sender?.waiting.shift();
    if (!sender || !bytes) throw new Error('There is nothing to send.');
    const slice = isSlow() ? bytes.subarray(0, SLICE_BYTES) : bytes;
    if (slice.length < bytes.length) sender.waiting.unshift(bytes.subarray(slice.length));
    if (sender.waiting.length > 0) turns.push(sender);
    const now = performance.now();
    busyUntil = isSlow() ? Math.max(busyUntil, now) + (slice.length * 8) / bitsPerMs : now;
    const arrival = Math.max(busyUntil + (isSlow() ? ROUND_TRIP_MS / 2 : 0), sender.notBefore);
    sender.notBefore = arrival;
    sender.inTransit.push(slice);
    setTimeout(() => deliver(sender), arrival - now);
    isSending = turns.length > 0;
    if (isSending) setTimeout(send, busyUntil - now);
  }

  return (from: Socket, to: Socket, notBefore: number) => {
    const sender: Sender = { to, waiting: [], inTransit: [], notBefore, hasEnded: false };
    from.on('data', (bytes: Buffer) => {
      sender.waiting.push(bytes);
      if (!turns.includes(sender)) turns.push(sender);
      if (!isSending) setTimeout(send);
      isSending = true;
    });
    from.on('end', () => {
      sender.hasEnded = true;
      endIfDone(sender);
    });
  };
}

/** Opens a phone's link to the server at `address`. */
export async function openLink(address: string): Promise<NetworkLink> {
  let isSlow = true;
  const [down, up] = [DOWN, UP].map((bitsPerMs) => createDirection(bitsPerMs, () => isSlow));
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (browser) => {
    const { hostname, port } = new URL(address);
    const upstream = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    for (const socket of [browser, upstream]) {
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        browser.destroy();
        upstream.destroy();
      });
    }
    // Opening a connection takes a round trip.
    up?.(browser, upstream, isSlow ? performance.now() + ROUND_TRIP_MS : 0);
    down?.(upstream, browser, 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setSlow(value) {
      isSlow = value;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
