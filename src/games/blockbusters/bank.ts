import { getBand, LEVELS_OF_BAND } from '../../content/bands.ts';
import { loadClues, loadGoldRun } from '../../content/blockbusters/clue-bank.ts';
import type { BlockbustersClue, GoldRunPhrase } from '../../content/blockbusters/clue-schema.ts';
import { stripToLetters } from '../../content/blockbusters/strip-to-letters.ts';
import { loadWordsOfLevels } from '../../content/words/word-bank.ts';
import type { Level } from '../../domain/levels.ts';

export interface BlockBank {
  clues: readonly BlockbustersClue[];
  phrases: readonly GoldRunPhrase[];
  /** The band's words in the word bank. Other answers are recorded as facts. */
  words: ReadonlySet<string>;
  /** All known words, reduced to their letters. None of them is judged as a slip of another. */
  knownSpellings: ReadonlySet<string>;
}

/** Loads the clues and phrases of the level's band, and the words of its two levels. */
export async function loadBank(level: Level): Promise<BlockBank> {
  const band = getBand(level);
  const [clues, phrases, rows] = await Promise.all([
    loadClues(band),
    loadGoldRun(),
    loadWordsOfLevels(level, LEVELS_OF_BAND[band]),
  ]);
  const words = rows.map(({ word }) => word);
  const answers = clues.flatMap(({ answer, also }) => [answer, ...also]);
  return {
    clues,
    phrases: phrases.filter((phrase) => phrase.band === band),
    words: new Set(words),
    knownSpellings: new Set([...words, ...answers].map(stripToLetters)),
  };
}
