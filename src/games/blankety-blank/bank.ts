import { loadAcceptedWords } from '../../content/accepted-words/accepted-words.ts';
import { type Band, getBand, LEVELS_OF_BAND } from '../../content/bands.ts';
import {
  loadPanellists,
  loadStatements,
  loadSupermatches,
} from '../../content/blankety-blank/blankety-blank-bank.ts';
import type { Panellist, Statement, Supermatch } from '../../content/blankety-blank/blankety-blank-schema.ts';
import { loadWordsOfLevels } from '../../content/words/word-bank.ts';
import type { Level } from '../../domain/levels.ts';
import { type AnswerMatch, matchAnswer } from './match-answer.ts';

// Loaded as a chunk of its own: the rules run without the loaders of the banks and their schemas.

/** A band has only ten Supermatches, so those of a second band follow: the easier one where there is one. */
const SUPERMATCH_BANDS: Readonly<Record<Band, readonly Band[]>> = {
  a: ['a', 'b'],
  b: ['b', 'a'],
  c: ['c', 'b'],
};

export interface BlankBank {
  statements: readonly Statement[];
  /** The level's own band comes first. */
  supermatches: readonly Supermatch[];
  panellists: readonly Panellist[];
  /** The words of the band's levels in the word bank. Other words are recorded as facts, not as words. */
  words: ReadonlySet<string>;
  /** Finds the answer that a text stands for. An English word is never taken for a typo. */
  matchAnswer: (
    answers: Parameters<typeof matchAnswer>[0],
    text: string,
    pos: Statement['pos'],
  ) => AnswerMatch;
}

export async function loadBank(level: Level): Promise<BlankBank> {
  const band = getBand(level);
  const [statements, all, panellists, accepted, words] = await Promise.all([
    loadStatements(band),
    loadSupermatches(),
    loadPanellists(),
    loadAcceptedWords(),
    loadWordsOfLevels(level, LEVELS_OF_BAND[band]),
  ]);
  return {
    statements,
    supermatches: SUPERMATCH_BANDS[band].flatMap((each) => all.filter(({ id }) => id.startsWith(`${each}-`))),
    panellists,
    words: new Set(words.map(({ word }) => word)),
    matchAnswer: (answers, text, pos) =>
      matchAnswer(answers, text, { pos, isWord: (word) => accepted.has(word) }),
  };
}
