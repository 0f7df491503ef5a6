import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getAgeBand } from '../../src/domain/age-band.ts';
import { LEVELS } from '../../src/domain/levels.ts';
import { MAX_AGE, MIN_AGE } from '../../src/domain/limits.ts';
import { listOtherReasons, REASONS, type Reason } from '../../src/domain/reasons.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import { getAudience } from '../../src/teacher/audience.ts';
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

/** What a device has of a level, as the build parts it, with the texts of these other reasons. */
function bankOnDevice({ level, reason, age }: ClassRequest, others: readonly Reason[]): LevelBank {
  const bank = CURRICULUM[level];
  const part = (one: Reason) => extractLearnerPart(bank, one, getAudience(age));
  return joinLevelParts(extractSharedPart(bank), part(reason), others.map(part));
}

const afterSome = (first: ClassRequest, count: number) =>
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
  .map(({ first, classesBefore }) => afterSome(createClassRequest(first), classesBefore));

describe('what a device has of a level gives the class that the whole level gives', () => {
  test('with the texts of all reasons, for every learner, request and seed', () => {
    forAll(anyRequest, fc.integer(), (request, seed) => {
      const here = bankOnDevice(request, listOtherReasons(request.reason));
      expect(writeClass(here, request, seed)).toEqual(writeClass(CURRICULUM[request.level], request, seed));
    });
  });

  test('with those of its reason alone, where the class has no such text or one is new', () => {
    forAll(anyRequest, fc.integer(), (request, seed) => {
      const here = bankOnDevice(request, []);
      const whole = writeClass(CURRICULUM[request.level], request, seed);
      fc.pre(isOfReason(here, request, whole.text?.title));
      expect(writeClass(here, request, seed)).toEqual(whole);
    });
  });

  test('and a full one once all texts of its reason are met', () => {
    for (const skill of ['Reading', 'Listening'] as const) {
      const request = afterSome(createClassRequest({ skill }), 10);
      const plan = writeClass(bankOnDevice(request, []), request, 1);
      expect(plan.text?.body).toBeTruthy();
      expect(plan.exercises.length).toBeGreaterThanOrEqual(6);
    }
  });
});

/** Whether a class of the skill takes no text of a pool, or this one, which the device has. */
function isOfReason(here: LevelBank, { skill, age }: ClassRequest, title: string | undefined): boolean {
  if (skill !== 'Reading' && skill !== 'Listening') return true;
  const isInPool = CURRICULUM_TITLES.has(title);
  return !isInPool || listPassages(here, skill, getAudience(age)).some((passage) => passage.title === title);
}

const CURRICULUM_TITLES = new Set<string | undefined>(
  LEVELS.flatMap((level) => CURRICULUM[level].passages.map(({ title }) => title)),
);

test.each(LEVELS)('the build reads of %s what the server has', (level) => {
  expect(readLevel('.', level).bank).toEqual(CURRICULUM[level]);
});

test('a part has nothing of other reasons, nor for another audience', () => {
  const { topics, passages, phrases, strands, modules } = extractLearnerPart(
    CURRICULUM.B1,
    'business',
    'children',
  );
  expect([...topics, ...passages, ...phrases].filter(({ suits }) => suits === 'adults')).toEqual([]);
  expect(
    [...topics, ...passages, ...phrases, ...modules].filter(({ reason }) => reason !== 'business'),
  ).toEqual([]);
  expect(strands.flatMap((file) => file.strands).filter(({ suits }) => suits !== 'children')).toEqual([]);
});

test('packs part the ages where classes do', () => {
  for (let age = MIN_AGE; age <= MAX_AGE; age += 1) {
    const ages: readonly string[] = CLASS_AGE_BANDS[getAudience(age)];
    expect(ages).toContain(getAgeBand(age));
  }
});
