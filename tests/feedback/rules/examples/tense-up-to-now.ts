import type { RuleExamples } from './rule-examples.ts';

export const TENSE_UP_TO_NOW_EXAMPLES: RuleExamples = {
  corrected: {
    'tense-past-32': [
      'The lift [was→had been] broken since Monday and we took the stairs.',
      'The heating [was→had been] off since the morning, so the room was cold.',
    ],
    'tense-past-10': [
      'I [am learning→have been learning] English for three years.',
      'We [are living→have been living] here since May.',
      'I [am living→have been living] here since three years.',
    ],
    'tense-past-11': [
      'She [is working→has been working] here since 2018.',
      'My father [is working→has been working] here for ten years.',
    ],
    'tense-past-35': [
      'I [play→have played] it from when I was six years old.',
      'We [live→have lived] here from when we were small.',
    ],
    'tense-past-12': [
      'I [know→have known] my best friend since we were five.',
      'I [live→have lived] here since 2019.',
      'We [know→have known] him for ten years.',
      'I [have→have had] this bike for two years.',
      'First of all, I [have→have had] this bike for two years.',
    ],
    'tense-past-13': ['She [works→has worked] here since May.', 'He [has→has had] a dog for two years.'],
    'tense-past-14': ['I [am→have been] a teacher since 2010.', 'We [are→have been] friends for ten years.'],
    'tense-past-21': ['My English [is→has] improved a lot since May.'],
    'tense-past-15': ['She [is→has been] ill since Monday.', 'It [is→has been] available since May.'],
    'tense-past-16': [
      "I [didn't see→haven't seen] him since Monday.",
      "I [don't see→haven't seen] him since May.",
    ],
    'tense-past-17': ["She [didn't call→hasn't called] since Monday."],
    'tense-past-18': [
      'How long [do you live→have you lived] here?',
      'How long [do you know→have you known] him?',
    ],
    'tense-past-19': ['How long [does she live→has she lived] here?'],
    'tense-past-20': ['How long [are you living→have you been living] here?'],
    'tense-perfect-21': ['I [live→have lived] here all my life.'],
  },
  leftAlone: [
    "It's two years since we met.",
    'It is seven years since I was there.',
    'It was a long time since she came.',
    'It is not long since we met.',
  ],
};
