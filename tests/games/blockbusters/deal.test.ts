import { beforeAll, describe, expect, test } from 'vitest';
import { BANDS, LEVELS_OF_BAND } from '../../../src/content/bands.ts';
import { LEVELS } from '../../../src/domain/levels.ts';
import { loadBank } from '../../../src/games/blockbusters/bank.ts';
import {
  BOARD_LETTERS,
  carriedState,
  createInitialState,
  MAX_CLUES_PER_LETTER,
} from '../../../src/games/blockbusters/deal.ts';
import { HEXAGONS } from '../../../src/games/blockbusters/hexagons.ts';
import type { BlockState } from '../../../src/games/blockbusters/state.ts';
import type { UsedKeys } from '../../../src/games/kit/used-keys.ts';
import { ANY_CHOICE } from '../any-choice.ts';
import { loadBanksByLevel } from '../load-banks-by-level.ts';
import { DEFAULT_LEARNER } from '../playthrough.ts';
import { dealMatch, playMatch } from './play.ts';

const BANKS = await loadBanksByLevel(loadBank);

describe.each(BANDS)('the bank of %s', (band) => {
  test('has enough clues for every letter of a board in three games without a right answer', () => {
    for (const level of LEVELS_OF_BAND[band]) {
      const { clues } = BANKS[level];
      for (const letter of BOARD_LETTERS) {
        const own = clues.filter((clue) => clue.letter === letter && clue.band === band);
        expect(own.length, letter).toBeGreaterThanOrEqual(MAX_CLUES_PER_LETTER);
      }
    }
  });
});

describe('a deal', () => {
  test('has twenty different letters on each board, none of them with too few clues', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      for (const letters of dealMatch(BANKS.A1, { variant: 'keen', seed, level: 'A1' }).boards) {
        expect(new Set(letters).size).toBe(HEXAGONS);
        expect(letters.filter((letter) => !BOARD_LETTERS.includes(letter))).toEqual([]);
      }
    }
    expect(BOARD_LETTERS.filter((letter) => 'QXYZ'.includes(letter))).toEqual([]);
  });

  test('asks words due for review before other clues of their letters', () => {
    const bank = BANKS.B1;
    const due = bank.clues.filter(({ letter }) => 'PST'.includes(letter)).map(({ answer }) => answer);
    const dueWords = ['P', 'S', 'T'].map(
      (letter) => due.findLast((word) => word[0]?.toUpperCase() === letter) ?? '',
    );
    const learner = { ...DEFAULT_LEARNER, due: dueWords };
    const { order } = createInitialState(bank, {
      level: 'B1',
      variant: 'gentle',
      seed: 5,
      learner,
      carriedState: [],
    });
    for (const word of dueWords) {
      expect(order.find((answer) => answer[0]?.toLowerCase() === word[0]?.toLowerCase())).toBe(word);
    }
  });

  test('gives the Gold Run twenty phrases of the band with different initials', () => {
    for (const level of LEVELS) {
      const { phrases, band } = dealMatch(BANKS[level], { variant: 'strong', level });
      expect(phrases).toHaveLength(HEXAGONS);
      expect(new Set(phrases.map(({ initials }) => initials)).size).toBe(HEXAGONS);
      const ofBand = BANKS[level].phrases.filter((phrase) => phrase.band === band);
      expect(phrases.every(({ answer }) => ofBand.some((each) => each.answer === answer))).toBe(true);
    }
  });
});

/** The minimum number of games before a clue repeats: a month of one game a day. */
const GAMES_WITHOUT_REPEAT = 30;

describe.each(LEVELS)('thirty matches in a row at %s', (level) => {
  const matches: BlockState[] = [];
  const usedBefore: UsedKeys[] = [];
  beforeAll(() => {
    let used = carriedState.initial;
    for (let match = 0; match < 30; match += 1) {
      const start = dealMatch(BANKS[level], { variant: 'gentle', seed: match, level, used });
      usedBefore.push(used);
      // The learner knows two of three.
      matches.push(playMatch(BANKS[level], start, (_, { asked }) => asked.length % 3 > 0));
      used = carriedState.update(used, matches.at(-1) ?? start, ANY_CHOICE);
    }
  });

  test('repeat no clue before all others of its letter were asked', () => {
    const { clues } = BANKS[level];
    matches.forEach(({ asked }, match) => {
      const seen = new Set(usedBefore[match]);
      for (const answer of asked) {
        const letter = clues.find((clue) => clue.answer === answer)?.letter;
        const ofLetter = clues.filter((clue) => clue.letter === letter).map((clue) => clue.answer);
        if (seen.has(answer)) expect(ofLetter.filter((each) => !seen.has(each))).toEqual([]);
        seen.add(answer);
      }
    });
  });

  test(`repeat no clue in the first ${GAMES_WITHOUT_REPEAT} games`, () => {
    const firstRepeat = matches.findIndex(({ asked }, match) =>
      asked.some((answer) => usedBefore[match]?.includes(answer)),
    );
    const games = matches.slice(0, firstRepeat).flatMap(({ winners }) => winners).length;
    expect(games).toBeGreaterThanOrEqual(GAMES_WITHOUT_REPEAT);
  });

  test('bring every letter to a board', () => {
    const letters = new Set(matches.flatMap(({ boards }) => boards.flat()));
    expect(BOARD_LETTERS.filter((letter) => !letters.has(letter))).toEqual([]);
  });
});
