import type { RuleExamples } from './rule-examples.ts';

export const DOUBLE_SUBJECT_EXAMPLES: RuleExamples = {
  corrected: {
    '^c POSS|the|this|that ADJ? %persons|NOUN <s=he|she|it v=VERBS|VERB|PAST|is|was|has|can|will|had|MODAL|MIDADV>':
      [
        'My brother [he plays→plays] the drums.',
        'My parents [they live→live] here.',
        'Anna [she is→is] nice.',
      ],
    "^c POSS|the ADJ? %persons|NOUN <s=he|she|it v='s>": ["My sister [she's→is] a nurse."],
    "^c POSS|the|these ADJ? NOUNS <s=they v='re>": ["My friends [they're→are] nice."],
    'too|very|so|really|quite <very|so|too|much> ADJ': ['It is too [very→] cold.'],
  },
  leftAlone: [
    'The book she bought is new.',
    'The man he saw was old.',
    'My brother says he plays.',
    'Does my brother know he is late?',
    'When my mother called, she was tired.',
    'The food they eat is good.',
  ],
};
