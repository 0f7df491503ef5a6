import { describe, expect, test } from 'vitest';
import { BANDS } from '../../../src/content/bands.ts';
import { seededRng } from '../../../src/domain/random.ts';
import {
  computersAnswer,
  KNOWS,
  onShortestPath,
  pickPlace,
  STRENGTHS,
} from '../../../src/games/blockbusters/computer.ts';
import { type Owners, PLACES } from '../../../src/games/blockbusters/hexagons.ts';

const DRAWS = 4000;
const clue = { answer: 'plough', band: 'b' } as const;

describe('the computer', () => {
  test.each(STRENGTHS)('%s knows the share of clues that it is meant to know', (strength) => {
    for (const band of BANDS) {
      const rng = seededRng(7);
      const answers = Array.from({ length: DRAWS }, () =>
        computersAnswer({ ...clue, band }, { strength, rng, wrong: ['plant', 'pot'] }),
      );
      const share = answers.filter((answer) => answer === clue.answer).length / DRAWS;
      expect(Math.abs(share - KNOWS[strength][band])).toBeLessThan(0.03);
      expect(new Set(answers)).toEqual(new Set(['plough', 'plant', 'pot', '']));
    }
  });

  test('knows more the stronger it is, and less the harder the band', () => {
    for (const band of BANDS) {
      expect(KNOWS.gentle[band]).toBeLessThan(KNOWS.keen[band]);
      expect(KNOWS.keen[band]).toBeLessThan(KNOWS.strong[band]);
    }
    for (const strength of STRENGTHS) {
      expect(KNOWS[strength].a).toBeGreaterThan(KNOWS[strength].b);
      expect(KNOWS[strength].b).toBeGreaterThan(KNOWS[strength].c);
    }
  });

  test('passes where nothing wrong is there to say', () => {
    const answers = Array.from({ length: 50 }, (_, seed) =>
      computersAnswer(clue, { strength: 'gentle', rng: seededRng(seed), wrong: [] }),
    );
    expect(new Set(answers)).toEqual(new Set(['plough', '']));
  });

  test.each(STRENGTHS)('%s picks open hexagons only', (strength) => {
    for (let seed = 0; seed < 300; seed += 1) {
      const rng = seededRng(seed);
      const owners: Owners = PLACES.map((place) => (place === seed % 20 || rng() < 0.3 ? null : 'white'));
      expect(owners[pickPlace(owners, 'blue', { strength, rng })]).toBeNull();
    }
  });

  test('looks for its shortest path when it is strong, and nowhere else', () => {
    const owners: Owners = PLACES.map((place) => (place === 5 || place === 6 ? 'blue' : null));
    const path = onShortestPath(owners, 'blue');
    const picks = (strength: 'gentle' | 'strong') =>
      Array.from({ length: 200 }, (_, seed) => pickPlace(owners, 'blue', { strength, rng: seededRng(seed) }));
    expect(picks('strong').every((place) => path.includes(place))).toBe(true);
    expect(picks('gentle').every((place) => path.includes(place))).toBe(false);
  });
});
