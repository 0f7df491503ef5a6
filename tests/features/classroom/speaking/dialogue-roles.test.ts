import { expect, test } from 'vitest';
import { parseSpokenTurns } from '../../../../src/domain/spoken-turns.ts';
import {
  createDialogueLines,
  findDialogueRoles,
  findNextRole,
} from '../../../../src/features/classroom/speaking/dialogue-roles.ts';

const TURNS = parseSpokenTurns('Ana: Where is the bus? I need it.\n\nBen: It has gone.\n\nAna: Oh no!');

test('each speaker is a role, and a text without speakers has none', () => {
  expect(findDialogueRoles(TURNS)).toEqual([
    { voice: 0, name: 'Ana' },
    { voice: 1, name: 'Ben' },
  ]);
  expect(findDialogueRoles(parseSpokenTurns('A text. Nobody speaks in it.'))).toEqual([]);
});

test('a turn is one line, so that no speaker is interrupted', () => {
  expect(createDialogueLines(TURNS).map(({ text }) => text)).toEqual([
    'Where is the bus? I need it.',
    'It has gone.',
    'Oh no!',
  ]);
});

test('the roles are practised in order until all are done', () => {
  const roles = findDialogueRoles(TURNS);
  expect(findNextRole(roles, new Set())?.name).toBe('Ana');
  expect(findNextRole(roles, new Set([0]))?.name).toBe('Ben');
  expect(findNextRole(roles, new Set([1]))?.name).toBe('Ana');
  expect(findNextRole(roles, new Set([0, 1]))).toBeNull();
});
