import { beforeAll, describe, expect, test } from 'vitest';
import { findMistakes } from '../../../src/feedback/find-mistakes.ts';
import { getRowName } from '../../../src/feedback/rules/active-rules.ts';
import { DEVICE_CHECKERS } from '../../../src/feedback/rules/device-checkers.ts';
import { RULE_SETS } from '../../../src/feedback/rules/rule-sets.ts';
import { SWITCHED_OFF } from '../../../src/feedback/rules/switched-off.ts';
import { sampleRows } from '../../scale-runs.ts';
import { readHarmSentences, readWrittenSentences } from './harm-sentences.ts';
import ruleTable from './rule-table.json' with { type: 'json' };

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;
/** One of this many sentences is checked; `npm run bench:harm` checks all. */
const SAMPLE = 3;
/** A rule that marks more than one of so many right sentences is switched off. */
const SENTENCES_PER_FALSE_MARK = 2_000;

async function listMarks(sentences: readonly string[]) {
  const marks: { row: string; sentence: string }[] = [];
  for (const sentence of sentences)
    for (const { rule = '' } of await findMistakes(sentence, DEVICE_CHECKERS, CONTEXT))
      marks.push({ row: getRowName(rule), sentence });
  return marks;
}

describe('on right English', () => {
  let sentences: readonly string[];
  let marks: Awaited<ReturnType<typeof listMarks>>;
  beforeAll(async () => {
    sentences = sampleRows(readHarmSentences().filter((_, at) => at % SAMPLE === 0));
    marks = await listMarks(sentences);
  }, 120_000);

  test('a rule is measured on more than 30,000 sentences', () => {
    expect(readHarmSentences().length).toBeGreaterThan(30_000);
  });

  test('a rule marks at most one of 2,000 sentences', () => {
    const limit = Math.ceil(sentences.length / SENTENCES_PER_FALSE_MARK);
    const rows = [...new Set(marks.map(({ row }) => row))];
    const counts = rows.map((row) => [row, marks.filter((mark) => mark.row === row).length] as const);
    expect(counts.filter(([, count]) => count > limit)).toEqual([]);
  });

  test('all rules together mark at most one of 1,000 sentences', () => {
    expect(marks.length, marks.map(({ sentence }) => sentence).join('\n')).toBeLessThanOrEqual(
      sentences.length / 1_000,
    );
  });
});

test('no sentence that looks like a mistake and is right is marked', async () => {
  expect(readWrittenSentences().length).toBeGreaterThan(300);
  expect(await listMarks(readWrittenSentences())).toEqual([]);
}, 30_000);

test('the table has a row for each rule and no other row', () => {
  const rows = RULE_SETS.flatMap(({ rules }) => rules.map(({ id }) => getRowName(id)));
  expect(Object.keys(ruleTable).sort()).toEqual([...new Set(rows)].sort());
});

test('a rule that is switched off marks nothing', async () => {
  expect([...SWITCHED_OFF].filter((row) => !Object.hasOwn(ruleTable, row))).toEqual([]);
  expect(SWITCHED_OFF.has('question-07')).toBe(true);
  expect(await listMarks(['You like pizza?'])).toEqual([]);
});
