import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDeck, flipCard, isDeckComplete } from '../../src/domain/flashcards.ts';
import { forAll } from '../for-all.ts';

describe('a flashcard', () => {
  test('turns over on each click', () => {
    const once = flipCard(createDeck(2), 1).deck;
    expect(once.turned).toEqual([1]);
    expect(flipCard(once, 1).deck.turned).toEqual([]);
  });

  test('counts as flipped from its first flip on', () => {
    const twice = flipCard(flipCard(createDeck(2), 1).deck, 1).deck;
    expect(twice.everFlipped).toEqual([1]);
  });

  test('that is not in the deck does nothing', () => {
    const deck = createDeck(2);
    expect(flipCard(deck, 2)).toEqual({ deck, justCompleted: false });
  });
});

describe('a deck', () => {
  test('is completed once, by the flip after which every card has been flipped', () => {
    forAll(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.nat({ max: 5 }), { maxLength: 40 }),
      (count, flips) => {
        let deck = createDeck(count);
        const completions: number[] = [];
        flips.forEach((index, step) => {
          const flipped = flipCard(deck, index);
          deck = flipped.deck;
          if (flipped.justCompleted) completions.push(step);
        });
        const seen = new Set<number>();
        const expected = flips.findIndex((index) => index < count && seen.add(index).size === count);
        expect(completions).toEqual(expected < 0 ? [] : [expected]);
        expect(isDeckComplete(deck)).toBe(expected >= 0);
      },
    );
  });

  test('that was completed on an earlier visit is not completed again', () => {
    const deck = createDeck(2, [0, 1]);
    expect(isDeckComplete(deck)).toBe(true);
    expect(flipCard(deck, 0).justCompleted).toBe(false);
  });

  test('remembers the cards of an earlier visit, once each and only its own', () => {
    expect(createDeck(2, [1, 1, 7]).everFlipped).toEqual([1]);
  });

  test('without cards has nothing to complete', () => {
    expect(isDeckComplete(createDeck(0))).toBe(false);
  });
});
