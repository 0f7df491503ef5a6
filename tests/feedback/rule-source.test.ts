import { expect, test } from 'vitest';
import { findMistakes, type RuleSource } from '../../src/feedback/rule-source.ts';

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;

test('where two sources mark one place, the earlier in the list is right; places come in order', async () => {
  const source = (name: string, start: number, end: number): RuleSource => ({
    name,
    mistakes: async () => [{ start, end, reason: name }],
  });
  const found = await findMistakes(
    'one two three',
    [source('first', 4, 7), source('second', 5, 9), source('third', 0, 3)],
    CONTEXT,
  );
  expect(found.map(({ reason }) => reason)).toEqual(['third', 'first']);
});

test('a source that fails is not taken for one that found nothing', async () => {
  const broken: RuleSource = { name: 'broken', mistakes: () => Promise.reject(new Error('no')) };
  await expect(findMistakes('text', [broken], CONTEXT)).rejects.toThrow('no');
});
