import type { RuleExamples } from './rule-examples.ts';

export const WORD_ORDER_EXAMPLES: RuleExamples = {
  corrected: {
    '@%reporting|sure|idea OBJ? ~that where|what|when|why|how|who <be=is|are|was|were|am subject=POSS|the|this|that|NAME|he|she|it|they|we|you|i adjective=ADJ? noun=NOUN|NOUNS?> ~ING|EN|of|ADJ|VERB':
      [
        "I don't know where [is the station→the station is].",
        'Tell me what [is your name→your name is].',
        'I wonder how old [is she→she is].',
        'I want to know where [is the station→the station is].',
        'She asked me where [was I→I was] from.',
      ],
    '@%reporting|sure|idea OBJ? where|what|when|why|how|who <auxiliary=is|are|was|were|can|will|should|could|would|have|has subject=he|she|it|they|we|you|i|NAME|POSS|the noun=NOUN|NOUNS?> ING|EN|VERB|ADJ|going|not':
      ["I don't know why [is he→he is] crying.", 'I wonder what [can we→we can] do.'],
    '@%reporting|sure|idea OBJ|NAME? where|what|when|why|how|who <do subject=i|you|we|they|POSS|the noun=NOUN|NOUNS? verb=VERB>':
      ["I don't know where [do they live→they live]."],
    '@%reporting|sure|idea OBJ|NAME? where|what|when|why|how|who <does subject=HESHE|NAME|POSS|the|this|that noun=NOUN? verb=VERB>':
      ["I don't know where [does she live→she lives]."],
    '@tell|@know|@ask|@wonder OBJ? <does subject=POSS|the|this|that noun=NOUN verb=VERB|VERBS>': [
      'Could you tell me [does the price include→if the price includes] breakfast?',
      'Could you tell me [does the price includes→if the price includes] delivery?',
    ],
    '@%reporting|sure|idea OBJ|NAME? where|what|when|why|how|who|if <did subject=SUBJ|NAME|POSS|the|this|that noun=NOUN|NOUNS? verb=VERB>':
      ['He asked me where [did I live→I lived].', 'Tell me what [did you do→you did].'],
    "-am|is|are|was|were|'m|'re|'s|been SUBJ|NAME|NOUN|NOUNS <verb=go|eat|drink|play|get|watch|come|read|work|study|visit|listen|have|make|do|take|wake|live|walk|speak|see|help|meet|wear|use|drive|cook|write|buy|call|sleep|run|like|love|goes|eats|drinks|plays|gets|watches|comes|reads|works|studies|visits|listens|has|makes|does|takes|wakes|lives|walks|speaks|sees|helps|meets|wears|uses|drives|cooks|writes|buys|calls|sleeps|runs adverb=always|usually|often|sometimes|never|rarely|seldom|normally|generally|also|already|probably|hardly> ~EN|been|$|a|late|,":
      ['I [go always→always go] to school.', 'She [drinks often→often drinks] tea.'],
    '^c SUBJ|NAME|NOUN|NOUNS <adverb=always|usually|often|never|rarely|seldom|also auxiliary=am|is|are|was|were> ~VERB':
      ['He [always is→is always] late.', 'They [never are→are never] here.'],
    '^ <adverb=always|never subject=i|he|she|we|they|you|NAME verb=VERB|VERBS>': [
      '[Always I go→I always go] by bus.',
    ],
    '<verb=@like|@love|@enjoy|@hate|@want|@miss|@need degree=very adverb=much determiner=the|this|that|these|those|a|an|POSS ~same adjective=ADJ? noun=NOUN|NOUNS>':
      [
        'I [like very much music→like music very much].',
        'We [love very much our old house→love our old house very much].',
      ],
    '<verb=@speak|@play|@know|@sing|@dance|@understand|@cook|@write|@do|@drive|@read|@learn|@remember|@explain|@see|@hear|@use degree=very|really|so|too|quite? adverb=well|badly|good|fluently|slowly|quickly|carefully|perfectly determiner=the|my|your|his|her|a|this|POSS? object=ADJ|NAME|english|french|spanish|german|NOUN|NOUNS|him|her|them|it|me>':
      [
        'She [speaks very well English→speaks English very well].',
        'He [plays well the guitar→plays the guitar well].',
      ],
    '<verb=@visit|@see|@meet|@buy|@eat|@do|@read|@play|@watch|@have|@make|@finish time=yesterday|today|tomorrow|tonight determiner=POSS|the|a|an|NAME|some|NUM adjective=ADJ? noun=NOUN|NOUNS?> ':
      ['I [visited yesterday my aunt→visited my aunt yesterday].'],
    '<verb=@go|@come|@travel which=every|last|next period=day|week|year|summer|morning|month|weekend|monday|sunday|saturday preposition=to determiner=the|POSS|ART? place=NOUN|NOUNS|NAME>':
      ['I [go every day to school→go to school every day].'],
    'a|an|the|POSS|NUM|this|these|some|two|got|wear|with|of? <noun=NOUN|NOUNS adjective=red|blue|green|yellow|black|white|brown|grey|gray|pink|purple|orange>':
      ['I have a [car red→red car].', 'She lives in a [house big→big house].'],
    'a|an|the|POSS|this|that|NUM|some|two <colour=red|blue|green|yellow|black|white|brown|grey|gray|pink|purple|orange size=big|small|large|little|tall|short|long|huge|tiny|new|old|young|round|square|fat|thin> NOUN|NOUNS':
      ['a [red big→big red] bag'],
    'a|an|the|POSS|this|that|NUM|some|two <second=red|blue|green|yellow|black|white|brown|grey|gray|pink|purple|orange|big|small|large|little|tall|short|long|huge|tiny|new|old|young|round|square|fat|thin first=beautiful|nice|lovely|ugly|wonderful|great|horrible|good|bad|pretty|fantastic|interesting|comfortable|expensive|delicious> NOUN|NOUNS':
      ['a [big beautiful→beautiful big] house', 'a [wooden old→old wooden] table'],
    'is|are|was|were|too|so|very? <enough=enough adjective=ADJ|ADV> ~NOUN|NOUNS|people': [
      'He is not [enough old→old enough].',
    ],
    '@give|@send|@show|@tell|@bring|@lend|@buy <thing=it|them person=me|him|us>': ['Give [it me→it to me].'],
    '@turn|@switch|@put|@take|@pick|@throw|@wake|@give|@fill <particle=on|off|up|away|out|in pronoun=it|them|him> ~NOUN':
      ['Turn [off it→it off].'],
    '^ <only|never|rarely|seldom|hardly subject=i|you|he|she|we|they auxiliary=have|has|had> ever|EN': [
      '[Never I have→Never have I] seen it.',
    ],
    '^ not only <subject=i|he|she|we|they|you verb=PAST>': ['Not only [he won→did he win], he also sang.'],
    '^ not only <subject=i|he|she|we|they|you auxiliary=is|are|was|were|has|have|can>': [
      'Not only [she is→is she] kind, she also helps.',
    ],
  },
  leftAlone: [
    'Could you tell me where the station is?',
    'I want to know what is important.',
    'I wonder who is the tallest of them all.',
    'They love very much the same things as we do.',
    'Tell me who is coming and what is in the box.',
    'She asked me where I was from.',
    'I always go there.',
    'He is always late.',
    'I like it very much.',
    'What do you know?',
    'She painted the door red.',
    'I have always liked it.',
    'Do you know what time it is?',
    'He asked who was there.',
    'I have never seen it.',
    'The sky turned red.',
    'I know who he is.',
    'The house is big enough.',
    'I want to know what is happening.',
    'Down the hill ran the children.',
    'We have often been there.',
    'I know what is important.',
    'Where is the station?',
    'The baby is two weeks old.',
    'She is only four months old.',
    'He speaks good English with an accent.',
    'She can cook very good rice.',
  ],
};
