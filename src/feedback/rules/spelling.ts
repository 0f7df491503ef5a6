import type { RuleFile } from '../patterns/learner-rule.ts';
import { MISSPELLINGS } from './misspellings.ts';

export const SPELLING: RuleFile = {
  kind: 'spelling',
  why: { simple: 'We write “{right}”.', full: 'It is spelled “{right}”.' },
  rules: [...MISSPELLINGS].map(([wrong, right]) => ({
    find: `<${wrong}>`,
    fix: right,
    examples: [`I write [${wrong}→${right}].`],
  })),
  right: ['The colour of the theatre.', 'My favorite neighbor traveled.', 'We organise a programme.'],
};
