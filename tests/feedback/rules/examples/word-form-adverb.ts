import type { RuleExamples } from './rule-examples.ts';

export const WORD_FORM_ADVERB_EXAMPLES: RuleExamples = {
  corrected: {
    'word-form-adverb-01': [
      'She sings very [beautiful→beautifully].',
      'He drives [careful→carefully].',
      'She speaks English [fluent→fluently].',
    ],
    'word-form-adverb-02': [
      'He plays very [good→well].',
      'She speaks English [good→well].',
      'I slept [good→well].',
    ],
    'word-form-adverb-03': ['He runs very [quick→quickly].', 'She sings [bad→badly].'],
    'word-form-adverb-04': ['He works very [hardly→hard].'],
    'word-form-adverb-05': ['He runs [fastly→fast].'],
    'word-form-adverb-06': ['He came [lately→late].'],
    'word-form-adverb-07': ['He sings [goodly→well].'],
    'word-form-adverb-08': [
      'The engine sounded [strangely→strange], so I stopped.',
      'You must be [carefully→careful].',
      'I feel [sadly→sad].',
      'She looks [beautifully→beautiful].',
      'The soup tastes very [nicely→nice].',
    ],
    'word-form-adverb-09': [
      'Prague is a [beauty→beautiful] city.',
      'It is an [importance→important] day.',
      'She is a [beauty→beautiful] person.',
    ],
    'word-form-adverb-10': [
      'You have to be [patience→patient] with them.',
      'The exam was [difficulty→difficult].',
      'The food is very [health→healthy].',
      'She is very [intelligence→intelligent].',
      'It is so [difficulty→difficult].',
      'He is [anger→angry].',
    ],
    'word-form-adverb-11': [
      'I am very [interesting→interested] in space.',
      'I was [boring→bored].',
      'She is [exciting→excited] about it.',
      'We were [tiring→tired].',
    ],
  },
  leftAlone: [
    'She looks beautiful.',
    'He works hard.',
    'I feel good.',
    'The film was boring.',
    'She is interesting.',
    'He is a quick learner.',
    'We had a beauty contest.',
    'They drive fast.',
    'The news was surprising.',
    'I am working.',
    'He speaks good English.',
    'The noise was terrible.',
    'It is interesting to read.',
    'He plays the piano at home.',
    'She is boring.',
  ],
};
