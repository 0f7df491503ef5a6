import { Agent } from 'node:http';
import { connect } from 'node:net';
import { getDocumentName } from '../tests/server/cloud/document-paths.ts';
import { type Attacker, postAs, sendCommit } from '../tests/server/hostile/hostile-request.ts';
import { createSender, readStatus } from './server-process.ts';

/**
 * Attacks from one address by guests, who cost nothing: each sends what the server accepts, as fast as it
 * can. Others must not notice, neither elsewhere nor at the same address.
 */

/** A guest with what raw connections need. */
export interface Guest extends Attacker {
  /** The server's. */
  serverAddress: string;
  /** The address that the guest connects from. */
  from: string;
  /** Closes the connections, so that calls which still wait do not run during the next attack. */
  close(): void;
}

/** Repeats requests until the time is over, and counts their statuses. */
type Flood = (guest: Guest, until: number, count: (status: number) => void) => Promise<void>;

export interface AddressAttack {
  guests: number;
  /** Requests of each guest at the same time. */
  concurrency: number;
  flood: Flood;
}

const repeat =
  (send: (guest: Attacker) => Promise<Response>): Flood =>
  async (guest, until, count) => {
    while (performance.now() < until) count(await readStatus(send(guest)));
  };

/** Replaces the guest's document; the body is created once. */
const commitFields = (fields: object): Flood => {
  const json = JSON.stringify(fields);
  return repeat((guest) =>
    sendCommit(
      guest,
      `{"writes":[{"update":{"name":${JSON.stringify(getDocumentName(guest.uid))},"fields":${json}}}]}`,
    ),
  );
};

/** A document's fields with a list of equal values. */
const createListField = (length: number, value: object) => ({
  list: { arrayValue: { values: Array.from({ length }, () => value) } },
});

const LONG_ANSWER = {
  answer: 'Yesterday I goed home with my freind.\n'.repeat(660).slice(0, 19_000),
  class_plan: '# A day out',
  student_level: 'B1',
  skill_focus: 'Writing',
  reason: 'travel',
};

/** The number of requests that are written to a connection at once. */
const PIPELINED = 10_000;

/** Writes requests without waiting for responses. */
const pipeline: Flood = async ({ serverAddress, from, idToken }, until, count) => {
  const { hostname, port } = new URL(serverAddress);
  const request = `GET /api/nothing HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${idToken}\r\n\r\n`;
  while (performance.now() < until) {
    await new Promise<void>((resolve) => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: from });
      const end = setTimeout(() => socket.destroy(), until - performance.now());
      socket.on('data', (chunk) => {
        for (const [, status] of chunk.toString('latin1').matchAll(/HTTP\/1\.1 (\d+)/g))
          count(Number(status));
      });
      socket.on('error', () => {});
      socket.on('close', () => {
        clearTimeout(end);
        resolve();
      });
      socket.write(request.repeat(PIPELINED));
    });
  }
};

export const ADDRESS_ATTACKS: Readonly<Record<string, AddressAttack>> = {
  '30 guests commit 0.7 MB': {
    guests: 30,
    concurrency: 2,
    flood: commitFields(createListField(20, { stringValue: 'a'.repeat(35_000) })),
  },
  '10 guests commit 0.7 MB': {
    guests: 10,
    concurrency: 2,
    flood: commitFields(createListField(20, { stringValue: 'a'.repeat(35_000) })),
  },
  '30 guests commit 23,900 values': {
    guests: 30,
    concurrency: 2,
    flood: commitFields(createListField(23_899, { integerValue: '7' })),
  },
  '30 guests commit small documents': {
    guests: 30,
    concurrency: 2,
    flood: commitFields({ word: { stringValue: 'small' } }),
  },
  '1 guest asks for what is not there': {
    guests: 1,
    concurrency: 20,
    flood: repeat((guest) => postAs(guest, '/api/nothing', {})),
  },
  '30 guests ask for what is not there': {
    guests: 30,
    concurrency: 2,
    flood: repeat((guest) => postAs(guest, '/api/nothing', {})),
  },
  '10,000 pipelined requests, again and again': { guests: 2, concurrency: 1, flood: pipeline },
  '12 guests submit 500 lines': {
    guests: 12,
    concurrency: 2,
    flood: repeat((guest) => postAs(guest, '/api/submit-answer', LONG_ANSWER)),
  },
};

/** Starts guests at one address. */
export function createGuests(serverAddress: string, from: string, count: number): Promise<Guest[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const agent = new Agent({ keepAlive: true, localAddress: from });
      const send = createSender(serverAddress, from, agent);
      const response = await send('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any', {
        method: 'POST',
        body: JSON.stringify({ returnSecureToken: true }),
      });
      const { localId, idToken } = await response.json();
      if (response.status !== 200) throw new Error(`A guest could not start: ${response.status}.`);
      return { uid: localId, idToken, send, serverAddress, from, close: () => agent.destroy() };
    }),
  );
}
