import type { RuleExamples } from './rule-examples.ts';

export const QUESTION_EXAMPLES: RuleExamples = {
  corrected: {
    '^ where|when|why|how|what <s=you|we|they|i MIDADV? v=VERB>': [
      'Where [you live→do you live]?',
      'What time [you get→do you get] up?',
      'How often [you play→do you play]?',
    ],
    '^ where|when|why|how|what <s=HESHE|NAME MIDADV? v=VERB|VERBS>': [
      'Where [she lives→does she live]?',
      'What [he do→does he do]?',
    ],
    '^ where|when|why|how|what <s=your|the|this|that|his|her|my n=NOUN|%persons ~NOUN|NOUNS|is v=VERBS|VERB> ~of':
      ['Where [your brother works→does your brother work]?'],
    '^ where|when|why|how|what <s=SUBJ|NAME v=PAST> ~to': [
      'Where [you went→did you go]?',
      'Why [she left→did she leave]?',
    ],
    '^ what|how|where|when <v=means|mean s=this|that|it n=NOUN|NOUNS?>': [
      'What [means this word→does this word mean]?',
      'What [means it→does it mean]?',
    ],
    '^ where|when|why|how|what <v=@live|@work|@go|@come|@start|@begin|@cost|@like|@want|@play|@eat|@do s=your|the|this|his|her|you|he|she|they|it n=NOUN|NOUNS?>':
      ['Where [lives your brother→does your brother live]?', 'When [starts the film→does the film start]?'],
    '^ <s=you|we|they v=have> any|a|an|NUM|some|much|many|your': [
      '[You like→Do you like] pizza?',
      '[You have→Do you have] any brothers?',
    ],
    '^ <s=he|she|it|NAME v=VERBS> ANY': ['[She likes→Does she like] tea?'],
    '^ <s=you|he|she|they|we v=PAST> ANY': ['[You saw→Did you see] the film?'],
    '^ where|when|why|how|what|who <s=SUBJ|NAME b=am|is|are|was|were|can|will|should|could|would|must|have|has|had>':
      [
        'Where [you are→are you]?',
        'Why [she is→is she] crying?',
        'What [you can→can you] do?',
        'How old [you are→are you]?',
        'Where [the station is→is the station]?',
      ],
    "^ where|when|why|how|what|who <s=you|they|we|i 're|'m> ING": ["Where [you're→are you] going?"],
    '^ why|how <not s=you|we|they>': ["Why [you don't→don't you] come?"],
    '^ <do|does|did s=SUBJ v=can|could|must|should|will>': ['[Do you can→Can you] swim?'],
    '^ <do|does|did s=you|we|they are|were|is|am> ANY': ['[Do you are→Are you] happy?'],
    '^ <are|is s=you|we|they v=like|want|know|have|need|live|speak|work|play|understand|go|think|agree|remember|study|come> ANY':
      ['[Are you like→Do you like] tea?', 'Where [are you live→do you live]?'],
    '^ <is s=HESHE|NAME v=like|want|know|have|need|live|speak|work|play|understand|go|think|study|come> ANY':
      ['[Is she like→Does she like] tea?'],
    '^ <was|were s=SUBJ v=go|see|have|do|make|come|eat|play|work|live|buy|meet|visit|know>': [
      '[Were you go→Did you go] there?',
    ],
    '^ how <many> years|old do|does? you|he|she have': ['How [many→old] years do you have?'],
    '^ <how> is your name': ['[How→What] is your name?'],
    '^ what <did v=happen>': ['Who [did tell→told] you that?', 'What [did happen→happened]?'],
  },
  leftAlone: [
    'What do you think it means?',
    'Who told you that?',
    'What happened?',
    'Do you know where she lives?',
    "You know him, don't you?",
    'How many people live here?',
    'Which bus goes there?',
    'What is your name?',
    'Whose umbrella is this?',
    'Where have you been?',
    'What colour is it?',
    'I know where you live.',
    'When you are ready, shall we go?',
    'What he said was true.',
    'Why not come with us?',
  ],
};
