import { connect } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { listen } from '../../../server/http-server.ts';
import { QUOTAS, REQUEST_COSTS } from '../../../server/rate-limits/quotas.ts';
import { createTokenBuckets, type TokenBuckets } from '../../../server/rate-limits/token-buckets.ts';
import {
  createAdmission,
  createRequestLimits,
  MAX_REFUSALS_OF_CONNECTION,
  type RequestLimits,
} from '../../../server/requests/admission.ts';
import { closeWithTest } from '../../close-with-test.ts';

/** A bucket of so many calls that never refills. */
const createBuckets = (count: number): TokenBuckets =>
  createTokenBuckets({ burst: count * REQUEST_COSTS.call, refillPerMinute: 60 }, () => 0);

interface TestServer {
  port: number;
  /** The status of a call with a token, such as `guest-1` or `learner-ana`; all others are not verified. */
  call(token?: string, headers?: Record<string, string>): Promise<Response>;
  /** The status of several calls, one after the other. */
  readStatuses(token: string | undefined, count: number): Promise<number[]>;
  /** How many requests reached the app. */
  countAnswered(): number;
  refused: string[];
}

/** Listens with an app that answers everything. */
async function serve(limits: Partial<RequestLimits> = {}, { isProxy = false } = {}): Promise<TestServer> {
  let answered = 0;
  const refused: string[] = [];
  const app = new Hono().all('*', (c) => {
    answered += 1;
    return c.text('here');
  });
  const admit = createAdmission({
    limits: { ...createRequestLimits(() => 0), ...limits },
    readAddress: () => '203.0.113.1',
    findTokenOwner: (token) =>
      /^(guest|learner)-/.test(token) ? { uid: token, isGuest: token.startsWith('guest-') } : undefined,
    isProxy: () => isProxy,
    allowedOrigins: ['https://school.example'],
    onRefused: (method) => refused.push(method),
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0, isProxy: () => isProxy, admit });
  if (!server.ok) return expect.fail(server.failure);
  closeWithTest(() => server.value.close(0));
  const { address } = server.value;
  const call: TestServer['call'] = (token, headers = {}) =>
    fetch(`${address}/api/remaining-calls`, {
      headers: { ...(token !== undefined && { Authorization: `Bearer ${token}` }), ...headers },
    });
  return {
    port: Number(new URL(address).port),
    call,
    async readStatuses(token, count) {
      const statuses: number[] = [];
      for (let index = 0; index < count; index += 1) statuses.push((await call(token)).status);
      return statuses;
    },
    countAnswered: () => answered,
    refused,
  };
}

/** Sends requests without waiting for responses, and returns what came until the connection was closed. */
function sendPipelined(port: number, count: number): Promise<string> {
  const request = 'GET /api/nothing HTTP/1.1\r\nHost: school\r\n\r\n';
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (chunk) => (received += chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
    socket.write(request.repeat(count - 1) + request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  });
}

describe('an address', () => {
  test('an address over its limit gets a Retry-After and no JSON, which the SDK would read as a bad token', async () => {
    const server = await serve({ byAddress: createBuckets(3) });
    expect(await server.readStatuses(undefined, 3)).toEqual([200, 200, 200]);
    const refused = await server.call();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('10');
    expect(refused.headers.get('Content-Type')).toContain('text/plain');
  });

  test('requests without a verified token do not use up the limit of learners at the same address', async () => {
    const server = await serve({ byAddress: createBuckets(3) });
    expect(await server.readStatuses(undefined, 4)).toEqual([200, 200, 200, 429]);
    expect(await server.readStatuses('learner-ana', 4)).toEqual([200, 200, 200, 429]);
  });

  test('calls without a verified token have a limit of their own, which the calls of learners do not use', async () => {
    const server = await serve({
      unverifiedCalls: createTokenBuckets({ burst: 2, refillPerMinute: 60 }, () => 0),
    });
    expect(await server.readStatuses('not verified', 3)).toEqual([200, 200, 429]);
    expect(await server.readStatuses('learner-ana', 3)).toEqual([200, 200, 200]);
  });

  test('a refused request does not reach the app, and is counted', async () => {
    const server = await serve({ byAddress: createBuckets(1) });
    await server.readStatuses(undefined, 3);
    expect(server.countAnswered()).toBe(1);
    expect(server.refused).toEqual(['GET', 'GET']);
  });

  test('an app on an allowed origin can read a refusal, and one on another can not', async () => {
    const server = await serve({ byAddress: createBuckets(0) });
    const readAllowed = async (origin: string) =>
      (await server.call(undefined, { Origin: origin })).headers.get('Access-Control-Allow-Origin');
    expect(await readAllowed('https://school.example')).toBe('https://school.example');
    expect(await readAllowed('https://evil.example')).toBeNull();
  });

  test('three hundred learners at one address can open the app and sign in within a minute', () => {
    const files = 100;
    const callsOfEach = 10;
    expect(300 * 3).toBeLessThanOrEqual(QUOTAS.unverifiedCallsByAddress.burst);
    const { burst, refillPerMinute } = QUOTAS.requestsByAddress;
    expect(300 * (files * REQUEST_COSTS.file + callsOfEach * REQUEST_COSTS.call)).toBeLessThanOrEqual(
      burst + refillPerMinute,
    );
  });
});

describe('a learner who floods', () => {
  test('a flood of one learner leaves the calls of a classmate at the same address', async () => {
    const server = await serve({ byLearner: createBuckets(5), byAddress: createBuckets(20) });
    const statuses = await server.readStatuses('learner-ben', 30);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(await server.readStatuses('learner-ana', 5)).toEqual([200, 200, 200, 200, 200]);
  });

  test('calls of thirty guests leave the calls of a classmate at the same address', async () => {
    const server = await serve({
      byLearner: createBuckets(5),
      byGuests: createBuckets(10),
      byAddress: createBuckets(20),
    });
    for (let guest = 0; guest < 30; guest += 1) await server.call(`guest-${guest}`);
    expect(await server.readStatuses('learner-ana', 5)).toEqual([200, 200, 200, 200, 200]);
  });

  test('the guests of an address have at most half of its requests, and one learner a twentieth', () => {
    const { requestsByAddress, requestsByGuests, requestsByLearner } = QUOTAS;
    for (const rate of ['burst', 'refillPerMinute'] as const) {
      expect(requestsByGuests[rate]).toBeLessThanOrEqual(requestsByAddress[rate] / 2);
      expect(requestsByLearner[rate]).toBeLessThanOrEqual(requestsByAddress[rate] / 20);
    }
  });
});

describe('a connection far over its share', () => {
  test('a connection with ten thousand requests is closed after some refusals', async () => {
    const server = await serve({ byAddress: createBuckets(100) });
    await sendPipelined(server.port, 10_000);
    expect(server.countAnswered()).toBe(100);
    expect(server.refused.length).toBeLessThanOrEqual(MAX_REFUSALS_OF_CONNECTION + 1);
  });

  test("a proxy's connection stays open, since it carries the requests of others", async () => {
    const server = await serve({ byAddress: createBuckets(1) }, { isProxy: true });
    const received = await sendPipelined(server.port, 200);
    expect(received.match(/ 429 /g)).toHaveLength(199);
  });
});
