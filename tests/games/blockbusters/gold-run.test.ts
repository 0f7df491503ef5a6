import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GOLD_RUN_MS } from '../../../src/domain/limits.ts';
import { loadBank } from '../../../src/games/blockbusters/bank.ts';
import { getGoldRunEnd } from '../../../src/games/blockbusters/gold-rules.ts';
import { getColumn, HEXAGONS } from '../../../src/games/blockbusters/hexagons.ts';
import { getPoints, getResult, MAX_POINTS } from '../../../src/games/blockbusters/outcome.ts';
import { type BlockMove, type BlockState, findGoldPath } from '../../../src/games/blockbusters/state.ts';
import { forAll } from '../../for-all.ts';
import { getAnnouncement } from '../transition-effects.ts';
import { dealMatch, getNextGoldRunPlace, playMatch, playMoves, reduceStep } from './play.ts';
import { getCurrentAnswer } from './probe.ts';

const BEGIN = 500_000;
const PASS: BlockMove = { type: 'passed' };
const pick = (place: number): BlockMove => ({ type: 'picked', place });

const bank = await loadBank('B1');
const ready = playMatch(bank, dealMatch(bank, { variant: 'gentle' }), () => true);
const run = reduceStep(bank, ready, { type: 'went-on' }, { at: BEGIN }).state;

/** A step in the first second of the run. */
function next(state: BlockState, move: BlockMove | 'right') {
  const sent: BlockMove = move === 'right' ? { type: 'wrote', text: getCurrentAnswer(state) } : move;
  return reduceStep(bank, state, sent, { at: BEGIN + 1000 });
}

/** Answers hexagon after hexagon; `isKnown` tells which. */
function ran(state: BlockState, isKnown: (place: number) => boolean): BlockState {
  let now = state;
  while (now.stage.phase === 'gold') {
    const place = getNextGoldRunPlace(now);
    now = next(next(now, pick(place)).state, isKnown(place) ? 'right' : PASS).state;
  }
  return now;
}

