import type { RuleExamples } from './rule-examples.ts';

export const PRONOUN_POSSESSIVE_EXAMPLES: RuleExamples = {
  corrected: {
    '<mine> NOUN|NOUNS': ['[Mine→My] brother is here.'],
    '<yours> NOUN|NOUNS': ['Is this [yours→your] book?'],
    '<p=hers|theirs|ours> NOUN|NOUNS': ['I like [theirs→their] house.'],
    '^c <he> name|brother|sister|mother|father|house|car|dog|friend|friends|hair|eyes|job|wife|family': [
      '[He→His] name is Tom.',
    ],
    '^c <she> name|brother|sister|mother|father|house|car|dog|friend|friends|hair|eyes|job|husband|family': [
      '[She→Her] name is Ann.',
    ],
    '^c <they> names|house|parents|children|car|dog|family|friends|teacher': ['[They→Their] house is big.'],
    '^c <you> name|house|brother|sister|mother|father|car|dog|parents is|are|was|has': [
      'What is [you→your] name?',
    ],
    '^c <i> name|brother|sister|mother|father|house|hobby|family|parents|favourite|favorite is|are|was|has|live|works|ADJ':
      ['[Me→My] name is Tom.'],
    'i VERB|PAST ADV? <me|my> $': ['I cut [me→myself].'],
    'he @hurt|@cut|@wash|@enjoy|@introduce|@teach|@burn <him> $': ['He did it [hisself→himself].'],
    'they @hurt|@cut|@wash|@enjoy|@introduce|@teach|@burn <them> $': [
      'They did it [theirselves→themselves].',
    ],
    '<ourself>': ['We did it [ourself→ourselves].'],
    '<meself|myselfs>': ['I live by [my self→myself].'],
    '@feel|@concentrate|@relax|@meet|@hurry|@marry <myself|himself|herself|ourselves|themselves> ADJ|ADV|$|on|to':
      ['I feel [myself→] happy.'],
    'a|an? friend|friends|cousin|colleague|neighbour of <me>': ['He is a friend of [me→mine].'],
    'friend|friends|cousin of <him> $': ['I am a friend of [him→his].'],
    'friend|friends|cousin of <her> $': ['I am a friend of [her→hers].'],
    'friend|friends|cousin of <us> $': ['He is a friend of [us→ours].'],
    'friend|friends|cousin of <them> $': ['He is a friend of [them→theirs].'],
    'my|the sister|mother|aunt|grandmother|girlfriend|daughter|mum|mom @love|@like|@have|@visit|@live|@help|@call|@clean with|in|to? <his> NOUN':
      ['My sister loves [his→her] dog.'],
    'my|the brother|father|uncle|grandfather|boyfriend|son|dad @love|@like|@have|@visit|@help|@call|@clean <her> house|car|dog|cat|job|room|bike|work|friends|phone|wife':
      ['My brother loves [her→his] dog.'],
    '<the n=house|car|dog|cat|name|birthday|bike|room|book|bag|phone|job|friend|friends|family|brother|sister|mother|father of p=my|your|his|her|our o=%persons>':
      ["It is [the car of my brother→my brother's car]."],
    'my|your|his|her|our <n=%persons> name|car|house|birthday|bike|phone|room|bag is|was': [
      "My [brother→brother's] name is Tom.",
    ],
  },
  leftAlone: [],
};
