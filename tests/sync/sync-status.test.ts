import { describe, expect, test } from 'vitest';
import { getSyncStatus, type SyncFailure } from '../../src/sync/sync-status.ts';

/** Nothing is pending, and the last exchange succeeded. */
const synced = { pending: 0, deadLetters: 0, isDraining: false, syncedAt: 5, failure: null };
const failure = (kind: SyncFailure['kind']): SyncFailure => ({ during: 'push', sections: ['lessons'], kind });

describe('the status', () => {
  test('is synced when all changes are in the cloud', () => {
    expect(getSyncStatus(synced)).toEqual({ kind: 'synced', at: 5 });
  });

  test('stays synced during a routine pull', () => {
    expect(getSyncStatus({ ...synced, isDraining: true })).toEqual({ kind: 'synced', at: 5 });
  });

  test('is syncing while changes are being sent', () => {
    expect(getSyncStatus({ ...synced, pending: 2, isDraining: true })).toEqual({
      kind: 'syncing',
      pending: 2,
    });
  });

  test('is saved on this device while changes wait, with the failure that postpones them', () => {
    const waiting = { ...synced, pending: 2, failure: failure('offline') };
    expect(getSyncStatus(waiting)).toEqual({ kind: 'saved-here', pending: 2, failure: failure('offline') });
  });

  test('is saved on this device before the cloud was reached for the first time', () => {
    expect(getSyncStatus({ ...synced, syncedAt: null })).toEqual({ kind: 'saved-here', pending: 0 });
  });

  test('is sign in again when the token is refused', () => {
    const refused = { ...synced, pending: 1, failure: failure('sign-in-again') };
    expect(getSyncStatus(refused)).toMatchObject({ kind: 'sign-in-again', pending: 1 });
  });

  test('is attention before anything else when changes need it', () => {
    const refused = { ...synced, pending: 3, deadLetters: 2, isDraining: true, failure: failure('offline') };
    expect(getSyncStatus(refused)).toMatchObject({ kind: 'attention', count: 2 });
    expect(getSyncStatus({ ...synced, pending: 3, failure: failure('forbidden') })).toMatchObject({
      kind: 'attention',
      count: 3,
    });
  });
});
