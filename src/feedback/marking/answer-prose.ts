import type { LessonPlan } from '../../domain/lesson-plan.ts';
import { parseNumberedAnswers } from './numbered-answers.ts';

/**
 * Replaces exercise numbers and keyed answers by spaces, so that the offsets of all other text stay the same.
 */
export function maskKeyedAnswers(answer: string, plan: LessonPlan): string {
  const numbered = parseNumberedAnswers(answer, plan.exercises);
  if (numbered.length === 0) return answer;
  const unkeyed = numbered.filter(({ check }) => check === undefined);
  let prose = '';
  for (const { start, end } of unkeyed) {
    prose += blank(answer.slice(prose.length, start)) + answer.slice(start, end);
  }
  const preface = answer.slice(0, numbered[0]?.start);
  const firstLineEnd = preface.lastIndexOf('\n') + 1;
  prose += blank(answer.slice(prose.length));
  return preface.slice(0, firstLineEnd) + prose.slice(firstLineEnd);
}

/** Replaces all characters but line breaks by spaces. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
