import { findEntry } from '../lexicon/english.ts';
import { IRREGULAR_VERBS, RARER_IRREGULAR_VERBS } from '../lexicon/irregular-verbs.ts';
import { IRREGULAR_PLURALS, NOUNS_WITH_PLURAL_VERB, WORDS_IN_S_WITHOUT_ENDING } from '../lexicon/nouns.ts';
import { findClosedWord } from './closed-words.ts';
import type { Reading, Tag } from './tag.ts';

/*
 * What a word can be by itself: "play" a noun and a verb, "stopped" a past and a participle of "stop". The
 * tagger chooses among these readings by the words around.
 */

/** The cost of a word's most usual part of speech, its second, its third, and any further one. */
const COST_BY_RANK = [0, 0.7, 1.3, 1.8];
/** What is added to the cost of the readings of a word that the lexicon does not have. */
const NOT_LISTED = 1.5;
/** What is added to the cost of a regular form of an irregular verb: "goed" is read as "went". */
const WRONG_FORM = 0.8;
/** No English word is longer; the endings of a longer run of letters say nothing. */
const MAX_WORD_LENGTH = 30;

const IRREGULAR_PASTS = new Map<string, string[]>();
const IRREGULAR_PARTICIPLES = new Map<string, string[]>();
const IRREGULAR_BASES = new Set<string>();
for (const { base, past, participle } of [...IRREGULAR_VERBS, ...RARER_IRREGULAR_VERBS]) {
  IRREGULAR_BASES.add(base);
  for (const form of past) IRREGULAR_PASTS.set(form, [...(IRREGULAR_PASTS.get(form) ?? []), base]);
  for (const form of participle)
    IRREGULAR_PARTICIPLES.set(form, [...(IRREGULAR_PARTICIPLES.get(form) ?? []), base]);
}
const PLURAL_SINGULARS = new Map([...IRREGULAR_PLURALS].map(([singular, plural]) => [plural, singular]));
/** Plural forms that are also singular: "fish", "species". */
const SAME_PLURALS = new Set([...IRREGULAR_PLURALS].flatMap(([one, many]) => (one === many ? [one] : [])));

/**
 * Returns the cost of reading a base form as a part of speech (n, v, a, r); undefined when it cannot be that.
 */
function rankPart(base: string, part: string): number | undefined {
  const at = findEntry(base)?.parts.indexOf(part) ?? -1;
  return at < 0 ? undefined : (COST_BY_RANK[at] ?? COST_BY_RANK[3]);
}

/** Lists the bases that a form with the ending can come from: stopped → stop; making → make; tried → try. */
function listBases(word: string, ending: 's' | 'ed' | 'ing' | 'er' | 'est'): readonly string[] {
  if (!word.endsWith(ending) || word.length > MAX_WORD_LENGTH) return [];
  const stem = word.slice(0, -ending.length);
  if (stem.length < 2) return [];
  if (ending === 's') {
    if (word.endsWith('ss') || word.endsWith('us')) return [];
    const bases = [stem];
    if (word.endsWith('ies')) bases.push(`${word.slice(0, -3)}y`);
    if (/(?:s|x|z|ch|sh|o)es$/.test(word)) bases.push(word.slice(0, -2));
    if (word.endsWith('ves')) bases.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
    return bases;
  }
  const bases = [stem, `${stem}e`];
  if (/([bdfgklmnprtvz])\1$/.test(stem)) bases.push(stem.slice(0, -1));
  if (ending === 'ing') {
    if (stem.endsWith('y')) bases.push(`${stem.slice(0, -1)}ie`);
  } else if (stem.endsWith('i')) bases.push(`${stem.slice(0, -1)}y`);
  return bases;
}

/** Returns the bases that the lexicon has as the part of speech, with their costs. */
function rankBases(bases: readonly string[], part: string): readonly { base: string; cost: number }[] {
  return bases.flatMap((base) => {
    const cost = rankPart(base, part);
    return cost === undefined ? [] : [{ base, cost }];
  });
}

/** Reads the word as a base form: "play" as a noun and a verb. */
function readPlainForm(word: string): Reading[] {
  const readings: Reading[] = [];
  const add = (tag: Tag, part: string) => {
    const cost = rankPart(word, part);
    if (cost !== undefined) readings.push({ tag, lemma: word, cost });
  };
  if (NOUNS_WITH_PLURAL_VERB.has(word))
    readings.push({ tag: 'NOUNS', lemma: PLURAL_SINGULARS.get(word) ?? word, cost: 0 });
  else if (SAME_PLURALS.has(word)) readings.push({ tag: 'NOUNS', lemma: word, cost: 0.2 });
  if (!NOUNS_WITH_PLURAL_VERB.has(word)) add('NOUN', 'n');
  add('VERB', 'v');
  add('ADJ', 'a');
  add('ADV', 'r');
  return readings;
}

