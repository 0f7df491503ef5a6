import type { RuleExamples } from './rule-examples.ts';

export const NEGATION_BE_MODAL_EXAMPLES: RuleExamples = {
  corrected: {
    'negation-55': ['It will [be not→not be] open.', 'Visitors will [be not→not be] allowed to swim.'],
    'negation-50': ['There is [no→not] enough space.', 'We had [no→not] enough time.'],
    'negation-06': [
      'The hotel [is no→is not] very good.',
      'It [is no→is not] difficult to learn.',
      'She [not will→will not] come.',
      'He [is no→is not] happy.',
    ],
    'negation-35': ['She [not can→cannot] come.', 'I [can no→cannot] swim.'],
    'negation-18': ["You [don't must→must not] smoke here."],
    'negation-51': ["We [don't must→don't have to] pay.", "She [doesn't must→doesn't have to] work today."],
    'negation-36': ["I [don't can→can't] swim.", "She [doesn't can→can't] come."],
    'negation-37': ["He [didn't can→couldn't] come.", "I [didn't could→couldn't] sleep."],
    'negation-19': ["I [don't am→am not] tired.", "I [don't be→am not] late."],
    'negation-20': [
      "He [doesn't is→isn't] here.",
      "My friend [don't is→isn't] here.",
      "There [doesn't is→isn't] any milk.",
    ],
    'negation-21': ["They [don't are→aren't] here."],
    'negation-42': [
      "She [doesn't was→wasn't] happy.",
      "He [didn't is→wasn't] at home.",
      "My phone [don't was→wasn't] in my bag.",
      "The shop [didn't was→wasn't] open.",
      "I [didn't be→wasn't] there.",
    ],
    'negation-43': ["They [didn't were→weren't] at home.", "You [don't was→weren't] at school."],
    'negation-22': ["I [amn't→am not] sure."],
    'negation-27': ['There [no is→is no] milk.'],
  },
  leftAlone: [],
};
