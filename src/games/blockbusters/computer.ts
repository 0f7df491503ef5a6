import type { Band } from '../../content/bands.ts';
import { pick, type Rng } from '../../domain/random.ts';
import { type Owners, PLACES, type Side, stepsThrough } from './hexagons.ts';

export const STRENGTHS = ['gentle', 'keen', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** How likely it knows a clue of each band. */
export const KNOWS: Readonly<Record<Strength, Readonly<Record<Band, number>>>> = {
  gentle: { a: 0.4, b: 0.35, c: 0.3 },
  keen: { a: 0.65, b: 0.6, c: 0.55 },
  strong: { a: 0.9, b: 0.86, c: 0.82 },
};

/** How often it looks for its shortest path; otherwise it picks any hexagon. */
const LOOKS: Readonly<Record<Strength, number>> = { gentle: 0, keen: 0.5, strong: 1 };

/** How often it passes when it does not know. */
const PASSES = 0.4;

/** The hexagon that the computer picks, of those that are nobody's. */
export function pickPlace(owners: Owners, side: Side, { strength, rng }: { strength: Strength; rng: Rng }) {
  const open = PLACES.filter((place) => owners[place] === null);
  return pick(rng() < LOOKS[strength] ? onShortestPath(owners, side) : open, rng);
}

/** The open hexagons on a shortest path of the side, and of those the ones that most stand in its rival's way. */
export function onShortestPath(owners: Owners, side: Side): readonly number[] {
  const own = stepsThrough(owners, side);
  const rivals = stepsThrough(owners, side === 'white' ? 'blue' : 'white');
  const open = PLACES.filter((place) => owners[place] === null);
  return leastOf(leastOf(open, own), rivals);
}

function leastOf(places: readonly number[], costs: readonly number[]): readonly number[] {
  const least = Math.min(...places.map((place) => costs[place] ?? Infinity));
  return places.filter((place) => costs[place] === least);
}

interface Knowing {
  strength: Strength;
  rng: Rng;
  /** What it may take for the answer. */
  wrong: readonly string[];
}

/** What the computer says to a clue; '' when it passes. */
export function computersAnswer(
  { answer, band }: { answer: string; band: Band },
  { strength, rng, wrong }: Knowing,
): string {
  if (rng() < KNOWS[strength][band]) return answer;
  return wrong.length === 0 || rng() < PASSES ? '' : pick(wrong, rng);
}
