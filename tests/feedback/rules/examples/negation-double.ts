import type { RuleExamples } from './rule-examples.ts';

export const NEGATION_DOUBLE_EXAMPLES: RuleExamples = {
  corrected: {
    'negation-07': ["I didn't see [nobody→anybody]."],
    'negation-08': [
      'She never says [nothing→anything].',
      "I don't know [nothing→anything].",
      "She didn't say [nothing→anything].",
    ],
    'negation-09': ["We didn't go [nowhere→anywhere]."],
    'negation-10': ["I don't have [no→any] money.", "There isn't [no→any] milk."],
    'negation-47': [
      "I don't have [no car→a car].",
      "There isn't [no hospital→a hospital] here.",
      'He never had [no umbrella→an umbrella].',
    ],
    'negation-11': ["I don't [never→ever] smoke."],
    'negation-39': ["I [don't go never→never go] to the cinema."],
    'negation-40': [
      "She [doesn't eat never→never eats] any meat.",
      "And she [doesn't eat never→never eats] any meat.",
    ],
    'negation-41': ["We [didn't visit never→never visited] that town."],
    'negation-12': ["Nobody [didn't come→came]."],
    'negation-13': ["Nobody [doesn't know→knows] it."],
    'negation-14': ["I never [don't eat→eat] fish."],
    'negation-17': ["I don't like it [too→either]."],
    'negation-24': ["I [didn't hardly sleep→hardly slept] before the exam."],
    'negation-32': ["I [can't hardly→can hardly] see."],
    'negation-33': ["She [couldn't hardly→could hardly] walk."],
    'negation-34': ["They [don't hardly→hardly] speak."],
    'negation-25': ['I came without [no→any] money.'],
    'negation-48': ['She came without [no ticket→a ticket].'],
    'negation-44': ['He left without [nothing→anything].'],
    'negation-45': ['She came without [nobody→anybody].'],
    'negation-26': ["I don't like it [neither→either]."],
    'negation-30': ['There was [no any→no] pool in our town.', 'We had [no any→no] problems.'],
  },
  leftAlone: [],
};
