import { expect, test } from 'vitest';
import { spokenTurns } from '../../../../src/domain/spoken-turns.ts';
import {
  dialogueLines,
  dialogueParts,
  nextPart,
} from '../../../../src/features/classroom/speaking/dialogue-parts.ts';

const TURNS = spokenTurns('Ana: Where is the bus? I need it.\n\nBen: It has gone.\n\nAna: Oh no!');

test('each speaker is a part, and a text without speakers has none', () => {
  expect(dialogueParts(TURNS)).toEqual([
    { voice: 0, name: 'Ana' },
    { voice: 1, name: 'Ben' },
  ]);
  expect(dialogueParts(spokenTurns('A text. Nobody speaks in it.'))).toEqual([]);
});

test('nobody is interrupted: a turn is one line', () => {
  expect(dialogueLines(TURNS).map(({ text }) => text)).toEqual([
    'Where is the bus? I need it.',
    'It has gone.',
    'Oh no!',
  ]);
});

test('the parts come in turn until all were said', () => {
  const parts = dialogueParts(TURNS);
  expect(nextPart(parts, new Set())?.name).toBe('Ana');
  expect(nextPart(parts, new Set([0]))?.name).toBe('Ben');
  expect(nextPart(parts, new Set([1]))?.name).toBe('Ana');
  expect(nextPart(parts, new Set([0, 1]))).toBeNull();
});
