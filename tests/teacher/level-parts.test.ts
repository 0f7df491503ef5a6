import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getAgeBand } from '../../src/domain/age-band.ts';
import { LEVELS } from '../../src/domain/levels.ts';
import { MAX_AGE, MIN_AGE, SPEAKING_MODULE_LESSONS } from '../../src/domain/limits.ts';
import { listOtherReasons, REASONS, type Reason } from '../../src/domain/reasons.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import { type Audience, getAudience } from '../../src/teacher/audience-by-age.ts';
import type { ClassRequest } from '../../src/teacher/class-request.ts';
import { CURRICULUM } from '../../src/teacher/curriculum.ts';
import type { LevelBank } from '../../src/teacher/level-bank.ts';
import { listPassages } from '../../src/teacher/level-bank-queries.ts';
import { extractLearnerPart, extractSharedPart, joinLevelParts } from '../../src/teacher/level-parts.ts';
import { writeClass } from '../../src/teacher/write-class.ts';
import { CLASS_AGE_BANDS } from '../../vite/level-packs.ts';
import { readLevel } from '../../vite/level-parts/read-level.ts';
import { forAll } from '../for-all.ts';
import { createClassRequest, createNextRequest, writeConsecutiveClasses } from './class-requests.ts';

// The bank of a level is split into a shared part and one part for each reason for learning and audience
// (children or adults), so that a device downloads only its own.

/** The bank that a device joins from the parts of the build, with the texts of these other reasons. */
function createDeviceBank({ level, reason, age }: ClassRequest, otherReasons: readonly Reason[]): LevelBank {
  const bank = CURRICULUM[level];
  const extractPart = (each: Reason) => extractLearnerPart(bank, each, getAudience(age));
  return joinLevelParts(extractSharedPart(bank), extractPart(reason), otherReasons.map(extractPart));
}

const CURRICULUM_TITLES = new Set<string | undefined>(
  LEVELS.flatMap((level) => CURRICULUM[level].passages.map(({ title }) => title)),
);

/** Whether the class needs no text of the bank, or one that the device has. */
function isTextAvailable(bank: LevelBank, { skill, age }: ClassRequest, title: string | undefined): boolean {
  if (skill !== 'Reading' && skill !== 'Listening') return true;
  // Other texts come with a unit or a lesson, which the device has.
  if (!CURRICULUM_TITLES.has(title)) return true;
  return listPassages(bank, skill, getAudience(age)).some((passage) => passage.title === title);
}

/** Fewer exercises than any class with a text has now. */
const MIN_EXERCISES = 6;

const createLaterRequest = (first: ClassRequest, count: number) =>
  createNextRequest(first, writeConsecutiveClasses(first, count));

const anyRequest = fc
  .record({
    first: fc.record({
      level: fc.constantFrom(...LEVELS),
      skill: fc.constantFrom(...SKILLS),
      reason: fc.constantFrom(...REASONS),
      age: fc.integer({ min: MIN_AGE, max: MAX_AGE }),
      moduleLesson: fc.nat(5),
    }),
    classesBefore: fc.oneof(fc.nat(4), fc.nat(12)),
  })
  .map(({ first, classesBefore }) => createLaterRequest(createClassRequest(first), classesBefore));

describe('the bank of a device', () => {
  test('gives the same class as the whole bank when it has the texts of all reasons', () => {
    forAll(anyRequest, fc.integer(), (request, seed) => {
      const bank = createDeviceBank(request, listOtherReasons(request.reason));
      expect(writeClass(bank, request, seed)).toEqual(writeClass(CURRICULUM[request.level], request, seed));
    });
  });

  test('gives, with the texts of one reason, the same class whenever the whole bank would choose one of them', () => {
    forAll(anyRequest, fc.integer(), (request, seed) => {
      const bank = createDeviceBank(request, []);
      const whole = writeClass(CURRICULUM[request.level], request, seed);
      fc.pre(isTextAvailable(bank, request, whole.text?.title));
      expect(writeClass(bank, request, seed)).toEqual(whole);
    });
  });

  test('gives a full class after all texts of its reason are met', () => {
    for (const skill of ['Reading', 'Listening'] as const) {
      const request = createLaterRequest(createClassRequest({ skill }), 10);
      const plan = writeClass(createDeviceBank(request, []), request, 1);
      expect(plan.text?.body).toBeTruthy();
      expect(plan.exercises.length).toBeGreaterThanOrEqual(MIN_EXERCISES);
    }
  });
});

test.each(LEVELS)('the build and the server have the same material of %s', (level) => {
  expect(readLevel('.', level).bank).toEqual(CURRICULUM[level]);
});

test('a part has nothing of other reasons or for another audience', () => {
  const { topics, passages, strands, modules } = extractLearnerPart(CURRICULUM.B1, 'business', 'children');
  expect([...topics, ...passages].filter(({ suits }) => suits === 'adults')).toEqual([]);
  expect([...topics, ...passages, ...modules].filter(({ reason }) => reason !== 'business')).toEqual([]);
  expect(strands.flatMap((file) => file.strands).filter(({ suits }) => suits !== 'children')).toEqual([]);
});

test.each(REASONS)('the parts for %s have only the Speaking modules for their own audience', (reason) => {
  const listLessons = (audience: Audience) =>
    extractLearnerPart(CURRICULUM.A1, reason, audience).moduleLessons.map(({ suits, lessons }) => [
      suits,
      lessons.length,
    ]);
  expect(listLessons('children')).toEqual([['children', SPEAKING_MODULE_LESSONS]]);
  expect(listLessons('adults')).toEqual([['adults', SPEAKING_MODULE_LESSONS]]);
});

test('packs and classes divide audiences at the same age', () => {
  for (let age = MIN_AGE; age <= MAX_AGE; age += 1) {
    const ages: readonly string[] = CLASS_AGE_BANDS[getAudience(age)];
    expect(ages).toContain(getAgeBand(age));
  }
});