/** Reads the word as a past, a participle, an -ing form or a third person. */
function readVerbForms(word: string): Reading[] {
  const readings: Reading[] = [];
  const add = (tag: Tag, bases: readonly string[], extra = 0) => {
    const [best] = rankBases(bases, 'v').toSorted((one, other) => one.cost - other.cost);
    if (best) readings.push({ tag, lemma: best.base, cost: best.cost + extra });
  };
  const pasts = IRREGULAR_PASTS.get(word) ?? [];
  const participles = IRREGULAR_PARTICIPLES.get(word) ?? [];
  for (const base of pasts.slice(0, 1)) readings.push({ tag: 'PAST', lemma: base, cost: 0.1 });
  for (const base of participles.slice(0, 1)) readings.push({ tag: 'EN', lemma: base, cost: 0.1 });
  if (pasts.length === 0 && participles.length === 0) {
    const bases = listBases(word, 'ed');
    const isWrong = bases.some((base) => IRREGULAR_BASES.has(base));
    add('PAST', bases, isWrong ? WRONG_FORM : 0);
    add('EN', bases, isWrong ? WRONG_FORM : 0.1);
  }
  add('ING', listBases(word, 'ing'));
  if (!WORDS_IN_S_WITHOUT_ENDING.has(word)) add('VERBS', listBases(word, 's'));
  return readings;
}

/** Reads the word as a plural. */
function readNounForms(word: string): Reading[] {
  const singular = PLURAL_SINGULARS.get(word);
  if (singular !== undefined && !SAME_PLURALS.has(word) && !NOUNS_WITH_PLURAL_VERB.has(word))
    return [{ tag: 'NOUNS', lemma: singular, cost: 0 }];
  if (WORDS_IN_S_WITHOUT_ENDING.has(word) || NOUNS_WITH_PLURAL_VERB.has(word)) return [];
  const [best] = rankBases(listBases(word, 's'), 'n').toSorted((one, other) => one.cost - other.cost);
  return best ? [{ tag: 'NOUNS', lemma: best.base, cost: best.cost }] : [];
}

/** Reads the word as a comparative or superlative. */
function readDegrees(word: string): Reading[] {
  const bases = [...listBases(word, 'er'), ...listBases(word, 'est')];
  return rankBases(bases, 'a')
    .slice(0, 1)
    .map(({ base, cost }) => ({ tag: 'ADJ' as const, lemma: base, cost: cost + 0.2 }));
}

/** Reads the word as an adverb made from an adjective: quickly, easily, simply, basically. */
function readAdverb(word: string): Reading[] {
  if (!word.endsWith('ly')) return [];
  const stem = word.slice(0, -2);
  const [best] = rankBases(
    [stem, `${stem}le`, stem.replace(/i$/, 'y'), stem.replace(/al$/, ''), `${stem}l`],
    'a',
  );
  return best ? [{ tag: 'ADV', lemma: word, cost: 0.1 }] : [];
}

/**
 * Guesses the readings of a word that no list has by its ending; without a known ending it is most likely a
 * noun.
 */
function guessReadings(word: string): Reading[] {
  const guess = (...tags: readonly [Tag, number][]): Reading[] =>
    tags.map(([tag, cost]) => ({ tag, lemma: word, cost: cost + NOT_LISTED }));
  if (/(?:ness|tion|sion|ment|ity|ism|ship|hood|ance|ence)$/.test(word)) return guess(['NOUN', 0]);
  if (/(?:nesses|tions|sions|ments|ities|isms|ships|ances|ences)$/.test(word)) return guess(['NOUNS', 0]);
  if (/(?:ful|ous|ive|able|ible|less|ish|ical|ular)$/.test(word)) return guess(['ADJ', 0], ['NOUN', 1.5]);
  if (/..ly$/.test(word)) return guess(['ADV', 0], ['ADJ', 1]);
  if (/..ing$/.test(word)) return guess(['ING', 0], ['NOUN', 0.8], ['ADJ', 0.8]);
  if (/..ed$/.test(word)) return guess(['PAST', 0], ['EN', 0.1], ['ADJ', 0.6]);
  if (/[^su]s$/.test(word)) return guess(['NOUNS', 0], ['VERBS', 1], ['NOUN', 1]);
  return guess(['NOUN', 0], ['ADJ', 1], ['VERB', 1.2], ['NOUNS', 1.5]);
}

