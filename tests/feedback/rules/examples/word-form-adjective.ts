import type { RuleExamples } from './rule-examples.ts';

export const WORD_FORM_ADJECTIVE_EXAMPLES: RuleExamples = {
  corrected: {
    'word-form-adjective-01': [
      'The film was [bored→boring].',
      'It is [interested→interesting] to read.',
      'It was an [excited→exciting] game.',
    ],
    'word-form-adjective-02': ['My aunt is a great [cooker→cook].'],
    'word-form-adjective-03': ['She is a famous [music→musician].', 'He is a [politic→politician].'],
    'word-form-adjective-04': ['I made a [decide→decision].', 'It was a good [choose→choice].'],
    'word-form-adjective-06': ['I want to [success→succeed].'],
    'word-form-adjective-07': ['Can you [advice→advise] me?'],
    'word-form-adjective-08': ['He gave me some [advise→advice].', 'I need some [advises→advice] from you.'],
    'word-form-adjective-10': ['I like it [very→very much].'],
    'word-form-adjective-11': ['I [very like→really like] it.'],
    'word-form-adjective-13': ['It is [very much hot→very hot] here.'],
    'word-form-adjective-12': ['It is [too much big→too big].'],
  },
  leftAlone: [],
};
