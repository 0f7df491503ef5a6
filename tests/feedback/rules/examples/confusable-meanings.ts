import type { RuleExamples } from './rule-examples.ts';

export const CONFUSABLE_MEANINGS_EXAMPLES: RuleExamples = {
  corrected: {
    'confusable-meanings-01': ['We had a lot of [funny→fun].'],
    'confusable-meanings-03': ['My eyes are [sensible→sensitive] to light.'],
    'confusable-meanings-05': ['Good [lucky→luck]!'],
    'confusable-meanings-06': [
      'I live here [since→for] many years.',
      'I have known her [since→for] three years.',
    ],
    'confusable-meanings-08': ['You must finish it [until→by] Friday.'],
    'confusable-meanings-09': ['There are many [persons→people].'],
    'confusable-meanings-10': ['We have a gas [cook→cooker].'],
    'confusable-meanings-11': ['We eat [kitchen→chicken].'],
    'confusable-meanings-12': ['It is an [economic→economical] car.'],
    'confusable-meanings-13': ['We did a scientific [experience→experiment].'],
    'confusable-meanings-14': ['She told me a [history→story].', 'I read a [history→story] about dogs.'],
    'confusable-meanings-15': ['[How→What] does it look like?'],
    'confusable-meanings-16': ['It was [so→such] nice weather.'],
    'confusable-meanings-18': ['She works [like→as] a nurse.'],
    'confusable-meanings-19': ['It is [very→too] cold to swim.'],
  },
  leftAlone: [
    'The travel agency has funny guides.',
    "Don't come back until Friday.",
    "I won't finish it until Monday.",
    'During the summer we stayed at home for two weeks.',
    'He has lived here ever since.',
    'It has been open since three years ago.',
    'He has been here since ten.',
    'It was so nice that we stayed.',
    'How does it work?',
  ],
};
