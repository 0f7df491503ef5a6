import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionCard } from '../../../src/features/word-lookup/use-card-position.ts';
import { forAll } from '../../for-all.ts';

const SCREEN = { width: 1280, height: 800 };
const CARD = { width: 350, height: 200 };

test('a card is below its word, or above it when there is no space below', () => {
  expect(positionCard({ left: 100, top: 100, bottom: 120 }, CARD, SCREEN)).toEqual({ left: 100, top: 128 });
  expect(positionCard({ left: 100, top: 700, bottom: 720 }, CARD, SCREEN)).toEqual({ left: 100, top: 492 });
});

test('a card that fits the screen is never over its edge', () => {
  const at = fc.integer({ min: -200, max: 1500 });
  forAll(at, at, (left, top) => {
    const place = positionCard({ left, top, bottom: top + 20 }, CARD, SCREEN);
    expect(place.left).toBeGreaterThanOrEqual(0);
    expect(place.left + CARD.width).toBeLessThanOrEqual(SCREEN.width);
    expect(place.top).toBeGreaterThanOrEqual(0);
    expect(place.top + CARD.height).toBeLessThanOrEqual(SCREEN.height);
  });
});
