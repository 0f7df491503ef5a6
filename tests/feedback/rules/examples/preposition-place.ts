import type { RuleExamples } from './rule-examples.ts';

export const PREPOSITION_PLACE_EXAMPLES: RuleExamples = {
  corrected: {
    'NOUN|NOUNS|it|OBJ|@be|@put|@sit|@lie|@stand <in> the|POSS table|floor|roof|ceiling|beach|street-corner|ground|shelf|sofa|desk|farm|page|left|right|internet|phone|radio|television|tv|screen|island|coast ~NOUN|NOUNS|-|hand':
      ['The book is [in→on] the table.', 'I saw it [in→on] the internet.', 'I saw it [in→on] TV.'],
    '<on|at> the|a|this picture|photo|photograph|sky|middle|world|newspaper|countryside|mirror|garden|park|kitchen|bathroom|bedroom|forest|city-centre|hall|rain|sun|dark ~NOUN|NOUNS|-|ING':
      ['There are birds [on→in] the sky.', 'She is [on→in] bed.', 'I see a man [on→in] the picture.'],
    '<with> %transport': ['I go to school [with→by] bus.', 'We went [on→by] train.'],
    '<by|with|in> foot|feet $': ['I go to school [by→on] foot.'],
    '<in|at> WEEKDAY': [
      'I work [in→on] Monday.',
      'It was [at→on] my birthday.',
      'We met [in→on] the second of May.',
    ],
    '<on|at> MONTH ~DIGITS|NUM': [
      'We met [on→in] May.',
      'I get up early [at→in] the morning.',
      'It snows [at→in] winter.',
    ],
    '-NOUN|NOUNS|@wake|@sleep <in|on> night $': [
      "I get up [in→at] seven o'clock.",
      'It is cold [in→at] night.',
      'We start [on→at] half past nine.',
    ],
    '<in|on|at> last|next|every|this week|month|year|WEEKDAY|summer|winter|spring|autumn|night|morning|evening|afternoon|day|weekend|time|sunday':
      ['I saw him [on→] last Monday.', 'I run [in→] every morning.'],
  },
  leftAlone: [
    'There is a window in the wall.',
    'There is a lot of snow on the mountains.',
    'We watch TV on winter evenings.',
    'She looked up at the sky.',
    'Click on the photo.',
    'It seems that there is a mistake in the table.',
    'I heard noises in the night.',
    'People lived there in the age of sail.',
    'Nobody could log in this morning.',
    'You moved in last week.',
  ],
};
