import * as v from 'valibot';
import { LEVELS, type Level } from '../../domain/levels.ts';
import wordLevels from './word-levels.json' with { type: 'json' };

/**
 * The levels of the words that classes use, after the CEFR-J Wordlist Version 1.5, compiled by Yukio Tono,
 * Tokyo University of Foreign Studies. It tells A1 to B2; dictionary forms, and irregular forms beside them.
 */
export const LISTED_LEVELS = ['A1', 'A2', 'B1', 'B2'] as const satisfies readonly Level[];

const words = v.array(v.pipe(v.string(), v.regex(/^[a-z']+( [a-z']+)*$/)));
const file = v.strictObject({ A1: words, A2: words, B1: words, B2: words });

const levels = v.parse(file, wordLevels);
const LEVEL_OF = new Map(
  LISTED_LEVELS.flatMap((level) =>
    levels[level].flatMap((line) => line.split(' ').map((word) => [word, level] as const)),
  ),
);

/** Endings of words in a sentence, with what may stand in their place in a dictionary. */
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

/** The lowest level at which a word stands in the list, in any regular form; undefined when it does not. */
export function findWordLevel(word: string): Level | undefined {
  const forms = listDictionaryForms(word.toLowerCase().replaceAll('’', "'"));
  const found = forms.flatMap((form) => LEVEL_OF.get(form) ?? []);
  return LISTED_LEVELS.find((level) => found.includes(level));
}

/** Whether a word stands above a level in the list, or isn't on it: then a learner can't be expected to know it. */
export function isAboveLevel(word: string, level: Level): boolean {
  const ofWord = findWordLevel(word);
  return ofWord === undefined || LEVELS.indexOf(ofWord) > LEVELS.indexOf(level);
}

/** A running word: letters, with an apostrophe inside. */
const RUNNING_WORD = /\p{L}+(?:['’]\p{L}+)*/gu;

/** The running words of a text, but for names: what is written with a capital and isn't on the list. */
export function listWordsExceptNames(text: string): readonly string[] {
  const all = text.match(RUNNING_WORD) ?? [];
  return all.filter((word) => !/^\p{Lu}/u.test(word) || findWordLevel(word) !== undefined);
}

/**
 * How much of a text a learner of a level can be expected to know.
 * @returns the share, 0 to 1, of running words whose level is `level` or lower; 1 for a text without words
 */
export function measureShareAtLevel(text: string, level: Level): number {
  const running = listWordsExceptNames(text);
  const known = running.filter((word) => !isAboveLevel(word, level));
  return running.length === 0 ? 1 : known.length / running.length;
}
