import { packWeirpackFiles } from 'harper.js';
import type { MistakeKind } from '../../../../src/feedback/mistake-kinds.ts';
import type { Reason } from '../../../../src/feedback/patterns/learner-rule.ts';
import type { WeirFile, WeirRule } from './weir-rule.ts';

const MANIFEST = JSON.stringify({
  author: 'Learning Arcade',
  version: '1.0.0',
  description: 'What learners of English commonly get wrong.',
  license: 'MIT',
});

export interface NamedWeirRule {
  /** The name that harper gives back with what the rule found. */
  name: string;
  kind: MistakeKind;
  why: Reason;
  rule: WeirRule;
}

/** "missing-article" as "LearnerMissingArticle". */
function prefixOf(kind: MistakeKind): string {
  return `Learner${kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}

/** The rules of all files, each with the name that it has in the pack. */
export function namedRules(files: readonly WeirFile[]): readonly NamedWeirRule[] {
  const rules = files.flatMap(({ kind, why, rules }) =>
    rules.map((rule) => ({ kind, why: rule.why ?? why, rule })),
  );
  return rules.map((rule, index) => ({ ...rule, name: `${prefixOf(rule.kind)}${index}` }));
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '')}"`;
}

function testOf(example: string): string {
  const wrong = example.replace(/\[(.*?)→.*?\]/g, '$1');
  const right = example.replace(/\[.*?→(.*?)\]/g, '$1').replace(/\s+/g, ' ');
  return `test ${quoted(wrong)} ${quoted(right)}`;
}

function sourceOf({ why, rule }: NamedWeirRule, right: readonly string[], isTested: boolean): string {
  const { becomes } = rule;
  return [
    `expr main ${rule.find}`,
    `let message ${quoted(why.full)}`,
    `let description ${quoted(why.full)}`,
    'let kind "Usage"',
    `let becomes ${typeof becomes === 'string' ? quoted(becomes) : `[${becomes.map(quoted).join(', ')}]`}`,
    ...right.map((text) => `test ${quoted(text)} ${quoted(text)}`),
    ...(isTested ? rule.examples.map(testOf) : []),
  ].join('\n');
}

/**
 * The rules as a Weirpack for harper to load.
 *
 * @param isTested with the rules' own tests, which harper runs when it loads the pack; they take their time
 */
export function weirpackOf(files: readonly WeirFile[], { isTested }: { isTested: boolean }): Uint8Array {
  const rightOf = (kind: MistakeKind) =>
    files.filter((file) => file.kind === kind).flatMap(({ right }) => right);
  const sources = namedRules(files).map((named): [string, string] => [
    `${named.name}.weir`,
    sourceOf(named, isTested ? rightOf(named.kind) : [], isTested),
  ]);
  return packWeirpackFiles(new Map([['manifest.json', MANIFEST], ...sources]));
}
