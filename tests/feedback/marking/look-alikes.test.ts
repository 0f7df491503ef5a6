import { expect, test } from 'vitest';
import wordLevels from '../../../src/content/word-levels/word-levels.json' with { type: 'json' };
import { getListedWords } from '../../../src/feedback/lexicon/lexicon.ts';
import { computeEditDistance } from '../../../src/feedback/marking/edit-distance.ts';
import { isLookAlike } from '../../../src/feedback/marking/look-alikes.ts';
import { areFormsOfSameWord } from '../../../src/feedback/marking/target-words.ts';

/** In letters; misspellings of shorter words are not recognised. */
const MIN_LENGTH = 5;

const listed = Object.values(wordLevels).flatMap((lines) => lines.flatMap((line) => line.split(' ')));
const words = [...new Set([...listed, ...getListedWords()])].filter((word) => /^[a-z]{4,}$/.test(word));

/** The word, and the word without each of its letters: words that are one letter apart share one of these. */
function shortened(word: string): ReadonlySet<string> {
  return new Set([word, ...[...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))]);
}

function lookAlikes(): readonly string[] {
  const near = new Map<string, string[]>();
  for (const word of words) {
    for (const key of shortened(word)) near.set(key, [...(near.get(key) ?? []), word]);
  }
  const found = new Set<string>();
  for (const word of words.filter(({ length }) => length >= MIN_LENGTH)) {
    for (const key of shortened(word)) {
      for (const other of near.get(key) ?? []) {
        if (computeEditDistance(word, other) === 1 && !areFormsOfSameWord(word, other))
          found.add(word).add(other);
      }
    }
  }
  return [...found].filter((word) => !(word.endsWith('s') && found.has(word.slice(0, -1)))).sort();
}

test('look-alikes.json has all listed words that are one letter apart; `npx vitest run … -u` writes it', async () => {
  const all = lookAlikes();
  const letters = [...new Set(all.map((word) => word.charAt(0)))];
  const lines = letters.map((letter) => `  "${all.filter((word) => word.startsWith(letter)).join(' ')}"`);
  await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot(
    '../../../src/content/words/look-alikes.json',
  );
});

test('plurals of look-alikes are look-alikes', () => {
  expect(['quite', 'battles', 'bottle'].map(isLookAlike)).toEqual([true, true, true]);
  expect(['recieve', 'roling', 'definitly'].map(isLookAlike)).toEqual([false, false, false]);
});
