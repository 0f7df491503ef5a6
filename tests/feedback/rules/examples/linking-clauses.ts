import type { RuleExamples } from './rule-examples.ts';

export const LINKING_CLAUSES_EXAMPLES: RuleExamples = {
  corrected: {
    'linking-clauses-01': ['Although it rained, [but we→we] went out.'],
    'linking-clauses-02': ['Although he was ill [but→,] he came.'],
    'linking-clauses-03': ['Because I was ill, [so I→I] stayed at home.'],
    'linking-clauses-04': ['We stayed in [because of→because] the wind was strong.'],
    'linking-clauses-05': ['We stayed at home [because→because of] the rain.'],
    'linking-clauses-06': ['[Despite→Although] the weather was bad, we went.'],
    'linking-clauses-07': ['[Although→Despite] the rain, we went.'],
    'linking-clauses-08': ['[In spite of the fact→Although] he was ill, he came.'],
    'linking-clauses-09': ['[Despite that→Although] it rained, we went.'],
    'linking-clauses-10': ['It was so cold [than→that] we left.'],
    'linking-clauses-11': ['You can have either tea [nor→or] coffee.'],
    'linking-clauses-12': ['I like neither tea [or→nor] coffee.'],
    'linking-clauses-13': ['I like both tea [or→and] coffee.'],
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
