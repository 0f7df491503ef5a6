import type { RuleExamples } from './rule-examples.ts';

export const WORD_FORM_ADJECTIVE_EXAMPLES: RuleExamples = {
  corrected: {
    "the|this|that|POSS ADJ? %things is|was|are|were|'s|looks|looked very|so|really|too|quite|not|more? <a=%feelinged> $|and|but|because|,|for|to|so":
      [
        'The film was [bored→boring].',
        'It is [interested→interesting] to read.',
        'It was an [excited→exciting] game.',
      ],
    'a|an|the|my ADJ? <cooker> $|.|,|and|in': ['My aunt is a great [cooker→cook].'],
    '@be|@become a|an ADJ? <n=music|science|politics|politic|physic|photograph|guider>': [
      'She is a famous [music→musician].',
      'He is a [politic→politician].',
    ],
    'an|a very|good|great|big|bad? <v=inform|advise|explain|decide|choose|suggest|invite|discuss|compare|describe|arrive|improve|develop|solve> ~NOUN':
      ['I made a [decide→decision].', 'It was a good [choose→choice].'],
    'POSS|the <v=arrive|decide|choose|succeed|grow|behave|advise|explain|improve|develop|believe> is|was|of|about|in|to':
      ['The [arrive→arrival] of the train was late.'],
    'to|can|will|must|should <success>': ['I want to [success→succeed].'],
    'to|can|will|must|should|please|could SUBJ? <advice> POSS|OBJ|NAME': ['Can you [advice→advise] me?'],
    'an|a|some|the|any|much|good|POSS|of|this|that <advise> ~OBJ|POSS|the': [
      'He gave me some [advise→advice].',
    ],
    'for POSS|our <healthy>': ['It is bad for your [healthy→health].'],
    '@like|@love|@enjoy|@want|@hate|@need|@miss OBJ|it|the|POSS NOUN? <very> $': [
      'I like it [very→very much].',
    ],
    '-not SUBJ|people <very d=like|love|enjoy|want|hate|need|miss>': ['I [very like→really like] it.'],
    'is|are|was|were <too much a=big|expensive|cold|hot|small|difficult|long|tired|far>': [
      'It is [too much big→too big].',
    ],
  },
  leftAlone: [],
};
