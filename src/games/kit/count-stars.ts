/** The stars for a score: one, or two and three from their thresholds on. */
export function countStars(score: number, { two, three }: { two: number; three: number }): 1 | 2 | 3 {
  if (score >= three) return 3;
  return score >= two ? 2 : 1;
}
