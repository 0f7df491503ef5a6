/*
 * Corrects plurals that do not exist: “childs” → “children”, “citys” → “cities”; and “childrens shoes” →
 * “children's shoes”.
 *
 * A pattern has a step for each word; these symbols are used here (all of them: ../patterns/learner-rule.ts).
 *   <…>            the wrong words, which `fix` replaces
 *   a|an           one of these words
 *   ~'s            the next word is not this; takes no word itself
 *   n=childrens|…  this word, which `fix` and the reasons quote as {n}
 *   {n:own}        its possessive: “men's”
 *   NOUN “dog”, NOUNS “dogs”
 *   Reasons quote {right} the correction, {next} the word after the mark.
 */

import { toSingular } from '../lexicon/lexicon.ts';
import { IRREGULAR_PLURALS } from '../lexicon/nouns.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import type { RuleExplanation, RuleSet } from '../patterns/learner-rule.ts';

/** Wrong plurals, and after the slash their corrections, that `listIrregularPlurals` does not make. */
const MISSPELLED_PLURALS: readonly (readonly [wrong: string, right: string])[] = parseWordList(
  'lifes/lives thiefs/thieves halfs/halves shelfs/shelves leafs/leaves loafs/loaves knifes/knives wifes/wives tomatos/tomatoes potatos/potatoes heros/heroes childrens/children childes/children mouses/mice foots/feet feets/feet tooths/teeth teeths/teeth gooses/geese sheeps/sheep fishs/fish deers/deer aircrafts/aircraft persones/people mens/men womens/women womans/women mans/men citys/cities countrys/countries familys/families babys/babies partys/parties storys/stories ladys/ladies hobbys/hobbies boxs/boxes watchs/watches glasss/glasses dishs/dishes classs/classes churchs/churches beachs/beaches sandwichs/sandwiches matchs/matches dictionarys/dictionaries universitys/universities companys/companies activitys/activities librarys/libraries puppys/puppies cherrys/cherries strawberrys/strawberries toyes/toys dayes/days boies/boys monkies/monkeys keies/keys photoes/photos pianoes/pianos',
).map((pair) => {
  const [wrong = '', right = ''] = pair.split('/');
  return [wrong, right];
});

/**
 * Right forms that look wrong: a second plural, such as "scarfs", or a word of its own, such as "peoples".
 */
const RIGHT_PLURALS = new Set(['scarfs', 'fishes', 'persons', 'selfs', 'means', 'indexes', 'peoples']);

/**
 * Lists "childs" and "mens" for each irregular plural; wrong forms of those in -s, "heroes", are listed
 * above.
 */
function listIrregularPlurals(): readonly (readonly [wrong: string, right: string])[] {
  const writtenOut = /^(?:hero|potato|tomato|echo|mango|self|life|half|thief|leaf|calf)$/;
  return [...IRREGULAR_PLURALS].flatMap(([one, many]) => [
    ...(one !== many && !writtenOut.test(one) ? [[`${one}s`, many] as const] : []),
    ...(many.endsWith('s') ? [] : [[`${many}s`, many] as const]),
  ]);
}

const WRONG_PLURALS: ReadonlyMap<string, string> = new Map(
  [...listIrregularPlurals(), ...MISSPELLED_PLURALS].filter(([wrong]) => !RIGHT_PLURALS.has(wrong)),
);

/** Why a plural is formed in this way, from its ending. */
function explainPlural(wrong: string, right: string): RuleExplanation {
  const singular = wrong === 'glasss' ? 'glass' : toSingular(right);
  if (IRREGULAR_PLURALS.get(right) === right)
    return {
      simple: `“${right}” stays the same for more than one.`,
      full: `“${right}” has the same form in the singular and the plural.`,
    };
  if (wrong === `${right}s`)
    return {
      simple: `“${right}” is more than one already, so it takes no -s.`,
      full: `“${right}” is a plural already, so it takes no -s.`,
    };
  if (right.endsWith('ies'))
    return {
      simple: 'For more than one, -y changes to -ies here: “{right}”.',
      full: 'After a consonant, -y becomes -ies in the plural: “{right}”.',
    };
  if (right.endsWith('ves'))
    return {
      simple: 'For more than one, “f” changes to “v” here: “{right}”.',
      full: 'The “f” becomes “v” before the plural -es: “{right}”.',
    };
  const ending = /[aeiy]ses$/.test(right) ? undefined : /(?:sh|ch|ss|s|x|o)(?=es$)/.exec(right)?.[0];
  if (ending !== undefined)
    return {
      simple: `“${singular}” takes -es for more than one: “{right}”.`,
      full: `“${singular}” ends in -${ending} and takes -es in the plural: “{right}”.`,
    };
  if (/s$/.test(right) && !/[aeiy]ses$/.test(right))
    return {
      simple: `“${singular}” takes only -s for more than one: “{right}”.`,
      full: `“${singular}” takes a plain -s in the plural: “{right}”.`,
    };
  return {
    simple: `One “${singular}”, two “${right}”: the word changes, and it takes no -s.`,
    full: `The plural of “${singular}” is irregular: “{right}”.`,
  };
}

/** Rules for plurals that do not exist, such as “childs”, “mens” and “citys”. */
export const PLURAL_FORM_RULES: RuleSet = {
  kind: 'plural',
  explanation: {
    simple: 'The word for more than one is “{right}”.',
    full: 'The plural is “{right}”, not “{wrong}”.',
  },
  rules: [
    // They sell [childrens → children's] shoes.
    {
      id: 'plural-15',
      find: ['<n=childrens|mens|womens> NOUN|NOUNS', "<n=childrens|mens|womens '> NOUN|NOUNS"],
      fix: '{n:own}',
      explanation: {
        simple: "Whose {next}? We write “{right}”, with 's.",
        full: "The possessive of a plural without -s takes 's: “{right}”.",
      },
    },
    ...[...WRONG_PLURALS].map(([wrong, right]) => ({
      id: `plural-form/${wrong}`,
      find: `<${wrong}> ~'s${/^(?:childrens|mens|womens)$/.test(wrong) ? "|'|NOUN|NOUNS" : ''}`,
      fix: right,
      explanation: explainPlural(wrong, right),
    })),
  ],
};
