import { describe, expect, test } from 'vitest';
import { type SyncFailure, statusOf } from '../../../src/sync/status/status.ts';

const calm = { pending: 0, dead: 0, isDraining: false, syncedAt: 5, failure: null };
const failure = (kind: SyncFailure['kind']): SyncFailure => ({ during: 'push', sections: ['lessons'], kind });

describe('the learner sees', () => {
  test('synced, when all is in the cloud', () => {
    expect(statusOf(calm)).toEqual({ phase: 'synced', at: 5 });
  });

  test('nothing of a routine look at the cloud', () => {
    expect(statusOf({ ...calm, isDraining: true })).toEqual({ phase: 'synced', at: 5 });
  });

  test('syncing, while changes are on their way', () => {
    expect(statusOf({ ...calm, pending: 2, isDraining: true })).toEqual({ phase: 'syncing', pending: 2 });
  });

  test('saved on this device, while changes wait, with the failure that holds them up', () => {
    const waiting = { ...calm, pending: 2, failure: failure('offline') };
    expect(statusOf(waiting)).toEqual({ phase: 'saved-here', pending: 2, failure: failure('offline') });
  });

  test('saved on this device, before the cloud was reached for the first time', () => {
    expect(statusOf({ ...calm, syncedAt: null })).toEqual({ phase: 'saved-here', pending: 0 });
  });

  test('sign in again, when the token is refused', () => {
    const refused = { ...calm, pending: 1, failure: failure('sign-in-again') };
    expect(statusOf(refused)).toMatchObject({ phase: 'sign-in-again', pending: 1 });
  });

  test('that changes need attention, before anything else', () => {
    const refused = { ...calm, pending: 3, dead: 2, isDraining: true, failure: failure('offline') };
    expect(statusOf(refused)).toMatchObject({ phase: 'attention', count: 2 });
    expect(statusOf({ ...calm, pending: 3, failure: failure('forbidden') })).toMatchObject({
      phase: 'attention',
      count: 3,
    });
  });
});
