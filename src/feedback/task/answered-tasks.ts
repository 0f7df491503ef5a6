import type { LessonPlan } from '../../domain/lesson-plan.ts';
import { parseSelfCheck } from '../../domain/self-check.ts';
import { EXERCISE_ANSWERS_LINE } from '../marking/composed-text.ts';
import { parseNumberedAnswers } from '../marking/numbered-answers.ts';
import { splitIntoWords } from '../marking/target-words.ts';
import type { AnsweredTask } from './task-check.ts';

/** Shorter words are too common to compare texts by. */
const MIN_WORD_LENGTH = 4;

/**
 * Finds the tasks without a key that an answer does, each with the text that answers it. Numbered answers
 * belong to the exercise with their number; the text above them belongs to the remaining task with which it
 * shares most words.
 */
export function findAnsweredTasks(answer: string, plan: LessonPlan): readonly AnsweredTask[] {
  const numbered = parseNumberedAnswers(answer, plan.exercises).filter(
    ({ exercise }) => plan.exercises[exercise - 1],
  );
  const byNumber = plan.exercises.flatMap(({ prompt, key }, index) => {
    const answers = numbered.filter(({ exercise }) => exercise === index + 1).map(({ given }) => given);
    return key || answers.length === 0 ? [] : [{ prompt, text: answers.join('\n'), index }];
  });
  const { ownText } = parseSelfCheck(answer, plan);
  const notes = extractNotes(ownText, numbered[0]?.start);
  const answeredIndexes = new Set(byNumber.map(({ index }) => index));
  const openPrompts = plan.exercises.flatMap(({ prompt, key }, index) =>
    key || answeredIndexes.has(index) ? [] : [prompt],
  );
  const prompt = findLikeliestPrompt(
    notes,
    openPrompts.length > 0 || answeredIndexes.size > 0 ? openPrompts : [plan.speakingPrompt],
  );
  return [
    ...(notes === '' || prompt === undefined ? [] : [{ prompt, text: notes }]),
    ...byNumber.map(({ prompt, text }) => ({ prompt, text })),
  ];
}

/** Returns the text above the numbered answers. */
function extractNotes(answer: string, firstNumbered = answer.length): string {
  const heading = EXERCISE_ANSWERS_LINE.exec(answer)?.index;
  if (heading !== undefined) return answer.slice(0, heading).trim();
  if (firstNumbered === answer.length) return answer.trim();
  return answer.slice(0, answer.lastIndexOf('\n', firstNumbered) + 1).trim();
}

/**
 * Returns the prompt that shares most words with a text; of equal ones the last, because a class ends with
 * its main task.
 */
function findLikeliestPrompt(text: string, prompts: readonly string[]): string | undefined {
  const textWords = new Set(splitIntoWords(text).filter((word) => word.length >= MIN_WORD_LENGTH));
  const countSharedWords = (prompt: string) =>
    new Set(splitIntoWords(prompt).filter((word) => textWords.has(word))).size;
  return prompts.reduce<string | undefined>(
    (best, prompt) =>
      best === undefined || countSharedWords(prompt) >= countSharedWords(best) ? prompt : best,
    undefined,
  );
}
