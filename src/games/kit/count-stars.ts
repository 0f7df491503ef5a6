/** The stars for a score: two and three from their thresholds on, otherwise one. */
export function countStars(score: number, { two, three }: { two: number; three: number }): 1 | 2 | 3 {
  if (score >= three) return 3;
  return score >= two ? 2 : 1;
}
