import { expect, test } from 'vitest';
import { toIngForm, toPastForm, toPlural } from '../../../src/feedback/lexicon/inflection.ts';
import { IRREGULAR_VERBS, RARER_IRREGULAR_VERBS } from '../../../src/feedback/lexicon/irregular-verbs.ts';
import { toSingular } from '../../../src/feedback/lexicon/lexicon.ts';
import { REGULAR_VERBS } from '../../../src/feedback/lexicon/verbs.ts';
import { getEnglishVocabulary } from '../../../src/feedback/spelling/known-words.ts';

const isWord = (form: string) => getEnglishVocabulary().findRank(form) !== undefined;

test('the forms of the verbs that rules inflect are words of the speller', () => {
  const verbs = [...REGULAR_VERBS, ...[...IRREGULAR_VERBS, ...RARER_IRREGULAR_VERBS].map(({ base }) => base)];
  const forms = verbs.flatMap((verb) => [toIngForm(verb), toPastForm(verb)]);
  expect(forms.filter((form) => !isWord(form) && !form.includes('-'))).toEqual([]);
});

test.each([
  ['quiz', 'quizzes'],
  ['stomach', 'stomachs'],
  ['watch', 'watches'],
])('the plural of %s is %s', (noun, plural) => {
  expect(toPlural(noun)).toBe(plural);
});

test.each([
  ['rubbishes', 'rubbish'],
  ['happiness', 'happiness'],
  ['buses', 'bus'],
  ['houses', 'house'],
  ['bakeries', 'bakery'],
])('the singular of %s is %s', (plural, singular) => {
  expect(toSingular(plural)).toBe(singular);
});
