import wordIndex from '../../content/words/word-index.json' with { type: 'json' };
import { FEELING_STEMS, LONG_ADJECTIVES, LY_ADJECTIVES, SHORT_ADJECTIVES } from './adjectives.ts';
import { canBe } from './english.ts';
import { isFunctionWord } from './function-words.ts';
import {
  adjectiveToAdverb,
  toComparative,
  toIngForm,
  toPastForm,
  toPastParticiple,
  toPlural,
  toSuperlative,
  toThirdPerson,
} from './inflection.ts';
import { IRREGULAR_VERBS } from './irregular-verbs.ts';
import {
  IRREGULAR_PLURALS,
  JOB_NOUNS,
  NOUNS_OWNED_SINGLY,
  NOUNS_WITH_PLURAL_VERB,
  OTHER_COUNTABLE_NOUNS,
  UNCOUNTABLE_NOUNS,
} from './nouns.ts';
import { REGULAR_VERBS } from './verbs.ts';
import { parseWordList } from './word-list.ts';

/*
 * The words that the patterns of the rules know, with the parts of speech that each can have. They come from
 * lists, because taggers are trained on correct sentences and fail where learners do. The parser has a larger
 * lexicon, in `english.ts`.
 */

/** Parts of speech and forms, in the names that the patterns use. */
export type Tag =
  /** A singular or uncountable noun: dog, water. */
  | 'NOUN'
  /** A plural noun: dogs. */
  | 'NOUNS'
  /** The base form of a verb: go. */
  | 'VERB'
  /** The third person: goes. */
  | 'VERBS'
  /** The past tense: went. */
  | 'PAST'
  /** The past participle: gone. */
  | 'EN'
  /** The -ing form: going. */
  | 'ING'
  /** An adjective: big. */
  | 'ADJ'
  /** A comparative in -er: bigger. */
  | 'COMP'
  /** A superlative in -est: biggest. */
  | 'SUPER'
  /** An adverb: quickly. */
  | 'ADV'
  /** A word with a capital letter inside a sentence: Ana. */
  | 'NAME';

/** By word in lower case. */
const tags = new Map<string, Set<Tag>>();
/** The base forms of verbs by their forms: went → go. */
const bases = new Map<string, string>();
/** The singulars of nouns by both numbers: mice → mouse. */
const singulars = new Map<string, string>();
/** Adjectives by their comparatives and superlatives: better → good. */
const positives = new Map<string, string>();

function addTags(word: string, ...added: Tag[]): void {
  const known = tags.get(word) ?? new Set<Tag>();
  for (const tag of added) known.add(tag);
  tags.set(word, known);
}

function addVerb(base: string): void {
  const addForm = (form: string, tag: Tag) => {
    addTags(form, tag);
    if (!bases.has(form)) bases.set(form, base);
  };
  const known = IRREGULAR_VERBS.find((verb) => verb.base === base);
  addForm(base, 'VERB');
  addForm(toThirdPerson(base), 'VERBS');
  addForm(toIngForm(base), 'ING');
  for (const form of known?.past ?? [toPastForm(base)]) addForm(form, 'PAST');
  for (const form of known?.participle ?? [toPastParticiple(base)]) addForm(form, 'EN');
}

function addNoun(noun: string): void {
  if (isFunctionWord(noun)) return;
  addTags(noun, 'NOUN');
  singulars.set(noun, noun);
  if (UNCOUNTABLE_NOUNS.has(noun)) return;
  const plural = toPlural(noun);
  addTags(plural, 'NOUNS');
  singulars.set(plural, noun);
}

function addAdjective(adjective: string): void {
  addTags(adjective, 'ADJ');
  const isShort = SHORT_ADJECTIVES.includes(adjective) || adjective === 'good' || adjective === 'bad';
  if (isShort) {
    addTags(toComparative(adjective), 'COMP');
    addTags(toSuperlative(adjective), 'SUPER');
    positives.set(toComparative(adjective), adjective);
    positives.set(toSuperlative(adjective), adjective);
  }
  const adverb = adjectiveToAdverb(adjective);
  if (adverb !== adjective && !LY_ADJECTIVES.includes(adjective)) addTags(adverb, 'ADV');
}

/** Makes "boring" and "bored" adjectives as well as forms of "bore". */
function addFeelingAdjectives(stem: string): void {
  const base = stem.endsWith('f') ? `${stem}y` : stem;
  for (const form of [`${stem}ing`, toIngForm(base), `${stem}ed`, toPastForm(base)])
    if (tags.has(form)) addTags(form, 'ADJ');
}

/** Function words that keep their tags, because learners use them as verbs, nouns or adjectives as well. */
const FUNCTION_WORDS_WITH_TAGS = new Set(
  parseWordList(
    'have has had having do does did like open well early fast hard late far used back past round near opposite inside outside home little few less more fall such same own online just still right lot pretty alone today tomorrow',
  ),
);

