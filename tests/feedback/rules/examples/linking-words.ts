import type { RuleExamples } from './rule-examples.ts';

export const LINKING_WORDS_EXAMPLES: RuleExamples = {
  corrected: {
    '<despite of>': ['[Despite of→Despite] the rain we went out.'],
    '<in spite> ~of': [
      '[In spite→In spite of] the rain we went out.',
      '[Inspite of→In spite of] my cold I went out.',
    ],
    '<in spite of> i|he|she|we|they is|are|was|were|has|have|had|can|could|VERB|VERBS|PAST': [
      '[In spite of→Although] he was ill, he came.',
    ],
    '^c <in|at|by|for the other hand>': [
      '[In the other hand→On the other hand], it is late.',
      '[On other hand→On the other hand], it is late.',
    ],
    '^c <in|by the? one hand> ,|SUBJ|it|DET': ['[In one hand→On the one hand], it is cheap.'],
    '<because why> SUBJ|DET|POSS': ['I stayed [because why→because] I was ill.'],
    '<the reason is because>': ['[The reason is because→The reason is that] it is late.'],
    '<since that time on>': ['I live here [since that time on→since then].'],
    '^ <as|for|at|to conclusion>': ['[As conclusion→In conclusion], it is good.'],
    '^ <in first place>': [
      '[In first place→First of all], it is cheap.',
      '[Firstly of all→First of all], it is cheap.',
    ],
    '<in|at|by the contrary>': ['[In the contrary→On the contrary], it is cheap.'],
    '^c <as|by|in example>': ['I like fruit, [by example→for example], apples.'],
    '<such like> NOUN|NOUNS|DET|NAME': ['I like fruit [such like→such as] apples.'],
    '<in generally>': ['[In generally→In general], it is good.'],
    '<in|on|at my point of view>': ['[In my point of view→From my point of view], it is good.'],
    '<according to me>': [
      '[According to me→In my opinion], it is good.',
      '[From my opinion→In my opinion], it is good.',
    ],
    '-not <so soon as>': ['Call me [so soon as→as soon as] you can.'],
    '<as soon as possibly>': ['Call me [as soon as possibly→as soon as possible].'],
    '<so how=fast|soon|long|much|many|often|quickly|early|late as possible>': [
      'Stay [so long as possible→as long as possible].',
    ],
    '<even though if>': ['[Even although→Even though] it rained, we went.'],
    '<besides|beside of>': ['[Besides of→Besides] that, it is cheap.'],
    '<during> i|he|she|we|they': ['I sang [during→while] I cooked.'],
    '<while> the|my|our|his|her holiday|holidays|lesson|lessons|night|summer|winter|week|weekend|meal|film|trip|journey|concert|war $|,|in|on|at|with|we|i|he|she|they':
      ['I slept [while→during] the lesson.'],
    '<until|till now on>': ['I lived here [until now on→until now].'],
    '<the same like|than>': ['It is [the same like→the same as] mine.'],
    '<in order that|for to>': ['I study [in order for to→in order to] pass.'],
    '<as well as also>': ['I like tea [as well as also→as well as] coffee.'],
    '<start=due|owing of>': ['It is late [due of→due to] the rain.'],
    '^c <thanks of>': ['I won [thanks of→thanks to] you.'],
    '<unless if>': ['[Unless if→Unless] it rains, we go.'],
    '<in case of it> VERBS|is|has': ['Take it [in case of it→in case it] rains.'],
    '<finally at last>': ['[At the final→Finally], we won.'],
    '<as it follows>': ['It is [as it follows→as follows].'],
  },
  leftAlone: [
    'While I was cooking, she sang.',
    'While the film was on, he slept.',
    'During the lesson I slept.',
    'He is not only kind.',
    'On the other hand, it is cheap.',
    'She held a cup in one hand and a book in the other.',
    'I asked for her opinion, and she asked for my opinion.',
    'He finished in first place.',
    'It is because that day was long.',
    'In the first week we met.',
    'At the final whistle we cheered.',
  ],
};
