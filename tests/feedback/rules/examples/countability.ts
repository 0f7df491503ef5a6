import type { RuleExamples } from './rule-examples.ts';

export const COUNTABILITY_EXAMPLES: RuleExamples = {
  corrected: {
    '<a|an|one s=%nonplurals>': ['I need [an informations→some information].'],
    '-he|she|it|who|that|which|student|class|story <n=%nonplurals>': [
      'She gave me some [informations→information].',
      'I have two [homeworks→homework].',
    ],
    '<a|an a=ADJ? n=%uncountable> ~NOUN|NOUNS|-|ING|-': [
      'She gave me [an advice→some advice].',
      'I have [a homework→some homework].',
      'I heard [a good news→some good news].',
    ],
    '@have <a fun>': ['We had [a fun→fun].'],
    "too|so|very|how|as|not|n't|have|has|don't|are|is|of? <much> a=ADJ? NOUNS|people": [
      'There are too [much→many] people.',
      'How [much→many] books do you have?',
      "I don't have [much→many] friends.",
    ],
    '<many> a=ADJ? n=%massy|%uncountable ~NOUN|NOUNS|-': [
      "We don't have [many→much] time.",
      'How [many→much] money do you need?',
    ],
    '@have|there|with|only|in|for|of|@need|@know|@see|@buy|@read|@make|@visit|after|has|speak <a little> NOUNS':
      ['I have [a little→a few] friends.'],
    'very|too|so|have|has|are|with|only <little> people|friends|books|things|students|words|problems|questions|mistakes|days|chances|cars':
      ['There are very [little→few] people.'],
    '<a few> ADJ? n=%massy|%uncountable ~NOUN|NOUNS|-': ['I have [a few→a little] money.'],
    'very|too|so|have|has|is|with <few> %massy|%uncountable ~NOUN|NOUNS|-': [
      'We have very [few→little] time.',
    ],
    '<less> n=people|friends|books|cars|things|students|words|problems|questions|mistakes|hours|children|days|classes|lessons|jobs|trees|countries|animals|shops|houses|tourists|games|calories|plastic-bags':
      ['There are [less→fewer] cars here.'],
    '<fewer> n=%massy|%uncountable ~NOUN|NOUNS': ['I have [fewer→less] time.'],
    '<several|these|those|various|different|many|few a=ADJ? n=advice|information|homework|furniture|luggage|equipment|knowledge|traffic|weather|money|news>':
      ['I need [these information→some information].'],
    'a <number of n=%massy|%uncountable>': ['I have a [number of work→lot of work].'],
    'an|a|the large|great|huge? <amount> of ADJ? NOUNS|people': [
      'A large [amount→number] of cars were there.',
    ],
    '<each|every n=%nonplurals>': ['I read [every informations→all the information].'],
  },
  leftAlone: [
    'I have some advice.',
    'She has a good knowledge of French.',
    'He works a lot.',
    'How much does it cost?',
    'Many waters run here, many people say.',
    'I need a bread knife.',
    'It was such fun.',
    'We have a lot of time.',
    'How much are the tickets?',
    'I like you so much.',
    'There is a little milk.',
    'He lives a little way from here.',
    'Many more people came.',
    'I have a lot of homework.',
    'Thank you very much, boys.',
    'I read a newspaper.',
    'How many times did you go?',
    'Too many coffees are bad for you.',
  ],
};
