import type { RuleExamples } from './rule-examples.ts';

export const LINKING_CLAUSES_EXAMPLES: RuleExamples = {
  corrected: {
    '^ although|though ANY* ANY* ANY* , <but s=ANY>': ['Although it rained, [but we→we] went out.'],
    '^ although|though ANY* ANY* ANY* <but>': ['Although he was ill [but→,] he came.'],
    '^ because|since|as ANY* ANY* ANY* , <so s=ANY>': ['Because I was ill, [so I→I] stayed at home.'],
    '<because of> DET|POSS ADJ? NOUN|NOUNS ~EN was|were|is|are|had|has|did|PAST|VERBS|can|could|will': [
      'We stayed in [because of→because] the wind was strong.',
    ],
    '<because> the|my|our|his|her|this|that|bad ADJ? NOUN|NOUNS $': [
      'We stayed at home [because→because of] the rain.',
    ],
    '<despite|in> spite? of? DET|POSS ADJ? NOUN|NOUNS ~EN was|were|is|are|had|has': [
      '[Despite→Although] the weather was bad, we went.',
    ],
    '<although|though> the|my|our|his|her|bad|heavy ADJ? NOUN|NOUNS ,': [
      '[Although→Despite] the rain, we went.',
    ],
    '<in spite of the fact> SUBJ': ['[In spite of the fact→Although] he was ill, he came.'],
    '<despite that> SUBJ|the|POSS': ['[Despite that→Although] it rained, we went.'],
    'so ADJ|ADV <then|than> SUBJ VERB|PAST|could|can': ['It was so cold [than→that] we left.'],
    'either ANY ANY? ANY? <nor> ANY': ['You can have either tea [nor→or] coffee.'],
    'neither ANY ANY? ANY? <or> ANY': ['I like neither tea [or→nor] coffee.'],
    'both ANY ANY? ANY? <or> ANY': ['I like both tea [or→and] coffee.'],
  },
  leftAlone: [
    'Although it rained, we went out.',
    'But we went out although it rained.',
    'Because of the rain, we stayed.',
    'I like it because it is nice.',
    'Despite the rain, we played.',
    'He was tired, but he came.',
    'I know it because my mother told me.',
  ],
};
