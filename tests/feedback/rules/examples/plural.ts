import { PLURAL_RULES } from '../../../../src/feedback/rules/plural.ts';
import { type RuleExamples, wrongWordExamples } from './rule-examples.ts';

export const PLURAL_EXAMPLES: RuleExamples = {
  corrected: {
    ...wrongWordExamples(
      PLURAL_RULES,
      /^<([\w-]+)> ~'s$/,
      (wrong, right) => `I see the [${wrong}→${right}].`,
    ),
    "NUM|DIGITS|many|several|both|few|various ADJ? <n=NOUN> ~NOUN|NOUNS|-|'s|o'clock|old": [
      'I have two [brother→brothers].',
      'She has many [book→books].',
      'I stayed three [day→days].',
      'We saw a few [bird→birds].',
    ],
    "these|those ADJ* <n=NOUN> ~NOUN|NOUNS|-|'s": [
      'I like these [shoe→shoes].',
      'We have a lot of [game→games].',
      'She is one of my [friend→friends].',
      'It is one of the most famous [building→buildings].',
    ],
    '<this> ADJ* =NOUNS': ['[This→These] shoes are small.', 'I like [this→these] cars.'],
    '-@know|@think|@say|@hope|@see|@so|sure|is|was|so|believe|said|thought <that> ADJ* =NOUNS are|were|have':
      ['[That→Those] shoes are nice.'],
    '<these|those> ADJ* =NOUN is|was|has': ['[These→This] book is nice.'],
    '<a|an a=ADJ? n=NOUNS> ~NOUN': ['He has [a friends→friends].'],
    '<every n=NOUNS> ~of': ['I run [every days→every day].'],
    'each <n=NOUNS> ~of': ['Each [students→student] has a book.'],
    'DIGITS|NUM <years> old boy|girl|man|woman|child|son|daughter|brother|sister|dog': [
      'I saw a ten [years→year] old boy.',
    ],
    'a|an|the NUM|DIGITS <n=hours|days|minutes|weeks|months|euros|dollars|stars|kilometres> flight|trip|walk|drive|journey|holiday|break|lesson|class|course|hotel|film|movie|ride|note|visit|tour|meeting':
      ['It is a two [hours→hour] flight.'],
    'NUM|DIGITS|several|few <n=hundreds|thousands|millions> NOUNS|people|and|of': [
      'There were two [hundreds→hundred] people.',
    ],
    'POSS <hairs> are|is': ['She has long [hairs→hair].'],
    'a|one <people> ~NOUN': ['He is a [people→person] I like.'],
    'a|one|this|every|each <n=children|men|women|teeth|feet|mice> ': ['I saw a [children→child].'],
  },
  leftAlone: [
    "The children's toys are here.",
    'Two fish swim.',
    'I have a five-minute walk.',
    'Many thanks.',
    'These sheep are mine.',
    'There are ten in the class.',
    'In 2019 school was hard.',
    'At 5 time is up.',
    'A lot of milk.',
    'I know that people like it.',
    'One of my friends came.',
    "It is 7 o'clock.",
    'I have two left.',
    'He has a few too.',
    'This is one of the best.',
    'Three more came.',
    'I wake up at seven every day.',
    'We met on May 5 last year.',
    'It takes a lot of effort.',
    'Cows eat a lot of grass.',
    'We had a lot of sun and wind.',
    'They eat a lot of toast.',
    'All our staff are friendly.',
    "She is one of the city's best players.",
  ],
};
