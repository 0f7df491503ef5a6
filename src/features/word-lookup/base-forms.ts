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
const COMPARABLE = ['adjective', 'adverb', 'determiner'] as const;
const ADJECTIVE = ['adjective'] as const;

/** A form's ending, its replacements in the base, and the parts of speech. `=` removes a doubled letter. */
type Rule = readonly [ending: string, bases: readonly string[], partsOfSpeech: readonly PartOfSpeech[]];

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
  ['er', ['', 'e', '='], COMPARABLE],
  ['ier', ['y'], COMPARABLE],
  ['est', ['', 'e', '='], COMPARABLE],
  ['iest', ['y'], COMPARABLE],
  ['ly', ['', 'le', 'l'], ADJECTIVE],
  ['ily', ['y'], ADJECTIVE],
  ['ically', ['ic'], ADJECTIVE],
];

const MIN_BASE_LENGTH = 2;

/** Prefixes of irregular verbs, which keep the forms of the verb: "overtook" as "took". */
const PREFIX = /^(?:out|over|under|fore|for|mis|re|un|up|with)(?=\p{L}{3})/u;

const IRREGULAR_FORMS = createIrregularForms();

function createIrregularForms(): ReadonlyMap<string, readonly BaseForm[]> {
  const forms = new Map<string, BaseForm[]>();
  const add = (form: string, base: string, partsOfSpeech: readonly PartOfSpeech[]) => {
    if (form !== base) forms.set(form, [...(forms.get(form) ?? []), { base, partsOfSpeech, isGuess: false }]);
  };
  for (const { base, past, participle } of IRREGULAR_VERBS) {
    for (const form of new Set([...past, ...participle])) add(form, base, VERB);
  }
  for (const [singular, plural] of IRREGULAR_PLURALS) add(plural, singular, NOUN);
  for (const word of ['good', 'well', 'bad', 'badly', 'far', 'much', 'many', 'little']) {
    for (const form of [toComparative(word), toSuperlative(word)]) add(form, word, COMPARABLE);
  }
  for (const form of ['further', 'furthest']) add(form, 'far', COMPARABLE);
  for (const form of ['am', 'is', 'are', 'was', 'were', 'been']) add(form, 'be', VERB);
  add('has', 'have', VERB);
  return forms;
}

const IRREGULAR_CONTRACTIONS: Readonly<Record<string, string>> = {
  "can't": 'can',
  "won't": 'will',
  "shan't": 'shall',
};

/** "didn't" → "did", "we've" → "we", "Anna's" → "anna". */
function removeContraction(word: string): string {
  return IRREGULAR_CONTRACTIONS[word] ?? word.replace(/n't$/, '').replace(/'.*$/, '');
}

/**
 * The words of which a written word may be a form, in lower case: itself, then the bases of irregular forms,
 * then guesses by spelling rules. Many guesses are no words ("bu" for "bus"), so a caller looks them up.
 */
export function findBaseForms(written: string): readonly BaseForm[] {
  const word = written.toLowerCase().replaceAll('’', "'");
  const plain = removeContraction(word);
  const spellings = [word, plain, word.replaceAll('-', ' '), word.replaceAll('-', '')];
  const [prefix = ''] = PREFIX.exec(plain) ?? [];
  const prefixed = (prefix && IRREGULAR_FORMS.get(plain.slice(prefix.length))) || [];
  return mergeByBase([
    ...spellings.map((base) => ({ base, partsOfSpeech: null, isGuess: false })),
    ...(IRREGULAR_FORMS.get(plain) ?? []),
    ...prefixed.map((form) => ({ ...form, base: prefix + form.base })),
    ...RULES.flatMap((rule) => applyRule(plain, rule)),
    // "mothers-in-law"
    { base: plain.replace('s-', '-'), partsOfSpeech: NOUN, isGuess: true },
  ]);
}

function applyRule(word: string, [ending, bases, partsOfSpeech]: Rule): readonly BaseForm[] {
  if (!word.endsWith(ending)) return [];
  const stem = word.slice(0, -ending.length);
  return bases.flatMap((end) => {
    if (end === '=' && stem.at(-1) !== stem.at(-2)) return [];
    const base = end === '=' ? stem.slice(0, -1) : stem + end;
    return base.length < MIN_BASE_LENGTH ? [] : [{ base, partsOfSpeech, isGuess: true }];
  });
}

/** Merges forms with the same base and their parts of speech. */
function mergeByBase(forms: readonly BaseForm[]): readonly BaseForm[] {
  const byBase = new Map<string, BaseForm>();
  for (const form of forms) {
    const earlier = byBase.get(form.base);
    const partsOfSpeech =
      earlier?.partsOfSpeech && form.partsOfSpeech ? [...earlier.partsOfSpeech, ...form.partsOfSpeech] : null;
    byBase.set(form.base, earlier ? { ...earlier, partsOfSpeech } : form);
  }
  return [...byBase.values()];
}
