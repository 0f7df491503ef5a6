import type { RuleExamples } from './rule-examples.ts';

export const VERB_FORM_MODAL_DO_EXAMPLES: RuleExamples = {
  corrected: {
    'verb-form-32': [
      'I will [can→be able to] come.',
      'The students should [can→be able to] use the phone.',
      'You must [can→be able to] swim.',
    ],
    'verb-form-33': ['He will [must→have to] work.'],
    'verb-form-34': [
      'Yesterday I [must→had to] stay at home.',
      'I am tired because yesterday I [must→had to] work.',
    ],
    'verb-form-35': ['You [better to see→had better see] a doctor.'],
    'verb-form-46': ['You will [interested→be interested] in it.'],
    'verb-form-01': [
      'You can also [visiting→visit] the museum.',
      'We can easily [went→go] there by bus.',
      'She can [swims→swim] well.',
      'I will [went→go] there.',
      'You must [doing→do] it.',
      'Can you [helped→help] me?',
      'He should [has→have] a rest.',
    ],
    'verb-form-02': [
      'You should always [to wear→wear] a helmet.',
      'You must [to go→go] now.',
      "I can't [to come→come].",
      'I must [to be→be] there at six.',
    ],
    'verb-form-03': ["You'd better [to go→go] now."],
    'verb-form-22': ['I can [will→] come.'],
    'verb-form-23': ['You [ought go→ought to go].'],
    'verb-form-06': [
      'Did you [saw→see] it?',
      'They did not [developed→develop] the photos.',
      'Did people [liked→like] it?',
      "I didn't [went→go].",
      'Did your brother [came→come]?',
    ],
    'verb-form-07': [
      "She doesn't [likes→like] tea.",
      'Does he [works→work] here?',
      'Does your mother [has→have] a car?',
    ],
    'verb-form-08': ["I don't [going→go] there.", 'Where do you [living→live]?'],
    'verb-form-09': ["I don't [to know→know]."],
    'verb-form-19': ["Let's [to go→go] home."],
    'verb-form-20': ["Let's [going→go] home."],
  },
  leftAlone: [],
};
