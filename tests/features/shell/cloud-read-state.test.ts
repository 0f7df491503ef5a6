import { expect, test } from 'vitest';
import { deriveCloudReadState } from '../../../src/features/shell/cloud-read-state.ts';
import type { SyncFailure } from '../../../src/sync/sync-status.ts';

const createFailure = (during: SyncFailure['during'], kind: SyncFailure['kind']): SyncFailure => ({
  during,
  kind,
  sections: ['homework'],
});

test.each([
  ['loaded', 'the document was taken over', true, undefined, true],
  ['loaded', 'it was, and there is no connection', true, undefined, false],
  ['loaded', 'it was, and the store is out of reach', true, createFailure('pull', 'offline'), true],
  ['loaded', 'it was, and only writing fails', true, createFailure('push', 'unavailable'), true],
  ['unavailable', 'it was, and reading it again fails', true, createFailure('pull', 'unavailable'), true],
  ['unavailable', 'reading it fails', false, createFailure('pull', 'forbidden'), true],
  ['unavailable', 'the store is out of reach from the first', false, createFailure('pull', 'offline'), true],
  ['unavailable', 'there is no connection from the first', false, undefined, false],
  ['loading', 'the first reading goes on', false, undefined, true],
] as const)('the cloud is %s when %s', (expected, _, hasSeenCloud, failure, isOnline) => {
  const status = { kind: 'saved-here', pending: 0, ...(failure && { failure }) } as const;
  expect(deriveCloudReadState({ status, hasSeenCloud, isOnline })).toBe(expected);
});
