import type { RuleExamples } from './rule-examples.ts';

export const MISSING_ARTICLE_A_EXAMPLES: RuleExamples = {
  corrected: {
    '@have|@want|@drink|@buy|@need|@get|@eat|@bring|@order|@like <n=glass|cup|bottle|piece|slice|kilo|packet|litre|bowl|pair|bar|can> of NOUN|NOUNS':
      ['Can I have [glass→a glass] of water?'],
    'when|while|because|since|if i|he|she|NAME was <n=child|kid|teenager|baby|boy|girl|student> ~NOUN|NOUNS|of':
      ['When I was [child→a child], I lived there.', 'I learned it when I was [student→a student].'],
    "SUBJ|NAME|NOUN|who BEFIN|'s not|still|also|now|already? <n=%jobs> ~NOUN|NOUNS|'s|-|of": [
      'My mother is [doctor→a doctor].',
      'I want to be [engineer→an engineer].',
      'She works as [nurse→a nurse].',
      'He became [teacher→a teacher].',
    ],
    "SUBJ|NAME|NOUN|this|that|who|here|there|POSS BEFIN|'s not|really|still|also|only? <d=very|really|so|such? a=ADJ e=ADJ? n=%countable> ~NOUN|NOUNS|'s|-|of|and":
      ['It is [big city→a big city].', 'She is [very good teacher→a very good teacher].'],
    "@have|have|has|had|got <a=ADJ* n=%single> ~NOUN|NOUNS|'s|-|ING|DIGITS|NUM|to": [
      'I have [dog→a dog].',
      'She bought [new car→a new car].',
      'There is [problem→a problem].',
      'He is reading [book→a book].',
    ],
    "-DET|such|POSS|'s|NUM <such a=ADJ n=%countable|day|time> ~NOUN|NOUNS": [
      'It was [such nice day→such a nice day].',
    ],
    '^ <what a=ADJ n=%countable|day|idea|time|surprise|place|view> $': [
      '[What beautiful day→What a beautiful day]!',
    ],
    '@have <a=good|great|nice|bad|wonderful|fantastic|lovely|terrible|safe|happy n=%events>': [
      'Have [nice day→a nice day]!',
      'We had [great time→a great time].',
    ],
    '@take|@have <n=shower|bath|taxi|bus|train|photo|picture|break|walk|nap|look|rest|trip|headache|fever|cough|party|meeting|picnic|break|problem|question|dream|idea> ~NOUN|NOUNS|of|to|stop|station|time|-':
      ['I take [shower→a shower] every day.', 'I have [headache→a headache].'],
    '@go for <n=walk|run|swim|drink|drive|ride|meal|coffee|picnic>': [
      'We went for [walk→a walk].',
      'I made [mistake→a mistake].',
      'She told me [secret→a secret].',
    ],
    '@go|@come|@walk|@drive|@run|@get|@travel|@take OBJ? ADV? back? to <n=%outings> ~NOUN|NOUNS|NAME|ING|-': [
      'We went to [cinema→the cinema].',
      'I was at [airport→the airport].',
      'I met her in [park→the park].',
    ],
    '@go|@come|@walk|@drive|@run OBJ? to <a=ADJ n=%outings|restaurant|shop|city|house|school|concert|party>':
      [
        'We went to [new restaurant→a new restaurant].',
        'I live in [small town→a small town].',
        'They live in [village→a village].',
      ],
    'on|under|behind <n=table|floor|wall|sofa|roof|chair|door|desk|bridge|ground|beach|bus|train|plane|fridge|ceiling|moon|internet> ~NOUN|NOUNS|ING|-|NAME|to|DIGITS|NUM':
      [
        'The cat is on [table→the table].',
        'I get up early in [morning→the morning].',
        'We met at [weekend→the weekend].',
        'Birds fly in [sky→the sky].',
      ],
    "^c <n=sun|moon|sky|weather|internet|rain> is|was|isn't|wasn't|shines|goes|rises|looks|has|makes|sets|will|started|shone|gives|helps|can":
      ['[Sun→The sun] is hot.', 'It is warm because [sun→the sun] is shining.'],
  },
  leftAlone: [
    'I have dog food.',
    'We are best friends.',
    'She is in charge.',
    'I go to school by bus.',
    'He is at home in bed.',
    'We took part in it.',
    'She has long hair.',
    'It is good news.',
    'They are good friends.',
    'I want to study art.',
    'Most young people like music.',
    'What time is it?',
    'My favourite subject is art.',
    'I had lunch in the park.',
    'We left at once.',
    'He is captain of the team.',
    'Which dog is best?',
    'They elected him president.',
    'It might get cold later.',
    'Make room for the car.',
    'There is room for one more.',
    'We eat pizza on Fridays.',
    'He does not eat cake.',
    'I have toothache.',
  ],
};
