import { TABLE_EXAMPLES } from './preposition-table.ts';
import type { RuleExamples } from './rule-examples.ts';

export const PREPOSITION_AFTER_WORDS_EXAMPLES: RuleExamples = {
  corrected: {
    ...TABLE_EXAMPLES,
    '<v=@listen> ~PREP|ADVERB|to|carefully DET|POSS|OBJ|NAME|NOUN|NOUNS|music|ADJ|radio': [
      'I [listen→listen to] music.',
      'She [listens→listens to] the radio.',
    ],
    '<v=@wait> ~for DET|POSS|OBJ|NAME ~minute|moment|second|hour|while|time|long|day|week|night|evening|morning|afternoon|month|year':
      ['I am [waiting→waiting for] you.', 'He [waits→waits for] the bus.'],
    '<v=@look> me|him|her|us|them|this|that|these|those': [
      'She [looked→looked at] me.',
      '[Look→Look at] the picture!',
    ],
    '<v=@belong> OBJ|POSS|NAME|the': ['It [belongs→belongs to] me.'],
    '<v=@depend|@rely> the|POSS|OBJ|NAME': ['It [depends→depends on] the weather.'],
    '<v=@apologise|@apologize> DET|POSS|OBJ|ING': ['I [apologise→apologise for] my mistake.'],
    '<v=@agree|@disagree> OBJ|POSS|NAME ~to': ['I [agree→agree with] you.'],
    '<v=@search> DET|POSS|OBJ ~house|room|bag|web|internet|website|car|city|area|building|site': [
      'I [searched→searched for] my keys.',
    ],
    '<v=@point> me|him|her|us|them|POSS|the ~finger|out': ['He [pointed→pointed at] me.'],
    '<v=laughed|laughing> OBJ|POSS': ['They [laughed→laughed at] me.'],
    '<v=@arrive> DET|POSS|NAME ~later|week|weeks|month|day|year|night|morning|time|first|last|few|minutes|hour|hours|couple|long|evening|afternoon|one':
      ['We [arrived→arrived at] the hotel.'],
    '<v=@participate> the|DET|POSS': ['We [participated→participated in] the game.'],
    '<v=@go|@come|@travel|@walk|@drive|@return|@fly|@run> the|POSS school|cinema|park|beach|supermarket|library|station|airport|hospital|museum|office|restaurant|shop|market|zoo|gym|theatre|theater|church|bank|pool|party|city|mountains|hotel|doctor|dentist':
      [
        'We [went→went to] the cinema.',
        'I [go→go to] school by bus.',
        'They [travelled→travelled to] Spain.',
      ],
    '<v=@go|@come|@return|@travel|@walk|@drive|@arrive|@get|@run|@ride to> home ~page|office|town|country|and|team|base|for|is':
      ['I [went to→went] home.', 'We want to [go to→go] abroad.', 'She [came to→came] here.'],
    '@go|@travel|@fly|@move|@return <in> %countries': [
      'We went [in→to] Spain.',
      'I go [at→to] school.',
      'She went [at→to] the cinema.',
    ],
    "have|has|had|'ve|'s been <in> %countries NUM|DIGITS|once|twice|many|three|several": [
      'I have never been [in→to] Italy.',
    ],
    '@live|@work|@stay|@be|born|@study <at> %countries': [
      'I live [at→in] London.',
      'We live [on→in] a house.',
    ],
    '@arrive <to|at> %countries': ['We arrived [to→in] London.'],
    '<in> home ~office|town|page|country|and|cooking|economics|team|,': ['I stayed [in→at] home.'],
    '@be|@stay|@study|@work|@eat|@play|@meet <in> the? bus-stop|party|concert|university|work': [
      'I met him [in→at] a party.',
    ],
  },
  leftAlone: [
    'Please pay attention on Mondays as well.',
    'We pay attention in class.',
    'It depends on the weather.',
    'She looks good in red.',
    'I waited at the station.',
    'I am waiting to see you.',
    'He is ready to go.',
    'We agreed to meet.',
    'I look forward to it.',
    'We arrived early.',
    'They arrived last week.',
    'The company is based in London.',
    'Late in the evening we left.',
    'She is good with children.',
    'He was late to bed.',
    'I went home.',
    'They were happy for me.',
    'I can stay in the hotel.',
    'I am sorry for the mistake.',
    'I thought about it.',
    'We play in the garden.',
    'On Monday I work.',
    'Could you point me in the right direction?',
    'Can you hold on while I look that up?',
    "I'm phoning to change the date.",
    'He looks on every shelf.',
    'I am tired on Monday.',
    "I'm busy on Monday.",
    'We need your answer about the boat.',
    'I found the answer on the internet.',
    'She laughs from morning to night.',
    'Take care of the cat.',
    'She is good with numbers.',
  ],
};
