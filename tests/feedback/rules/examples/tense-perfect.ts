import type { RuleExamples } from './rule-examples.ts';

export const TENSE_PERFECT_EXAMPLES: RuleExamples = {
  corrected: {
    "i|you|we|they <am|are|'m|'re MIDADV|not? v=%states>": [
      'I [am knowing→know] him.',
      'They [are wanting→want] tea.',
    ],
    "he|she|NAME|%persons <is|'s MIDADV|not? v=%states>": [
      'She [is knowing→knows] him.',
      'My brother [is wanting→wants] a bike.',
      'It [is costing→costs] a lot.',
    ],
    'SUBJ <was|were v=%states>': ['I [was knowing→knew] him.'],
    '<are you v=%states>': ['[Are you wanting→Do you want] tea?'],
    "i|you|we|they <am|are|'m|'re having> a|an|NUM|POSS|many|some|no|DIGITS ADJ* %possessions": [
      'I [am having→have] two brothers.',
      "I['m having→ have] a dog.",
    ],
    "HESHE|NAME|%persons <is|'s having> a|an|NUM|many|no|DIGITS ADJ* %possessions": [
      'She [is having→has] a big car.',
    ],
    '<has|have> MIDADV? v=EN $': ['When we arrived, the train [has→had] already left.'],
    'first|second|third|fourth|last time that? s=SUBJ MIDADV? ~have|PAST <v=VERB>': [
      'This is the first time I [eat→have eaten] sushi.',
    ],
    "first|second|third|fourth|last time that? s=SUBJ <am|are|'m|'re v=ING>": [
      'It is the first time I [am eating→have eaten] sushi.',
    ],
    "first|second|third|fourth time that? s=SUBJ <is|'s v=ING>": [
      'It is the first time she [drives→has driven] a car.',
    ],
    "i|he|she|NAME|%persons <am|is|'m|'s|have|has born>": [
      'I [am born→was born] in May.',
      'She [born→was born] in Rome.',
      'I [have born→was born] here.',
    ],
    "we|they|you|NOUNS <are|'re|have born> in|on": ['They [are born→were born] in Rome.'],
    'when|where <are|do s=you born>': [
      'Where [did you born→were you born]?',
      'When [are you born→were you born]?',
    ],
    'i|you|we|they MIDADV? ~NOUN <v=%activities> ANY? ANY? ANY? right now': [
      'They [play→are playing] outside at the moment.',
    ],
    'i <v=%activities> ANY? ANY? ANY? right now': ['I [read→am reading] a book at the moment.'],
    'HESHE|NAME|NOUN <v=@%activities> ANY? ANY? ANY? right now': ['She [sleeps→is sleeping] at the moment.'],
    "i|you|we|they <am|are|'m|'re ~going|doing v=ING> ANY? ANY? ANY? ANY? every day|morning|evening|night|week|summer|weekend|year|afternoon|sunday|monday|saturday|friday|month":
      ['I [am watching→watch] TV every day.'],
    "HESHE|NAME|%persons <is|'s ~going|doing v=ING> ANY? ANY? ANY? ANY? every day|morning|evening|night|week|summer|weekend|year|afternoon|sunday|monday|saturday|friday|month":
      ['She [is playing→plays] tennis every week.'],
    "i|you|we|they <am|are|'m|'re usually|often|sometimes|never v=ING>": [
      'We usually [are eating→eat] at six.',
    ],
    '^ tomorrow ,? s=i|we|he|she|they ~had|would|could <v=PAST>': ['Tomorrow I [went→will go] to Rome.'],
    'i|we|you|they ~have|do <v=VERB> here? ANY? ANY? all POSS life': [
      'I [live→have lived] here all my life.',
    ],
  },
  leftAlone: ["I'm having my hair cut.", "We're having our house painted."],
};
