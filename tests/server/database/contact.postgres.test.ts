import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ArcadeDatabase } from '../../../server/database/database.ts';
import { findDatabaseErrorKind } from '../../../server/database/database-error.ts';
import { openPostgres } from '../../../server/database/postgres-database.ts';
import { createPostgresDatabase } from './test-database.ts';

/** A connection to the database server that can be interrupted. */
interface Line {
  address: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

async function openLine(address: string): Promise<Line> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  const listen = (port: number) =>
    new Promise<Server>((resolve) => {
      const server = createServer((near) => {
        const far = dial(Number(target.port), target.hostname);
        for (const socket of [near, far]) {
          sockets.add(socket);
          socket.on('error', () => {});
          socket.on('close', () => {
            near.destroy();
            far.destroy();
          });
        }
        near.pipe(far).pipe(near);
      });
      server.listen(port, '127.0.0.1', () => resolve(server));
    });
  let server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const through = new URL(address);
  through.host = `127.0.0.1:${port}`;
  return {
    address: through.href,
    async cut() {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      await new Promise((resolve) => server.close(resolve));
    },
    async restore() {
      server = await listen(port);
    },
  };
}

let line: Line;
let database: ArcadeDatabase;

beforeEach(async () => {
  line = await openLine(await createPostgresDatabase());
  database = await openPostgres(line.address, 4);
});
afterEach(async () => {
  await database.close();
  await line.cut();
});

const write = () =>
  database.checkWritable().then(
    () => 'written',
    (error) => findDatabaseErrorKind(error),
  );

describe('a database server that goes away', () => {
  test('an unreachable database server is reported and used again when it is back', async () => {
    expect(await write()).toBe('written');
    await line.cut();
    expect([await write(), await write()]).toEqual(['out-of-contact', 'out-of-contact']);
    await line.restore();
    expect(await write()).toBe('written');
  });

  test('a transaction leaves nothing when the database server stops in the middle', async () => {
    const day = { holder: 'ana', local_date: '2030-01-15', used: 1, classes_begun: 1, answers_begun: 0 };
    const cutOff = database.query.transaction().execute(async (db) => {
      await db.insertInto('credit_days').values(day).execute();
      await line.cut();
      await db.updateTable('credit_days').set({ used: 2 }).execute();
    });
    expect(findDatabaseErrorKind(await cutOff.catch((error) => error))).toBe('out-of-contact');
    await line.restore();
    expect(await database.query.selectFrom('credit_days').selectAll().execute()).toEqual([]);
  });
});

test.each([
  ['no-such-database', (address: URL) => (address.pathname = 'nowhere')],
  ['sign-in-refused', (address: URL) => (address.username = 'nobody')],
  ['out-of-contact', (address: URL) => (address.port = '1')],
])('an unusable address has its own error kind: %s', async (fault, change) => {
  const address = new URL(line.address);
  change(address);
  const error = await openPostgres(address.href, 4).catch((cause) => cause);
  expect(findDatabaseErrorKind(error)).toBe(fault);
});
