import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ScoreComparison } from '../../../src/domain/game-records.ts';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { GameResult } from '../../../src/games/game-contract.ts';
import { EndScreen } from '../../../src/games/host/end-screen.tsx';
import { quiz } from '../../../src/games/quiz/meta.tsx';
import { createFakeGamePorts } from '../fake-ports.ts';

const NO_GAIN = { value: 0, text: '0 points' };
const GAIN = { value: 7, text: '7 points' };

function createComparison(
  best: { value: number; text: string },
  { isNewBest }: { isNewBest: boolean },
): Result<ScoreComparison, string> {
  return ok({ best: { score: best.value, text: best.text, at: 0 }, isNewBest });
}

const NEW_BEST = createComparison(GAIN, { isNewBest: true });
const BEHIND = createComparison({ value: 9, text: '9 points' }, { isNewBest: false });

/** The drawn end screen: its number of flying pieces, and its markup. */
function renderEnd(
  result: Pick<GameResult, 'score' | 'stars'>,
  saveResult: Result<ScoreComparison, string> | null = null,
) {
  const markup = renderToStaticMarkup(
    <EndScreen
      meta={quiz}
      over={{
        status: 'over',
        begunAt: 1,
        setup: { level: 'B1', variant: '' },
        gameState: null,
        result: { headline: 'All done.', facts: [], misses: [], ...result },
        saveResult,
      }}
      ports={createFakeGamePorts()}
      nextLink={<a href="/app">The day</a>}
      onPlayAgain={() => {}}
      onChoose={() => {}}
      onSaveAgain={() => {}}
    />,
  );
  return { pieces: markup.split('--nth:').length - 1, markup };
}

const CHEERED = renderEnd({ score: GAIN, stars: 2 }, BEHIND).pieces;

test('the end of a game leads on to what is next, above the status that changes its height', () => {
  const { markup } = renderEnd({ score: GAIN }, NEW_BEST);
  expect(markup).toContain('The day');
  expect(markup.indexOf('The day')).toBeLessThan(markup.indexOf('New best'));
});

describe('the cheer:', () => {
  test('a result with stars is cheered before and after it is saved', () => {
    expect(CHEERED).toBeGreaterThan(0);
    expect(renderEnd({ score: GAIN, stars: 1 }).pieces).toBe(CHEERED);
    expect(renderEnd({ score: GAIN, stars: 1 }, err('Full.')).pieces).toBe(CHEERED);
  });

  test('a game without a score is cheered', () => {
    expect(renderEnd({}).pieces).toBe(CHEERED);
    expect(renderEnd({}, ok(null)).pieces).toBe(CHEERED);
  });

  test('a new best is cheered with more pieces, with and without stars', () => {
    const withStars = renderEnd({ score: GAIN, stars: 2 }, NEW_BEST).pieces;
    expect(withStars).toBeGreaterThan(CHEERED);
    expect(renderEnd({ score: GAIN }, NEW_BEST).pieces).toBe(withStars);
  });

  test('a score without stars that is no new best is not cheered', () => {
    expect(renderEnd({ score: GAIN }).pieces).toBe(0);
    expect(renderEnd({ score: GAIN }, BEHIND).pieces).toBe(0);
  });

  test('a first result of zero is not cheered', () => {
    expect(renderEnd({ score: NO_GAIN }, createComparison(NO_GAIN, { isNewBest: true })).pieces).toBe(0);
  });
});

describe('the comparison:', () => {
  test('a new best names its level', () => {
    expect(renderEnd({ score: GAIN }, NEW_BEST).markup).toContain('New best at B1: 7 points!');
  });

  test('a result below the best is shown with the best', () => {
    expect(renderEnd({ score: GAIN }, BEHIND).markup).toContain('7 points. Your best at B1: 9 points.');
  });

  test('a result of zero is compared with a best above zero only', () => {
    expect(renderEnd({ score: NO_GAIN }, createComparison(GAIN, { isNewBest: false })).markup).toContain(
      '0 points. Your best at B1: 7 points.',
    );
    expect(renderEnd({ score: NO_GAIN }, createComparison(NO_GAIN, { isNewBest: true })).markup).not.toMatch(
      /best at/i,
    );
    expect(renderEnd({ score: NO_GAIN }, createComparison(NO_GAIN, { isNewBest: false })).markup).not.toMatch(
      /best at/i,
    );
  });

  test('a result is not compared before it is saved or after a failed save', () => {
    expect(renderEnd({ score: GAIN, stars: 3 }).markup).not.toMatch(/best at/i);
    const failed = renderEnd({ score: GAIN, stars: 3 }, err('There is no room.')).markup;
    expect(failed).toContain('There is no room.');
    expect(failed).not.toMatch(/best at/i);
  });
});
