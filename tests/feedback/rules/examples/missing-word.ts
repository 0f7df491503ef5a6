import type { RuleExamples } from './rule-examples.ts';

export const MISSING_WORD_EXAMPLES: RuleExamples = {
  corrected: {
    '^c <s=i not|MIDADV? v=ING> ~, ': [
      '[I going→I am going] home.',
      '[I happy→I am happy].',
      '[I from→I am from] Spain.',
    ],
    '^c <s=he|she|it|this|that|NAME not|MIDADV? v=ING> ~VERBS': [
      '[She happy→She is happy] today.',
      '[He working→He is working] now.',
      '[She a→She is a] doctor.',
      '[Anna very tired→Anna is very tired].',
      '[It very cold→It is very cold].',
    ],
    '^c <s=we|you|they|these|those not|MIDADV? v=ING>': [
      '[They working→They are working] now.',
      '[We tired→We are tired].',
    ],
    '^c POSS|the|this|that ADJ? <s=NOUN|%persons a=very|so|really|too v=ADJ> $': [
      'My [brother very tall→brother is very tall].',
      'The [soup cold→soup is cold].',
      'My [sister a→sister is a] nurse.',
    ],
    '^c POSS|the|these|those ADJ? <s=NOUNS a=very|so|really|too v=ADJ> ': [
      'My [parents very kind→parents are very kind].',
      'The [children playing→children are playing] in the park.',
    ],
    '^ <v=is|was> a|an|the|very|too|so|not|my|raining|snowing|important|ADJ|ING|NUM|DIGITS|nice|sunny|because':
      ['[Is→It is] raining.', '[Was→It was] a nice day.'],
    'because|when|if|but|that|think|so|know|although|as <v=is|was> a|an|the|very|too|so|not|my|ADJ|ING|raining|snowing|important|good|ADV|more|in|like|full|DEGREE':
      ['I like it because [is→it is] light.', 'I think [is→it is] a good idea.'],
    '^ <v=rains|snows|seems|depends|takes> ANY': ['[Rains→It rains] a lot.'],
    '^ <v=am> ADJ|a|an|ING|from|in|very|not': ['[Am→I am] from Spain.'],
    '^ in|on|at|near|behind|next POSS|the|a ADJ? NOUN ,? <v=is|are> a|an|two|three|many|some|NUM ADJ? NOUN|NOUNS':
      ['In my room [is→there is] a bed.', 'In my city [are→there are] many parks.'],
    '^ <it> is|was many|two|three|some|several ~years|months|weeks|days|hours|minutes|seconds|miles|kilometres|metres|euros|dollars|pounds NOUNS|people':
      ['[It→There] is many people here.'],
    '^c SUBJ <v=married|interested|afraid|able|tired|bored|worried|excited|scared|hungry|thirsty|sure|glad|sorry|proud|ready|busy|late|born|angry>':
      ['I [hungry→am hungry].'],
    '^c <s=i|you|we|they been>': ['[I been→I have been] there.'],
    '^c <s=he|she|it been>': ['[She been→She has been] there.'],
    '^c i|you|we|they <v=seen|done|gone|eaten|written|taken|given|known|begun|drunk|spoken|broken|forgotten|chosen|fallen|driven|flown|swum> ':
      ['I [seen→have seen] it.'],
    '^c HESHE|NAME|%persons <v=seen|done|gone|eaten|written|taken|given|known|begun|drunk|spoken|broken|forgotten|chosen|fallen|driven|flown|swum>':
      ['She [gone→has gone] home.'],
  },
  leftAlone: [
    'It is two years since we met.',
    'It was ten minutes to midnight.',
    'Is he here?',
    'Coming home, I saw a cat.',
    'The man sitting there is kind.',
    'The old house in the park is empty.',
    'I like living here.',
    'She made me happy.',
    'That big dog barks.',
    'I know what is important.',
    'The more tired she is, the more she eats.',
    'What is good for you is good for me.',
    'He felt tired.',
    'Anna and I work.',
    'It all started here.',
    'We all agree.',
    'My new job in the city starts today.',
    'The people living here are old.',
    'When is the swimming class?',
    'This kind of owl is rare.',
    'It surprised everyone.',
    'It is two euros for a big cup.',
  ],
};
