import type { RuleExamples } from './rule-examples.ts';

export const TENSE_CONTINUOUS_EXAMPLES: RuleExamples = {
  corrected: {
    'tense-perfect-01': ['I [am knowing→know] him.', 'They [are wanting→want] tea.'],
    'tense-perfect-02': [
      'She [is knowing→knows] him.',
      'My brother [is wanting→wants] a bike.',
      'It [is costing→costs] a lot.',
    ],
    'tense-perfect-03': ['I [was knowing→knew] him.'],
    'tense-perfect-04': ['[Are you wanting→Do you want] tea?'],
    'tense-perfect-05': ['I [am having→have] two brothers.', "I['m having→ have] a dog."],
    'tense-perfect-06': ['She [is having→has] a big car.'],
    'tense-perfect-15': ['I [read→am reading] a book at the moment.'],
    'tense-perfect-19': ['We usually [are eating→eat] at six.'],
  },
  leftAlone: ["I'm having my hair cut.", "We're having our house painted."],
};
