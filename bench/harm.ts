import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { findMistakes } from '../src/feedback/find-mistakes.ts';
import { getRowName } from '../src/feedback/rules/active-rules.ts';
import { DEVICE_CHECKERS } from '../src/feedback/rules/device-checkers.ts';
import { RULE_SETS } from '../src/feedback/rules/rule-sets.ts';
import type { TextMistake } from '../src/feedback/text-checker.ts';
import { readCorpora } from '../tests/feedback/corpus/corpus-score.ts';
import { readHarmSentences } from '../tests/feedback/harm/harm-sentences.ts';

/*
 * Lists the marks on right sentences, by row of the table of rules.
 *
 *   npm run bench:harm               the body of right English of the tests
 *   npm run bench:harm -- a.txt      the sentences of a file, one a line
 *   npm run bench:harm -- --write    also writes the numbers into rule-table.json
 */

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;
const TABLE = new URL('../tests/feedback/harm/rule-table.json', import.meta.url);

const { positionals: files, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});

const findMarks = (text: string) => findMistakes(text, DEVICE_CHECKERS, CONTEXT);
const getRow = ({ rule = 'no rule' }: TextMistake) => getRowName(rule);

function quoteMark(sentence: string, { start, end, correction }: TextMistake): string {
  const [before, after] = [sentence.slice(Math.max(0, start - 50), start), sentence.slice(end, end + 40)];
  return `${before}[${sentence.slice(start, end)} → ${correction ?? '?'}]${after}`;
}

/** The marks on right sentences by row, and the number of marked sentences. */
async function measureHarm(sentences: readonly string[]) {
  const marksByRow = new Map<string, string[]>();
  let marked = 0;
  for (const sentence of sentences) {
    const mistakes = await findMarks(sentence);
    if (mistakes.length > 0) marked++;
    for (const mistake of mistakes)
      marksByRow.set(getRow(mistake), [
        ...(marksByRow.get(getRow(mistake)) ?? []),
        quoteMark(sentence, mistake),
      ]);
  }
  return { marksByRow, marked };
}

/** How many mistakes of the corpora each row finds. */
async function countFinds(): Promise<ReadonlyMap<string, number>> {
  const finds = new Map<string, number>();
  for (const { text, wrong } of readCorpora().flatMap(([, corpus]) => corpus.mistakes)) {
    const at = text.indexOf(wrong);
    const hit = (await findMarks(text)).find(({ start, end }) => start < at + wrong.length && end > at);
    if (hit) finds.set(getRow(hit), (finds.get(getRow(hit)) ?? 0) + 1);
  }
  return finds;
}

const sentences = files.length
  ? files.flatMap((file) => readFileSync(file, 'utf8').split('\n')).filter((line) => line.trim() !== '')
  : readHarmSentences();
const { marksByRow, marked } = await measureHarm(sentences);
for (const [row, marks] of [...marksByRow].sort(([, one], [, other]) => other.length - one.length))
  console.log(`${row}: ${marks.length}\n${marks.map((mark) => `    ${mark}`).join('\n')}`);
console.log(`${marked} of ${sentences.length} right sentences are marked.`);

if (values.write) {
  const finds = await countFinds();
  const rows = [...new Set(RULE_SETS.flatMap(({ rules }) => rules.map(({ id }) => getRowName(id))))];
  const lines = rows.map((row) => {
    const numbers = { found: finds.get(row) ?? 0, falseMarks: marksByRow.get(row)?.length ?? 0 };
    return `  ${JSON.stringify(row)}: ${JSON.stringify(numbers)}`;
  });
  writeFileSync(TABLE, `{\n${lines.join(',\n')}\n}\n`);
}
