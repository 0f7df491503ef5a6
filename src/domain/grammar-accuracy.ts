import { listCountNames, sumCounters } from './counts.ts';
import type { Counts } from './records.ts';

/** How often a point of grammar was asked and answered right. */
export interface GrammarPointAccuracy {
  /** Its id in the grammar bank. */
  readonly point: string;
  readonly asked: number;
  readonly right: number;
  /** A whole number from 0 to 100. */
  readonly percent: number;
}

/** Fewer answers say little about what the learner knows. */
export const MIN_ASKED = 5;

/** The points with at least `MIN_ASKED` answers, weakest first. */
export function rankGrammarPoints(counts: Counts): readonly GrammarPointAccuracy[] {
  return listCountNames(counts, 'asked:')
    .map((point): GrammarPointAccuracy => {
      const asked = sumCounters(counts, `asked:${point}`);
      // A merge can bring the counters of one device before the other's.
      const right = Math.min(asked, sumCounters(counts, `right:${point}`));
      return { point, asked, right, percent: asked > 0 ? Math.floor((100 * right) / asked) : 0 };
    })
    .filter(({ asked }) => asked >= MIN_ASKED)
    .sort((a, b) => a.percent - b.percent || b.asked - a.asked || (a.point < b.point ? -1 : 1));
}
