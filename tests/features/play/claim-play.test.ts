import { describe, expect, test } from 'vitest';
import { claimPlay } from '../../../src/features/play/claim-play.ts';

/** Web locks of one name with `steal` only. */
function createFakeLocks() {
  let stealFromHolder = () => {};
  const request = (_name: string, _options: object, hold: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      stealFromHolder();
      stealFromHolder = () => reject(new DOMException('Stolen', 'AbortError'));
      void hold().then(resolve);
    });
  return { request: request as LockManager['request'] };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a claim on a game', () => {
  test('is lost to a newer claim, and notified once', async () => {
    const locks = createFakeLocks();
    const lost: string[] = [];
    claimPlay('game', () => lost.push('older'), locks);
    claimPlay('game', () => lost.push('newer'), locks);
    await settle();
    expect(lost).toEqual(['older']);
  });

  test('is not lost once it is given up', async () => {
    const locks = createFakeLocks();
    const lost: string[] = [];
    const release = claimPlay('game', () => lost.push('older'), locks);
    release();
    await settle();
    claimPlay('game', () => {}, locks);
    await settle();
    expect(lost).toEqual([]);
  });

  test('does nothing in a browser without web locks', () => {
    expect(() => claimPlay('game', () => {}, undefined)()).not.toThrow();
  });
});
