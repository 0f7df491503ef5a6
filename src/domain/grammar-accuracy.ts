import { listCountNames, sumCounters } from './counts.ts';
import type { Counts } from './records.ts';

/** How often a point of grammar was asked and known. */
export interface GrammarPointAccuracy {
  /** Its id in the bank of grammar. */
  readonly point: string;
  readonly asked: number;
  readonly right: number;
  /** A whole number from 0 to 100. */
  readonly percent: number;
}

/** Less often asked, a point says nothing of what its learner knows. */
export const MIN_ASKED = 5;

/** The points that were asked often enough, those known least first. */
export function rankGrammarPoints(counts: Counts): readonly GrammarPointAccuracy[] {
  return listCountNames(counts, 'asked:')
    .map((point): GrammarPointAccuracy => {
      const asked = sumCounters(counts, `asked:${point}`);
      // Devices that count on their own can be merged in between.
      const right = Math.min(asked, sumCounters(counts, `right:${point}`));
      return { point, asked, right, percent: asked > 0 ? Math.floor((100 * right) / asked) : 0 };
    })
    .filter(({ asked }) => asked >= MIN_ASKED)
    .sort((a, b) => a.percent - b.percent || b.asked - a.asked || (a.point < b.point ? -1 : 1));
}
