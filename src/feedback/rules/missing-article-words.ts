import { LONG_ADJECTIVES } from '../lexicon/adjectives.ts';
import { JOBS, SINGLE_THINGS, UNCOUNTABLE } from '../lexicon/nouns.ts';
import { wordList } from '../lexicon/word-list.ts';
import { PLACES, SURELY_COUNTABLE, TAKES_A_THING } from './word-groups.ts';

export const the = {
  simple: 'There is only one, or we know which one: say "the" (the sun, the cinema).',
  full: 'Something that both know, or that there is only one of, takes the definite article "the".',
};
export const a = {
  simple: 'One person or thing: say "a" or "an" before it (a dog, a doctor).',
  full: 'A singular countable noun needs an article: "a" or "an" when it is mentioned for the first time, also for jobs.',
};

export const COUNTABLE = SURELY_COUNTABLE.filter(
  (word) =>
    !UNCOUNTABLE.has(word) &&
    !/^(?:brother|sister|mother|father|mum|mom|dad|mummy|daddy|grandma|grandpa|uncle|aunt|captain|king|queen|prince|princess|coach|bath|cold|fever|glass|chicken|fish|cake|pizza|room|eye|snake|toothache|thousand|skill|cleaner|dentist|lamp|answer|breakfast|test|dream|home|baby)$/.test(
      word,
    ),
);

export type Words = readonly { lower: string; text: string; tags: ReadonlySet<string> }[];

export function isLower(sentence: Words, index: number): boolean {
  return /^\p{Ll}/u.test(sentence[index]?.text ?? '');
}

export function isOne(match: { marked: { from: number; to: number } }, sentence: Words): boolean {
  const noun = sentence[match.marked.to - 1];
  const first = sentence[match.marked.from];
  if (!noun || !first || /^\p{Lu}/u.test(noun.text)) return false;
  const before = sentence[match.marked.from - 1]?.lower ?? '';
  if (before === 'own' || (before === "'s" && sentence[match.marked.from - 2]?.tags.has('NOUN')))
    return false;
  if (['are', 'were', "'re"].includes(before) && sentence[match.marked.from - 2]?.lower !== 'you')
    return false;
  const plain = [
    'next',
    'last',
    'own',
    'such',
    'enough',
    'other',
    'same',
    'many',
    'few',
    'more',
    'most',
    'little',
    'high',
    'open',
    'real',
    'full',
    'daily',
    'free',
    'fresh',
    'fast',
    'public',
    'extra',
    'own',
    'much',
    'late',
    'every',
  ];
  return !plain.includes(first.lower) || ['open', 'real', 'free', 'high', 'fast'].includes(first.lower);
}

export function isSuperlative(match: { marked: { from: number; to: number } }, sentence: Words): boolean {
  const word = sentence[match.marked.from]?.lower ?? '';
  const before = sentence[match.marked.from - 1]?.lower ?? '';
  const after = sentence[match.marked.to]?.lower ?? '';
  if (word === 'best' && /^(?:friend|friends|wishes|regards|practice|of|for|seller)$/.test(after))
    return false;
  if (word === 'worst' && after === 'of') return false;
  if (word === 'most' && before !== 'is' && before !== 'was' && before !== "'s" && before !== 'of')
    return false;
  return (
    !['at', 'least'].includes(word) &&
    !/^(?:the|my|your|his|her|our|their|its|second|third|next)$/.test(before) &&
    !(
      before === "'s" &&
      sentence[match.marked.from - 2]?.tags.has('VERB') !== true &&
      sentence[match.marked.from - 2]?.lower !== 'it' &&
      sentence[match.marked.from - 2]?.lower !== 'he' &&
      sentence[match.marked.from - 2]?.lower !== 'she' &&
      sentence[match.marked.from - 2]?.lower !== 'that'
    )
  );
}

/** Why, where a rule has no reason of its own. */
export const WHY = a;

/** The lists of words that the rules name. */
export const LISTS = {
  jobs: JOBS,
  countable: COUNTABLE,
  single: [
    ...new Set([
      ...SINGLE_THINGS,
      ...COUNTABLE,
      'bath',
      'fever',
      'brother',
      'sister',
      'test',
      'dream',
      'baby',
      'lamp',
    ]),
  ].filter(
    (word) =>
      ![
        'bed',
        'table',
        'place',
        'part',
        'way',
        'school',
        'class',
        'course',
        'home',
        'order',
        'face',
        'hand',
        'head',
        'day',
        'week',
        'month',
        'year',
        'reason',
        'opportunity',
        'time',
        'man',
        'university',
        'person',
        'cook',
        'fish',
        'orange',
        'chicken',
        'cold',
        'room',
        'eye',
        'snake',
        'toothache',
        'thousand',
        'skill',
        'cleaner',
        'cake',
        'pizza',
      ].includes(word),
  ),
  verbs: TAKES_A_THING,
  places: PLACES.filter((word) => !['house', 'door', 'city', 'village', 'box', 'town'].includes(word)),
  outings: wordList(
    'cinema theatre theater beach park zoo supermarket museum restaurant gym library airport station market mountain mountains forest swimming-pool pool countryside seaside doctor dentist playground stadium bakery pharmacy office post-office bank hotel kitchen garden bathroom toilet police-station embassy mall',
  ),
  events: wordList(
    'time day weekend trip holiday journey evening party dream idea memory flight rest birthday life',
  ),
  long: LONG_ADJECTIVES,
};
