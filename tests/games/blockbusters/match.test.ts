import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadBank } from '../../../src/games/blockbusters/bank.ts';
import { MAX_CLUES_PER_LETTER } from '../../../src/games/blockbusters/deal.ts';
import {
  type BlockMove,
  type BlockState,
  countGamesWon,
  findMatchWinner,
  findWinningPath,
  getCurrentLetters,
  getRival,
  getSide,
  type Player,
} from '../../../src/games/blockbusters/state.ts';
import { forAll } from '../../for-all.ts';
import { getAnnouncement, getAnswers } from '../transition-effects.ts';
import { dealMatch, playMatch, playMoves, reduceStep } from './play.ts';

const bank = await loadBank('B1');

const PASS: BlockMove = { type: 'passed' };
const ON: BlockMove = { type: 'went-on' };
const pick = (place: number): BlockMove => ({ type: 'picked', place });
const wrote = (text: string): BlockMove => ({ type: 'wrote', text });
const two = () => dealMatch(bank, { variant: 'two-players' });

function asking(state: BlockState) {
  if (state.stage.phase !== 'asking') throw new Error(`Nothing is asked, but ${state.stage.phase}`);
  return state.stage;
}

function told(state: BlockState) {
  if (state.stage.phase !== 'told') throw new Error(`Nothing is told, but ${state.stage.phase}`);
  return state.stage;
}

/** Whoever picks now. */
function picker(state: BlockState): Player {
  if (state.stage.phase !== 'picking') throw new Error(`Nobody picks, but ${state.stage.phase}`);
  return state.stage.player;
}

describe('a hexagon', () => {
  test('is taken by whoever answers its clue, and the other side picks next', () => {
    const begun = two();
    const first = picker(begun);
    const answered = playMoves(bank, begun, pick(7), 'right');
    expect(answered.owners[7]).toBe(getSide(begun, first));
    expect(told(answered).taker).toBe(first);
    expect(picker(playMoves(bank, answered, ON))).toBe(getRival(first));
  });

  test('goes to the other side when that knows what the first did not', () => {
    const begun = two();
    const first = picker(begun);
    const second = playMoves(bank, begun, pick(7), PASS);
    expect(asking(second).player).toBe(getRival(first));
    expect(asking(second).clue).toEqual(asking(playMoves(bank, begun, pick(7))).clue);
    const answered = playMoves(bank, second, 'right');
    expect(answered.owners[7]).toBe(getSide(begun, getRival(first)));
    expect(picker(playMoves(bank, answered, ON))).toBe(getRival(first));
  });

  test('asks with another clue of its letter when nobody knows, whoever picked trying first again', () => {
    const begun = two();
    const failed = playMoves(bank, begun, pick(7), PASS, PASS);
    expect(told(failed).taker).toBeNull();
    expect(failed.owners[7]).toBeNull();
    const again = asking(playMoves(bank, failed, ON));
    expect([again.place, again.player, again.nth]).toEqual([7, picker(begun), 2]);
    expect(again.clue.letter).toBe(told(failed).clue.letter);
    expect(again.clue.answer).not.toBe(told(failed).clue.answer);
  });

  test('goes to the side that did not pick it after three clues that nobody knew', () => {
    const begun = two();
    const third = playMoves(bank, begun, pick(7), PASS, PASS, ON, PASS, PASS, ON, PASS, PASS);
    expect(told(third).taker).toBe(getRival(picker(begun)));
    expect(third.owners[7]).toBe(getSide(begun, getRival(picker(begun))));
  });

  test('that is somebody’s is not picked again, nor one that is not there', () => {
    const taken = playMoves(bank, two(), pick(7), 'right', ON);
    for (const place of [7, -1, 20, 1.5, Number.NaN]) {
      expect(reduceStep(bank, taken, pick(place)).state).toBe(taken);
    }
  });
});

