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
const GO_ON: BlockMove = { type: 'continued' };
const pick = (place: number): BlockMove => ({ type: 'picked', place });
const createWrittenMove = (text: string): BlockMove => ({ type: 'wrote', text });
const dealTwoPlayers = () => dealMatch(bank, { variant: 'two-players' });

function getAskingStage(state: BlockState) {
  if (state.stage.phase !== 'asking')
    throw new Error(`No clue is asked, but the phase is ${state.stage.phase}`);
  return state.stage;
}

function getAnswerShownStage(state: BlockState) {
  if (state.stage.phase !== 'told')
    throw new Error(`No answer is shown, but the phase is ${state.stage.phase}`);
  return state.stage;
}

/** The player who picks now. */
function getPicker(state: BlockState): Player {
  if (state.stage.phase !== 'picking')
    throw new Error(`No player picks, but the phase is ${state.stage.phase}`);
  return state.stage.player;
}

describe('a hexagon', () => {
  test('goes to the player who answers its clue, and the other side picks next', () => {
    const start = dealTwoPlayers();
    const first = getPicker(start);
    const answered = playMoves(bank, start, pick(7), 'right');
    expect(answered.owners[7]).toBe(getSide(start, first));
    expect(getAnswerShownStage(answered).taker).toBe(first);
    expect(getPicker(playMoves(bank, answered, GO_ON))).toBe(getRival(first));
  });

  test('goes to the other side when only that knows the answer', () => {
    const start = dealTwoPlayers();
    const first = getPicker(start);
    const second = playMoves(bank, start, pick(7), PASS);
    expect(getAskingStage(second).player).toBe(getRival(first));
    expect(getAskingStage(second).clue).toEqual(getAskingStage(playMoves(bank, start, pick(7))).clue);
    const answered = playMoves(bank, second, 'right');
    expect(answered.owners[7]).toBe(getSide(start, getRival(first)));
    expect(getPicker(playMoves(bank, answered, GO_ON))).toBe(getRival(first));
  });

  test('asks another clue of its letter when neither side knows, and its picker tries first again', () => {
    const start = dealTwoPlayers();
    const failed = playMoves(bank, start, pick(7), PASS, PASS);
    expect(getAnswerShownStage(failed).taker).toBeNull();
    expect(failed.owners[7]).toBeNull();
    const again = getAskingStage(playMoves(bank, failed, GO_ON));
    expect([again.place, again.player, again.nth]).toEqual([7, getPicker(start), 2]);
    expect(again.clue.letter).toBe(getAnswerShownStage(failed).clue.letter);
    expect(again.clue.answer).not.toBe(getAnswerShownStage(failed).clue.answer);
  });

  test('goes to the side that did not pick it after three unanswered clues', () => {
    const start = dealTwoPlayers();
    const third = playMoves(bank, start, pick(7), PASS, PASS, GO_ON, PASS, PASS, GO_ON, PASS, PASS);
    expect(getAnswerShownStage(third).taker).toBe(getRival(getPicker(start)));
    expect(third.owners[7]).toBe(getSide(start, getRival(getPicker(start))));
  });

  test('cannot be picked when it has an owner or does not exist', () => {
    const taken = playMoves(bank, dealTwoPlayers(), pick(7), 'right', GO_ON);
    for (const place of [7, -1, 20, 1.5, Number.NaN]) {
      expect(reduceStep(bank, taken, pick(place)).state).toBe(taken);
    }
  });
});

