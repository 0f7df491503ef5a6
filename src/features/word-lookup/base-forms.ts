import type { Word } from '../../content/words/word-schema.ts';
import { toComparative, toSuperlative } from '../../feedback/lexicon/inflection.ts';
import { IRREGULAR_VERBS } from '../../feedback/lexicon/irregular-verbs.ts';
import { IRREGULAR_PLURALS } from '../../feedback/lexicon/nouns.ts';

type PartOfSpeech = Word['pos'];

/** A word that a written word may be a form of. */
export interface BaseForm {
  base: string;
  /** The parts of speech that have such a form; `null` for the word itself. */
  partsOfSpeech: readonly PartOfSpeech[] | null;
  /** Derived by a spelling rule only, so the word or the form may not exist. */
  isGuess: boolean;
}

/** Many nouns are verbs as well, even if the bank does not say so: "shortlisted", "emailing". */
const VERB = ['verb', 'noun'] as const;
const NOUN = ['noun'] as const;
/** "the others", "the yous and mes": pronouns and numbers take the plural's -s as well. */
const WITH_S = ['noun', 'verb', 'pronoun', 'number', 'determiner'] as const;
const COMPARED = ['adjective', 'adverb', 'determiner'] as const;
const ADVERB_OF = ['adjective'] as const;

/**
 * A form's ending, its replacements in the base, and the parts of speech. `=` is half of a doubled letter.
 */
type Rule = readonly [ending: string, bases: readonly string[], of: readonly PartOfSpeech[]];

const RULES: readonly Rule[] = [
  ['s', [''], WITH_S],
  ['es', ['', '='], WITH_S],
  ['ses', ['sis'], NOUN],
  ['ies', ['y'], WITH_S],
  ['ves', ['f', 'fe'], NOUN],
  ['ed', ['', 'e', '='], VERB],
  ['ied', ['y'], VERB],
  ['cked', ['c'], VERB],
  ['ing', ['', 'e', '='], VERB],
  ['ying', ['ie'], VERB],
  ['cking', ['c'], VERB],
  ['er', ['', 'e', '='], COMPARED],
  ['ier', ['y'], COMPARED],
  ['est', ['', 'e', '='], COMPARED],
  ['iest', ['y'], COMPARED],
  ['ly', ['', 'le', 'l'], ADVERB_OF],
  ['ily', ['y'], ADVERB_OF],
  ['ically', ['ic'], ADVERB_OF],
];

const SHORTEST_BASE = 2;

/** Irregular verbs with one of these before them have the same forms: "overtook" as "took". */
const PREFIX = /^(?:out|over|under|fore|for|mis|re|un|up|with)(?=\p{L}{3})/u;

const IRREGULAR = irregularForms();

function irregularForms(): ReadonlyMap<string, readonly BaseForm[]> {
  const forms = new Map<string, BaseForm[]>();
  const add = (form: string, base: string, partsOfSpeech: readonly PartOfSpeech[]) => {
    if (form !== base) forms.set(form, [...(forms.get(form) ?? []), { base, partsOfSpeech, isGuess: false }]);
  };
  for (const { base, past, participle } of IRREGULAR_VERBS) {
    for (const form of new Set([...past, ...participle])) add(form, base, VERB);
  }
  for (const [singular, plural] of IRREGULAR_PLURALS) add(plural, singular, NOUN);
  for (const word of ['good', 'well', 'bad', 'badly', 'far', 'much', 'many', 'little']) {
    for (const form of [toComparative(word), toSuperlative(word)]) add(form, word, COMPARED);
  }
  for (const form of ['further', 'furthest']) add(form, 'far', COMPARED);
  for (const form of ['am', 'is', 'are', 'was', 'were', 'been']) add(form, 'be', VERB);
  add('has', 'have', VERB);
  return forms;
}

const CONTRACTED: Readonly<Record<string, string>> = { "can't": 'can', "won't": 'will', "shan't": 'shall' };

/** "didn't" → "did", "we've" → "we", "Anna's" → "anna". */
function withoutContraction(word: string): string {
  return CONTRACTED[word] ?? word.replace(/n't$/, '').replace(/'.*$/, '');
}

/**
 * What a written word may be a form of: itself first, then the bases of irregular forms, then those that the
 * rules of spelling allow. Many of these are no words ("bus" of "bu"): they are for looking up, where a part
 * of speech decides as well. All in small letters.
 */
export function findBaseForms(written: string): readonly BaseForm[] {
  const word = written.toLowerCase().replaceAll('’', "'");
  const plain = withoutContraction(word);
  const spellings = [word, plain, word.replaceAll('-', ' '), word.replaceAll('-', '')];
  const [prefix = ''] = PREFIX.exec(plain) ?? [];
  const prefixed = (prefix && IRREGULAR.get(plain.slice(prefix.length))) || [];
  return unique([
    ...spellings.map((base) => ({ base, partsOfSpeech: null, isGuess: false })),
    ...(IRREGULAR.get(plain) ?? []),
    ...prefixed.map((form) => ({ ...form, base: prefix + form.base })),
    ...RULES.flatMap((rule) => byRule(plain, rule)),
    // "mothers-in-law"
    { base: plain.replace('s-', '-'), partsOfSpeech: NOUN, isGuess: true },
  ]);
}

function byRule(word: string, [ending, bases, partsOfSpeech]: Rule): readonly BaseForm[] {
  if (!word.endsWith(ending)) return [];
  const stem = word.slice(0, -ending.length);
  return bases.flatMap((end) => {
    if (end === '=' && stem.at(-1) !== stem.at(-2)) return [];
    const base = end === '=' ? stem.slice(0, -1) : stem + end;
    return base.length < SHORTEST_BASE ? [] : [{ base, partsOfSpeech, isGuess: true }];
  });
}

/** Merges forms with the same base and their parts of speech. */
function unique(forms: readonly BaseForm[]): readonly BaseForm[] {
  const byBase = new Map<string, BaseForm>();
  for (const form of forms) {
    const before = byBase.get(form.base);
    const partsOfSpeech =
      before?.partsOfSpeech && form.partsOfSpeech ? [...before.partsOfSpeech, ...form.partsOfSpeech] : null;
    byBase.set(form.base, before ? { ...before, partsOfSpeech } : form);
  }
  return [...byBase.values()];
}
