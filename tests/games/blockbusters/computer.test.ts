import { describe, expect, test } from 'vitest';
import { BANDS } from '../../../src/content/bands.ts';
import { createSeededRng } from '../../../src/domain/random.ts';
import {
  COMPUTER_STRENGTHS,
  chooseComputerAnswer,
  getShortestPathPlaces,
  KNOWN_SHARES,
  pickPlace,
} from '../../../src/games/blockbusters/computer.ts';
import { type Owners, PLACES } from '../../../src/games/blockbusters/hexagons.ts';

const DRAWS = 4000;
const clue = { answer: 'plough', band: 'b' } as const;

describe('the computer', () => {
  test.each(COMPUTER_STRENGTHS)('of strength %s knows its share of clues', (strength) => {
    for (const band of BANDS) {
      const rng = createSeededRng(7);
      const answers = Array.from({ length: DRAWS }, () =>
        chooseComputerAnswer({ ...clue, band }, { strength, rng, wrong: ['plant', 'pot'] }),
      );
      const share = answers.filter((answer) => answer === clue.answer).length / DRAWS;
      expect(Math.abs(share - KNOWN_SHARES[strength][band])).toBeLessThan(0.03);
      expect(new Set(answers)).toEqual(new Set(['plough', 'plant', 'pot', '']));
    }
  });

  test('knows more the stronger it is, and less the harder the band', () => {
    for (const band of BANDS) {
      expect(KNOWN_SHARES.gentle[band]).toBeLessThan(KNOWN_SHARES.keen[band]);
      expect(KNOWN_SHARES.keen[band]).toBeLessThan(KNOWN_SHARES.strong[band]);
    }
    for (const strength of COMPUTER_STRENGTHS) {
      expect(KNOWN_SHARES[strength].a).toBeGreaterThan(KNOWN_SHARES[strength].b);
      expect(KNOWN_SHARES[strength].b).toBeGreaterThan(KNOWN_SHARES[strength].c);
    }
  });

  test('passes when there is no wrong answer to give', () => {
    const answers = Array.from({ length: 50 }, (_, seed) =>
      chooseComputerAnswer(clue, { strength: 'gentle', rng: createSeededRng(seed), wrong: [] }),
    );
    expect(new Set(answers)).toEqual(new Set(['plough', '']));
  });

  test.each(COMPUTER_STRENGTHS)('of strength %s picks open hexagons only', (strength) => {
    for (let seed = 0; seed < 300; seed += 1) {
      const rng = createSeededRng(seed);
      const owners: Owners = PLACES.map((place) => (place === seed % 20 || rng() < 0.3 ? null : 'white'));
      expect(owners[pickPlace(owners, 'blue', { strength, rng })]).toBeNull();
    }
  });

  test('always picks on its shortest path when it is strong, and not when it is gentle', () => {
    const owners: Owners = PLACES.map((place) => (place === 5 || place === 6 ? 'blue' : null));
    const path = getShortestPathPlaces(owners, 'blue');
    const listPicks = (strength: 'gentle' | 'strong') =>
      Array.from({ length: 200 }, (_, seed) =>
        pickPlace(owners, 'blue', { strength, rng: createSeededRng(seed) }),
      );
    expect(listPicks('strong').every((place) => path.includes(place))).toBe(true);
    expect(listPicks('gentle').every((place) => path.includes(place))).toBe(false);
  });
});
