import { readFileSync } from 'node:fs';
import { findMistakes } from '../src/feedback/find-mistakes.ts';
import { getRowName } from '../src/feedback/rules/active-rules.ts';
import { DEVICE_CHECKERS } from '../src/feedback/rules/device-checkers.ts';
import { readHarmSentences } from '../tests/feedback/harm/harm-sentences.ts';

/** Lists the marks on right sentences: `npm run bench:harm`, or with files that have one sentence a line. */

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;

const files = process.argv.slice(2);
const sentences = files.length
  ? files.flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter((line) => line.trim() !== '')
  : readHarmSentences();
let marked = 0;
const marksByRow = new Map<string, string[]>();
for (const sentence of sentences) {
  const found = await findMistakes(sentence, DEVICE_CHECKERS, CONTEXT);
  if (found.length > 0) marked++;
  for (const { rule = 'no rule', start, end, correction } of found) {
    const marks = marksByRow.get(getRowName(rule)) ?? [];
    const [before, after] = [sentence.slice(Math.max(0, start - 50), start), sentence.slice(end, end + 40)];
    marks.push(`${before}[${sentence.slice(start, end)} → ${correction ?? '?'}]${after}`);
    marksByRow.set(getRowName(rule), marks);
  }
}
for (const [row, marks] of [...marksByRow].sort(([, one], [, other]) => other.length - one.length))
  console.log(`${row}: ${marks.length}\n${marks.map((mark) => `    ${mark}`).join('\n')}`);
console.log(`${marked} of ${sentences.length} right sentences are marked.`);
