import type { Statement } from '../../content/blankety-blank/blankety-blank-schema.ts';
import { foldTypedAnswer } from '../../domain/typed-text.ts';
import { isMisspelling } from '../kit/edit-distance.ts';

/*
 * Which answer of the bank a player wrote: "some apples" is "an apple", and "umbrela" a slip of "umbrella".
 */

type PartOfSpeech = Statement['pos'];

/** An answer of a bank, with its other wordings. */
interface Answer {
  readonly text: string;
  readonly also: readonly string[];
}

/** The bank's answer that a text stands for, by its index; `slip`: a misspelling of it. */
export type AnswerMatch = { kind: 'answer' | 'slip'; answer: number } | { kind: 'none' };

/** Words that do not count in a comparison: articles, possessives, the "to" of a verb. */
const FUNCTION_WORDS = new Set('a an the my your his her its our their some to'.split(' '));

/** An inflected ending, and what replaces it in the base form. */
type Ending = readonly [ending: RegExp, base: string];

const PLURAL_ENDINGS: readonly Ending[] = [
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/ves$/, 'fe'],
  [/(?<=s|x|z|ch|sh|o)es$/, ''],
  [/(?<!s)s$/, ''],
  [/men$/, 'man'],
  [/children$/, 'child'],
  [/feet$/, 'foot'],
  [/teeth$/, 'tooth'],
  [/geese$/, 'goose'],
  [/mice$/, 'mouse'],
];

const VERB_FORMS: readonly Ending[] = [
  [/ie[sd]$/, 'y'],
  [/(?<=s|x|z|ch|sh|o)es$/, ''],
  [/(?<!s)s$/, ''],
  [/(?<=[aeiouy].*)ed$/, ''],
  [/(?<=e)d$/, ''],
  [/(?<=[aeiouy].*)ing$/, ''],
  [/(?<=[aeiouy].*)ing$/, 'e'],
  [/([^aeiou])\1(?:ed|ing)$/, '$1'],
];

/** An adjective has no form that means the same: "bored" is not "boring". */
const ENDINGS = { noun: PLURAL_ENDINGS, verb: VERB_FORMS, adjective: [] } satisfies Record<
  PartOfSpeech,
  readonly Ending[]
>;

/** The words of a text as they are compared: without capitals, punctuation, accents and function words. */
function splitNormalisedWords(text: string): readonly string[] {
  const words = foldTypedAnswer(text).replaceAll("'", '').split(' ').filter(Boolean);
  const contentWords = words.filter((word) => !FUNCTION_WORDS.has(word));
  return contentWords.length > 0 ? contentWords : words;
}

/** Joins the words, so that "sun cream" and "suncream" are the same. */
function normaliseText(text: string): string {
  return splitNormalisedWords(text).join('');
}

/**
 * The base forms that a text may stand for, itself included. A verb inflects its first word, a noun its last.
 */
function getPossibleForms(text: string, pos: PartOfSpeech): readonly string[] {
  const words = splitNormalisedWords(text);
  const at = pos === 'verb' ? 0 : words.length - 1;
  const word = words[at];
  if (word === undefined) return [];
  const bases = ENDINGS[pos]
    .filter(([ending]) => ending.test(word))
    .map(([ending, base]) => word.replace(ending, base))
    .filter((base) => base.length > 1);
  return [word, ...bases].map((base) => words.with(at, base).join(''));
}

/** Whether two answers differ only in case, articles, possessives, number and simple verb endings. */
export function isSameAnswer(one: string, other: string, pos: PartOfSpeech): boolean {
  const forms = getPossibleForms(other, pos);
  return getPossibleForms(one, pos).some((form) => forms.includes(form));
}

/**
 * Finds the answer that a text stands for. An exact wording wins over another form of it, and a text made of
 * English words is never a slip.
 */
export function matchAnswer(
  answers: readonly Answer[],
  text: string,
  { pos, isWord }: { pos: PartOfSpeech; isWord: (word: string) => boolean },
): AnswerMatch {
  const wordings = answers.flatMap(({ text: first, also }, answer) =>
    [first, ...also].map((wording) => ({ answer, wording })),
  );
  const typed = normaliseText(text);
  const sameWording =
    wordings.find(({ wording }) => typed !== '' && normaliseText(wording) === typed) ??
    wordings.find(({ wording }) => isSameAnswer(wording, text, pos));
  if (sameWording) return { kind: 'answer', answer: sameWording.answer };
  if (splitNormalisedWords(text).every(isWord)) return { kind: 'none' };
  const misspelledWording = wordings.find(({ wording }) => isMisspelling(typed, normaliseText(wording)));
  return misspelledWording ? { kind: 'slip', answer: misspelledWording.answer } : { kind: 'none' };
}
