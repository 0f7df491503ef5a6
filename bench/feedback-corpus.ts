import { createHarperLinter } from '../server/lessons/feedback/harper-linter.ts';
import { allRuleSources } from '../server/lessons/feedback/harper-rules.ts';
import { DEVICE_RULES } from '../src/feedback/rules/device-rules.ts';
import { type Corpus, readCorpora, scoreOf } from '../tests/feedback/corpus/corpus-score.ts';

/**
 * What feedback finds of known mistakes, with harper and by the rules alone, as a device has them:
 * `npx tsx bench/feedback-corpus.ts`; the kinds and what was missed with `--missed`.
 */

const showsMissed = process.argv.includes('--missed');
const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(8);

const linter = await createHarperLinter();
const WAYS = [
  ['with harper', allRuleSources(linter)],
  ['rules alone', DEVICE_RULES],
] as const;

async function print(name: string, corpus: Corpus): Promise<void> {
  console.log(`\n${name}: ${corpus.mistakes.length} mistakes, ${corpus.correct.length} right sentences`);
  for (const [way, sources] of WAYS) {
    const { kinds, missed, marked, ...shares } = await scoreOf(corpus, sources);
    console.log(
      `  ${way}: found ${percent(shares.foundShare)}, corrected as expected ${percent(shares.correctedShare)}, right sentences marked ${percent(shares.markedShare)}`,
    );
    if (!showsMissed) continue;
    for (const [kind, { all, found, corrected }] of kinds) {
      console.log(`    ${kind.padEnd(44)} ${found} of ${all} found, ${corrected} corrected`);
    }
    for (const text of missed) console.log(`    missed: ${text}`);
    for (const text of marked) console.log(`    marked: ${text}`);
  }
}

for (const [name, corpus] of readCorpora()) await print(name, corpus);
