import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadBank } from '../../../src/games/blockbusters/bank.ts';
import { GOLD_RUN_MS, getGoldRunEnd } from '../../../src/games/blockbusters/gold-rules.ts';
import { getColumn, HEXAGONS } from '../../../src/games/blockbusters/hexagons.ts';
import { getPoints, getResult, MAX_POINTS } from '../../../src/games/blockbusters/outcome.ts';
import { type BlockMove, type BlockState, findGoldPath } from '../../../src/games/blockbusters/state.ts';
import { forAll } from '../../for-all.ts';
import { getAnnouncement } from '../transition-effects.ts';
import { dealMatch, getNextGoldRunPlace, playMatch, playMoves, reduceStep } from './play.ts';
import { getCurrentAnswer } from './probe.ts';

const RUN_START = 500_000;
const PASS: BlockMove = { type: 'passed' };
const pick = (place: number): BlockMove => ({ type: 'picked', place });

const bank = await loadBank('B1');
const ready = playMatch(bank, dealMatch(bank, { variant: 'gentle' }), () => true);
const run = reduceStep(bank, ready, { type: 'continued' }, { at: RUN_START }).state;

/** Reduces a move one second after the start of the run. */
function stepInRun(state: BlockState, move: BlockMove | 'right') {
  const sent: BlockMove = move === 'right' ? { type: 'wrote', text: getCurrentAnswer(state) } : move;
  return reduceStep(bank, state, sent, { at: RUN_START + 1000 });
}

/** Answers hexagon after hexagon; `isKnown` decides whether each answer is right. */
function playRun(state: BlockState, isKnown: (place: number) => boolean): BlockState {
  let now = state;
  while (now.stage.phase === 'gold') {
    const place = getNextGoldRunPlace(now);
    now = stepInRun(stepInRun(now, pick(place)).state, isKnown(place) ? 'right' : PASS).state;
  }
  return now;
}

describe('the Gold Run', () => {
  test('waits for its start, so that reading costs no time', () => {
    expect(ready.stage.phase).toBe('gold-ready');
    expect(getGoldRunEnd(ready, 'normal')).toBeNull();
  });

  test('ends after sixty seconds, after twice as many with longer limits, and never without limits', () => {
    expect(GOLD_RUN_MS).toBe(60_000);
    expect(getGoldRunEnd(run, 'normal')).toBe(RUN_START + 60_000);
    expect(getGoldRunEnd(run, 'longer')).toBe(RUN_START + 120_000);
    expect(getGoldRunEnd(run, 'off')).toBeNull();
    const getPhaseAfterTick = (at: number) =>
      reduceStep(bank, run, { type: 'ticked' }, { at }).state.stage.phase;
    expect(getPhaseAfterTick(RUN_START + 59_999)).toBe('gold');
    expect(getPhaseAfterTick(RUN_START + 60_000)).toBe('gold-done');
  });

  test('takes no answer after its end, and adds the open question to the misses', () => {
    const asked = stepInRun(run, pick(0)).state;
    const late = reduceStep(
      bank,
      asked,
      { type: 'wrote', text: getCurrentAnswer(asked) },
      { at: RUN_START + 60_000 },
    );
    expect(late.state.stage.phase).toBe('gold-done');
    expect(late.state.gold.every((mark) => mark === null)).toBe(true);
    expect(late.state.misses.at(-1)?.answer).toBe(getCurrentAnswer(asked));
    expect(getAnnouncement(late)).toBe('Time’s up!');
  });

  test('turns a hexagon gold for a right answer, and black for a wrong one or a pass', () => {
    const asked = stepInRun(run, pick(3)).state;
    expect(stepInRun(asked, 'right').state.gold[3]).toBe('gold');
    expect(stepInRun(asked, PASS).state.gold[3]).toBe('black');
    const letter = getCurrentAnswer(asked).charAt(0);
    const wrong = stepInRun(asked, { type: 'wrote', text: `${letter}xyz` });
    expect(wrong.state.gold[3]).toBe('black');
    expect(getAnnouncement(wrong)).toBe(`It was ${getCurrentAnswer(asked)}.`);
  });

  test('lets the player correct a slip once', () => {
    const asked = stepInRun(run, pick(3)).state;
    const slip: BlockMove = {
      type: 'wrote',
      text: `${getCurrentAnswer(asked)}${getCurrentAnswer(asked).at(-1)}`,
    };
    const slipped = stepInRun(asked, slip).state;
    expect(slipped.gold[3]).toBeNull();
    expect(stepInRun(slipped, 'right').state.gold[3]).toBe('gold');
    expect(stepInRun(slipped, slip).state.gold[3]).toBe('black');
  });

  test('asks no hexagon twice, and one at a time', () => {
    const asked = stepInRun(run, pick(3)).state;
    expect(stepInRun(asked, pick(4)).state).toBe(asked);
    const gold = stepInRun(asked, 'right').state;
    expect(stepInRun(gold, pick(3)).state).toBe(gold);
  });

  test('is won by five right answers, one in each column', () => {
    const won = playRun(run, () => true);
    expect(won.stage.phase).toBe('gold-done');
    expect(won.gold.filter((mark) => mark === 'gold')).toHaveLength(5);
    expect(findGoldPath(won)?.map(getColumn)).toEqual([0, 1, 2, 3, 4]);
  });

  test('ends as soon as black hexagons leave no path', () => {
    const blocked = playRun(run, () => false);
    expect(blocked.stage.phase).toBe('gold-done');
    expect(findGoldPath(blocked)).toBeNull();
    expect(blocked.gold.filter((mark) => mark === 'black').length).toBeGreaterThanOrEqual(4);
    expect(blocked.gold.filter((mark) => mark === 'gold')).toEqual([]);
  });

  test('ends with a path or blocked for any answers', () => {
    forAll(fc.array(fc.boolean(), { minLength: HEXAGONS, maxLength: HEXAGONS }), (known) => {
      const done = playRun(run, (place) => known[place] === true);
      expect(done.gold.every((mark, place) => mark === null || (mark === 'gold') === known[place])).toBe(
        true,
      );
    });
  });
});