describe('an answer', () => {
  test('with a slip may be corrected once, and then counts as it is', () => {
    const asked = playMoves(bank, dealTwoPlayers(), pick(7));
    const { answer } = getAskingStage(asked).clue;
    const slip = createWrittenMove(`${answer}${answer.at(-1)}`);
    const slipped = reduceStep(bank, asked, slip);
    expect(getAnnouncement(slipped)).toContain('almost right');
    expect(getAskingStage(slipped.state).player).toBe(getAskingStage(asked).player);
    expect(playMoves(bank, slipped.state, 'right').owners[7]).not.toBeNull();
    const twice = playMoves(bank, slipped.state, slip);
    expect(getAskingStage(twice).player).toBe(getRival(getAskingStage(asked).player));
  });

  test('with another first letter costs nothing, even twice', () => {
    const asked = playMoves(bank, dealTwoPlayers(), pick(7));
    const misfit = getCurrentLetters(asked)[7] === 'Z' ? 'apple' : 'zebra';
    const refused = playMoves(bank, asked, createWrittenMove(misfit), createWrittenMove(misfit));
    expect(getAskingStage(refused).player).toBe(getAskingStage(asked).player);
    expect(getAskingStage(refused).refused).toEqual({ kind: 'misfit', text: misfit });
  });

  test('without letters does nothing', () => {
    const asked = playMoves(bank, dealTwoPlayers(), pick(7));
    expect(reduceStep(bank, asked, createWrittenMove('  ')).state).toBe(asked);
  });

  test('is shown with its reason after a right and after a wrong try', () => {
    const asked = playMoves(bank, dealTwoPlayers(), pick(7));
    const { answer, because } = getAskingStage(asked).clue;
    for (const change of [
      reduceStep(bank, asked, createWrittenMove(answer)),
      reduceStep(bank, playMoves(bank, asked, PASS), PASS),
    ]) {
      expect(getAnnouncement(change)).toContain(answer);
      expect(getAnnouncement(change)).toContain(because);
    }
  });

  test('stays hidden until the other side has tried', () => {
    const asked = playMoves(bank, dealTwoPlayers(), pick(7));
    expect(getAnnouncement(reduceStep(bank, asked, PASS))).not.toContain(getAskingStage(asked).clue.answer);
  });
});

describe('the computer', () => {
  /** A game in which the learner is asked first. */
  const dealSolo = (seed = 1, variant = 'strong') =>
    playMatch(
      bank,
      dealMatch(bank, { variant, seed }),
      () => false,
      ({ stage }) => stage.phase === 'asking' && stage.player === 0,
    );

  test('answers immediately what the learner did not know', () => {
    const asked = dealSolo();
    const change = reduceStep(bank, asked, PASS);
    expect(change.state.stage.phase).toBe('told');
    expect(getAnswerShownStage(change.state).tries.map(({ player }) => player)).toContain(1);
  });

  test('waits with its own answer until the learner continues', () => {
    const picked = playMatch(
      bank,
      dealMatch(bank, { variant: 'strong' }),
      () => true,
      ({ stage }) => stage.phase === 'asking' && stage.player === 1,
    );
    expect(reduceStep(bank, picked, createWrittenMove(getAskingStage(picked).clue.answer)).state).toBe(
      picked,
    );
    expect(reduceStep(bank, picked, PASS).state).toBe(picked);
    expect(playMoves(bank, picked, GO_ON).stage).not.toEqual(picked.stage);
  });

  test('plays a match in which the learner’s answers are recorded with their grades', () => {
    const asked = dealSolo();
    const { answer } = getAskingStage(asked).clue;
    const gradeMoves = (...moves: readonly BlockMove[]) => {
      const before = playMoves(bank, asked, ...moves.slice(0, -1));
      return getAnswers(reduceStep(bank, before, moves.at(-1) ?? PASS)).map((each) => [
        each.id,
        each.grade,
        each.hint,
      ]);
    };
    const slip = createWrittenMove(`${answer}${answer.at(-1)}`);
    expect(gradeMoves(createWrittenMove(answer))).toEqual([[answer, 'right', false]]);
    expect(gradeMoves({ type: 'asked-hint' }, createWrittenMove(answer))).toEqual([[answer, 'hard', true]]);
    expect(gradeMoves(slip, createWrittenMove(answer))).toEqual([[answer, 'hard', false]]);
    expect(gradeMoves(slip, slip)).toEqual([[answer, 'hard', false]]);
    expect(gradeMoves(PASS)).toEqual([[answer, 'missed', false]]);
  });

  test('plays a match with one hint for a clue, which shows how the answer starts', () => {
    const asked = dealSolo();
    const { answer } = getAskingStage(asked).clue;
    const hinted = reduceStep(bank, asked, { type: 'asked-hint' });
    expect(getAnnouncement(hinted)).toContain(`“${answer.slice(0, 2)}”`);
    expect(reduceStep(bank, hinted.state, { type: 'asked-hint' }).state).toBe(hinted.state);
  });

  test('never gives a right answer when it is to be wrong', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const after = playMoves(bank, dealSolo(seed, 'gentle'), PASS);
      const { tries, clue } = getAnswerShownStage(after);
      const last = tries.at(-1);
      if (last?.verdict === 'wrong') expect([clue.answer, ...clue.also]).not.toContain(last.text);
    }
  });
});

