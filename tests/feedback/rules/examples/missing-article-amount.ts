import type { RuleExamples } from './rule-examples.ts';

export const MISSING_ARTICLE_AMOUNT_EXAMPLES: RuleExamples = {
  corrected: {
    'missing-article-the-06': ['I have [lot of→a lot of] friends.'],
    'missing-article-the-07': ['I waited for [long time→a long time].'],
    'missing-article-the-08': ['I stayed [couple of→a couple of] days.'],
    'missing-article-the-09': ['He left [few days→a few days] ago.'],
    'missing-article-the-10': ['It takes half [hour→an hour].'],
    'missing-article-the-11': ['I run three times [week→a week].'],
    'missing-article-the-12': [
      'There were [hundred→a hundred] people.',
      'It costs [hundred→a hundred] thousand euros.',
    ],
  },
  leftAlone: [],
};
