import type { LessonPlan } from '../../src/domain/lesson-plan.ts';
import { LEVELS } from '../../src/domain/levels.ts';
import { SPEAKING_MODULE_LESSONS } from '../../src/domain/limits.ts';
import { contentOf } from '../../src/domain/plan-usage.ts';
import { REASONS } from '../../src/domain/reasons.ts';
import { SKILLS } from '../../src/domain/skills.ts';
import type { ClassRequest } from '../../src/teacher/class-request.ts';
import { CURRICULUM } from '../../src/teacher/curriculum.ts';
import * as teacher from '../../src/teacher/write-class.ts';

export function classRequest(changes: Partial<ClassRequest> = {}): ClassRequest {
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
export function writeClass(request: ClassRequest, seed: number): LessonPlan {
  return teacher.writeClass(CURRICULUM[request.level], request, seed);
}

/** A learner's request after a class, by what their device reports of it. */
export function requestAfter(request: ClassRequest, plan: LessonPlan): ClassRequest {
  const { phrases, vocab } = contentOf(plan);
  return {
    ...request,
    usedPhrases: [...request.usedPhrases, ...phrases],
    usedVocab: [...request.usedVocab, ...vocab],
  };
}

/** So many classes one after the other, each told what those before it brought. */
export function classesInARow(
  first: ClassRequest,
  count: number,
  moduleOf = (_at: number) => first.moduleLesson,
): readonly LessonPlan[] {
  const plans: LessonPlan[] = [];
  let request = first;
  for (let at = 0; at < count; at += 1) {
    const plan = writeClass({ ...request, moduleLesson: moduleOf(at) }, at + 1);
    plans.push(plan);
    request = requestAfter(request, plan);
  }
  return plans;
}

const AGES = [9, 25, 70];

/** Every level, skill and reason for a child, an adult and an old person, and all Speaking modules. */
export const grid: readonly ClassRequest[] = LEVELS.flatMap((level) =>
  REASONS.flatMap((reason) =>
    AGES.flatMap((age) => [
      ...SKILLS.map((skill) => classRequest({ level, reason, age, skill })),
      ...Array.from({ length: SPEAKING_MODULE_LESSONS }, (_, at) =>
        classRequest({ level, reason, age, skill: 'Speaking', moduleLesson: at + 1 }),
      ),
    ]),
  ),
);
