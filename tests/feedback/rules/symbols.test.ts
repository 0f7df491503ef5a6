import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LearnerRule } from '../../../src/feedback/patterns/learner-rule.ts';
import { RULE_SETS } from '../../../src/feedback/rules/rule-sets.ts';

const FOLDER = 'src/feedback/rules';
const SOURCES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8')] as const);

/** Each of these has a row of its own in the list of symbols. */
const OPERATORS: Readonly<Record<string, RegExp>> = {
  '?': /.\?$/,
  '*': /.\*$/,
  '~': /^~./,
  '&': /^&./,
  '-': /^-./,
  '^': /^\^$/,
  '^c': /^\^c$/,
  '@': /@\w/,
  '%': /%\w/,
  $: /^\$$|[|=~]\$/,
};

/** Rules made from a list, whose ids have a slash, have a file with the part before it. */
function findFile({ id }: LearnerRule): string {
  const [row, name] = id.split('/');
  const file = SOURCES.find(([, source]) => source.includes(`'${row}'`) || source.includes(`\`${row}/`));
  if (!file) throw new Error(`No file has the rule ${row} ${name ?? ''}.`);
  return file[0];
}

const RULES = RULE_SETS.flatMap(({ rules }) => rules).map((rule) => ({ rule, file: findFile(rule) }));

const listRules = (name: string) => RULES.flatMap(({ rule, file }) => (file === name ? [rule] : []));

/** The steps of the rules' patterns, such as `~NOUN|NOUNS` and `v=@go`. */
function listSteps(rules: readonly LearnerRule[]): readonly string[] {
  return rules
    .flatMap(({ find, unless }) => [find, unless ?? []].flat())
    .flatMap((pattern) => pattern.replace(/[<>]/g, ' ').trim().split(/\s+/));
}

/** The symbols of the steps that the comment does not explain. */
function listMissing(rules: readonly LearnerRule[], comment: string): readonly string[] {
  const steps = listSteps(rules);
  const kinds = new Set(steps.flatMap((step) => step.match(/[A-Z][A-Z0-9]+/g) ?? []));
  const rows = comment.split('\n').map((line) => line.slice(3).trim().split(/ {2,}/)[0] ?? '');
  return [
    ...[...kinds].filter((kind) => !new RegExp(`\\b${kind}\\b`).test(comment)),
    ...Object.entries(OPERATORS).flatMap(([sign, used]) =>
      steps.some((step) => used.test(step)) && !rows.some((row) => used.test(row)) ? [sign] : [],
    ),
  ];
}

describe('the comment at the top of a file of rules', () => {
  const written = SOURCES.filter(([, source]) => source.includes('these symbols are used here'));
  test.each(written)('explains all symbols of %s', (name, source) => {
    const comment = source.slice(0, source.indexOf('*/'));
    expect(listMissing(listRules(name), comment)).toEqual([]);
  });

  test('stands in each file whose rules have patterns of more than words', () => {
    const names = written.map(([name]) => name);
    const others = SOURCES.map(([name]) => name).filter(
      (name) => !names.includes(name) && listSteps(listRules(name)).some((step) => /[A-Z]{2}/.test(step)),
    );
    expect(others).toEqual(['preposition-table.ts']);
  });
});
