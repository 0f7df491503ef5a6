import type { LessonPlan } from '../../domain/lesson-plan.ts';
import { parseSelfCheck } from '../../domain/self-check.ts';
import { EXERCISE_ANSWERS_LINE } from '../marking/composed-text.ts';
import { parseNumberedAnswers } from '../marking/numbered-answers.ts';
import { splitIntoWords } from '../marking/target-words.ts';
import type { AnsweredTask } from './task-check.ts';

/** Shorter words stand in every text. */
const TELLING_LETTERS = 4;

/**
 * The open tasks of a class that an answer does, each with what was written for it: exercises by their number, and the
 * notes for that one of the others whose words they share most.
 */
export function findAnsweredTasks(answer: string, plan: LessonPlan): readonly AnsweredTask[] {
  const numbered = parseNumberedAnswers(answer, plan.exercises).filter(
    ({ exercise }) => plan.exercises[exercise - 1],
  );
  const byNumber = plan.exercises.flatMap(({ prompt, key }, index) => {
    const given = numbered.filter(({ exercise }) => exercise === index + 1).map(({ given }) => given);
    return key || given.length === 0 ? [] : [{ prompt, text: given.join('\n'), index }];
  });
  const { ownText } = parseSelfCheck(answer, plan);
  const notes = notesOf(ownText, numbered[0]?.start);
  const done = new Set(byNumber.map(({ index }) => index));
  const left = plan.exercises.flatMap(({ prompt, key }, index) => (key || done.has(index) ? [] : [prompt]));
  const prompt = findLikeliestPrompt(notes, left.length > 0 || done.size > 0 ? left : [plan.speakingPrompt]);
  return [
    ...(notes === '' || prompt === undefined ? [] : [{ prompt, text: notes }]),
    ...byNumber.map(({ prompt, text }) => ({ prompt, text })),
  ];
}

/** What stands above the exercise answers. */
function notesOf(answer: string, firstNumbered = answer.length): string {
  const heading = EXERCISE_ANSWERS_LINE.exec(answer)?.index;
  if (heading !== undefined) return answer.slice(0, heading).trim();
  if (firstNumbered === answer.length) return answer.trim();
  return answer.slice(0, answer.lastIndexOf('\n', firstNumbered) + 1).trim();
}

/** The prompt that shares most words with a text; of equals the last, which a class builds up to. */
function findLikeliestPrompt(text: string, prompts: readonly string[]): string | undefined {
  const said = new Set(splitIntoWords(text).filter((word) => word.length >= TELLING_LETTERS));
  const shared = (prompt: string) => new Set(splitIntoWords(prompt).filter((word) => said.has(word))).size;
  return prompts.reduce<string | undefined>(
    (best, prompt) => (best === undefined || shared(prompt) >= shared(best) ? prompt : best),
    undefined,
  );
}
