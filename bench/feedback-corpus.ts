import { startGrammarThread } from '../server/lessons/feedback/grammar-thread.ts';
import { allRuleSources } from '../server/lessons/feedback/rule-sources.ts';
import { readCorpora, scoreOf } from '../tests/feedback/corpus/corpus-score.ts';

/** What feedback finds of known mistakes, by corpus and kind: `npx tsx bench/feedback-corpus.ts`. */

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

const thread = startGrammarThread();
await thread.ready();
for (const [name, corpus] of readCorpora()) {
  const { kinds, missed, marked, ...shares } = await scoreOf(corpus, allRuleSources(thread));
  console.log(`\n${name}: ${corpus.mistakes.length} mistakes, ${corpus.correct.length} right sentences`);
  for (const [kind, { all, found, corrected }] of kinds) {
    console.log(`  ${kind.padEnd(44)} ${found} of ${all} found, ${corrected} corrected`);
  }
  console.log(
    `  found ${percent(shares.foundShare)}, corrected as expected ${percent(shares.correctedShare)}`,
  );
  console.log(`  right sentences marked ${percent(shares.markedShare)}`);
  for (const text of missed) console.log(`  missed: ${text}`);
  for (const text of marked) console.log(`  marked: ${text}`);
}
await thread.close();
