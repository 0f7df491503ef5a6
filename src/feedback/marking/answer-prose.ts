import type { LessonPlan } from '../../domain/lesson-plan.ts';
import { parseNumberedAnswers } from './numbered-answers.ts';

/**
 * Replaces exercise numbers and keyed answers by spaces, so that the offsets of all other text stay the same.
 * Keyed answers are those to exercises with an answer key (`check`); all others are prose. What is written
 * before the line of the first number stays; a label before that number does not.
 */
export function maskKeyedAnswers(answer: string, plan: LessonPlan): string {
  const numbered = parseNumberedAnswers(answer, plan.exercises);
  if (numbered.length === 0) return answer;
  const unkeyed = numbered.filter(({ check }) => check === undefined);
  // As long as the part of `answer` that is read, so its length is the next offset.
  let prose = '';
  for (const { start, end } of unkeyed) {
    prose += replaceBySpaces(answer.slice(prose.length, start)) + answer.slice(start, end);
  }
  const preface = answer.slice(0, numbered[0]?.start);
  const firstItemLineStart = preface.lastIndexOf('\n') + 1;
  prose += replaceBySpaces(answer.slice(prose.length));
  return preface.slice(0, firstItemLineStart) + prose.slice(firstItemLineStart);
}

/** Replaces all characters but line breaks by spaces. */
function replaceBySpaces(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