describe('the result', () => {
  const endMatch = (state: BlockState) => playMoves(bank, state, { type: 'continued' });

  test('has all points for a match and a run without a mistake', () => {
    const best = endMatch(playRun(run, () => true));
    expect(getPoints(best)).toBe(MAX_POINTS);
    expect(getResult(best)).toMatchObject({
      score: { value: 100, text: '100 of 100 points' },
      stars: 3,
      headline: 'You won 2–0, and the Gold Run!',
      misses: [],
    });
  });

  test('counts the columns that were joined from the left', () => {
    const two = playRun(run, (place) => getColumn(place) < 2);
    expect(getPoints(endMatch(two))).toBe(MAX_POINTS - 3 * 8);
  });

  test('gives half the points for a clue known with a hint, and none for an unknown clue', () => {
    const createTally = (own: BlockState['tally'][number]) => [own, { asked: 0, known: 0, hinted: 0 }];
    const withoutGold = { ...ready, gold: ready.gold.map(() => null) };
    expect(getPoints({ ...withoutGold, tally: createTally({ asked: 10, known: 10, hinted: 0 }) })).toBe(60);
    expect(getPoints({ ...withoutGold, tally: createTally({ asked: 10, known: 10, hinted: 10 }) })).toBe(50);
    expect(getPoints({ ...withoutGold, tally: createTally({ asked: 10, known: 0, hinted: 0 }) })).toBe(40);
  });

  test('explains every miss with the right answer, its reason and what the learner wrote', () => {
    const asked = stepInRun(run, pick(3)).state;
    const letter = getCurrentAnswer(asked).charAt(0);
    const missed = stepInRun(asked, { type: 'wrote', text: `${letter}xyz` }).state;
    const phrase = run.phrases[3];
    expect(getResult(endMatch(playRun(missed, () => true))).misses).toEqual([
      {
        asked: phrase?.clue,
        word: phrase?.answer,
        right: phrase?.answer,
        reason: phrase?.because,
        isFact: !bank.words.has(phrase?.answer ?? ''),
        given: `${letter}xyz`,
      },
    ]);
  });

  test('has no score for two players, and says who wrote what', () => {
    const start = dealMatch(bank, { variant: 'two-players' });
    const wrong = playMoves(bank, start, pick(0));
    const letter = getCurrentAnswer(wrong).charAt(0);
    const missed = playMoves(bank, wrong, { type: 'wrote', text: `${letter}xyz` }, 'right');
    const ended = playMatch(bank, missed, (who) => who === 0);
    const { score, stars, misses, headline } = getResult({ ...ended, stage: { phase: 'over' } });
    expect([score, stars]).toEqual([undefined, undefined]);
    expect(headline).toBe('Player 1 won 2–0!');
    expect(misses[0]?.reason).toContain(`wrote: ${letter}xyz.`);
    expect(misses[0]).not.toHaveProperty('given');
  });
});
