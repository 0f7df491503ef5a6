import { PLURAL_FORM_RULES } from '../../../../src/feedback/rules/plural-forms.ts';
import { type RuleExamples, wrongWordExamples } from './rule-examples.ts';

export const PLURAL_FORM_EXAMPLES: RuleExamples = {
  corrected: {
    'plural-15': ["They sell [childrens→children's] shoes."],
    ...wrongWordExamples(
      PLURAL_FORM_RULES,
      'plural-form/',
      (wrong, right) => `I see the [${wrong}→${right}].`,
    ),
  },
  leftAlone: [],
};
