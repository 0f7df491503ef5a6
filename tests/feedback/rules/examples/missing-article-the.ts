import type { RuleExamples } from './rule-examples.ts';

export const MISSING_ARTICLE_THE_EXAMPLES: RuleExamples = {
  corrected: {
    'missing-article-the-01': ['[Train→The train] was late.', '[Film→The film] was good.'],
    'missing-article-the-02': [
      'It is [biggest→the biggest] city in Japan.',
      'He is [most famous→the most famous] singer in Spain.',
    ],
    'missing-article-the-03': ['It is one of [best→the best] books.'],
    'missing-article-the-04': ['We go to [same→the same] school.'],
    'missing-article-the-05': ['It was [first→the first] time.'],
    'missing-article-the-06': ['I have [lot of→a lot of] friends.'],
    'missing-article-the-07': ['I waited for [long time→a long time].'],
    'missing-article-the-08': ['I stayed [couple of→a couple of] days.'],
    'missing-article-the-09': ['He left [few days→a few days] ago.'],
    'missing-article-the-10': ['It takes half [hour→an hour].'],
    'missing-article-the-11': ['I run three times [week→a week].'],
    'missing-article-the-12': ['There were [hundred→a hundred] people.'],
    'missing-article-the-13': ['I live in [USA→the USA].', 'She is from [United States→the United States].'],
    'missing-article-the-14': ['He left at [age→the age] of ten.'],
    'missing-article-the-15': ['I listen to [radio→the radio].'],
    'missing-article-the-16': ['I will go at [end→the end] of May.'],
    'missing-article-the-17': ['He is [good friend→a good friend].'],
  },
  leftAlone: [],
};
