import { createHarperLinter } from '../server/lessons/feedback/harper-linter.ts';
import { harperRules } from '../server/lessons/feedback/harper-rules.ts';
import { findMistakes } from '../src/feedback/rule-source.ts';
import { DEVICE_RULES } from '../src/feedback/rules/device-rules.ts';
import { rightSentences } from '../tests/feedback/right-sentences.ts';

/**
 * Marks every right sentence of the product as a learner's answer and prints what is marked:
 * `npx tsx bench/right-sentences.ts` by the rules of a device, with `--harper` by harper alone.
 */

const sources = process.argv.includes('--harper') ? [harperRules(await createHarperLinter())] : DEVICE_RULES;
const sentences = rightSentences();
const isPlain = process.argv.includes('--json');
const marked: string[] = [];

for (const sentence of sentences) {
  const marks = await findMistakes(sentence, sources, { level: 'B1', knownWords: new Set() });
  if (marks.length === 0) continue;
  marked.push(sentence);
  if (isPlain) continue;
  for (const { start, end, correction } of marks) {
    console.log(`${sentence.slice(start, end)} → ${correction}: ${sentence}`);
  }
}
console.log(
  isPlain
    ? JSON.stringify(marked.sort(), null, 2)
    : `${marked.length} of ${sentences.length} sentences are marked.`,
);
