import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allFlipped, flipCard, openFlashcards } from '../../src/domain/flashcards.ts';
import { forAll } from '../for-all.ts';

describe('a flashcard', () => {
  test('turns over on each click', () => {
    const once = flipCard(openFlashcards(2), 1).deck;
    expect(once.turned).toEqual([1]);
    expect(flipCard(once, 1).deck.turned).toEqual([]);
  });

  test('counts as flipped from its first flip on', () => {
    const twice = flipCard(flipCard(openFlashcards(2), 1).deck, 1).deck;
    expect(twice.everFlipped).toEqual([1]);
  });

  test('that is not in the deck does nothing', () => {
    const deck = openFlashcards(2);
    expect(flipCard(deck, 2)).toEqual({ deck, justCompleted: false });
  });
});

describe('a deck', () => {
  test('is completed once: by the flip with which every card has been flipped', () => {
    forAll(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.nat({ max: 5 }), { maxLength: 40 }),
      (count, flips) => {
        let deck = openFlashcards(count);
        const completions: number[] = [];
        flips.forEach((index, step) => {
          const flipped = flipCard(deck, index);
          deck = flipped.deck;
          if (flipped.justCompleted) completions.push(step);
        });
        const seen = new Set<number>();
        const expected = flips.findIndex((index) => index < count && seen.add(index).size === count);
        expect(completions).toEqual(expected < 0 ? [] : [expected]);
        expect(allFlipped(deck)).toBe(expected >= 0);
      },
    );
  });

  test('that was completed on an earlier visit is not completed again', () => {
    const deck = openFlashcards(2, [0, 1]);
    expect(allFlipped(deck)).toBe(true);
    expect(flipCard(deck, 0).justCompleted).toBe(false);
  });

  test('remembers the cards of an earlier visit, once each and only its own', () => {
    expect(openFlashcards(2, [1, 1, 7]).everFlipped).toEqual([1]);
  });

  test('without cards has nothing to complete', () => {
    expect(allFlipped(openFlashcards(0))).toBe(false);
  });
});
