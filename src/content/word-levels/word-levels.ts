import * as v from 'valibot';
import { LEVELS, type Level } from '../../domain/levels.ts';
import { parseContent } from '../parse-content.ts';
import wordLevels from './word-levels.json' with { type: 'json' };

/**
 * The levels of the words that classes use, after the CEFR-J Wordlist Version 1.5, compiled by Yukio Tono,
 * Tokyo University of Foreign Studies. The list has dictionary forms and irregular forms of A1 to B2.
 */
export const LISTED_LEVELS = ['A1', 'A2', 'B1', 'B2'] as const satisfies readonly Level[];

const words = v.array(v.pipe(v.string(), v.regex(/^[a-z']+( [a-z']+)*$/)));
const file = v.strictObject({ A1: words, A2: words, B1: words, B2: words });

const levels = parseContent(file, wordLevels, 'word-levels/word-levels.json');
const LEVEL_OF = new Map(
  LISTED_LEVELS.flatMap((level) =>
    levels[level].flatMap((line) => line.split(' ').map((word) => [word, level] as const)),
  ),
);

/** Endings of inflected words, with the endings that the dictionary form can have. */
const ENDINGS: readonly (readonly [ending: RegExp, ...bases: string[]])[] = [
  [/ies$/, 'y', 'ie'],
  [/ied$/, 'y', 'ie'],
  [/ying$/, 'ie'],
  [/([^aeiou])\1(?:ing|ed|er|est)$/, '$1', '$1$1'],
  [/(?:es|ed|er|est|ing)$/, '', 'e'],
  [/s$/, ''],
  [/(?:ier|iest|ily)$/, 'y'],
  [/ly$/, '', 'le'],
  [/(?:n't|'s|'re|'ve|'ll|'d|'m|s')$/, ''],
];

function listDictionaryForms(word: string): readonly string[] {
  const bases = ENDINGS.flatMap(([ending, ...ends]) =>
    ending.test(word) ? ends.map((end) => word.replace(ending, end)) : [],
  );
  return [word, ...bases];
}

/** The lowest level at which the list has a word, in any regular form; undefined if it lacks the word. */
export function findWordLevel(word: string): Level | undefined {
  const forms = listDictionaryForms(word.toLowerCase().replaceAll('’', "'"));
  const found = forms.flatMap((form) => LEVEL_OF.get(form) ?? []);
  return LISTED_LEVELS.find((level) => found.includes(level));
}

/** Whether a word is above a level or not in the list, so that learners of the level may not know it. */
export function isAboveLevel(word: string, level: Level): boolean {
  const ofWord = findWordLevel(word);
  return ofWord === undefined || LEVELS.indexOf(ofWord) > LEVELS.indexOf(level);
}

/** A running word: letters, with an apostrophe inside. */
const RUNNING_WORD = /\p{L}+(?:['’]\p{L}+)*/gu;

/** The running words of a text without names, which have a capital and are not in the list. */
export function listWordsExceptNames(text: string): readonly string[] {
  const all = text.match(RUNNING_WORD) ?? [];
  return all.filter((word) => !/^\p{Lu}/u.test(word) || findWordLevel(word) !== undefined);
}

/**
 * The share of a text's running words that are of a level or lower.
 *
 * @returns 0 to 1; 1 for a text without words
 */
export function measureShareAtLevel(text: string, level: Level): number {
  const running = listWordsExceptNames(text);
  const known = running.filter((word) => !isAboveLevel(word, level));
  return running.length === 0 ? 1 : known.length / running.length;
}
