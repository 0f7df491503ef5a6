import { checkBroke, checkNoPassive, checkPastForm, checkWeatherStarted } from './be-with-past-form.ts';
import { checkBaseForm, checkCost, checkSecondFinite } from './be-with-present-form.ts';
import { findInClauses, type GrammarRule } from './grammar-rule.ts';

/** "The parcel [was arrived → arrived]", "He [was spoke → spoke] English", "They [are tend → tend] to". */
export const BE_WITH_WRONG_FORM_RULE: GrammarRule = {
  id: 'be-with-wrong-form',
  kind: 'verb-form',
  markedOnlyWhen:
    'Only verbs of the list, which have no passive, directly behind “be”; past forms that are no participles; base forms that are only verbs, or with a word behind them that no noun has, of people or with verbs of things.',
  find: findInClauses(
    checkNoPassive,
    checkPastForm,
    checkBaseForm,
    checkCost,
    checkBroke,
    checkWeatherStarted,
    checkSecondFinite,
  ),
};
