import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinTiles, placeTiles } from '../../../../src/features/classroom/items/tile-placement.ts';
import { forAll } from '../../../for-all.ts';

const word = fc.constantFrom('you', 'You', 'do', 'what', 'like', 'in the park', 'the', 'park', "don't", 'in');

describe('tiles', () => {
  test('are found again in the text that they spell, in any order', () => {
    const placements = fc
      .array(word, { minLength: 1, maxLength: 9 })
      .chain((tiles) =>
        fc.tuple(
          fc.constant(tiles),
          fc.shuffledSubarray(tiles.map((_, index) => index)),
          fc.constantFrom(' ', ', '),
        ),
      );
    forAll(500, placements, ([tiles, placed, between]) => {
      const text = joinTiles(tiles, placed, between);
      const found = placeTiles(tiles, text, between);
      expect(found).not.toBeNull();
      expect(new Set(found).size).toBe(found?.length);
      expect(joinTiles(tiles, found ?? [], between).toLowerCase()).toBe(text.toLowerCase());
    });
  });

  test('can’t spell a text with other words or more words', () => {
    expect(placeTiles(['like', 'tea'], 'like coffee', ' ')).toBeNull();
    expect(placeTiles(['like', 'tea'], 'tea tea', ' ')).toBeNull();
    expect(placeTiles(['a', 'b'], 'ab', ', ')).toBeNull();
  });

  test('are distinguished when one is the beginning of another', () => {
    expect(placeTiles(['in', 'in the park', 'the park'], 'in the park in the park', ' ')).not.toBeNull();
  });
});