/** Keeps the cheapest reading of each tag. */
function keepCheapest(readings: readonly Reading[]): readonly Reading[] {
  const best = new Map<Tag, Reading>();
  for (const reading of readings) {
    const known = best.get(reading.tag);
    if (!known || reading.cost < known.cost) best.set(reading.tag, reading);
  }
  return [...best.values()];
}

/**
 * What is added to a base form that looks like a form of another word, and to a noun that looks like an -ing
 * form.
 */
const LOOKS_LIKE_FORM = 1.2;
const LOOKS_LIKE_ING = 0.3;

/**
 * Makes it costly to read "saw" and "felt" as the base forms "to saw" and "to felt", or "building" as a noun.
 */
function avoidHomographs(word: string, readings: readonly Reading[]): readonly Reading[] {
  const isPast = readings.some(({ tag, lemma }) => tag === 'PAST' && lemma !== word);
  const isPlural = readings.some(({ tag, lemma }) => tag === 'NOUNS' && lemma !== word);
  return readings.map((reading) => {
    if (reading.lemma !== word) return reading;
    const isAlike =
      reading.tag === 'VERB'
        ? isPast
        : (reading.tag === 'NOUN' || reading.tag === 'ADV') && (isPlural || isPast);
    const isIng = reading.tag === 'NOUN' && readings.some(({ tag }) => tag === 'ING');
    const extra = (isAlike ? LOOKS_LIKE_FORM : 0) + (isIng ? LOOKS_LIKE_ING : 0);
    return { ...reading, cost: reading.cost + extra };
  });
}

/** Reads a word as a noun, verb, adjective or adverb of the lexicon; empty for an unknown word. */
function readOpenWord(word: string): readonly Reading[] {
  if (word.length > MAX_WORD_LENGTH) return [];
  const readings = keepCheapest([
    ...readPlainForm(word),
    ...readVerbForms(word),
    ...readNounForms(word),
    ...readDegrees(word),
    ...readAdverb(word),
  ]);
  return avoidHomographs(word, readings);
}

/** All that a word can be by itself. */
export interface WordReadings {
  readings: readonly Reading[];
  /** Whether the word is in the lexicon, so that the readings are facts and not guesses. */
  isInLexicon: boolean;
}

/** Small words inside a compound that is read by its first word: "sisters-in-law". */
const INNER_WORDS = new Set('in of to by at on up and the'.split(' '));

/**
 * Reads words joined by a hyphen by the last one ("eight-year-old", "part-time"), or as an adjective or noun.
 */
function readHyphenated(word: string): WordReadings | undefined {
  const parts = word.split('-');
  const [first = '', ...rest] = parts;
  if (rest.length === 0 || parts.some((part) => part === '')) return undefined;
  // "Sisters-in-law" are sisters. "Check-in" has no word after "in", so it is read by its last word.
  const isPhrase = rest.slice(0, -1).some((part) => INNER_WORDS.has(part));
  const main = isPhrase ? first : (rest.at(-1) ?? '');
  const readings = findClosedWord(main)?.isOpen === false ? [] : readOpenWord(main);
  const compound = readings
    .filter(({ tag }) => tag === 'NOUN' || tag === 'NOUNS' || tag === 'ADJ')
    .map((reading) => ({ ...reading, lemma: word }));
  return {
    readings: keepCheapest([
      ...compound,
      { tag: 'ADJ', lemma: word, cost: 0.5 },
      { tag: 'NOUN', lemma: word, cost: 0.8 },
    ]),
    isInLexicon: compound.length > 0,
  };
}

/** Readings by word: a text repeats its words, and those beside a word ask for its readings, too. */
const cache = new Map<string, WordReadings>();
const MAX_CACHED = 4_000;

/** Returns all readings of a word in lower case, at least one. */
export function readWord(word: string): WordReadings {
  const known = cache.get(word);
  if (known) return known;
  if (cache.size >= MAX_CACHED) cache.clear();
  const readings = findReadings(word);
  if (word.length <= MAX_WORD_LENGTH) cache.set(word, readings);
  return readings;
}

/** Finds the readings of a word in the list of grammar words, in the lexicon, or by its ending. */
function findReadings(word: string): WordReadings {
  const closed = findClosedWord(word);
  if (closed && !closed.isOpen) return { readings: closed.readings, isInLexicon: true };
  const open = readOpenWord(word);
  if (closed) return { readings: keepCheapest([...closed.readings, ...open]), isInLexicon: true };
  if (open.length > 0) return { readings: open, isInLexicon: true };
  return (
    readHyphenated(word) ?? { readings: guessReadings(word.slice(-MAX_WORD_LENGTH)), isInLexicon: false }
  );
}
