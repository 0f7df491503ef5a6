import { expect, test } from 'vitest';
import { MESSAGES } from '../../../../src/domain/messages.ts';
import {
  type DeletionEvent,
  NOT_DELETING,
  reduceDeletion,
} from '../../../../src/features/settings/account/deletion-state.ts';

const stateAfter = (...events: readonly DeletionEvent[]) => events.reduce(reduceDeletion, NOT_DELETING);
const TO_THE_KEY = [{ type: 'opened' }, { type: 'meant' }, { type: 'typed', password: 'x' }] as const;

test('nothing is deleted before both questions are answered', () => {
  expect(stateAfter({ type: 'opened' }, { type: 'confirmed' })).toEqual({ status: 'asking' });
  expect(stateAfter(...TO_THE_KEY, { type: 'confirmed' })).toMatchObject({ status: 'deleting' });
});

test('a deletion under way can’t be closed', () => {
  const going = stateAfter(...TO_THE_KEY, { type: 'confirmed' });
  expect(reduceDeletion(going, { type: 'closed' })).toBe(going);
});

test.each([
  [{ kind: 'offline' }, MESSAGES.deletionOffline],
  [{ kind: 'refused', message: 'The password is wrong.' }, 'Nothing was deleted: The password is wrong.'],
  [{ kind: 'interrupted' }, MESSAGES.deletionInterrupted],
] as const)('a failure is told, with what was typed still there: %o', (failure, text) => {
  const failed = stateAfter(...TO_THE_KEY, { type: 'confirmed' }, { type: 'failed', failure });
  expect(failed).toEqual({ status: 'proving', password: 'x', failure: text });
});
