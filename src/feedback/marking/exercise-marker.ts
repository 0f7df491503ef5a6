import type { AnswerForm } from '../../domain/exercises/answer-form.ts';
import { type ParsedExercise, parseExercise } from '../../domain/exercises/exercise-items.ts';
import { GAP_SEPARATOR, parseAcceptedAnswers } from '../../domain/exercises/key-notation.ts';
import type { Exercise } from '../../domain/lesson-plan.ts';
import { computeEditDistance } from '../likely-names.ts';
import { createAcceptanceTest, readTaskText, type SurroundingText } from './accepted-answers.ts';
import { isLookAlike } from './look-alikes.ts';
import { areFormsOfSameWord, splitIntoWords } from './target-words.ts';

/** How an answer stands to its key; nearly, if only the spelling of one word is off. */
export type AnswerVerdict = 'right' | 'nearly' | 'wrong';

/** Judges the answers to the items of one exercise. */
export interface ExerciseMarker {
  /** How many items have a key. */
  itemCount: number;
  isRight(item: number, given: string): boolean;
  /** The answer that the key gives first. */
  getExpected(item: number): string;
  /** How the item is answered; undefined where nobody can tell. */
  getForm(item: number): AnswerForm | undefined;
  judge(item: number, given: string): AnswerVerdict;
}

/**
 * Reads an exercise's key once for all that is given. Items count from 1; one without a key is never right.
 *
 * @param read the exercise taken apart, where somebody has done so
 */
export function createExerciseMarker(
  { key = [], prompt = '' }: Partial<Exercise>,
  read: ParsedExercise | null = parseExercise({ prompt, key }),
): ExerciseMarker {
  const task = readTaskText(prompt);
  const asked = read?.items ?? [];
  const items = key.map((entry, index) => {
    const accepted = parseAcceptedAnswers(entry);
    const parts = sentenceParts(asked[index]?.form);
    return {
      accepted,
      isRight: createAcceptanceTest(
        [...accepted, ...fillGaps(parts, accepted)],
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
    getForm: (item) => asked[item - 1]?.form,
    judge(item, given) {
      if (isRight(item, given)) return 'right';
      const accepted = items[item - 1]?.accepted ?? [];
      return accepted.some((right) => isOneSlipFrom(right, given)) ? 'nearly' : 'wrong';
    },
  };
}

/** What stands around the gaps of an item that is a sentence, without hints in brackets. */
function sentenceParts(form: AnswerForm | undefined): readonly string[] {
  const parts = form?.kind === 'gaps' ? form.parts : form?.kind === 'choice' ? (form.sentence ?? []) : [];
  return parts.map((part) => part.replace(/\([^()]*\)/g, ''));
}

function getSurroundingText(parts: readonly string[]): SurroundingText | undefined {
  const [before, after, ...more] = parts;
  return before !== undefined && after !== undefined && more.length === 0 ? [before, after] : undefined;
}

/** The sentences that the answers make in the gaps. */
function fillGaps([first, ...others]: readonly string[], accepted: readonly string[]): readonly string[] {
  if (first === undefined) return [];
  return accepted.flatMap((answer) => {
    const words = answer.split(GAP_SEPARATOR);
    if (words.length !== others.length) return [];
    return `${first}${others.map((part, index) => `${words[index]}${part}`).join('')}`;
  });
}

/** Words with and without an apostrophe that say something else: its, were, well. */
const OTHER_WITHOUT_APOSTROPHE = new Set(
  'its were well hell shell wed shed id ill lets whose cant wont'.split(' '),
);

/** Whether only an apostrophe is missing, or stands in another place: "im", "whats". */
function isOtherShortForm(right: string, given: string): boolean {
  const letters = given.replace(APOSTROPHE, '');
  const isShortForm = /['’]/.test(right) && right.replace(APOSTROPHE, '') === letters;
  return isShortForm && (!OTHER_WITHOUT_APOSTROPHE.has(letters) || /n['’]t$/.test(right));
}

/** A shorter word is one slip away from too many others. */
const SHORTEST_SLIP = 5;

/** Whether one word alone is misspelt, and is neither another word nor another form of the right one. */
function isOneSlipFrom(right: string, given: string): boolean {
  const [rights, givens] = [splitIntoWords(right), splitIntoWords(given)];
  if (rights.length !== givens.length) return false;
  const different = rights.flatMap((word, at) => {
    const other = givens[at] ?? '';
    return word === other ? [] : [{ word, other }];
  });
  const [slip, ...more] = different;
  return slip !== undefined && more.length === 0 && isSlip(slip.word, slip.other);
}

const APOSTROPHE = /['’]/g;

function isSlip(right: string, given: string): boolean {
  if (isOtherShortForm(right, given)) return true;
  if (right.length < SHORTEST_SLIP || computeEditDistance(right, given) !== 1 || isLookAlike(given))
    return false;
  return !areFormsOfSameWord(right, given);
}
