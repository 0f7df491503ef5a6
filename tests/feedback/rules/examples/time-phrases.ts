import type { RuleExamples } from './rule-examples.ts';

export const TIME_PHRASE_EXAMPLES: RuleExamples = {
  corrected: {
    'time-phrase/last-night': [
      '[Yesterday night→Last night] we watched a film.',
      'I was very tired [yesterday night→last night].',
    ],
    'time-phrase/this-morning': ['[Today morning→This morning] I missed the bus.'],
    'time-phrase/yesterday-morning': [
      '[Last morning→Yesterday morning] I ran in the park.',
      'She called me [last afternoon→yesterday afternoon].',
    ],
    'time-phrase/hour-ago': [
      '[Before one hour→One hour ago] I finished my work.',
      'I bought it [ago three days→three days ago].',
      '[Before three days ago→Three days ago] I was ill.',
    ],
    'time-phrase/in-the-evening': [
      'I feel better [at morning→in the morning].',
      '[At evening→In the evening] the weather was good.',
    ],
    'time-phrase/at-seven': ["I get up [seven→at seven] o'clock.", 'I go to bed [11→at 11] every day.'],
    'time-phrase/at-the-weekend': ['I sleep a lot [in weekend→at the weekend].'],
    'time-phrase/at-christmas': ['[In the Christmas→At Christmas] we eat a lot.'],
  },
  leftAlone: [
    'Last night was long, and yesterday was short.',
    'It was the last morning of our holiday.',
    'On the last afternoon we swam in the lake.',
    'They had one last afternoon.',
    'I finished before one hour had passed.',
    'Before two weeks were over, she came back.',
    'Three days ago I bought it.',
    'At the weekend we sleep long.',
    'On weekend mornings I run.',
    'We met in the Christmas holidays.',
    'In the Easter break I read a lot.',
    'Today morning classes are full.',
    'Morning traffic is slow.',
    'They open seven days a week.',
    'Compare yesterday night by night with today.',
  ],
};