describe('two players', () => {
  test('get no hints, and their answers are not recorded', () => {
    const asked = playMoves(bank, dealTwoPlayers(), pick(7));
    expect(reduceStep(bank, asked, { type: 'asked-hint' }).state).toBe(asked);
    const change = reduceStep(bank, asked, createWrittenMove(getAskingStage(asked).clue.answer));
    expect(getAnswers(change)).toEqual([]);
    expect(change.effects).toContainEqual({ type: 'play-sound', sound: 'right' });
  });
});

describe('a match', () => {
  test('is won by two games, each with a path from edge to edge, for any answers', () => {
    forAll(30, fc.integer({ min: 0, max: 1e6 }), fc.infiniteStream(fc.boolean()), (seed, knows) => {
      const start = dealMatch(bank, { variant: 'two-players', seed });
      const ended = playMatch(bank, start, () => knows.next().value);
      const winner = findMatchWinner(ended);
      expect(winner).not.toBeNull();
      expect(countGamesWon(ended, winner ?? 0)).toBe(2);
      expect(findWinningPath(ended)).not.toBeNull();
      expect(ended.stage.phase).toBe('gold-ready');
    });
  });

  test('swaps the colours after the first game, and blue begins every game', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const start = dealMatch(bank, { variant: 'two-players', seed });
      expect(start.whites.slice(0, 2)).toEqual([1, 0]);
      // Each wins the game in which they are white.
      const knows = (who: Player, state: BlockState) => getSide(state, who) === 'white';
      let state = start;
      for (let game = 0; game < 3; game += 1) {
        expect(getSide(state, getPicker(state))).toBe('blue');
        state = playMatch(bank, state, knows, ({ stage }) => stage.phase === 'joined');
        state = playMoves(bank, state, GO_ON);
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

  test('has no Gold Run when the computer wins', () => {
    const lost = playMatch(bank, dealMatch(bank, { variant: 'strong' }), () => false);
    expect(findMatchWinner(lost)).toBe(1);
    expect(lost.stage.phase).toBe('over');
  });

  test('asks no clue twice and never runs out of clues, even if neither side knows any', () => {
    const ended = playMatch(bank, dealTwoPlayers(), () => false);
    expect(new Set(ended.asked).size).toBe(ended.asked.length);
    const letters = ended.asked.map(
      (answer) => bank.clues.find((clue) => clue.answer === answer)?.letter ?? '',
    );
    for (const letter of new Set(letters)) {
      expect(letters.filter((each) => each === letter).length).toBeLessThanOrEqual(MAX_CLUES_PER_LETTER);
    }
  });

  test('announces the clue, and the winner of a game', () => {
    const start = dealTwoPlayers();
    const change = reduceStep(bank, start, pick(0));
    expect(getAnnouncement(change)).toBe(getAskingStage(change.state).clue.clue);
    const isGameWon = (state: BlockState) => state.stage.phase === 'told' && findWinningPath(state) !== null;
    const last = playMatch(bank, start, (who) => who === 0, isGameWon);
    expect(getAnnouncement(reduceStep(bank, last, GO_ON))).toBe(
      'Blue joins left to right: Player 1 wins the game! It’s 1–0.',
    );
  });
});