describe('an answer', () => {
  test('that is a slip may be written once more, and then counts as it is', () => {
    const asked = playMoves(bank, two(), pick(7));
    const { answer } = asking(asked).clue;
    const slip = wrote(`${answer}${answer.at(-1)}`);
    const slipped = reduceStep(bank, asked, slip);
    expect(getAnnouncement(slipped)).toContain('nearly');
    expect(asking(slipped.state).player).toBe(asking(asked).player);
    expect(playMoves(bank, slipped.state, 'right').owners[7]).not.toBeNull();
    const twice = playMoves(bank, slipped.state, slip);
    expect(asking(twice).player).toBe(getRival(asking(asked).player));
  });

  test('with another first letter costs nothing, however often', () => {
    const asked = playMoves(bank, two(), pick(7));
    const odd = getCurrentLetters(asked)[7] === 'Z' ? 'apple' : 'zebra';
    const refused = playMoves(bank, asked, wrote(odd), wrote(odd));
    expect(asking(refused).player).toBe(asking(asked).player);
    expect(asking(refused).refused).toEqual({ kind: 'misfit', text: odd });
  });

  test('that is empty does nothing', () => {
    const asked = playMoves(bank, two(), pick(7));
    expect(reduceStep(bank, asked, wrote('  ')).state).toBe(asked);
  });

  test('is always shown with its reason, after right and wrong', () => {
    const asked = playMoves(bank, two(), pick(7));
    const { answer, because } = asking(asked).clue;
    for (const change of [
      reduceStep(bank, asked, wrote(answer)),
      reduceStep(bank, playMoves(bank, asked, PASS), PASS),
    ]) {
      expect(getAnnouncement(change)).toContain(answer);
      expect(getAnnouncement(change)).toContain(because);
    }
  });

  test('does not give the right one away before the other side has tried', () => {
    const asked = playMoves(bank, two(), pick(7));
    expect(getAnnouncement(reduceStep(bank, asked, PASS))).not.toContain(asking(asked).clue.answer);
  });
});

describe('against the computer', () => {
  /** A game in which the learner is asked first. */
  const solo = (seed = 1, variant = 'strong') =>
    playMatch(
      bank,
      dealMatch(bank, { variant, seed }),
      () => false,
      ({ stage }) => stage.phase === 'asking' && stage.player === 0,
    );

  test('it answers at once what the learner did not know', () => {
    const asked = solo();
    const change = reduceStep(bank, asked, PASS);
    expect(change.state.stage.phase).toBe('told');
    expect(told(change.state).tries.map(({ player }) => player)).toContain(1);
  });

  test('it waits with its own answer until the learner goes on', () => {
    const picked = playMatch(
      bank,
      dealMatch(bank, { variant: 'strong' }),
      () => true,
      ({ stage }) => stage.phase === 'asking' && stage.player === 1,
    );
    expect(reduceStep(bank, picked, wrote(asking(picked).clue.answer)).state).toBe(picked);
    expect(reduceStep(bank, picked, PASS).state).toBe(picked);
    expect(playMoves(bank, picked, ON).stage).not.toEqual(picked.stage);
  });

  test('what the learner knew, did not know or misspelt goes to the records', () => {
    const asked = solo();
    const { answer } = asking(asked).clue;
    const grade = (...moves: readonly BlockMove[]) => {
      const before = playMoves(bank, asked, ...moves.slice(0, -1));
      return getAnswers(reduceStep(bank, before, moves.at(-1) ?? PASS)).map((each) => [
        each.id,
        each.grade,
        each.hint,
      ]);
    };
    const slip = wrote(`${answer}${answer.at(-1)}`);
    expect(grade(wrote(answer))).toEqual([[answer, 'right', false]]);
    expect(grade({ type: 'asked-hint' }, wrote(answer))).toEqual([[answer, 'hard', true]]);
    expect(grade(slip, wrote(answer))).toEqual([[answer, 'hard', false]]);
    expect(grade(slip, slip)).toEqual([[answer, 'hard', false]]);
    expect(grade(PASS)).toEqual([[answer, 'missed', false]]);
  });

  test('a hint tells how the answer goes on, once', () => {
    const asked = solo();
    const { answer } = asking(asked).clue;
    const hinted = reduceStep(bank, asked, { type: 'asked-hint' });
    expect(getAnnouncement(hinted)).toContain(`“${answer.slice(0, 2)}”`);
    expect(reduceStep(bank, hinted.state, { type: 'asked-hint' }).state).toBe(hinted.state);
  });

  test('it says no answer that would be right when it is to be wrong', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const after = playMoves(bank, solo(seed, 'gentle'), PASS);
      const { tries, clue } = told(after);
      const last = tries.at(-1);
      if (last?.verdict === 'wrong') expect([clue.answer, ...clue.also]).not.toContain(last.text);
    }
  });
});