function dropTagsOfFunctionWords(): void {
  for (const word of [...tags.keys()])
    if (isFunctionWord(word) && !FUNCTION_WORDS_WITH_TAGS.has(word)) tags.delete(word);
  tags.delete('being');
  for (const modal of ['can', 'will', 'must', 'may', 'might']) tags.delete(modal);
}

/** Drops tags that are rarely meant: "last" as a verb, "left" as an adjective. */
function dropRareTags(): void {
  for (const tag of ['VERB', 'VERBS', 'PAST', 'EN'] as const) tags.get('last')?.delete(tag);
  tags.get('left')?.delete('ADJ');
}

/** Lists the words that the app teaches, of one part of speech, without grammar words. */
function listTaughtWords(partOfSpeech: keyof typeof wordIndex.A1): readonly string[] {
  return [wordIndex.A1, wordIndex.A2, wordIndex.B1, wordIndex.B2]
    .flatMap((words) => parseWordList(words[partOfSpeech]))
    .filter((word) => !isFunctionWord(word));
}

// The order matters: a form that two verbs share has the base of the first.
for (const { base } of IRREGULAR_VERBS) addVerb(base);
for (const verb of REGULAR_VERBS) addVerb(verb);
for (const noun of [
  ...OTHER_COUNTABLE_NOUNS,
  ...JOB_NOUNS,
  ...NOUNS_OWNED_SINGLY,
  ...UNCOUNTABLE_NOUNS,
  ...IRREGULAR_PLURALS.keys(),
])
  addNoun(noun);
for (const noun of NOUNS_WITH_PLURAL_VERB) tags.set(noun, new Set(['NOUNS', ...(tags.get(noun) ?? [])]));
for (const adjective of [...SHORT_ADJECTIVES, ...LONG_ADJECTIVES, ...LY_ADJECTIVES])
  addAdjective(adjective.toLowerCase());
for (const stem of FEELING_STEMS) addFeelingAdjectives(stem);
for (const noun of listTaughtWords('noun')) addNoun(noun);
for (const verb of listTaughtWords('verb')) addVerb(verb);
for (const adjective of listTaughtWords('adjective')) addAdjective(adjective);
for (const adverb of listTaughtWords('adverb')) addTags(adverb, 'ADV');
dropTagsOfFunctionWords();
dropRareTags();

/** Returns the tags that a word in lower case has by the lists; undefined when no list has it. */
export function findListedTags(word: string): ReadonlySet<Tag> | undefined {
  return tags.get(word);
}

/** Returns all words of the lists, in all their forms. */
export function getListedWords(): readonly string[] {
  return [...tags.keys()];
}

/** Returns the likely tags of an unknown word by its ending; empty for other endings. */
export function guessTags(word: string): ReadonlySet<Tag> {
  if (/(?:ness|tion|sion|ment|ity|ism|ship|hood|ance|ence)$/.test(word)) return new Set(['NOUN']);
  if (/(?:nesses|tions|sions|ments|ities|isms|ships|ances|ences)$/.test(word)) return new Set(['NOUNS']);
  // "Establish", "over-polish".
  if (/ish$/.test(word) && canBe(word.slice(word.lastIndexOf('-') + 1), 'v')) return new Set(['VERB']);
  if (/(?:ful|ous|ive|able|ible|less|ish|ical|ular)$/.test(word)) return new Set(['ADJ']);
  if (/ly$/.test(word)) return new Set(['ADV']);
  if (/ing$/.test(word)) return new Set(['ING', 'NOUN']);
  if (/ed$/.test(word)) return new Set(['PAST', 'EN']);
  if (/[^su]s$/.test(word)) return new Set(['NOUNS', 'VERBS']);
  return new Set();
}

const IRREGULAR_BASES: ReadonlyMap<string, string> = new Map([
  ...['am', 'is', 'are', 'was', 'were', 'been', 'being'].map((form) => [form, 'be'] as const),
  ...['has', 'had'].map((form) => [form, 'have'] as const),
  ...['does', 'did'].map((form) => [form, 'do'] as const),
]);

/** Returns the base form of a verb in any form: went → go; any other word unchanged. */
export function toBaseForm(verb: string): string {
  return IRREGULAR_BASES.get(verb) ?? bases.get(verb) ?? verb;
}

/** Returns the singular of a noun: mice → mouse. */
export function toSingular(noun: string): string {
  return singulars.get(noun) ?? stripPlural(noun);
}

/** The singular of a noun that the lexicon doesn't have: "rubbishes" → "rubbish", "happiness" stays. */
function stripPlural(noun: string): string {
  if (/[^s]ies$/.test(noun)) return noun.replace(/ies$/, 'y');
  return /(?:ss|sh|ch|x|z)es$/.test(noun) ? noun.slice(0, -2) : noun.replace(/(?<!s)s$/, '');
}

/** Returns the adjective of a comparative or superlative: better → good; any other word unchanged. */
export function toPositiveForm(adjective: string): string {
  return positives.get(adjective) ?? adjective;
}
