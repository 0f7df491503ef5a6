import { connect, type Socket } from 'node:net';
import { retryStart } from './programs.ts';
import { WebDriverError } from './web-driver.ts';

/** A connection of Firefox's own remote protocol, which has the commands of WebDriver. */
export interface MarionetteConnection {
  send(command: string, parameters: object): Promise<unknown>;
  close(): void;
}

type Failure = { error: string; message: string } | null;
type Message = [type: number, id: number, failure: Failure, result: unknown];

/**
 * Connects to Marionette (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html): each
 * message is JSON after its length in bytes and a colon.
 */
export async function connectMarionette(port: number): Promise<MarionetteConnection> {
  const { socket, readMessage } = await retryStart(() => openSocket(port));
  let lastId = 0;
  let queue: Promise<unknown> = Promise.resolve();

  async function exchange(command: string, parameters: object): Promise<unknown> {
    lastId += 1;
    const text = JSON.stringify([0, lastId, command, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , failure, result] = (await readMessage()) as Message;
    if (failure) throw new WebDriverError(failure.error, failure.message);
    return result;
  }

  return {
    // One command after the other, so that the next message is its answer.
    send(command, parameters) {
      const answer = queue.then(() => exchange(command, parameters));
      queue = answer.catch(() => undefined);
      return answer;
    },
    close: () => socket.destroy(),
  };
}

/** Connects and reads the greeting, which a port that is not ready yet does not send. */
async function openSocket(port: number): Promise<{ socket: Socket; readMessage: () => Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1');
  const chunks = socket[Symbol.asyncIterator]();
  let buffer = Buffer.alloc(0);
  async function readMessage(): Promise<unknown> {
    for (;;) {
      const colon = buffer.indexOf(':');
      const start = colon + 1;
      const end = start + Number(buffer.subarray(0, Math.max(colon, 0)).toString());
      if (colon > 0 && buffer.length >= end) {
        const message: unknown = JSON.parse(buffer.subarray(start, end).toString());
        buffer = buffer.subarray(end);
        return message;
      }
      const { value, done } = await chunks.next();
      if (done) throw new Error('Firefox closed the connection.');
      buffer = Buffer.concat([buffer, value as Buffer]);
    }
  }
  try {
    await readMessage();
  } catch (error) {
    socket.destroy();
    throw error;
  }
  return { socket, readMessage };
}
