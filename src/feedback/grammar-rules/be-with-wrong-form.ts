// Corrects a wrong form after “be”, or “be” before a verb that needs none: “The parcel was arrived” → “The
// parcel arrived”, “He was spoke English” → “He spoke English”, “They are tend to be late” → “They tend to be
// late”.

import { checkBroke, checkNoPassive, checkPastForm, checkWeatherStarted } from './be-with-past-form.ts';
import { checkBaseForm, checkCost, checkSecondFinite } from './be-with-present-form.ts';
import { findInClauses, type GrammarRule } from './grammar-rule.ts';

/**
 * Conditions: Directly after “be” stands: the participle of a verb that has no passive; a past form that is
 * not a participle, with an object or a phrase after it; a base form that is only a verb or has the next
 * words of one, with a subject that can do it; a verb in -s or “have” with its object; “cost” with an
 * amount; “broke” of a thing; “started” of the weather.
 */
export const BE_WITH_WRONG_FORM_RULE: GrammarRule = {
  id: 'be-with-wrong-form',
  kind: 'verb-form',
  find: findInClauses(
    checkNoPassive, // "The parcel [was arrived → arrived]."
    checkPastForm, // "He [was spoke → spoke] English."
    checkBaseForm, // "They [are tend → tend] to be late."
    checkCost, // "It [is cost → costs] 50 yuan."
    checkBroke, // "My motorbike is [broke → broken]."
    checkWeatherStarted, // "It [was started → started] to rain."
    checkSecondFinite, // "He [is plays → plays] the guitar."
  ),
};
