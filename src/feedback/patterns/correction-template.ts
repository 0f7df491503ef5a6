import { capitalise } from '../../domain/capitalise.ts';
import { FUNCTION_WORDS, isFunctionWord } from '../lexicon/function-words.ts';
import {
  adjectiveToAdverb,
  chooseArticle,
  toComparative,
  toIngForm,
  toPastForm,
  toPastParticiple,
  toPlural,
  toSuperlative,
  toThirdPerson,
} from '../lexicon/inflection.ts';
import { toBaseForm, toPositiveForm, toSingular } from '../lexicon/lexicon.ts';
import {
  adverbToAdjective,
  causeToFeeling,
  feelingToCause,
  fieldToPerson,
  nounToAdjective,
  verbToNoun,
} from '../lexicon/word-families.ts';
import type { Match } from './pattern.ts';
import type { Sentence, Token } from './sentences.ts';

const OBJECT_FORMS: Readonly<Record<string, string>> = {
  i: 'me',
  he: 'him',
  she: 'her',
  we: 'us',
  they: 'them',
};

/** The forms that a template asks for: `{v:ing}` is the -ing form of what the pattern named v. */
const FORMS: Readonly<Record<string, (word: string) => string>> = {
  base: toBaseForm,
  s: (word) => toThirdPerson(toBaseForm(word)),
  past: (word) => toPastForm(toBaseForm(word)),
  en: (word) => toPastParticiple(toBaseForm(word)),
  ing: (word) => toIngForm(toBaseForm(word)),
  plural: (word) => toPlural(toSingular(word)),
  singular: toSingular,
  er: (word) => toComparative(toPositiveForm(word)),
  est: (word) => toSuperlative(toPositiveForm(word)),
  positive: toPositiveForm,
  ly: adjectiveToAdverb,
  a: (word) => `${chooseArticle(word)} ${word}`,
  ed: causeToFeeling,
  inged: feelingToCause,
  fromly: adverbToAdjective,
  adjectiveof: nounToAdjective,
  nounof: verbToNoun,
  personof: fieldToPerson,
  adjective: (word) => word.replace(/s$/, ''),
  object: (word) => OBJECT_FORMS[word] ?? word,
  subject: (word) => ({ me: 'I', him: 'he', her: 'she', us: 'we', them: 'they' })[word] ?? word,
  big: capitalise,
  lower: (word) => word.toLowerCase(),
};

/** A grammar word that began the sentence loses its capital letter, for the correction may move it. */
function lowerFunctionWord({ text, lower }: Token): string {
  return isFunctionWord(lower) && !['i', 'may', 'will', 'us'].includes(lower) ? lower : text;
}

/** "have made", "was not made": whether a form that is both past and third form is the third one. */
function isPastParticiple(sentence: Sentence, place: number): boolean {
  const isAdverb = (word: Token | undefined) =>
    word !== undefined && (FUNCTION_WORDS.MIDADV.has(word.lower) || word.lower === 'not');
  const auxiliary = sentence[place - (isAdverb(sentence[place - 1]) ? 2 : 1)]?.lower ?? '';
  return FUNCTION_WORDS.HAVE.has(auxiliary) || FUNCTION_WORDS.BE.has(auxiliary) || auxiliary === "'s";
}

/** "teach" as "taught", when the verb that it takes the place of stands as "learned". */
function inflectLike(word: Token, verb: string, isThird: () => boolean): string {
  const { lower, base } = word;
  if (lower === base) return verb;
  if (lower === toThirdPerson(base)) return toThirdPerson(verb);
  if (lower === toIngForm(base)) return toIngForm(verb);
  if (word.tags.has('EN') && (!word.tags.has('PAST') || isThird())) return toPastParticiple(verb);
  return word.tags.has('PAST') ? toPastForm(verb) : verb;
}

const SLOT = /\{(\w+)(?:([:>])(\w+))?\}/g;

/**
 * Fills what a pattern named into a template: `to {v:base}` puts v into another form, `{v>teach}` puts another verb
 * into the form of v.
 *
 * @throws when the template asks for a form that there is none of
 */
export function fillTemplate(template: string, { from, captures }: Match, sentence: Sentence): string {
  if (!template.includes('{')) return template;
  return template
    .replace(SLOT, (_, name: string, sign: ':' | '>' | undefined, form = '') => {
      const words = captures.get(name) ?? [];
      const [first] = words;
      if (sign === '>') {
        if (!first) return form;
        return inflectLike(first, form, () => isPastParticiple(sentence, sentence.indexOf(first, from)));
      }
      const text = words
        .map(
          (word, index) =>
            (index > 0 && word.start > (words[index - 1]?.end ?? 0) ? ' ' : '') + lowerFunctionWord(word),
        )
        .join('');
      if (!sign) return text;
      const inflect = FORMS[form];
      if (!inflect) throw new Error(`There is no form ${form}.`);
      return inflect(form === 'a' || form === 'big' ? text : text.toLowerCase());
    })
    .replace(/\s+/g, ' ')
    .replace(/(^|\s)a (?=(\p{L}+))/gu, (_, space: string, next: string) => `${space}${chooseArticle(next)} `)
    .trim();
}
