import { capitalise } from '../../domain/capitalise.ts';
import { FUNCTION_WORDS, isFunctionWord, OBJECT_FORMS } from '../lexicon/function-words.ts';
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

const MODAL_PAST_FORMS: Readonly<Record<string, string>> = { can: 'could', will: 'would', may: 'might' };

const SUBJECT_FORMS: Readonly<Record<string, string>> = {
  me: 'I',
  him: 'he',
  her: 'she',
  us: 'we',
  them: 'they',
};

/**
 * The forms that a template can ask for: `{v:ing}` is the -ing form of the word that the pattern captured as
 * v. The comments show what each makes.
 */
const FORMS: Readonly<Record<string, (word: string) => string>> = {
  // From a verb in any form: go, goes, went, gone, going.
  base: toBaseForm,
  s: (word) => toThirdPerson(toBaseForm(word)),
  past: (word) => MODAL_PAST_FORMS[word] ?? toPastForm(toBaseForm(word)),
  en: (word) => toPastParticiple(toBaseForm(word)),
  ing: (word) => toIngForm(toBaseForm(word)),
  // From a noun: dogs, dog; dogs → dog's; a dog.
  plural: (word) => toPlural(toSingular(word)),
  singular: toSingular,
  own: (word) => word.replace(/s$/, "'s"),
  a: (word) => `${chooseArticle(word)} ${word}`,
  // From an adjective in any form: bigger, biggest, big; quick → quickly; "bigs" → big.
  er: (word) => toComparative(toPositiveForm(word)),
  est: (word) => toSuperlative(toPositiveForm(word)),
  positive: toPositiveForm,
  ly: adjectiveToAdverb,
  adjective: (word) => word.replace(/s$/, ''),
  // From a word of the family: boring → bored, bored → boring, quickly → quick, danger → dangerous, advise →
  // advice, music → musician.
  ed: causeToFeeling,
  inged: feelingToCause,
  fromly: adverbToAdjective,
  adjectiveof: nounToAdjective,
  nounof: verbToNoun,
  personof: fieldToPerson,
  // From a pronoun: he → him, him → he.
  object: (word) => OBJECT_FORMS[word] ?? word,
  subject: (word) => SUBJECT_FORMS[word] ?? word,
  // From any word: french → French, But → but.
  big: capitalise,
  lower: (word) => word.toLowerCase(),
};

/** Function words that keep their capital letter, because they may be names: I, May, Will, US. */
const ALSO_WRITTEN_BIG = new Set(['i', 'may', 'will', 'us']);

/**
 * Returns a word as written; a function word in lower case, because the correction may move it away from the
 * start of the sentence.
 */
export function lowerFunctionWord({ text, lower }: Token): string {
  return isFunctionWord(lower) && !ALSO_WRITTEN_BIG.has(lower) ? lower : text;
}

/** Whether a form that can be past or participle is the participle: "have made", "was not made". */
function isPastParticiple(sentence: Sentence, index: number): boolean {
  const before = sentence[index - 1]?.lower ?? '';
  const hasAdverb = FUNCTION_WORDS.MIDADV.has(before) || before === 'not';
  const auxiliary = hasAdverb ? (sentence[index - 2]?.lower ?? '') : before;
  return FUNCTION_WORDS.HAVE.has(auxiliary) || FUNCTION_WORDS.BE.has(auxiliary) || auxiliary === "'s";
}

/** Puts a verb into the form of the word that it replaces: "teach" becomes "taught" for "learned". */
function inflectLike(word: Token, verb: string, isParticiple: () => boolean): string {
  const { lower, base } = word;
  // "I become" → "I get", but "I have become" → "I have got".
  if (lower === base) return word.tags.has('EN') && isParticiple() ? toPastParticiple(verb) : verb;
  if (lower === toThirdPerson(base)) return toThirdPerson(verb);
  if (lower === toIngForm(base)) return toIngForm(verb);
  if (word.tags.has('EN') && (!word.tags.has('PAST') || isParticiple())) return toPastParticiple(verb);
  return word.tags.has('PAST') ? toPastForm(verb) : verb;
}

/** A place in a template for a captured word: `{v}`, `{v:ing}`, `{v>teach}`. */
const SLOT = /\{(\w+)(?:([:>])(\w+))?\}/g;

/**
 * Fills the words that a match has captured into a template: `to {v:base}` inflects the captured v,
 * `{v>teach}` puts another verb into the form of v. "A" before a filled-in word becomes "an" where its sound
 * needs it.
 *
 * @throws when the template asks for an unknown form
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
      if (!inflect) throw new Error(`Unknown form "${form}" in the template "${template}".`);
      return inflect(form === 'a' || form === 'big' ? text : text.toLowerCase());
    })
    .replace(/\s+/g, ' ')
    .replace(/(^|\s)a (?=(\p{L}+))/gu, (_, space: string, next: string) => `${space}${chooseArticle(next)} `)
    .trim();
}
