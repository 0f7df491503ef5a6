import type { Rng } from '../../domain/random.ts';

/** The computer in three strengths, the weakest first. */
export const RIVALS = ['easy', 'fair', 'strong'] as const;
export type Rival = (typeof RIVALS)[number];

/**
 * How much the computer goes by what most people say: popularity to this power is the weight of an answer. It never
 * looks at the panel's cards, and the panel thinks as people do.
 */
const POPULARITY_EXPONENTS: Readonly<Record<Rival, number>> = { easy: 0, fair: 1, strong: 3 };

/** What the computer writes, by its place among the answers. */
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

/** What a panellist writes in the Head-to-Head, by its place in the survey: the likelier the more points it has. */
export function choosePartnerAnswer(
  { answers }: { answers: readonly { points: number }[] },
  rng: Rng,
): number {
  return pickWeighted(
    answers.map(({ points }) => points),
    rng,
  );
}

/** A place, each as likely as it weighs. */
function pickWeighted(weights: readonly number[], rng: Rng): number {
  let left = rng() * weights.reduce((sum, weight) => sum + weight, 0);
  const place = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return place === -1 ? weights.length - 1 : place;
}
