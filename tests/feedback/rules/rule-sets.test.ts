import { describe, expect, test } from 'vitest';
import { createRuleChecker } from '../../../src/feedback/patterns/rule-checker.ts';
import { RULE_SETS } from '../../../src/feedback/rules/rule-sets.ts';
import { examplesOf } from './examples/index-of-examples.ts';

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;

/** "He [go→goes] home." as the wrong sentence and what is expected of it. */
function readExample(example: string) {
  const [, before = '', wrong = '', right = '', after = ''] =
    /^(.*?)\[(.*?)→(.*?)\](.*)$/s.exec(example) ?? [];
  return { text: before + wrong + after, start: before.length, wrong, right };
}

describe.each(RULE_SETS.map((file) => [file.kind, file] as const))('the rules for %s', (_, file) => {
  const source = createRuleChecker([file]);
  const { corrected } = examplesOf(file);
  const examples = Object.values(corrected).flat();
  /** The right sentences of all rule sets of the kind. */
  const right = RULE_SETS.filter(({ kind }) => kind === file.kind).flatMap(
    (other) => examplesOf(other).leftAlone,
  );

  test.each(examples)('correct %s', async (example) => {
    const { text, start, wrong, right } = readExample(example);
    const found = await source.findMistakes(text, CONTEXT);
    expect(
      found.map((mistake) => [mistake.start, text.slice(mistake.start, mistake.end), mistake.correction]),
    ).toContainEqual([start, wrong, right]);
  });

  test.each([...right, ...examples.map(correctExample)])('do not mark %s', async (text) => {
    const found = await source.findMistakes(text, CONTEXT);
    expect(found.map(({ start, end, correction }) => [text.slice(start, end), correction])).toEqual([]);
  });

  test('have an id each', () => {
    expect(new Set(file.rules.map(({ id }) => id)).size).toBe(file.rules.length);
  });

  test('have an example each, and no example without a rule', () => {
    const withExamples = Object.keys(corrected).filter((key) => corrected[key]?.length);
    expect(withExamples.sort()).toEqual(file.rules.map(({ id }) => id).sort());
  });
});

function correctExample(example: string): string {
  return example.replace(/\[.*?→(.*?)\]/, '$1');
}
