import type { AnswerForm } from '../../domain/exercises/answer-form.ts';
import { type ParsedExercise, parseExercise } from '../../domain/exercises/exercise-items.ts';
import { GAP_SEPARATOR, parseAcceptedAnswers } from '../../domain/exercises/key-notation.ts';
import type { Exercise } from '../../domain/lesson-plan.ts';
import { createAcceptanceTest, readTaskText, type SurroundingText } from './accepted-answers.ts';
import { computeEditDistance } from './edit-distance.ts';
import { isLookAlike } from './look-alikes.ts';
import { areFormsOfSameWord, splitIntoWords } from './target-words.ts';

/** The result of comparing an answer with its key; `nearly` if the only mistake is one misspelled word. */
export type AnswerVerdict = 'right' | 'nearly' | 'wrong';

/** Judges the answers to the items of one exercise. */
export interface ExerciseMarker {
  /** How many items have a key. Items count from 1; one without a key is never right. */
  itemCount: number;
  isRight(item: number, given: string): boolean;
  /** The first answer of the key; '' without a key. */
  getExpected(item: number): string;
  /** How the item is answered; undefined when it cannot be told from the prompt. */
  getForm(item: number): AnswerForm | undefined;
  judge(item: number, given: string): AnswerVerdict;
}

/**
 * Creates the marker of an exercise, which parses its key once for all answers.
 *
 * @param parsed the parsed exercise, when the caller already has it; `null` when it cannot be parsed
 */
export function createExerciseMarker(
  { key = [], prompt = '' }: Partial<Exercise>,
  parsed: ParsedExercise | null = parseExercise({ prompt, key }),
): ExerciseMarker {
  const task = readTaskText(prompt);
  const parsedItems = parsed?.items ?? [];
  const items = key.map((entry, index) => {
    const accepted = parseAcceptedAnswers(entry);
    const parts = splitSentence(parsedItems[index]?.form);
    return {
      accepted,
      isRight: createAcceptanceTest(
        [...accepted, ...createFilledSentences(parts, accepted)],
        task,
        getSurroundingText(parts),
      ),
    };
  });
  const isRight = (item: number, given: string) => items[item - 1]?.isRight(given) ?? false;
  return {
    itemCount: items.length,
    isRight,
    getExpected: (item) => items[item - 1]?.accepted[0] ?? '',
    getForm: (item) => parsedItems[item - 1]?.form,
    judge(item, given) {
      if (isRight(item, given)) return 'right';
      const accepted = items[item - 1]?.accepted ?? [];
      return accepted.some((right) => hasOneSlip(right, given)) ? 'nearly' : 'wrong';
    },
  };
}

/**
 * Splits an item's sentence at its gaps, and drops hints in brackets; empty for an item without a sentence.
 */
function splitSentence(form: AnswerForm | undefined): readonly string[] {
  const parts = form?.kind === 'gaps' ? form.parts : form?.kind === 'choice' ? (form.sentence ?? []) : [];
  return parts.map((part) => part.replace(/\([^()]*\)/g, ''));
}

function getSurroundingText(parts: readonly string[]): SurroundingText | undefined {
  const [before, after, ...more] = parts;
  return before !== undefined && after !== undefined && more.length === 0 ? [before, after] : undefined;
}

/** Fills each accepted answer into the gaps of the item's sentence. */
function createFilledSentences(
  [first, ...others]: readonly string[],
  accepted: readonly string[],
): readonly string[] {
  if (first === undefined) return [];
  return accepted.flatMap((answer) => {
    const words = answer.split(GAP_SEPARATOR);
    if (words.length !== others.length) return [];
    return `${first}${others.map((part, index) => `${words[index]}${part}`).join('')}`;
  });
}

/** Contractions that are other words without their apostrophe: its, were, well. */
const WORDS_LIKE_CONTRACTIONS = new Set(
  'its were well hell shell wed shed id ill lets whose cant wont'.split(' '),
);

/** Whether only the apostrophe of a contraction is missing or misplaced: "im", "whats". */
function hasApostropheSlip(right: string, given: string): boolean {
  const letters = given.replaceAll("'", '');
  const isContraction = right.includes("'") && right.replaceAll("'", '') === letters;
  return isContraction && (!WORDS_LIKE_CONTRACTIONS.has(letters) || right.endsWith("n't"));
}

/** The fewest letters of a misspelled word: shorter words are one letter away from many others. */
const MIN_SLIP_LENGTH = 5;

/** Whether exactly one word is misspelled, and is neither another word nor another form of the right one. */
function hasOneSlip(right: string, given: string): boolean {
  const [rights, givens] = [splitIntoWords(right), splitIntoWords(given)];
  if (rights.length !== givens.length) return false;
  const different = rights.flatMap((word, at) => {
    const other = givens[at] ?? '';
    return word === other ? [] : [{ word, other }];
  });
  const [slip, ...more] = different;
  return slip !== undefined && more.length === 0 && isSlip(slip.word, slip.other);
}

/** Whether a word is a misspelling of the right one, and not another word or another form of it. */
function isSlip(right: string, given: string): boolean {
  if (hasApostropheSlip(right, given)) return true;
  if (right.length < MIN_SLIP_LENGTH || computeEditDistance(right, given) !== 1 || isLookAlike(given))
    return false;
  return !areFormsOfSameWord(right, given);
}
