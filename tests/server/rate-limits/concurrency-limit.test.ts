import { describe, expect, test } from 'vitest';
import { createConcurrencyLimit } from '../../../server/rate-limits/concurrency-limit.ts';

describe('two at once', () => {
  test('a third task of the same subject is rejected, and one of another subject runs', async () => {
    const atOnce = createConcurrencyLimit(2);
    const ends: (() => void)[] = [];
    const startWork = () => new Promise<string>((resolve) => ends.push(() => resolve('done')));
    const first = atOnce.run('ana', startWork);
    void atOnce.run('ana', startWork);
    expect(await atOnce.run('ana', startWork)).toBeUndefined();
    expect(await atOnce.run('ben', async () => 'done')).toBe('done');
    ends[0]?.();
    expect(await first).toBe('done');
    expect(await atOnce.run('ana', async () => 'again')).toBe('again');
  });

  test('a failed task frees its place', async () => {
    const atOnce = createConcurrencyLimit(1);
    await expect(atOnce.run('ana', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await atOnce.run('ana', async () => 'again')).toBe('again');
  });
});
