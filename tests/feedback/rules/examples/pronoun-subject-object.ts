import type { RuleExamples } from './rule-examples.ts';

export const PRONOUN_SUBJECT_OBJECT_EXAMPLES: RuleExamples = {
  corrected: {
    '^c <me and a=POSS|the? n=NAME|%persons|NOUN|NOUNS> ~$': [
      '[Me and Anna→Anna and I] went home.',
      '[Me and my brother→My brother and I] live here.',
    ],
    '^c <a=POSS|the? n=NAME|%persons|NOUN|NOUNS and me> VERB|VERBS|PAST|BEFIN|HAVE|MODAL|MIDADV|DO': [
      '[My brother and me→My brother and I] live here.',
      '[Anna and me→Anna and I] are friends.',
    ],
    '^c <him and a=POSS|the? n=NAME|%persons|NOUN> VERB|PAST|BEFIN|HAVE|MODAL': [
      '[Him and Anna→He and Anna] went home.',
    ],
    '^ <him> VERB|VERBS|PAST|is|was|has|can|will': ['[Him→He] is my friend.'],
    '^ <her> VERBS|is|was|has|can|will': ['[Her→She] is my friend.'],
    '^ <me> VERB|am|is|was|have|can|will|like|PAST': ['[Me→I] like pizza.'],
    '^ <them> VERB|are|were|have|can|will|PAST': ['[Them→They] are my friends.'],
    '^ <us> VERB|are|were|have|can|will|PAST': ['[Us→We] are friends.'],
    'with|to|for|of|about|at|from|without|near|behind|beside|between|like|by|after <he> $': [
      'She gave [he→him] a book.',
      'I went with [he→him].',
    ],
    'with|to|for|of|about|at|from|without|near|behind|beside|between|like|by|after <she> $': [
      'She gave [she→her] a book.',
      'I went with [she→her].',
    ],
    'with|to|for|of|about|at|from|without|near|behind|beside|between|like|by|after <they> $': [
      'She gave [they→them] a book.',
      'I went with [they→them].',
    ],
    'with|to|for|of|about|at|from|without|near|behind|beside|between|like|by|after <we> $': [
      'She gave [we→us] a book.',
      'I went with [we→us].',
    ],
    'with|to|for|of|about|at|from|without|near|behind|beside|between|like|by|after <i> $': [
      'She gave [I→me] a book.',
      'I went with [I→me].',
    ],
    "@wash|@lose|@eat|@move|@have|@open|@close|@wag|@find|@show|@change|@know|@see|@hurt|@break|@use|@leave|@clean|@build|@feed|@lick|@shake|in|on|of|with|for|to|from|at|under|by|into <it 's> a=ADJ? NOUN|NOUNS|own|name|ADJ":
      ["The dog wagged [it's→its] tail.", "I like the colour of [it's→its] eyes."],
    '^c <its> a|an|the|very|not|so|too|raining|my|your|ADJ|time|cold|hot|been|snowing|going|ING': [
      "[Its→It's] a nice day.",
      "[Its→It's] raining.",
    ],
    "<their 's>": ["This is [their's→theirs]."],
    "<her 's>": ["This is [her's→hers]."],
    "<our 's>": ["This is [our's→ours]."],
    "<your 's>": ["This is [your's→yours]."],
    "<p=hers|theirs|ours|yours '>": ["The bag is [hers'→hers]."],
    'is|are|was|were|not <my> $': ['This book is [my→mine].', 'A friend of [my→mine].'],
    'is|are|was|were <your> $': ['This book is [your→yours].'],
    'is|are|was|were <their> $': ['This book is [their→theirs].'],
    'is|are|was|were <our> $': ['This book is [our→ours].'],
    'this|that|these|those|NOUN|NOUNS is|are|was|were <her> $': ['This book is [her→hers].'],
  },
  leftAlone: [
    'I gave her a present.',
    'She and I went home.',
    'He is taller than me.',
    'This is hers.',
    'It is for you and me.',
    'Its tail is long.',
    "I think it's his.",
    'The cat washed its face.',
    'Is he a friend of yours?',
    'I know he is here.',
    'Did she call her mother?',
    'What did he buy?',
    'I asked him.',
    'Me too.',
    "That's what I like.",
    'It depends on what they want.',
    'As far as I know, after they left she cried.',
    'The book I bought for my sister is here.',
  ],
};
