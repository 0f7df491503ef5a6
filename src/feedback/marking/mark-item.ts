import type { AnswerForm } from '../../domain/exercises/answer-form.ts';
import { type ReadExercise, readExercise } from '../../domain/exercises/exercise-items.ts';
import { acceptedAnswers, BETWEEN_GAPS } from '../../domain/exercises/key-notation.ts';
import type { Exercise } from '../../domain/lesson-plan.ts';
import { spellingDistance } from '../names.ts';
import { type Around, acceptance, taskOf } from './accepted-answers.ts';
import { isLookAlike } from './look-alikes.ts';
import { areFormsOfOne, wordsOf } from './target-words.ts';

/** How an answer stands to its key; nearly, if only the spelling of one word is off. */
export type Verdict = 'right' | 'nearly' | 'wrong';

/** Judges the answers to the items of one exercise. */
export interface ItemMarker {
  /** How many items have a key. */
  count: number;
  isRight(item: number, given: string): boolean;
  /** The answer that the key gives first. */
  expected(item: number): string;
  /** How the item is answered; undefined where nobody can tell. */
  form(item: number): AnswerForm | undefined;
  verdict(item: number, given: string): Verdict;
}

/**
 * Reads an exercise's key once for all that is given. Items count from 1; one without a key is never right.
 *
 * @param read the exercise taken apart, where somebody has done so
 */
export function itemMarker(
  { key = [], prompt = '' }: Partial<Exercise>,
  read: ReadExercise | null = readExercise({ prompt, key }),
): ItemMarker {
  const task = taskOf(prompt);
  const asked = read?.items ?? [];
  const items = key.map((entry, index) => {
    const accepted = acceptedAnswers(entry);
    const parts = sentenceParts(asked[index]?.form);
    return { accepted, isRight: acceptance([...accepted, ...filled(parts, accepted)], task, around(parts)) };
  });
  const isRight = (item: number, given: string) => items[item - 1]?.isRight(given) ?? false;
  return {
    count: items.length,
    isRight,
    expected: (item) => items[item - 1]?.accepted[0] ?? '',
    form: (item) => asked[item - 1]?.form,
    verdict(item, given) {
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

function around(parts: readonly string[]): Around | undefined {
  const [before, after, ...more] = parts;
  return before !== undefined && after !== undefined && more.length === 0 ? [before, after] : undefined;
}

/** The sentences that the answers make in the gaps. */
function filled([first, ...others]: readonly string[], accepted: readonly string[]): readonly string[] {
  if (first === undefined) return [];
  return accepted.flatMap((answer) => {
    const words = answer.split(BETWEEN_GAPS);
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
  const [rights, givens] = [wordsOf(right), wordsOf(given)];
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
  if (right.length < SHORTEST_SLIP || spellingDistance(right, given) !== 1 || isLookAlike(given))
    return false;
  return !areFormsOfOne(right, given);
}
