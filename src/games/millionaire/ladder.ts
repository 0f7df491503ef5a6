import { LADDER_STEPS } from '../../content/millionaire/millionaire-schema.ts';

/** The points of each step, from the first to the last. */
const POINTS = [
  100, 200, 400, 700, 1_000, 2_500, 5_000, 10_000, 20_000, 40_000, 75_000, 150_000, 300_000, 600_000,
  1_000_000,
] as const;

/** The numbers of the safe steps, from 1: after a wrong answer the points of the last one reached stay. */
const SAFE_STEPS: readonly number[] = [5, 10];

/** The numbers of the steps, from 1. */
export const LADDER: readonly number[] = POINTS.map((_, index) => index + 1);

export const MAX_POINTS = getPointsAt(LADDER_STEPS);

/** The points after this number of right answers. */
export function getPointsAt(step: number): number {
  return POINTS[step - 1] ?? 0;
}

export function isSafeStep(step: number): boolean {
  return SAFE_STEPS.includes(step);
}

/**
 * The step to which a wrong answer falls back after this number of right answers; 0 before the first safe
 * step.
 */
export function getSafeStep(step: number): number {
  return SAFE_STEPS.findLast((safe) => safe <= step) ?? 0;
}

/** Formats points with English separators: "10,000". */
export function formatPoints(points: number): string {
  return points.toLocaleString('en-GB');
}