describe('the Gold Run', () => {
  test('waits for its start, so that nobody loses seconds to reading', () => {
    expect(ready.stage.phase).toBe('gold-ready');
    expect(getGoldRunEnd(ready, 'normal')).toBeNull();
  });

  test('ends after exactly sixty seconds, twice as many with longer limits, and never without', () => {
    expect(GOLD_RUN_MS).toBe(60_000);
    expect(getGoldRunEnd(run, 'normal')).toBe(BEGIN + 60_000);
    expect(getGoldRunEnd(run, 'longer')).toBe(BEGIN + 120_000);
    expect(getGoldRunEnd(run, 'off')).toBeNull();
    const tick = (at: number) => reduceStep(bank, run, { type: 'ticked' }, { at }).state.stage.phase;
    expect(tick(BEGIN + 59_999)).toBe('gold');
    expect(tick(BEGIN + 60_000)).toBe('gold-done');
  });

  test('takes no answer at its end or later, and shows what was asked last', () => {
    const asked = next(run, pick(0)).state;
    const late = reduceStep(
      bank,
      asked,
      { type: 'wrote', text: getCurrentAnswer(asked) },
      { at: BEGIN + 60_000 },
    );
    expect(late.state.stage.phase).toBe('gold-done');
    expect(late.state.gold.every((mark) => mark === null)).toBe(true);
    expect(late.state.misses.at(-1)?.answer).toBe(getCurrentAnswer(asked));
    expect(getAnnouncement(late)).toBe('Time is up.');
  });

  test('turns a hexagon gold for a right answer, and black for a wrong one or a pass', () => {
    const asked = next(run, pick(3)).state;
    expect(next(asked, 'right').state.gold[3]).toBe('gold');
    expect(next(asked, PASS).state.gold[3]).toBe('black');
    const letter = getCurrentAnswer(asked).charAt(0);
    const wrong = next(asked, { type: 'wrote', text: `${letter}xyz` });
    expect(wrong.state.gold[3]).toBe('black');
    expect(getAnnouncement(wrong)).toBe(`It was ${getCurrentAnswer(asked)}.`);
  });

  test('lets a slip be mended once', () => {
    const asked = next(run, pick(3)).state;
    const slip: BlockMove = {
      type: 'wrote',
      text: `${getCurrentAnswer(asked)}${getCurrentAnswer(asked).at(-1)}`,
    };
    const slipped = next(asked, slip).state;
    expect(slipped.gold[3]).toBeNull();
    expect(next(slipped, 'right').state.gold[3]).toBe('gold');
    expect(next(slipped, slip).state.gold[3]).toBe('black');
  });

  test('does not ask a hexagon twice, nor two at once', () => {
    const asked = next(run, pick(3)).state;
    expect(next(asked, pick(4)).state).toBe(asked);
    const gold = next(asked, 'right').state;
    expect(next(gold, pick(3)).state).toBe(gold);
  });

  test('is won by five answers in a row of columns', () => {
    const won = ran(run, () => true);
    expect(won.stage.phase).toBe('gold-done');
    expect(won.gold.filter((mark) => mark === 'gold')).toHaveLength(5);
    expect(findGoldPath(won)?.map(getColumn)).toEqual([0, 1, 2, 3, 4]);
  });

  test('goes round what is black, and ends as soon as that bars the way', () => {
    const blocked = ran(run, () => false);
    expect(blocked.stage.phase).toBe('gold-done');
    expect(findGoldPath(blocked)).toBeNull();
    expect(blocked.gold.filter((mark) => mark === 'black').length).toBeGreaterThanOrEqual(4);
    expect(blocked.gold.filter((mark) => mark === 'gold')).toEqual([]);
  });

  test('ends joined or barred whatever is known, on any way', () => {
    forAll(fc.array(fc.boolean(), { minLength: HEXAGONS, maxLength: HEXAGONS }), (known) => {
      const done = ran(run, (place) => known[place] === true);
      expect(done.gold.every((mark, place) => mark === null || (mark === 'gold') === known[place])).toBe(
        true,
      );
    });
  });
});

describe('the result', () => {
  const over = (state: BlockState) => playMoves(bank, state, { type: 'went-on' });

  test('is all points for a match and a run without a fault', () => {
    const best = over(ran(run, () => true));
    expect(getPoints(best)).toBe(MAX_POINTS);
    expect(getResult(best)).toMatchObject({
      score: { value: 100, text: '100 of 100 points' },
      stars: 3,
      headline: 'You won 2–0, and the Gold Run!',
      misses: [],
    });
  });

  test('counts the columns that were joined from the left', () => {
    const two = ran(run, (place) => getColumn(place) < 2);
    expect(getPoints(over(two))).toBe(MAX_POINTS - 3 * 8);
  });

  test('counts a clue known with a hint half, and one that was not known not at all', () => {
    const tally = (own: BlockState['tally'][number]) => [own, { asked: 0, known: 0, hinted: 0 }];
    const none = { ...ready, gold: ready.gold.map(() => null) };
    expect(getPoints({ ...none, tally: tally({ asked: 10, known: 10, hinted: 0 }) })).toBe(60);
    expect(getPoints({ ...none, tally: tally({ asked: 10, known: 10, hinted: 10 }) })).toBe(50);
    expect(getPoints({ ...none, tally: tally({ asked: 10, known: 0, hinted: 0 }) })).toBe(40);
  });

  test('explains every miss with the right answer, its reason and what the learner wrote', () => {
    const asked = next(run, pick(3)).state;
    const letter = getCurrentAnswer(asked).charAt(0);
    const missed = next(asked, { type: 'wrote', text: `${letter}xyz` }).state;
    const phrase = run.phrases[3];
    expect(getResult(over(ran(missed, () => true))).misses).toEqual([
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

  test('of two players has no score, and says who wrote what', () => {
    const begun = dealMatch(bank, { variant: 'two-players' });
    const wrong = playMoves(bank, begun, pick(0));
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
