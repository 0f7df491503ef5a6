import { FUNCTION_WORDS, isFunctionWord } from '../lexicon/function-words.ts';
import { toSingular } from '../lexicon/lexicon.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import { hasTag, type Sentence, type Token } from '../patterns/sentences.ts';
import { COUNTRIES, LANGUAGES, PERSONS, PLACES } from './word-groups.ts';

/** What a group of words after a preposition names: “of [my friend]” a person, “in [May]” a time. */
export type ComplementKind =
  | 'person'
  | 'name'
  | 'thing'
  | 'activity'
  | 'place'
  | 'time'
  | 'number'
  | 'question'
  | 'phrase'
  | 'other';

export interface Complement {
  kind: ComplementKind;
  /** The noun, pronoun or -ing form; '' if there is none. */
  head: string;
}

/** Words of times and of events that stand for a time: “at breakfast”. */
const TIME_WORDS = new Set(
  parseWordList(`
second seconds minute minutes moment moments hour hours day days night nights week weeks weekend weekends month months
year years decade decades century centuries age ages while time times morning mornings afternoon afternoons evening
evenings noon midnight today tomorrow yesterday tonight now then ever once long life lifetime childhood youth birth death
birthday birthdays christmas easter eid ramadan nowruz holiday holidays vacation term semester breakfast lunch dinner supper
first last next start beginning end present past future anniversary season period break dawn sunset sunrise
${[...FUNCTION_WORDS.WEEKDAY, ...FUNCTION_WORDS.MONTH, ...FUNCTION_WORDS.SEASON].join(' ')}
`),
);
/** Places, and things that something is done in, on or with: “at school”, “on the phone”. */
const PLACE_WORDS = new Set([
  ...PLACES,
  ...COUNTRIES,
  ...parseWordList(`
school home work university college class country town place world street road room building garden yard area region
centre center side left right top bottom front middle north south east west coast island sea ocean hospital church prison
phone telephone mobile computer laptop internet radio tv television screen website app stage page bus train plane boat ship
car bike bicycle taxi ground way journey trip picture photo book text board list paper field court camp pitch track
stairs platform corridor entrance office studio lab meeting hall shop store mall exam test interview lesson
`),
]);
/** Nouns that form fixed phrases with prepositions: of course, in detail, at least, with a smile. */
const PHRASE_WORDS = new Set(
  parseWordList(`
all course fact part parts case detail details general particular public private silence tears smile laugh voice whisper heart
hand hands head mind eye eyes name names own purpose mistake accident chance foot fire sale loan strike duty average edge
addition advance order return turn turns person pain trouble danger need practice theory principle reality example instance
reason reasons sake extent degree point points length least most best worst fun change cash credit interest demand
loss rest half total pleasure care ease difficulty respect love hope luck joy fear shame surprise anger shock horror relief
kind sort type number lot means choice nature law force full short so that
`),
);
const PERSON_WORDS = new Set([
  ...PERSONS,
  ...parseWordList(
    'me him us you whom people men women children kids parents everybody everyone somebody someone anybody anyone nobody others relatives grandparents adults visitors tourists guests customers family families teenagers foreigners strangers president minister',
  ),
]);
/** Pronouns for things, when they stand alone: “of it”, “about everything”. */
const THING_PRONOUNS = new Set(
  parseWordList('it them this that these those everything something anything nothing'),
);

/** Whether the word can stand before the noun of its group: "the", "two", "2", "other". */
function isDeterminer({ text, lower }: Token): boolean {
  return (
    FUNCTION_WORDS.DET.has(lower) ||
    FUNCTION_WORDS.NUM.has(lower) ||
    /^\d/.test(text) ||
    ['other', 'same', 'one'].includes(lower)
  );
}

/** Whether the word may be a noun. Words that no list has are nouns more often than anything else. */
function isNounLike({ tags, lower, isWord }: Token): boolean {
  if (tags.has('NOUN') || tags.has('NOUNS') || tags.has('NAME') || PERSON_WORDS.has(lower)) return true;
  return isWord && tags.size === 0 && !isFunctionWord(lower);
}

/** What a noun with the words of its group names. */
function classifyNoun(head: Token, words: Sentence): ComplementKind {
  const { lower } = head;
  const singular = toSingular(lower);
  const isListed = (list: ReadonlySet<string>) => list.has(lower) || list.has(singular);
  if (words.some((word) => TIME_WORDS.has(word.lower))) return 'time';
  if (isListed(PERSON_WORDS)) return 'person';
  if (isListed(PLACE_WORDS)) return 'place';
  if (isListed(PHRASE_WORDS)) return 'phrase';
  if (LANGUAGES.includes(lower)) return 'thing';
  return head.tags.has('NAME') ? 'name' : 'thing';
}

/** Only this many words of a group are read. */
const MAX_GROUP_WORDS = 8;

/** The words of a noun group, and its last noun; none in "the big" and "seeing him". */
function readNounGroup(sentence: Sentence, from: number): { words: Sentence; noun: Token | undefined } {
  const words: Token[] = [];
  let noun: Token | undefined;
  for (const word of sentence.slice(from, from + MAX_GROUP_WORDS)) {
    if (word.lower === "'s" && noun) noun = undefined;
    else if (isNounLike(word)) noun = word;
    else if (noun || !(isDeterminer(word) || hasTag(word, 'ADJ', 'SUPER'))) break;
    words.push(word);
  }
  return { words, noun };
}

/** What a group without a noun names. */
function classifyWithoutNoun(first: Token, words: Sentence): ComplementKind | undefined {
  if (TIME_WORDS.has(first.lower)) return 'time';
  if (PERSON_WORDS.has(first.lower) || first.lower === 'her') return 'person';
  if (first.tags.has('ING')) return 'activity';
  if (words.length === 1 && THING_PRONOUNS.has(first.lower)) return 'thing';
  const hasNumber = FUNCTION_WORDS.NUM.has(first.lower) || words.some(({ text }) => /^\d/.test(text));
  return hasNumber ? 'number' : undefined;
}

/**
 * What the group of words at `from` names, judged by its last noun. Words that no list has are things, unless
 * a time is among them.
 */
export function readComplement(sentence: Sentence, from: number): Complement {
  const first = sentence[from];
  if (!first || !(first.isWord || /^\d/.test(first.text))) return { kind: 'other', head: '' };
  if (/^(?:how|what|where|when|who|which|why|whether|if)$/.test(first.lower))
    return { kind: 'question', head: first.lower };
  const { words, noun } = readNounGroup(sentence, from);
  if (noun) return { kind: classifyNoun(noun, words), head: noun.lower };
  const kind = classifyWithoutNoun(first, words);
  return kind ? { kind, head: first.lower } : { kind: 'other', head: '' };
}
