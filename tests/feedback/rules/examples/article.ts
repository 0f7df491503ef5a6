import type { RuleExamples } from './rule-examples.ts';

export const ARTICLE_EXAMPLES: RuleExamples = {
  corrected: {
    '<a> ANY': ['She is [a→an] honest person.', 'I ate [a→an] apple.', 'It takes [a→an] hour.'],
    '<an> ANY': ['He studies at [an→a] university.', 'I saw [an→a] dog.', 'It is [an→a] useful book.'],
    '@play|@like|@love|@enjoy|@hate|@prefer|@watch|@practise|@practice|@do <the n=%sports> ~NOUN|NOUNS|of|that|which|on|at':
      ['I play [the football→football].', 'She likes [the tennis→tennis].'],
    '@speak|@learn|@study|@understand|@know|@teach|in|from|into <the n=%languages> ~NOUN|NOUNS|of|who|are|version|people|and':
      ['She speaks [the Spanish→Spanish] well.'],
    '@like|@love|@hate|@enjoy|@prefer|@study|@learn <the n=%general|%subjects> $': [
      'I love [the nature→nature].',
      'I like [the cats→cats] more than dogs.',
    ],
    "^c <the n=life|love|nature|happiness|friendship|health|freedom|society|pollution|poverty|crime|violence|peace> is|can|has|makes|gives|was|should|will|causes|isn't":
      ['[The life→Life] is short.', '[The English→English] is easy.'],
    '@have|@eat|@cook|@make|@prepare|after|before|for <the n=breakfast|lunch|dinner> ~of|that|NOUN|table|party|with|you|in':
      ['We have [the breakfast→breakfast] at eight.'],
    'to|from|at|after|before <the n=work> ~of|that|on|in|you|we|done': [
      'I go to [the work→work] by bus.',
      'She goes to [the bed→bed] at ten.',
      'I sleep at [the night→night].',
    ],
    'by <the|a n=%transport> $': ['I go to school by [the bus→bus].'],
    'on <the n=foot> $': ['My birthday is in [the May→May].', "I get up at [the six→six] o'clock."],
    "in|to|from|@visit|@love <the n=%countries> ~NOUN|NOUNS|NAME|ADJ|'s|-|of|metro|underground|marathon|olympics":
      ['I live in [the Spain→Spain].', '[The Mr→Mr] Smith is here.'],
    '<the p=my|your|his|our|their> ADJ* NOUN|NOUNS': [
      '[The my→My] brother is here.',
      'He is [a my→my] friend.',
    ],
    '<p=my|your|his|our|their the|a|an> ADJ* NOUN|NOUNS': ['I like [my the→my] dog.'],
    '^ <the n=last|next t=night|week|year|month|weekend|summer|winter|monday|sunday|saturday|friday> ,? SUBJ|NAME|POSS|the':
      ['[The last night→Last night] I slept well.'],
    'in <the n=nature|space> $': ['I like walking in [the nature→nature].'],
    '-make|made|making|makes <the most> of the|my|our|them|us|people|NOUNS': [
      '[The most→Most] of my friends are here.',
    ],
    '<the both>': ['I like [the both→both].'],
    '@watch <the n=television> ~NOUN': ['I watch [the television→television].'],
    '@be <a|an n=tired|happy|hungry|sad|cold|hot|angry|thirsty|late|busy|ill|sick|beautiful|tall|nice|big|interesting|important|difficult|easy|expensive|cheap|funny|good|bad> $':
      ['He is [a tall→tall].'],
  },
  leftAlone: [
    'I like the football that you gave me.',
    'She is an honest man who studied at a university.',
    'The Spanish team won.',
    'It was a one-way street and a European city.',
    'An MP and an X-ray.',
    'He lives in the Netherlands.',
    'The school in our town is old.',
    'The last time I saw him was in May.',
    'Make the most of it.',
    'I have a cold.',
    'We like the music of this band.',
    'I like the Paris metro.',
  ],
};