describe('two players', () => {
  test('get no hints, and leave nothing in one learner’s records', () => {
    const asked = playMoves(bank, two(), pick(7));
    expect(reduceStep(bank, asked, { type: 'asked-hint' }).state).toBe(asked);
    const change = reduceStep(bank, asked, wrote(asking(asked).clue.answer));
    expect(getAnswers(change)).toEqual([]);
    expect(change.effects).toContainEqual({ type: 'play-sound', sound: 'right' });
  });
});

describe('a match', () => {
  test('is won by two games, each with a path from edge to edge, whoever knows what', () => {
    forAll(30, fc.integer({ min: 0, max: 1e6 }), fc.infiniteStream(fc.boolean()), (seed, knows) => {
      const begun = dealMatch(bank, { variant: 'two-players', seed });
      const ended = playMatch(bank, begun, () => knows.next().value);
      const winner = findMatchWinner(ended);
      expect(winner).not.toBeNull();
      expect(countGamesWon(ended, winner ?? 0)).toBe(2);
      expect(findWinningPath(ended)).not.toBeNull();
      expect(ended.stage.phase).toBe('gold-ready');
    });
  });

  test('changes the colours after the first game, and blue begins every game', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const begun = dealMatch(bank, { variant: 'two-players', seed });
      expect(begun.whites.slice(0, 2)).toEqual([1, 0]);
      // Each wins the game in which they are white.
      const knows = (who: Player, state: BlockState) => getSide(state, who) === 'white';
      let state = begun;
      for (let game = 0; game < 3; game += 1) {
        expect(getSide(state, picker(state))).toBe('blue');
        state = playMatch(bank, state, knows, ({ stage }) => stage.phase === 'joined');
        state = playMoves(bank, state, ON);
      }
      expect(state.winners.slice(0, 2)).toEqual([1, 0]);
      expect(state.winners).toHaveLength(3);
    }
  });

  test('gives either player the white side of a third game in about half of the matches', () => {
    const seeds = Array.from({ length: 400 }, (_, seed) => seed);
    const white = seeds.filter((seed) => dealMatch(bank, { variant: 'gentle', seed }).whites[2] === 0);
    expect(white.length).toBeGreaterThan(160);
    expect(white.length).toBeLessThan(240);
  });

  test('that the computer wins has no Gold Run', () => {
    const lost = playMatch(bank, dealMatch(bank, { variant: 'strong' }), () => false);
    expect(findMatchWinner(lost)).toBe(1);
    expect(lost.stage.phase).toBe('over');
  });

  test('never runs out of clues and asks none twice, though nobody knows a single one', () => {
    const ended = playMatch(bank, two(), () => false);
    expect(new Set(ended.asked).size).toBe(ended.asked.length);
    const letters = ended.asked.map(
      (answer) => bank.clues.find((clue) => clue.answer === answer)?.letter ?? '',
    );
    for (const letter of new Set(letters)) {
      expect(letters.filter((each) => each === letter).length).toBeLessThanOrEqual(MAX_CLUES_PER_LETTER);
    }
  });

  test('tells somebody who listens what is asked, and who has joined', () => {
    const begun = two();
    const change = reduceStep(bank, begun, pick(0));
    expect(getAnnouncement(change)).toBe(asking(change.state).clue.clue);
    const isLast = (state: BlockState) => state.stage.phase === 'told' && findWinningPath(state) !== null;
    const last = playMatch(bank, begun, (who) => who === 0, isLast);
    expect(getAnnouncement(reduceStep(bank, last, ON))).toBe(
      'Blue joins left to right: Player 1 wins the game! It is 1–0.',
    );
  });
});
