import type { RuleExamples } from './rule-examples.ts';

export const REPORTING_EXAMPLES: RuleExamples = {
  corrected: {
    '<say o=me|him|her|us|them|you> ~something': ['Can you [say me→tell me] the time?'],
    '<says o=me|him|her|us|them|you>': ['He [says me→tells me] everything.'],
    '<said o=me|him|us|them>': [
      'He [said me→told me] that it was late.',
      'She [said my mother→told my mother] about it.',
    ],
    '<saying o=me|him|her|us|them|you>': ['He keeps [saying me→telling me] that.'],
    '-can|could|cannot|to <tell> that ~story|joke|to|person|man|woman|boy|girl': [
      'I want to [tell→say] hello.',
    ],
    '<tells> that|hello|sorry|goodbye|yes|something ~story|joke|person|man|woman': [
      'She [tells→says] that she is ill.',
    ],
    "-was|were|been|be|is|are|am|being|been|'s|not|as|just|often|got SUBJ|NAME|NOUN|teacher|%persons <told> that|hello|sorry|goodbye|yes|something ~story|joke|person|man|woman":
      ['She [told→said] that she was tired.', 'He [told→said] hello.'],
    '<v=@explain|@describe|@suggest|@mention|@repeat|@demonstrate o=me|him|her|us|them|you t=the|a|an|this|that|my|your|his|our|their|some|these a=ADJ? n=NOUN|NOUNS>':
      [
        'He [explained me the rule→explained the rule to me].',
        'She [described us the house→described the house to us].',
      ],
    '<v=@explain|@describe|@suggest|@mention|@repeat|@demonstrate|@confess|@announce|@propose o=me|him|us|them|you> ~VERB|to|that|,':
      ['She [explained me→explained to me] why.', 'Please [explain us→explain to us] how it works.'],
    '@ask <to> me|him|her|us|them|you|the|POSS|NAME ~VERB': [
      'He asked [to→] me a question.',
      'She told [to→] me the story.',
    ],
    '@say|@explain|@describe <for|at> me|him|her|us|them|you': ['He explained [for→to] me.'],
    '<v=speak|speaks|spoke> o=the|a|ADJ? n=truth|lie|lies|story|joke|jokes': [
      'You must [speak→tell] the truth.',
    ],
    '<v=say|talk> the truth|a joke|lie|story|lies': ['Please [say→tell] the truth.'],
    '<v=said|talked> the truth': ['He [said→told] a lie.'],
    '<v=say|talk> english|french|spanish|german|italian|arabic|russian|chinese|japanese ~with|about|to': [
      'I can [talk→speak] English.',
    ],
    '<v=says|talks> english|french|spanish|german|italian|arabic|russian|chinese|japanese': [
      'She [talks→speaks] French.',
    ],
    '@ask OBJ|NAME <that> SUBJ can|could|will|would|is|was|want|like': [
      'He asked me [that→if] I could help.',
    ],
    '@ask OBJ|NAME? <b=was|were|is|are|did|do|does|can|could|will|would|have|had s=i|you|he|she|we|they|it>':
      ['She asked me [was I→if I was] tired.'],
    '@ask OBJ|NAME if <b=was|were|is|are|can|could|will|would s=i|you|he|she|we|they|it> ~,': [
      'She asked me if [was I→I was] tired.',
    ],
    '@tell OBJ|NAME <to not v=VERB>': ["He told me [don't go→not to go]."],
  },
  leftAlone: [
    'Who told you that?',
    'He told me that he was here.',
    'She said hello to everyone.',
    'Our coach explained the rules to us.',
    'I was told that it was closed.',
    'He said it to me.',
    'She said you were right.',
    'I could tell that he was sad.',
    'Tell me your name.',
    'He said her name.',
    'They asked me where I lived.',
    'I asked to see the manager.',
    'He told a story.',
    '"That will change," said my father.',
  ],
};
