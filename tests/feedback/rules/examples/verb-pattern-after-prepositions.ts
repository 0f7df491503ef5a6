import type { RuleExamples } from './rule-examples.ts';

export const VERB_PATTERN_AFTER_PREPOSITIONS_EXAMPLES: RuleExamples = {
  corrected: {
    '@look forward <v=ING>': ['I look forward [seeing→to seeing] you.'],
    '-to in|at|of|without|before|after|by|instead|for|from|interested|on|like|despite|with <to v=VERB>': [
      'She is good at [to sing→singing].',
      'He left without [to say→saying] goodbye.',
      'I am tired of [to wait→waiting].',
    ],
    'interested|good|bad|tired|afraid|fond|keen|capable|bored|excited|worried|responsible|proud|sorry|dream|think|talk|thinking|talking|dreaming|idea|thank|thanks|reason|apologise|apologize in|at|of|on|about|with|for OBJ? <v==VERB>':
      [
        'I am interested in [learn→learning] it.',
        'She left without [say→saying] goodbye.',
        'Before [go→going] to bed I read.',
      ],
    '<for v=VERB> ~NOUN|of|and|,|$|or|NOUNS|to': [
      'I went to the shop [for buy→to buy] bread.',
      'She came [for to see→to see] me.',
    ],
    '@go|@come|@stop|@stay|@travel|@return ANY? ANY? ANY? <for v=buying|seeing|visiting|getting|eating|meeting|studying|helping|learning|watching|swimming|saying|taking>':
      ['I went there [for buying→to buy] bread.'],
    '<in order v=VERB>': ['I study [in order pass→in order to pass].'],
    'difficult|easy|hard|important|possible|impossible|dangerous|nice|necessary|better|good|interesting|expensive for OBJ|NAME <v=ING|VERB>':
      ['It is difficult for me [understand→to understand].'],
    'used <v==VERB>': ['I used [play→to play] chess.'],
    'SUBJ|NAME <use> to VERB': ['I [use→used] to play here.'],
    'SUBJ|NAME|people used to <v=ING> ': ['I used to [playing→play] here.', 'We used to [lived→live] here.'],
    "did|didn't SUBJ? <used> to": ["I didn't [used→use] to like it."],
    "SUBJ <am|is|are|was|were|'m|'re used to v=play|live|have|be|go> when|in|as|before|but": [
      'I [was used to play→used to play] here.',
    ],
    "SUBJ <am|is|are|'m|'re use to>": ['They [are use to→are used to] it.'],
    '@prefer <v==VERB>': ['I prefer [stay→to stay] here.'],
    '@stop <to v=smoke|talk|cry|laugh|worry|rain|shout|bother|fight|argue|complain|eat> $': [
      'The baby stopped [to cry→crying].',
    ],
    'had better|rather <to v=VERB>': ['Why not [to go→go] there?'],
  },
  leftAlone: [],
};
