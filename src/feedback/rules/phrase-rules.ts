import type { MistakeKind } from '../mistake-kinds.ts';
import type { RuleSet } from '../patterns/learner-rule.ts';

/**
 * Rules from a table of phrases: in each line the name of the rule, its patterns with `;` between them, and
 * the correction, separated by `|` with spaces around it.
 *
 * @param row the row of the table of rules that they share
 */
export function createPhraseRules(kind: MistakeKind, row: string, table: string): RuleSet {
  return {
    kind,
    explanation: {
      simple: 'We say “{right}” here, not “{wrong}”.',
      full: 'Here English uses “{right}”, not “{wrong}”.',
    },
    rules: table
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', patterns = '', fix = ''] = line.split(' | ');
        return { id: `${row}/${name}`, find: patterns.split(' ; '), fix };
      }),
  };
}
