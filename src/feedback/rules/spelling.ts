import type { RuleSet } from '../patterns/learner-rule.ts';
import { MISSPELLINGS } from './misspellings.ts';

export const SPELLING_RULES: RuleSet = {
  kind: 'spelling',
  explanation: { simple: 'We write “{right}”.', full: 'It is spelled “{right}”.' },
  rules: [...MISSPELLINGS].map(([wrong, right]) => ({
    find: `<${wrong}>`,
    fix: right,
  })),
};
