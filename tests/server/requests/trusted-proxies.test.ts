import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTrustedProxies, resolveClientAddress } from '../../../server/requests/trusted-proxies.ts';
import { forAll } from '../../for-all.ts';

const VISITOR = '203.0.113.9';
const INNER = '10.0.0.2';
const OUTER = '10.0.0.1';

function findClientAddress(trust: string, socket: string, forwardedFor?: string): string {
  const proxies = parseTrustedProxies(trust);
  if (!proxies) throw new Error(`${trust} is no setting.`);
  return resolveClientAddress(socket, forwardedFor, proxies);
}

describe('without a trusted proxy', () => {
  test('the client address is that of the connection without a trusted proxy', () => {
    expect(resolveClientAddress(VISITOR, '198.51.100.1', undefined)).toBe(VISITOR);
  });
});

const ONE_PROXY = ['1', INNER, '10.0.0.0/8', '192.0.2.7, 10.0.0.0/30'];

describe.each(ONE_PROXY)('behind one proxy, with %s', (trust) => {
  test('the client address is the one that the proxy forwards', () => {
    expect(findClientAddress(trust, INNER, VISITOR)).toBe(VISITOR);
    expect(findClientAddress(trust, `::ffff:${INNER}`, VISITOR)).toBe(VISITOR);
  });

  test('the client address is the proxy’s when it forwards none', () => {
    expect(findClientAddress(trust, INNER)).toBe(INNER);
    expect(findClientAddress(trust, INNER, '')).toBe(INNER);
    expect(findClientAddress(trust, INNER, 'unknown')).toBe(INNER);
  });
});

describe.each(['2', `${INNER}, ${OUTER}`, '10.0.0.0/8'])('behind two proxies, with %s', (trust) => {
  test('the client address is the one that the outer proxy forwards', () => {
    expect(findClientAddress(trust, INNER, `${VISITOR}, ${OUTER}`)).toBe(VISITOR);
  });

  test('entries that the visitor wrote are ignored', () => {
    expect(findClientAddress(trust, INNER, `198.51.100.1, ${VISITOR}, ${OUTER}`)).toBe(VISITOR);
  });
});

test('a connection from an untrusted address is its own client', () => {
  expect(findClientAddress(INNER, VISITOR, '198.51.100.1')).toBe(VISITOR);
});

test('ports in forwarded addresses are removed', () => {
  expect(findClientAddress('1', INNER, `${VISITOR}:4711`)).toBe(VISITOR);
  expect(findClientAddress('1', INNER, '[2001:db8::1]:4711')).toBe('2001:db8::1');
});

test('one trusted proxy gives the address that it saw, for any header of the visitor', () => {
  forAll(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string())), (invented) => {
    for (const trust of ONE_PROXY) {
      expect(findClientAddress(trust, INNER, [...invented, VISITOR].join(','))).toBe(VISITOR);
    }
  });
});
