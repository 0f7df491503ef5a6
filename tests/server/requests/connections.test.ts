import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { describe, expect, test } from 'vitest';
import {
  boundConnections,
  createBacklogs,
  createConnectionCount,
  MAX_CONNECTIONS,
  MAX_CONNECTIONS_PER_ADDRESS,
} from '../../../server/requests/connections.ts';

const MEGABYTE = 1024 * 1024;

function client(writableLength: number) {
  const connection = {
    writableLength,
    isCut: false,
    destroy: () => {
      connection.isCut = true;
    },
  };
  return connection;
}

describe('a client that does not read what it asked for', () => {
  test('is cut off after two minutes', () => {
    const backlogs = createBacklogs();
    const slow = client(1);
    backlogs.add(slow);
    backlogs.sweep(0);
    backlogs.sweep(120_000);
    expect(slow.isCut).toBe(false);
    backlogs.sweep(120_001);
    expect(slow.isCut).toBe(true);
  });

  test('stays when it has read everything meanwhile', () => {
    const backlogs = createBacklogs();
    const reader = client(1);
    backlogs.add(reader);
    backlogs.sweep(0);
    reader.writableLength = 0;
    backlogs.sweep(60_000);
    reader.writableLength = 1;
    backlogs.sweep(130_000);
    expect(reader.isCut).toBe(false);
  });

  test('is cut off at once when too much lies ready in all, those that wait longest first', () => {
    const backlogs = createBacklogs();
    const early = Array.from({ length: 3 }, () => client(100 * MEGABYTE));
    for (const one of early.slice(0, 2)) backlogs.add(one);
    backlogs.sweep(0);
    for (const one of early.slice(2)) backlogs.add(one);
    backlogs.sweep(1);
    expect(early.map(({ isCut }) => isCut)).toEqual([true, false, false]);
  });

  test('is forgotten when it went away by itself', () => {
    const backlogs = createBacklogs();
    const gone = client(1);
    backlogs.add(gone);
    backlogs.sweep(0);
    backlogs.remove(gone);
    backlogs.sweep(120_001);
    expect(gone.isCut).toBe(false);
  });
});

describe('the connections of one address', () => {
  test('are limited, and leave room when they close', () => {
    const count = createConnectionCount(2);
    expect([count.open('ana'), count.open('ana'), count.open('ana'), count.open('ben')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    count.close('ana');
    count.close('ana');
    expect(count.open('ana')).toBe(true);
  });
});

describe('a server', () => {
  /** Opens so many connections of one address, and tells how many were cut off. */
  function cutOff(connections: number, isProxy: boolean): number {
    const server = new EventEmitter() as Server;
    boundConnections(server, () => isProxy);
    expect(server.maxConnections).toBe(MAX_CONNECTIONS);
    let cut = 0;
    for (let index = 0; index < connections; index++) {
      const socket = Object.assign(new EventEmitter(), {
        remoteAddress: '203.0.113.1',
        writableLength: 0,
        destroy: () => {
          cut += 1;
        },
      });
      server.emit('connection', socket);
    }
    server.emit('close');
    return cut;
  }

  test('cuts off what one address opens beyond its share, unless it is a proxy', () => {
    expect(cutOff(MAX_CONNECTIONS_PER_ADDRESS + 3, false)).toBe(3);
    expect(cutOff(MAX_CONNECTIONS_PER_ADDRESS + 3, true)).toBe(0);
  });
});
