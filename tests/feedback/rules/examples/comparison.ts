import { COMPARISON_RULES } from '../../../../src/feedback/rules/comparison.ts';
import { type RuleExamples, wrongWordExamples } from './rule-examples.ts';

export const COMPARISON_EXAMPLES: RuleExamples = {
  corrected: {
    ...wrongWordExamples(
      COMPARISON_RULES,
      'comparison-form/',
      (wrong, right) => `It is [${wrong}→${right}].`,
    ),
    'comparison-01': [
      'The food was [more good→better] in the other hotel.',
      'Summer is [more bad→worse] because it is hot.',
      'It is [more big→bigger] than mine.',
      'She is [more happy→happier] now.',
      'I want a [more cheap→cheaper] car.',
    ],
    'comparison-02': ['He is the [most tall→tallest] boy.'],
    'comparison-03': ['It is [more better→better].', 'She is [more taller→taller] than me.'],
    'comparison-04': ['It is the [most biggest→biggest] house.'],
    'comparison-05': ['He is the [taller→tallest] boy in the class.'],
    'comparison-06': [
      'This one is easier [that→than] mine.',
      'He is older [then→than] me.',
      'It is more expensive [that→than] the other.',
      'She is taller [as→than] him.',
    ],
    'comparison-07': [
      'He is as tall [than→as] me.',
      'It is the same [than→as] mine.',
      'She is as old [like→as] you.',
    ],
    'comparison-08': [
      'She is [tall than→taller than] me.',
      'It is [expensive than→more expensive than] mine.',
    ],
    'comparison-09': ['It is [very→much] better than mine.'],
    'comparison-10': ['[More→The more] I read, the more I learn.'],
    'comparison-11': ['It is the [more important→most important] city in the country.'],
    'comparison-12': ['I prefer tea [than→to] coffee.'],
    'comparison-14': ['Lisbon is the [more old→oldest] city in my country.'],
    'comparison-13': ['It is similar [than→to] mine.'],
  },
  leftAlone: [
    'He works as hard as his sister does.',
    'The more I read, the more I learn.',
    'The bridge is older than the house that we saw.',
    'It is better that you go.',
    'It was so cold that we left.',
    'I know more than you.',
    'He was the older of the two.',
    'More clean water is needed.',
    'She is friendlier than before.',
    'It is more than a game.',
    'I would rather go than stay.',
    'Better late than never.',
    'She is much better now.',
    'He went further than that.',
    'It is the same book that I have.',
    'I arrived later as well.',
    'There is one more thing that Anna wants.',
  ],
};
