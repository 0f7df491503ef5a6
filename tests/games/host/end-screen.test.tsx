import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ScoreComparison } from '../../../src/domain/game-records.ts';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { GameResult } from '../../../src/games/contract.ts';
import { EndScreen } from '../../../src/games/host/end-screen.tsx';
import { quiz } from '../../../src/games/quiz/meta.tsx';
import { createFakeGamePorts } from '../fake-ports.ts';

const NO_GAIN = { value: 0, text: '0 points' };
const GAIN = { value: 7, text: '7 points' };

function compared(
  best: { value: number; text: string },
  isNewBest: boolean,
): Result<ScoreComparison, string> {
  return ok({ best: { score: best.value, text: best.text, at: 0 }, isNewBest });
}

const NEW_BEST = compared(GAIN, true);
const BEHIND = compared({ value: 9, text: '9 points' }, false);

/** The end of a game as it is drawn: how many pieces fly, and what can be read. */
function end(
  result: Pick<GameResult, 'score' | 'stars'>,
  saveResult: Result<ScoreComparison, string> | null = null,
) {
  const markup = renderToStaticMarkup(
    <EndScreen
      meta={quiz}
      over={{
        status: 'over',
        begunAt: 1,
        choice: { level: 'B1', variant: '' },
        gameState: null,
        result: { headline: 'All done.', facts: [], misses: [], ...result },
        saveResult,
      }}
      ports={createFakeGamePorts()}
      onPlayAgain={() => {}}
      onChoose={() => {}}
      onSaveAgain={() => {}}
    />,
  );
  return { pieces: markup.split('--nth:').length - 1, markup };
}

const CHEERED = end({ score: GAIN, stars: 2 }, BEHIND).pieces;

describe('the end of a game is celebrated', () => {
  test('where it gives stars, whether its result is kept yet or not', () => {
    expect(CHEERED).toBeGreaterThan(0);
    expect(end({ score: GAIN, stars: 1 }).pieces).toBe(CHEERED);
    expect(end({ score: GAIN, stars: 1 }, err('Full.')).pieces).toBe(CHEERED);
  });

  test('where there is nothing to compare', () => {
    expect(end({}).pieces).toBe(CHEERED);
    expect(end({}, ok(null)).pieces).toBe(CHEERED);
  });

  test('with more for a new best, with stars and without', () => {
    const withStars = end({ score: GAIN, stars: 2 }, NEW_BEST).pieces;
    expect(withStars).toBeGreaterThan(CHEERED);
    expect(end({ score: GAIN }, NEW_BEST).pieces).toBe(withStars);
  });

  test('not for a score without stars that is no new best', () => {
    expect(end({ score: GAIN }).pieces).toBe(0);
    expect(end({ score: GAIN }, BEHIND).pieces).toBe(0);
  });

  test('not where nothing was gained, though it is the first result of all', () => {
    expect(end({ score: NO_GAIN }, compared(NO_GAIN, true)).pieces).toBe(0);
  });
});

describe('a kept result', () => {
  test('that is a new best says where', () => {
    expect(end({ score: GAIN }, NEW_BEST).markup).toContain('New best at B1: 7 points!');
  });

  test('that is none stands beside the best', () => {
    expect(end({ score: GAIN }, BEHIND).markup).toContain('7 points. Your best at B1: 9 points.');
  });

  test('of nothing is compared with a best, and with another of nothing not at all', () => {
    expect(end({ score: NO_GAIN }, compared(GAIN, false)).markup).toContain(
      '0 points. Your best at B1: 7 points.',
    );
    expect(end({ score: NO_GAIN }, compared(NO_GAIN, true)).markup).not.toMatch(/best at/i);
    expect(end({ score: NO_GAIN }, compared(NO_GAIN, false)).markup).not.toMatch(/best at/i);
  });

  test('is not promised while it is being saved, nor when it could not be', () => {
    expect(end({ score: GAIN, stars: 3 }).markup).not.toMatch(/best at/i);
    const failed = end({ score: GAIN, stars: 3 }, err('There is no room.')).markup;
    expect(failed).toContain('There is no room.');
    expect(failed).not.toMatch(/best at/i);
  });
});
