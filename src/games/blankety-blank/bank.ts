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

/*
 * A chunk of its own, which comes with the bank: four loaders and their schemas are more than the rules need to run.
 */

/** Ten Supermatches a band are few: those of a second band follow, the easier one where there is one. */
const SUPERMATCH_BANDS: Readonly<Record<Band, readonly Band[]>> = {
  a: ['a', 'b'],
  b: ['b', 'a'],
  c: ['c', 'b'],
};

export interface BlankBank {
  statements: readonly Statement[];
  /** Those of the level's own band first. */
  supermatches: readonly Supermatch[];
  panellists: readonly Panellist[];
  /** The words of the band's levels in the word bank: of others the records keep nothing. */
  words: ReadonlySet<string>;
  /** Which answer a text is; English words are no typos. */
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
