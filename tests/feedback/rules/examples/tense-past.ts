import type { RuleExamples } from './rule-examples.ts';

export const TENSE_PAST_EXAMPLES: RuleExamples = {
  corrected: {
    "SUBJ|NAME|NOUN|NOUNS|people <have|has|'ve MIDADV? not? v=EN>": [
      'I [have seen→saw] him yesterday.',
      'She [has called→called] me two days ago.',
      'We [have met→met] in 2015.',
      'Last week my friend [has visited→visited] us.',
    ],
    "SUBJ|NAME|NOUN|NOUNS <haven't|hasn't MIDADV? v=EN>": ["I [haven't seen→didn't see] him yesterday."],
    '^ when <have|has s=SUBJ|NAME v=EN>': [
      'When [have you arrived→did you arrive]?',
      '[Have you seen→Did you see] him yesterday?',
    ],
    '-to|that|who SUBJ MIDADV? ~PAST|have|has|do|does|be <v=VERB|VERBS>': [
      'Yesterday I [go→went] to school.',
      'Yesterday he [go→went] home.',
      'He [go→went] to school yesterday.',
      'Last summer we [visit→visited] Rome.',
      'She [buys→bought] a car two days ago.',
      'We [eat→ate] fish last night.',
    ],
    '^ ANY? ANY? ANY? ,? SUBJ <v=am|is> ': ['Yesterday I [am→was] ill.'],
    'SUBJ|NAME|NOUN <am|is>': ['He [is→was] ill yesterday.'],
    'SUBJ|NAME|NOUNS|people <are>': ['We [are→were] there last night.', 'Yesterday we [are→were] tired.'],
    'when SUBJ was ANY ANY? ANY? ,? SUBJ MIDADV? ~PAST|have|do|remember|know|think|am <v=VERB|VERBS>': [
      'When I was a child, I [live→lived] in Rome.',
      'When he was ten he [plays→played] chess.',
    ],
    'SUBJ MIDADV? ~PAST|have|do|remember|know|think|be|miss|love|like|wonder|forget|mean|see|understand <v=VERB|VERBS> ANY ANY? ANY? ANY? when SUBJ was|were':
      ['I [live→lived] in Rome when I was small.'],
    "i|we|you|they|%persons|NAME <am|are|'m|'re v=ING>": [
      'I [am learning→have been learning] English for three years.',
      'We [are living→have been living] here since May.',
      'I [am living→have been living] here since three years.',
    ],
    "he|she|it|%persons|NAME <is|'s v=ING>": [
      'She [is working→has been working] here since 2018.',
      'My father [is working→has been working] here for ten years.',
    ],
    'i|we|you|they|NOUNS MIDADV? ~do|have <v=VERB> ': [
      'I [live→have lived] here since 2019.',
      'We [know→have known] him for ten years.',
      'I [have→have had] this bike for two years.',
    ],
    'HESHE|NAME|NOUN MIDADV? ~does|has|NOUNS <v=VERBS>': [
      'She [works→has worked] here since May.',
      'He [has→has had] a dog for two years.',
    ],
    'i|we|they|you|NOUNS <am|are|was|were>': [
      'I [am→have been] a teacher since 2010.',
      'We [are→have been] friends for ten years.',
    ],
    'HESHE|NAME|NOUN <is|was>': ['She [is→has been] ill since Monday.'],
    "i|we|you|they <didn't v=VERB>": [
      "I [didn't see→haven't seen] him since Monday.",
      "I [don't see→haven't seen] him since May.",
    ],
    "HESHE <didn't v=VERB>": ["She [didn't call→hasn't called] since Monday."],
    '^ how long <do s=i|you|we|they v=live|work|know|learn|study|have|wait|play|own>': [
      'How long [do you live→have you lived] here?',
      'How long [do you know→have you known] him?',
    ],
    '^ how long <does s=HESHE v=live|work|know|learn|study|have|wait|play|own>': [
      'How long [does she live→has she lived] here?',
    ],
    '^ how long <are s=you|we|they v=living|working|learning|studying|waiting|playing>': [
      'How long [are you living→have you been living] here?',
    ],
  },
  leftAlone: [
    'I lived in Dakar for six years before I moved to Paris.',
    'I have lived here since 2019.',
    'Had I known, I would have brought a cake.',
    'I am going to Paris for two weeks.',
    'It is two years since we met.',
    'I know that he left yesterday.',
    'I remember meeting her last year.',
    'I love the film that we saw last night.',
    'I am tired because I went to bed late last night.',
    'We have been here since last week.',
    'I study for two hours every day.',
    'When I was six, I had a dog.',
    'I am seeing the dentist tomorrow.',
    'She has lived here for ten years.',
    'I think he was born in May.',
    'Did you go there last week?',
    'I remember when I was a child.',
    'We are having a party for my brother.',
    'I have never been to Rome.',
    'The work has been done since Monday.',
    'The shower has not worked since we arrived.',
    'We have never slept well since Monday.',
    'She has always worked here since 2019.',
    'I have not seen her since Monday.',
  ],
};
