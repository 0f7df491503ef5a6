import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { assignRequestIds, createRequestIdProvider } from '../../../server/requests/request-id.ts';
import { parseTrustedProxies } from '../../../server/requests/trusted-proxies.ts';

/** The id in the response to a request with this header, from this address. */
async function readRequestId(
  trust: string | undefined,
  from: string,
  given?: string,
): Promise<string | null> {
  const proxies = trust === undefined ? undefined : parseTrustedProxies(trust);
  const app = new Hono().use(assignRequestIds(createRequestIdProvider(proxies, () => 'made-here')));
  app.get('/', (c) => c.text(c.get('requestId')));
  const headers = given === undefined ? {} : { 'X-Request-Id': given };
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress: from } } });
  expect(await response.text()).toBe(response.headers.get('X-Request-Id'));
  return response.headers.get('X-Request-Id');
}

test('a request without an id gets one', async () => {
  expect(await readRequestId(undefined, '203.0.113.1')).toBe('made-here');
});

test.each(['1', '10.0.0.0/8'])('the header of a proxy trusted by %s sets the id', async (trust) => {
  expect(await readRequestId(trust, '10.0.0.1', '0123456789abcdef')).toBe('0123456789abcdef');
});

test('a header from an untrusted address is ignored', async () => {
  expect(await readRequestId(undefined, '10.0.0.1', '0123456789abcdef')).toBe('made-here');
  expect(await readRequestId('10.0.0.0/8', '203.0.113.1', '0123456789abcdef')).toBe('made-here');
});

test.each(['ana@school.example', 'short', 'a'.repeat(65), 'with a space', '"quoted-text"'])(
  'an id with other characters is ignored: %s',
  async (given) => {
    expect(await readRequestId('1', '10.0.0.1', given)).toBe('made-here');
  },
);
