import { expect, test } from 'vitest';
import { MESSAGES } from '../../../../src/domain/messages.ts';
import {
  type DeletionEvent,
  NOT_DELETING,
  reduceDeletion,
} from '../../../../src/features/settings/account/deletion-state.ts';

const getStateAfter = (...events: readonly DeletionEvent[]) => events.reduce(reduceDeletion, NOT_DELETING);
const UNTIL_PASSWORD = [
  { type: 'opened' },
  { type: 'continued' },
  { type: 'password-typed', password: 'x' },
] as const;

test('an account is deleted only after both confirmations', () => {
  expect(getStateAfter({ type: 'opened' }, { type: 'confirmed' })).toEqual({ status: 'asking' });
  expect(getStateAfter(...UNTIL_PASSWORD, { type: 'confirmed' })).toMatchObject({ status: 'deleting' });
});

test('a deletion in progress can’t be closed', () => {
  const deleting = getStateAfter(...UNTIL_PASSWORD, { type: 'confirmed' });
  expect(reduceDeletion(deleting, { type: 'closed' })).toBe(deleting);
});

test.each([
  [{ kind: 'offline' }, MESSAGES.deletionOffline],
  [{ kind: 'refused', message: 'The password is wrong.' }, 'Nothing was deleted: The password is wrong.'],
  [{ kind: 'interrupted' }, MESSAGES.deletionInterrupted],
] as const)('a failure has a message and keeps the typed password: %o', (failure, text) => {
  const failed = getStateAfter(...UNTIL_PASSWORD, { type: 'confirmed' }, { type: 'failed', failure });
  expect(failed).toMatchObject({ status: 'reauthenticating', password: 'x', failure: text });
});
