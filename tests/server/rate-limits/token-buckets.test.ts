import { describe, expect, test } from 'vitest';
import { createTokenBuckets } from '../../../server/rate-limits/token-buckets.ts';

function createLimit(refillPerMinute: number) {
  let now = 0;
  const limit = createTokenBuckets({ burst: refillPerMinute, refillPerMinute }, () => now);
  return {
    call: (subject = 'ana') => limit.consume(subject).retryAfterSeconds,
    wait: (ms: number) => (now += ms),
  };
}

describe('a limit of three a minute', () => {
  test('a bucket of three allows three calls and names the wait for the fourth', () => {
    const { call } = createLimit(3);
    expect([call(), call(), call(), call()]).toEqual([0, 0, 0, 20]);
  });

  test('a bucket of three a minute allows one more call after a third of a minute', () => {
    const { call, wait } = createLimit(3);
    call();
    call();
    call();
    wait(20_000);
    expect([call(), call()]).toEqual([0, 20]);
  });

  test('a bucket is full after a minute, and no fuller later', () => {
    const { call, wait } = createLimit(3);
    call();
    call();
    call();
    wait(600_000);
    expect([call(), call(), call(), call()]).toEqual([0, 0, 0, 20]);
  });

  test('each subject has its own bucket', () => {
    const { call } = createLimit(1);
    expect([call('ana'), call('ben'), call('ana')]).toEqual([0, 0, 60]);
  });

  test('a clock that is set back adds no tokens', () => {
    const { call, wait } = createLimit(1);
    call();
    wait(-60_000);
    expect(call()).toBe(60);
  });

  test('an empty bucket is kept among very many subjects', () => {
    const { call } = createLimit(1);
    call('ana');
    for (let index = 0; index < 10_002; index++) call(`visitor ${index}`);
    expect(call('ana')).toBe(60);
  });
});
