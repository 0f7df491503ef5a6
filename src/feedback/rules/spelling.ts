import type { RuleFile } from '../patterns/learner-rule.ts';
import { MISSPELLINGS } from './misspellings.ts';

export const SPELLING: RuleFile = {
  kind: 'spelling',
  why: { simple: 'We write “{right}”.', full: 'It is spelled “{right}”.' },
  rules: [...MISSPELLINGS].map(([wrong, right]) => ({
    find: `<${wrong}>`,
    fix: right,
  })),
};
