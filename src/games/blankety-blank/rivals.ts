import type { Rng } from '../../domain/random.ts';

/* The computer's answers, and those of the panellist in the Head-to-Head. Both are chosen by chance. */

/** The strengths of the computer, the weakest first. */
export const RIVALS = ['easy', 'fair', 'strong'] as const;
type Rival = (typeof RIVALS)[number];

/**
 * The weight of an answer is its popularity to this power. The computer never reads the panel's cards: a
 * popular answer matches more often because the panel answers as people do.
 */
const POPULARITY_EXPONENTS: Readonly<Record<Rival, number>> = { easy: 0, fair: 1, strong: 3 };

/** Chooses the computer's answer, by its index among the answers. */
export function chooseRivalAnswer(
  { answers }: { answers: readonly { popularity: number }[] },
  rival: Rival,
  rng: Rng,
): number {
  return pickWeighted(
    answers.map(({ popularity }) => popularity ** POPULARITY_EXPONENTS[rival]),
    rng,
  );
}

/**
 * Chooses a panellist's answer in the Head-to-Head, by its place in the survey. More points make it likelier.
 */
export function choosePartnerAnswer(
  { answers }: { answers: readonly { points: number }[] },
  rng: Rng,
): number {
  return pickWeighted(
    answers.map(({ points }) => points),
    rng,
  );
}

/** Picks an index with the probability of its weight. */
function pickWeighted(weights: readonly number[], rng: Rng): number {
  let remaining = rng() * weights.reduce((sum, weight) => sum + weight, 0);
  const picked = weights.findIndex((weight) => {
    remaining -= weight;
    return remaining < 0;
  });
  // Rounding may leave a rest after the last weight.
  return picked === -1 ? weights.length - 1 : picked;
}
