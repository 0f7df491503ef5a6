import type { RuleExamples } from './rule-examples.ts';

export const VERB_PATTERN_AFTER_VERBS_EXAMPLES: RuleExamples = {
  corrected: {
    '@thank OBJ|NAME? for <v=VERB|help|visit|call|answer|watch|love> OBJ|DET|POSS': [
      'Thank you for [help→helping] me.',
    ],
    '@suggest|@recommend|@propose <o=me|him|her|us|them|you|NAME to? v=VERB|to>': [
      'He suggested [me to go→that I go].',
    ],
    '@%ing not? <to v=VERB|be>': [
      'She enjoys [to swim→swimming].',
      'I finished [to read→reading] it.',
      'He gave up [to smoke→smoking].',
      'It is worth [to see→seeing].',
    ],
    '@spend ANY ANY? <to v=VERB>': ['I spend two hours [to study→studying].'],
    '@enjoy|@avoid|@finish|@dislike|@imagine|@deny|@consider|@recommend|@suggest|@practise ~NOUN|that|DET|NAME|PREP|ADJ|ING|ADVERB|POSS <v=VERB>':
      ['I enjoy [swim→swimming].', 'He keeps [talk→talking].', 'We go [swim→swimming] on Sundays.'],
    '@want|@decide|@hope|@plan|@promise|@refuse|@agree|@offer|@manage|@afford|@expect|@wish|@pretend|@arrange|@choose <v=ING> ~NOUN':
      ['I want [going→to go] home.', "I'd like [buying→to buy] it.", 'They decided [leaving→to leave].'],
    '@want|@need|@expect|like|love|prefer <that o=i|you|he|she|it|we|they|NAME v=VERB|VERBS|be|is|are|PAST>':
      [
        'I want [that you come→you to come].',
        'She wants [that he goes→him to go].',
        'I would like [that you help→you to help] me.',
      ],
    '@want <o=he|she|they|we|i t=to? v=VERB|VERBS>': ['I want [she comes→her to come].'],
    '@want|@ask|@tell|@allow|@advise|@encourage|@invite|@teach|@persuade|@force|@expect|@order|@warn|@remind|@convince OBJ|NAME <v=VERB>':
      ['I want you [come→to come].', 'She asked me [help→to help].', 'They told us [wait→to wait].'],
    '@allow|@advise|@permit|@forbid <to v=VERB>': ['They do not allow [to smoke→smoking].'],
    '@let|@make OBJ|NAME not? <to v=VERB>': ['My parents let me [to go→go].', 'She made him [to cry→cry].'],
    '@let OBJ|NAME <v=ING|PAST|VERBS> ~VERB': ['Let me [going→go].', 'It made me [laughed→laugh].'],
    '@look forward to <v=VERB>': [
      'I look forward to [see→seeing] you.',
      'I am used to [get→getting] up early.',
    ],
  },
  leftAlone: [
    'I stopped to tie my shoe.',
    'They let us use the pool.',
    'She made me laugh.',
    'I want you to come.',
    'I used to play here.',
    'I am used to getting up early.',
    'He went for a swim.',
    'I look forward to hearing from you.',
    'We had lunch before work.',
    'I need help.',
    'She asked me what to do.',
    'It takes me an hour to get there.',
    'He was made to go.',
    'The knife is used to cut bread.',
    'Thank you for coming.',
    'He told me that he came.',
    'I want it now.',
    'Do you mind opening it?',
    'We finished work early.',
    'I would like a swim.',
    'The doctor suggested that he drink more water.',
  ],
};
