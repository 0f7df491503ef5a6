import { expect, test } from 'vitest';
import type { IdentifiedEvent } from '../../src/domain/game-records.ts';
import { weakWords } from '../../src/domain/weak-words.ts';

function answers(...said: readonly (readonly [word: string, grade: 'missed' | 'hard' | 'right'])[]) {
  return said.map(([word, grade], at): IdentifiedEvent => {
    const answer = { item: { kind: 'word', id: word }, grade, by: 'recall', ms: 1, hint: false } as const;
    return { id: `${at}`, event: { type: 'answered', ...answer, game: 'quiz', at } };
  });
}

test('a word is weak once it was missed, the latest miss first', () => {
  expect(weakWords(answers(['tide', 'missed'], ['anchor', 'missed'], ['tide', 'missed']))).toEqual([
    'tide',
    'anchor',
  ]);
});

test('a right answer makes it strong again, and so does a near miss', () => {
  const later = answers(['tide', 'missed'], ['anchor', 'missed'], ['tide', 'right'], ['anchor', 'hard']);
  expect(weakWords(later)).toEqual([]);
});

test('a miss that was taken back does not count', () => {
  const back: IdentifiedEvent = { id: 'b', event: { type: 'took-back', answer: '0', game: 'quiz', at: 9 } };
  expect(weakWords([...answers(['tide', 'missed']), back])).toEqual([]);
});

test('facts and points of grammar are no words', () => {
  const fact = {
    item: { kind: 'fact', id: 'moon' },
    grade: 'missed',
    by: 'choice',
    ms: 1,
    hint: false,
  } as const;
  expect(weakWords([{ id: '1', event: { type: 'answered', ...fact, game: 'quiz', at: 1 } }])).toEqual([]);
});
