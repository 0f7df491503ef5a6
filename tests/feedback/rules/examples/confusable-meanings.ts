import type { RuleExamples } from './rule-examples.ts';

export const CONFUSABLE_MEANINGS_EXAMPLES: RuleExamples = {
  corrected: {
    'have|had|having|for <funny> $|and|,|with|in|at|there|together|because|when|on|today|yesterday': [
      'We had a lot of [funny→fun].',
    ],
    'a|our|my|good|nice|long|short <travel> to|was|of|with|$|and|,|in|by|from': [
      'We had a nice [travel→trip].',
    ],
    '<sensible> to light|cold|noise|criticism|heat': ['My eyes are [sensible→sensitive] to light.'],
    'POSS <actual> job|boss|president|address|boyfriend|girlfriend|teacher|school|flat': [
      'My [actual→current] job is good.',
    ],
    'good|bad <lucky> ~NOUN|NOUNS': ['Good [lucky→luck]!'],
    '<since> a long time': [
      'I live here [since→for] many years.',
      'I have known her [since→for] three years.',
    ],
    '<during> NUM|DIGITS|many|several days|weeks|months|years|hours|minutes': [
      'I stayed [during→for] two weeks.',
    ],
    'finish|finished|send it|this <until>': ['You must finish it [until→by] Friday.'],
    '-how many <persons>': ['There are many [persons→people].'],
    'gas|electric <cook>': ['We have a gas [cook→cooker].'],
    'eat|ate|fried <kitchen>': ['We eat [kitchen→chicken].'],
    '<economic> car|cars': ['It is an [economic→economical] car.'],
    '@do|@make a|an scientific|chemistry|physics <experience>': [
      'We did a scientific [experience→experiment].',
    ],
    '@tell|@read OBJ? a|an ADJ? <history>': [
      'She told me a [history→story].',
      'I read a [history→story] about dogs.',
    ],
    '<how> is it|this|that called': ['[How→What] does it look like?'],
    '<so> a nice|good|beautiful|big|bad': ['It was [so→such] nice weather.'],
    '<such> beautiful|good|nice|bad|big|expensive|tired|cold|hot|difficult|happy that': [
      'It was [such→so] cold that we left.',
    ],
    '@work <like> a teacher|doctor|nurse|waiter|waitress|driver|engineer|secretary|cook|manager': [
      'She works [like→as] a nurse.',
    ],
    '<very> late|cold|hot|young|old|tired|small|big to go|swim|drive|eat|drink|play|work|help|walk|buy': [
      'It is [very→too] cold to swim.',
    ],
  },
  leftAlone: [
    'The travel agency has funny guides.',
    "Don't come back until Friday.",
    "I won't finish it until Monday.",
    'During the summer we stayed at home for two weeks.',
    'He has lived here ever since.',
    'It has been open since three years ago.',
    'He has been here since ten.',
    'It was so nice that we stayed.',
    'How does it work?',
  ],
};
