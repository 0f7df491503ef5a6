import { describe, expect, test } from 'vitest';
import type { Level } from '../../src/domain/levels.ts';
import type { ClassRequest } from '../../src/teacher/class-request.ts';
import { CURRICULUM } from '../../src/teacher/curriculum.ts';
import type { LevelBank } from '../../src/teacher/level-bank.ts';
import type { StrandFile } from '../../src/teacher/strand-schema.ts';
import * as teacher from '../../src/teacher/write-class.ts';
import { createClassRequest } from './class-requests.ts';
import { strandFiles } from './curriculum-files.ts';

const file = strandFiles.find(({ skill }) => skill === 'Grammar') as StrandFile;
/** Without the lessons of weeks, which come before strands. */
const createBankWithoutWeeks = (level: Level): LevelBank => ({
  ...CURRICULUM[level],
  weeks: [],
  moduleLessons: [],
  strands: [file],
});
const bank = createBankWithoutWeeks('B1');
const writeClass = (request: ClassRequest, seed = 1) => teacher.writeClass(bank, request, seed);

const findStrand = (reason?: string) => file.strands.find((strand) => strand.reason === reason);
const travel = findStrand('travel') as StrandFile['strands'][number];

describe('a strand class', () => {
  const plan = writeClass(createClassRequest({ reason: 'travel' }));

  test('has its words, text, minutes and checklist, and examples from the text', () => {
    expect(plan.vocabulary.map(({ word }) => word).sort()).toEqual(
      travel.words.map(({ word }) => word).sort(),
    );
    expect(plan.text).toEqual({
      kind: 'reading',
      title: travel.text.title,
      body: travel.text.body.join('\n\n'),
    });
    expect(plan.teachingPoint?.examples).toEqual(travel.examples);
    expect(plan.minutes).toEqual(travel.minutes);
    expect(plan.checklist).toEqual(travel.task.checklist);
  });

  test('starts with an exercise on its words and ends with the task and its length', () => {
    const prompts = plan.exercises.map(({ prompt }) => prompt);
    const tasks = travel.exercises.map(({ task }) => task);
    expect(tasks.every((task) => prompts.some((prompt) => prompt.startsWith(task)))).toBe(true);
    expect(prompts).toHaveLength(tasks.length + 2);
    expect(prompts.at(-1)).toBe(
      `${travel.task.text} (${travel.task.words.min}–${travel.task.words.max} words)`,
    );
  });

  test('has its own phrases in the Quick Check', () => {
    const [first, second, third, fourth] = plan.quickCheck;
    expect(travel.phrases.starting).toEqual(expect.arrayContaining([first, second]));
    expect(travel.phrases.keeping).toEqual(expect.arrayContaining([third, fourth]));
  });

  test('is the same lesson for every seed', () => {
    const other = writeClass(createClassRequest({ reason: 'travel' }), 2);
    expect(other.text).toEqual(plan.text);
    expect(other.exercises.at(-1)).toEqual(plan.exercises.at(-1));
  });
});

describe('a strand is chosen', () => {
  test.each([
    ['by the reason', { reason: 'business' }, findStrand('business')],
    ['for children of any reason', { reason: 'business', age: 12 }, findStrand()],
    ['for adults from thirteen years on', { reason: 'business', age: 13 }, findStrand('business')],
  ] as const)('%s', (_, changes, strand) => {
    expect(writeClass(createClassRequest(changes)).text?.title).toBe(strand?.text.title);
  });

  test.each([
    ['another skill', { skill: 'Vocabulary' }],
    ['another level', { level: 'B2' }],
  ] as const)('not for %s', (_, changes) => {
    const request = createClassRequest(changes);
    expect(teacher.writeClass(createBankWithoutWeeks(request.level), request, 1).minutes).toBeUndefined();
  });

  test('only outside Speaking modules, which have a thread of their own', () => {
    const spoken: LevelBank = {
      ...bank,
      strands: [{ ...file, skill: 'Speaking', unit: 'b1-speaking-tags' }],
    };
    const countMinutes = (moduleLesson: number) =>
      teacher.writeClass(spoken, createClassRequest({ skill: 'Speaking', moduleLesson }), 1).minutes;
    expect(countMinutes(3)).toBeUndefined();
    expect(countMinutes(0)).toEqual(travel.minutes);
  });
});

describe('a strand is not taught again', () => {
  const first = writeClass(createClassRequest());

  test.each([
    ['its heading', { usedPhrases: [first.teachingPoint?.heading ?? ''] }],
    ["its text's title", { usedPhrases: [first.text?.title ?? ''] }],
    ['six of its words', { usedVocab: first.vocabulary.slice(1).map(({ word }) => word) }],
  ])('to a learner who has met %s', (_, used) => {
    expect(writeClass(createClassRequest(used)).minutes).toBeUndefined();
  });

  test('while its unit has all its parts for drawn classes', () => {
    const { heading = '' } = first.teachingPoint ?? {};
    const headings = Array.from(
      { length: 60 },
      (_, seed) => writeClass(createClassRequest({ usedPhrases: [heading] }), seed).teachingPoint?.heading,
    );
    expect(headings).toContain('Present perfect or past simple');
  });
});
