import type { RuleExamples } from './rule-examples.ts';

export const CONFUSABLE_THERE_YOUR_EXAMPLES: RuleExamples = {
  corrected: {
    "<their> is|are|was|were|isn't|aren't|wasn't": ['[Their→There] is a cat.', 'I went [their→there].'],
    '-over|out|up|back|and|, <there> house|car|dog|cat|name|names|room|school|job|teacher|mother|father|parents|friends|family|children|son|daughter|home|bags|books|shoes|hands|eyes|own|kids|brother|sister|clothes|lives ~@be|MODAL|VERB':
      ['I like [there→their] house.', 'They came with [there→their] parents.'],
    "<they 're> house|car|dog|names|name|room|own|bags|books|shoes|phone": ["I like [they're→their] house."],
    '<your> welcome|late|wrong|crazy $|,': ["[Your→You're] welcome."],
    "<you 're> name|house|brother|sister|mother|father|dog|cat|book|car|phone|job|email|letter|message|bag|hair|eyes ~and|or":
      ["I like [you're→your] house."],
  },
  leftAlone: [
    'They took their dog there.',
    'They went their own way and lived their lives.',
    'She picked up their bags.',
    'Your late father and your very own room.',
  ],
};
