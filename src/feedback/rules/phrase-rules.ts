import type { MistakeKind } from '../mistake-kinds.ts';
import type { RuleExplanation, RuleSet } from '../patterns/learner-rule.ts';

/** Finds the verb of a correction that takes the form of another: "pay" in "{v>pay}". */
const INFLECTED_VERB = /\{v>(\w+)\}/;

/**
 * In each line names of rules, their simple reason and, where it differs, their full one, as in the rules.
 */
function readReasons(table: string): ReadonlyMap<string, RuleExplanation> {
  return new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [names = '', simple = '', full = simple] = line.split(' | ');
        return names.split(' ').map((name) => [name, { simple, full }] as const);
      }),
  );
}

/**
 * Rules from a table of phrases: in each line the name of the rule, its patterns with `;` between them, and
 * the correction, and where needed a pattern for `unless`, separated by `|` with spaces around it.
 *
 * @param row the row of the table of rules that they share
 * @param explanation the reason of phrases without one of their own; `{verb}` is the verb of the correction
 * @param reasons in each line the names of rules, their simple reason and, if it differs, their full one
 */
export function createPhraseRules(
  kind: MistakeKind,
  row: string,
  table: string,
  explanation: RuleExplanation,
  reasons: string,
): RuleSet {
  const own = readReasons(reasons);
  return {
    kind,
    explanation,
    rules: table
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', patterns = '', fix = '', unless] = line.split(' | ');
        const { simple, full } = own.get(name) ?? explanation;
        const verb = INFLECTED_VERB.exec(fix)?.[1] ?? '';
        return {
          id: `${row}/${name}`,
          find: patterns.split(' ; '),
          fix,
          ...(unless === undefined ? {} : { unless }),
          explanation: {
            simple: simple.replaceAll('{verb}', verb),
            full: full.replaceAll('{verb}', verb),
          },
        };
      }),
  };
}
