import { bandOf, LEVELS_OF_BAND } from '../../content/bands.ts';
import { loadClues, loadGoldRun } from '../../content/blockbusters/clue-bank.ts';
import type { Clue, GoldRunPhrase } from '../../content/blockbusters/clue-schema.ts';
import { lettersOf } from '../../content/blockbusters/letters-of.ts';
import { loadWordsAround } from '../../content/words/word-bank.ts';
import type { Level } from '../../domain/levels.ts';

export interface BlockBank {
  clues: readonly Clue[];
  phrases: readonly GoldRunPhrase[];
  /** The band's words in the word bank: the records keep the others as facts. */
  words: ReadonlySet<string>;
  /** By their letters alone, all words that are known to be words: none of them is a slip of another. */
  spelt: ReadonlySet<string>;
}

/** The clues and phrases of the level's band, and the words of its two levels. */
export async function loadBank(level: Level): Promise<BlockBank> {
  const band = bandOf(level);
  const [clues, phrases, rows] = await Promise.all([
    loadClues(band),
    loadGoldRun(),
    loadWordsAround(level, LEVELS_OF_BAND[band]),
  ]);
  const words = rows.map(({ word }) => word);
  const answers = clues.flatMap(({ answer, also }) => [answer, ...also]);
  return {
    clues,
    phrases: phrases.filter((phrase) => phrase.band === band),
    words: new Set(words),
    spelt: new Set([...words, ...answers].map(lettersOf)),
  };
}
