import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Strand, type StrandFile, strandFileSchema } from '../../src/teacher/strand-schema.ts';
import { strandFiles } from './curriculum-files.ts';

const { path: _, ...written } = strandFiles.find(({ skill }) => skill === 'Grammar') as StrandFile & {
  path: string;
};
const [first, ...others] = written.strands as [Strand, ...Strand[]];
const [exercise] = first.exercises;
const phrase = 'And then?';

function listIssues(file: unknown): readonly string[] {
  return v.safeParse(strandFileSchema, file).issues?.map(({ message }) => message) ?? [];
}
const createChanged = (changes: Record<string, unknown>) => ({
  ...written,
  strands: [{ ...first, ...changes }, ...others],
});
const createDialogue = (line: (at: number) => string) => ({
  title: 'A talk',
  body: Array.from({ length: 8 }, (_, index) => line(index)),
});
const twelveWords = 'I have seen it, and you saw it on the last day.';

describe('a file of strands', () => {
  test('is valid as it was written', () => {
    expect(listIssues(written)).toEqual([]);
  });

  test.each([
    ['a reason for children', { suits: 'children' }, 'a strand for adults names its reason'],
    ['six words', { words: first.words.slice(1) }, 'exactly seven words'],
    ['a text of a line', { text: { title: 'T', body: ['Short.'] } }, 'the text needs 80 to 230 words'],
    ['an example of its own', { examples: ['One.', 'Two.', 'Three.'] }, 'each example stands in the text'],
    ['three exercises', { exercises: first.exercises.slice(2) }, 'at least 4 exercises'],
    ['exercises of one kind', { exercises: Array(4).fill(exercise) }, 'of at least three kinds'],
    ['exercises out of order', { exercises: first.exercises.toReversed() }, 'stand in the order'],
    [
      'a free exercise',
      { exercises: [...first.exercises.slice(1), { kind: 'produce', task: 'Write.' }] },
      'what is free stands in the task',
    ],
    ['one phrase', { phrases: { ...first.phrases, keeping: [phrase] } }, 'at least 2 phrases'],
    ['a model text outside Writing', { model: first.text }, 'elsewhere none has'],
    ['a short checklist', { task: { ...first.task, checklist: ['Done.'] } }, 'at least 3 lines'],
    [
      'a length that ends before it begins',
      { task: { ...first.task, words: { min: 90, max: 60 } } },
      'more words at most than at least',
    ],
    ['half a minute', { minutes: { ...first.minutes, words: 0.5 } }, 'Invalid integer'],
    [
      'an hour and a half',
      { minutes: { words: 15, text: 15, point: 20, practice: 20, task: 20 } },
      '25 to 60 minutes together',
    ],
    ['the reason of another strand', { reason: others[0]?.reason }, 'one strand for each reason'],
  ])('with %s is rejected with a message that says why', (_, changes, message) => {
    expect(listIssues(createChanged(changes)).join()).toContain(message);
  });

  test('of Writing needs a model text in each strand', () => {
    expect(listIssues({ ...written, skill: 'Writing' }).join()).toContain('each strand has a model text');
  });

  test.each([
    ['without names', createDialogue(() => twelveWords), false],
    ['of three people', createDialogue((at) => `${['Ana', 'Ben', 'Cem'][at % 3]}: ${twelveWords}`), false],
    ['of two people', createDialogue((at) => `${['Ana', 'Ben'][at % 2]}: ${twelveWords}`), true],
  ])('of Speaking %s', (_, text, isTaken) => {
    const examples = Array(3).fill(twelveWords);
    const strands = [{ ...first, text, examples }];
    const message = 'in Speaking the text is a dialogue of two people';
    expect(
      listIssues({ ...written, skill: 'Speaking', strands })
        .join()
        .includes(message),
    ).toBe(!isTaken);
  });
});
