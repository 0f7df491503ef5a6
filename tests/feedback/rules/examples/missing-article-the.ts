import type { RuleExamples } from './rule-examples.ts';

export const MISSING_ARTICLE_THE_EXAMPLES: RuleExamples = {
  corrected: {
    'missing-article-a-15': [
      'She works in [hotel→a hotel].',
      'My father works at [bank→a bank] so he comes home late.',
      'He works as a cook in [restaurant→a restaurant].',
      'We stayed in [hotel→a hotel].',
    ],
    'missing-article-a-11': [
      'We went to [cinema→the cinema].',
      'I was at [airport→the airport].',
      'I met her in [park→the park].',
    ],
    'missing-article-a-17': ['My flat is near [school→the school].', 'We met outside [church→the church].'],
    'missing-article-a-13': [
      'The cat is on [table→the table].',
      'Birds fly in [sky→the sky].',
      'I want to see [world→the world].',
    ],
    'missing-article-a-16': ['I get up early in [morning→the morning].', 'We met at [weekend→the weekend].'],
    'missing-article-the-18': [
      'It was funny, and [next week→the next week] I called him.',
      'It was very funny, but [next month→the next month] I called the real doctor.',
    ],
    'missing-article-a-14': ['[Sun→The sun] is hot.', 'It is warm because [sun→the sun] is shining.'],
    'missing-article-the-01': [
      '[Train→The train] was late.',
      '[Film→The film] was good.',
      '[Film→The film] was good :)',
    ],
    'missing-article-the-02': [
      'It is [biggest→the biggest] city in Japan.',
      'He is [most famous→the most famous] singer in Spain.',
    ],
    'missing-article-the-03': ['It is one of [best→the best] books.'],
    'missing-article-the-04': ['We go to [same→the same] school.'],
    'missing-article-the-05': ['It was [first→the first] time.'],
    'missing-article-the-13': ['I live in [USA→the USA].', 'She is from [United States→the United States].'],
    'missing-article-the-14': ['He left at [age→the age] of ten.'],
    'missing-article-the-15': ['I listen to [radio→the radio].'],
    'missing-article-the-16': ['I will go at [end→the end] of May.'],
  },
  leftAlone: ['She works in hotel management.', 'He works at home.', 'They work in museum shops.'],
};
