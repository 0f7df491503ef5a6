import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTrustedProxies, resolveClientAddress } from '../../../server/requests/trusted-proxies.ts';
import { forAll } from '../../for-all.ts';

const VISITOR = '203.0.113.9';
const INNER = '10.0.0.2';
const OUTER = '10.0.0.1';

function origin(trust: string, socket: string, forwardedFor?: string): string {
  const proxies = parseTrustedProxies(trust);
  if (!proxies) throw new Error(`${trust} is no setting.`);
  return resolveClientAddress(socket, forwardedFor, proxies);
}

describe('without a trusted proxy', () => {
  test('a request comes from where its connection comes from, whatever it says', () => {
    expect(resolveClientAddress(VISITOR, '198.51.100.1', undefined)).toBe(VISITOR);
  });
});

const ONE_PROXY = ['1', INNER, '10.0.0.0/8', '192.0.2.7, 10.0.0.0/30'];

describe.each(ONE_PROXY)('behind one proxy, with %s', (trust) => {
  test('a request comes from where the proxy says', () => {
    expect(origin(trust, INNER, VISITOR)).toBe(VISITOR);
    expect(origin(trust, `::ffff:${INNER}`, VISITOR)).toBe(VISITOR);
  });

  test('a request without a word of it comes from the proxy', () => {
    expect(origin(trust, INNER)).toBe(INNER);
    expect(origin(trust, INNER, '')).toBe(INNER);
    expect(origin(trust, INNER, 'unknown')).toBe(INNER);
  });
});

describe.each(['2', `${INNER}, ${OUTER}`, '10.0.0.0/8'])('behind two proxies, with %s', (trust) => {
  test('a request comes from where the outer one says', () => {
    expect(origin(trust, INNER, `${VISITOR}, ${OUTER}`)).toBe(VISITOR);
  });

  test('what the visitor wrote before it counts for nothing', () => {
    expect(origin(trust, INNER, `198.51.100.1, ${VISITOR}, ${OUTER}`)).toBe(VISITOR);
  });
});

test('a connection from elsewhere than the trusted addresses speaks for itself', () => {
  expect(origin(INNER, VISITOR, '198.51.100.1')).toBe(VISITOR);
});

test('ports that some proxies add are left out', () => {
  expect(origin('1', INNER, `${VISITOR}:4711`)).toBe(VISITOR);
  expect(origin('1', INNER, '[2001:db8::1]:4711')).toBe('2001:db8::1');
});

test('whatever a visitor writes, behind one proxy they come from where it saw them', () => {
  forAll(fc.array(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string())), (invented) => {
    for (const trust of ONE_PROXY) {
      expect(origin(trust, INNER, [...invented, VISITOR].join(','))).toBe(VISITOR);
    }
  });
});
