import { LEVELS } from '../src/domain/levels.ts';
import { loadBank, start } from '../src/games/crossword/deal.ts';
import { SIZES } from '../src/games/crossword/sizes.ts';

/** How long making a crossword takes, from the words to the clues: `npx tsx bench/crossword.ts`. */

const SEEDS = 40;
const LEARNER = { ageBand: 'adult', due: [], weak: [], begun: [], chosen: [], own: [], reviews: {} } as const;

const banks = await Promise.all(LEVELS.map(async (level) => ({ level, words: await loadBank(level) })));

for (const { id, cells } of SIZES) {
  const times: number[] = [];
  const counts: number[] = [];
  for (const { level, words } of banks) {
    for (let seed = 0; seed < SEEDS; seed += 1) {
      const from = performance.now();
      const { entries } = start(words, { level, variant: id, seed, learner: LEARNER, memory: [] });
      times.push(performance.now() - from);
      counts.push(entries.length);
    }
  }
  times.sort((one, other) => one - other);
  counts.sort((one, other) => one - other);
  const at = (list: readonly number[], share: number) => list[Math.floor((list.length - 1) * share)] ?? 0;
  console.log(
    `${cells} × ${cells}, ${times.length} crosswords of ${at(counts, 0)} to ${at(counts, 1)} entries: ` +
      `median ${at(times, 0.5).toFixed(0)} ms, 95th percentile ${at(times, 0.95).toFixed(0)} ms`,
  );
}
