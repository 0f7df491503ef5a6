import { isFunctionWord } from '../lexicon/function-words.ts';
import {
  adverbOf,
  articleFor,
  comparative,
  ingForm,
  participle,
  pastForm,
  plural,
  superlative,
  thirdPerson,
} from '../lexicon/inflection.ts';
import { baseOf, positiveOf, singularOf } from '../lexicon/lexicon.ts';
import {
  adjectiveOf,
  adjectiveOfAdverb,
  causeOf,
  feelingOf,
  nounOf,
  personOf,
} from '../lexicon/word-families.ts';
import type { Match } from './pattern.ts';
import type { Token } from './sentences.ts';

const OBJECT_FORMS: Readonly<Record<string, string>> = {
  i: 'me',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
};

/** The forms that a template asks for: `{v:ing}` is the -ing form of what the pattern named v. */
const FORMS: Readonly<Record<string, (word: string) => string>> = {
  base: baseOf,
  s: (word) => thirdPerson(baseOf(word)),
  past: (word) => pastForm(baseOf(word)),
  en: (word) => participle(baseOf(word)),
  ing: (word) => ingForm(baseOf(word)),
  plural: (word) => plural(singularOf(word)),
  singular: singularOf,
  er: (word) => comparative(positiveOf(word)),
  est: (word) => superlative(positiveOf(word)),
  positive: positiveOf,
  ly: adverbOf,
  a: (word) => `${articleFor(word)} ${word}`,
  ed: feelingOf,
  inged: causeOf,
  fromly: adjectiveOfAdverb,
  adjectiveof: adjectiveOf,
  nounof: nounOf,
  personof: personOf,
  adjective: (word) => word.replace(/s$/, ''),
  object: (word) => OBJECT_FORMS[word] ?? word,
  subject: (word) => ({ me: 'I', him: 'he', her: 'she', us: 'we', them: 'they' })[word] ?? word,
  big: (word) => word.charAt(0).toUpperCase() + word.slice(1),
  lower: (word) => word.toLowerCase(),
};

/** A grammar word that began the sentence loses its capital letter, for the correction may move it. */
function inMidSentence({ text, lower }: Token): string {
  return isFunctionWord(lower) && !['i', 'may', 'will', 'us'].includes(lower) ? lower : text;
}

/** Fills what a pattern named into a template such as `to {v:base}`. */
export function fillTemplate(template: string, { names }: Match): string {
  return template
    .replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, form?: string) => {
      const words = names.get(name) ?? [];
      const text = words
        .map(
          (word, index) =>
            (index > 0 && word.start > (words[index - 1]?.end ?? 0) ? ' ' : '') + inMidSentence(word),
        )
        .join('');
      if (!form) return text;
      const inflect = FORMS[form];
      if (!inflect) throw new Error(`There is no form ${form}.`);
      return inflect(form === 'a' || form === 'big' ? text : text.toLowerCase());
    })
    .replace(/\s+/g, ' ')
    .replace(/(^|\s)a (?=(\p{L}+))/gu, (_, space: string, next: string) => `${space}${articleFor(next)} `)
    .trim();
}
