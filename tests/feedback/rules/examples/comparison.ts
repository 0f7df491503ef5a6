import { COMPARISON_RULES } from '../../../../src/feedback/rules/comparison.ts';
import { type RuleExamples, wrongWordExamples } from './rule-examples.ts';

export const COMPARISON_EXAMPLES: RuleExamples = {
  corrected: {
    ...wrongWordExamples(COMPARISON_RULES, /^<([\w-]+)>$/, (wrong, right) => `It is [${wrong}→${right}].`),
    '<more a=%short> ~NOUN|NOUNS|and|or': [
      'It is [more big→bigger] than mine.',
      'She is [more happy→happier] now.',
      'I want a [more cheap→cheaper] car.',
    ],
    'the|my|your|his|her|our|their <most a=%short>': ['He is the [most tall→tallest] boy.'],
    '<more c=COMP>': ['It is [more better→better].', 'She is [more taller→taller] than me.'],
    '<most s=SUPER>': ['It is the [most biggest→biggest] house.'],
    'the <c=COMP> NOUN? in the world|class|city|country|family|team|school|street|group': [
      'He is the [taller→tallest] boy in the class.',
    ],
    'COMP <that|then|as|of|from|to> POSS|OBJ|the|NAME|this|mine|yours|his|hers|ours|theirs|in|SUBJ|last|before|usual|a|ING':
      [
        'This one is easier [that→than] mine.',
        'He is older [then→than] me.',
        'It is more expensive [that→than] the other.',
        'She is taller [as→than] him.',
      ],
    'as ADJ|ADV|well|much|many <than|like|that|then> ANY': [
      'He is as tall [than→as] me.',
      'It is the same [than→as] mine.',
      'She is as old [like→as] you.',
    ],
    "BEFIN|'s <a=%all than> ANY": [
      'She is [tall than→taller than] me.',
      'It is [expensive than→more expensive than] mine.',
    ],
    '<very|so> COMP than': ['It is [very→much] better than mine.'],
    '^ <more> SUBJ VERB|VERBS ANY? ANY? , the? more': ['[More→The more] I read, the more I learn.'],
    'the <more a=%long> NOUN? in the world|class|city|country|family|school|town': [
      'It is the [more important→most important] city in the country.',
    ],
    '@prefer ANY ANY? <than|that> ING|NOUN|NOUNS|NAME': ['I prefer tea [than→to] coffee.'],
    'similar <than|like> ANY': ['It is similar [than→to] mine.'],
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
