import type { LessonPlan } from '../../src/domain/lesson-plan.ts';
import { LEVELS, type Level } from '../../src/domain/levels.ts';
import { SPEAKING_MODULE_LESSONS } from '../../src/domain/limits.ts';
import { REASONS } from '../../src/domain/reasons.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import { getCefrBand } from '../../src/teacher/audience-by-age.ts';
import type { ClassRequest } from '../../src/teacher/class-request.ts';
import { CURRICULUM } from '../../src/teacher/curriculum.ts';
import * as teacher from '../../src/teacher/write-class.ts';

/** Requests for classes of the built-in teacher, and the classes of one learner one after the other. */

export function createClassRequest(changes: Partial<ClassRequest> = {}): ClassRequest {
  return {
    level: 'B1',
    skill: 'Grammar',
    reason: 'travel',
    teacher: 'Maya',
    age: 25,
    moduleLesson: 0,
    usedPhrases: [],
    usedVocab: [],
    ...changes,
  };
}

/** A class from the curriculum of the request's level. */
export function writeCurriculumClass(request: ClassRequest, seed: number): LessonPlan {
  return teacher.writeClass(CURRICULUM[request.level], request, seed);
}

/** The next request of a learner, with what the device reports of earlier classes. */
export function createNextRequest(first: ClassRequest, before: readonly LessonPlan[]): ClassRequest {
  return {
    ...first,
    usedPhrases: before.flatMap(({ quickCheck, teachingPoint, pointName, text }) => [
      ...quickCheck,
      ...[pointName ?? teachingPoint?.heading, text?.title].filter((title) => title !== undefined),
    ]),
    usedVocab: before.flatMap(({ vocabulary }) => vocabulary.map(({ word }) => word)),
  };
}

/**
 * Writes consecutive classes; each request reports what the classes before have used.
 * @param getModuleLesson the lesson of a Speaking module for the class at an index, 0 for none
 */
export function writeConsecutiveClasses(
  first: ClassRequest,
  count: number,
  getModuleLesson = (_index: number) => first.moduleLesson,
): LessonPlan[] {
  const plans: LessonPlan[] = [];
  for (let index = 0; index < count; index += 1) {
    const request = { ...createNextRequest(first, plans), moduleLesson: getModuleLesson(index) };
    plans.push(writeCurriculumClass(request, index + 1));
  }
  return plans;
}

const AGES = [9, 25, 70];
/** Children under ten have lessons of their own at A1 and A2, so a group of older children is added there. */
const OLDER_CHILD = 12;
const listAges = (level: Level) => (getCefrBand(level) === 'A' ? [...AGES, OLDER_CHILD] : AGES);

/** Every level, skill and reason for children, an adult and an old person, and all Speaking modules. */
export const ALL_CLASS_REQUESTS: readonly ClassRequest[] = LEVELS.flatMap((level) =>
  REASONS.flatMap((reason) =>
    listAges(level).flatMap((age) => [
      ...SKILLS.map((skill) => createClassRequest({ level, reason, age, skill })),
      ...Array.from({ length: SPEAKING_MODULE_LESSONS }, (_, index) =>
        createClassRequest({ level, reason, age, skill: 'Speaking', moduleLesson: index + 1 }),
      ),
    ]),
  ),
);
