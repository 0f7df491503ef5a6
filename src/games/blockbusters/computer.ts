import type { Band } from '../../content/bands.ts';
import { pick, type Rng } from '../../domain/random.ts';
import { countStepsThrough, type Owners, PLACES, type Side } from './hexagons.ts';

/* How the computer plays: which hexagon it picks, and how it answers a clue. */

export const COMPUTER_STRENGTHS = ['gentle', 'keen', 'strong'] as const;
export type ComputerStrength = (typeof COMPUTER_STRENGTHS)[number];

/** The probability that the computer knows a clue of each band. */
export const KNOWN_SHARES: Readonly<Record<ComputerStrength, Readonly<Record<Band, number>>>> = {
  gentle: { a: 0.4, b: 0.35, c: 0.3 },
  keen: { a: 0.65, b: 0.6, c: 0.55 },
  strong: { a: 0.9, b: 0.86, c: 0.82 },
};

/** The probability that it picks on its shortest path; otherwise it picks any hexagon. */
const PATH_PICK_SHARES: Readonly<Record<ComputerStrength, number>> = { gentle: 0, keen: 0.5, strong: 1 };

/** The probability that it passes when it does not know. */
const PASS_SHARE = 0.4;

/** Picks a hexagon without an owner for the computer. */
export function pickPlace(
  owners: Owners,
  side: Side,
  { strength, rng }: { strength: ComputerStrength; rng: Rng },
) {
  const openPlaces = PLACES.filter((place) => owners[place] === null);
  return pick(rng() < PATH_PICK_SHARES[strength] ? getShortestPathPlaces(owners, side) : openPlaces, rng);
}

/** The open hexagons on a shortest path of the side; of those, the ones on the rival's cheapest paths. */
export function getShortestPathPlaces(owners: Owners, side: Side): readonly number[] {
  const ownCosts = countStepsThrough(owners, side);
  const rivalCosts = countStepsThrough(owners, side === 'white' ? 'blue' : 'white');
  const openPlaces = PLACES.filter((place) => owners[place] === null);
  return filterCheapest(filterCheapest(openPlaces, ownCosts), rivalCosts);
}

function filterCheapest(places: readonly number[], costs: readonly number[]): readonly number[] {
  const least = Math.min(...places.map((place) => costs[place] ?? Infinity));
  return places.filter((place) => costs[place] === least);
}

interface ComputerAnswerOptions {
  strength: ComputerStrength;
  rng: Rng;
  /** Wrong answers that it may give. */
  wrong: readonly string[];
}

/** Chooses the computer's answer to a clue; '' is a pass. */
export function chooseComputerAnswer(
  { answer, band }: { answer: string; band: Band },
  { strength, rng, wrong }: ComputerAnswerOptions,
): string {
  if (rng() < KNOWN_SHARES[strength][band]) return answer;
  return wrong.length === 0 || rng() < PASS_SHARE ? '' : pick(wrong, rng);
}
