import { LONG_ADJECTIVES } from '../lexicon/adjectives.ts';
import { FUNCTION_WORDS, isFunctionWord } from '../lexicon/function-words.ts';
import { JOB_NOUNS, NOUNS_OWNED_SINGLY, UNCOUNTABLE_NOUNS } from '../lexicon/nouns.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import { getFirstMarkedWord, getWordAfterMark, getWordBeforeMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence } from '../patterns/sentences.ts';
import { ALWAYS_COUNTABLE_NOUNS, PLACES, VERBS_WITH_COUNTABLE_OBJECT } from './word-groups.ts';

export const DEFINITE_EXPLANATION = {
  simple: 'It is clear which {n} we mean, so we say “{right}”.',
  full: 'It is clear which {n} is meant, so it takes the definite article: “{right}”.',
};
export const INDEFINITE_EXPLANATION = {
  simple: 'We speak of one {n}, so we say “{right}”.',
  full: '“{n}” is countable and singular, so it needs an article: “{right}”.',
};

export const NOUNS_NEEDING_ARTICLE = ALWAYS_COUNTABLE_NOUNS.filter(
  (word) =>
    !UNCOUNTABLE_NOUNS.has(word) &&
    !/^(?:brother|sister|mother|father|mum|mom|dad|mummy|daddy|grandma|grandpa|uncle|aunt|captain|king|queen|prince|princess|coach|bath|cold|fever|glass|chicken|fish|cake|pizza|room|eye|snake|toothache|thousand|skill|cleaner|dentist|lamp|answer|breakfast|test|dream|home|baby|exercise|duck|effect|reason|voice|surprise|style|post|lemon|painting|drawing|potato|opportunity|position|leg|hand|finger|shoe|glove|character)$/.test(
      word,
    ),
);

export function startsLowerCase(sentence: Sentence, index: number): boolean {
  return /^\p{Ll}/u.test(sentence[index]?.text ?? '');
}

export function needsIndefiniteArticle(match: Match, sentence: Sentence): boolean {
  const noun = sentence[match.marked.to - 1];
  const first = sentence[match.marked.from];
  if (!noun || !first || /^\p{Lu}/u.test(noun.text)) return false;
  const before = getWordBeforeMark(match, sentence);
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

const MANY_KINDS = /^(?:different|various|similar|several|certain|equal)$/;

/** Whether no noun follows that would make the marked noun the first part of a compound: "driving lesson". */
export function isNotInCompound(match: Match, sentence: Sentence): boolean {
  const [before, next] = [sentence[match.marked.from - 1], sentence[match.marked.to]];
  if (before?.tags.has('ING') && sentence[match.marked.from - 2]?.isWord && !before.tags.has('NAME')) {
    const owner = sentence[match.marked.from - 2]?.lower ?? '';
    if (FUNCTION_WORDS.DET.has(owner) || sentence[match.marked.from - 2]?.tags.has('ADJ')) return false;
  }
  if (sentence[match.marked.from]?.tags.has('ADJ') && next?.lower === 'and') return false;
  // "Letter after letter", "open country".
  if (
    /^(?:after|by)$/.test(next?.lower ?? '') &&
    sentence[match.marked.to + 1]?.lower === sentence[match.marked.to - 1]?.lower
  )
    return false;
  // "They have different opinion": more than one is meant.
  if (sentence.slice(match.marked.from, match.marked.to).some(({ lower }) => MANY_KINDS.test(lower)))
    return false;
  const [adjective, noun] = [sentence[match.marked.to - 2], sentence[match.marked.to - 1]];
  if (/^(?:open country|good company)$/.test(`${adjective?.lower} ${noun?.lower}`)) return false;
  return (
    next?.isWord !== true ||
    isFunctionWord(next.lower) ||
    !(next.tags.size === 0 || next.tags.has('NOUN') || next.tags.has('NOUNS'))
  );
}

export function needsDefiniteArticle(match: Match, sentence: Sentence): boolean {
  const word = getFirstMarkedWord(match, sentence);
  const before = getWordBeforeMark(match, sentence);
  const after = getWordAfterMark(match, sentence);
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

/** The explanation of rules without one of their own. */
export const DEFAULT_EXPLANATION = INDEFINITE_EXPLANATION;

/** The word lists that the patterns use as `%name`. */
export const WORD_LISTS = {
  jobs: JOB_NOUNS,
  countable: NOUNS_NEEDING_ARTICLE,
  single: [
    ...new Set([
      ...NOUNS_OWNED_SINGLY,
      ...NOUNS_NEEDING_ARTICLE,
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
  verbs: VERBS_WITH_COUNTABLE_OBJECT,
  places: PLACES.filter((word) => !['house', 'door', 'city', 'village', 'box', 'town'].includes(word)),
  outings: parseWordList(
    'cinema theatre theater beach park zoo supermarket museum restaurant gym library airport station market mountain mountains forest swimming-pool pool countryside seaside doctor dentist playground stadium bakery pharmacy office post-office bank hotel kitchen garden bathroom toilet police-station embassy mall',
  ),
  events: parseWordList(
    'time day weekend trip holiday journey evening party dream idea memory flight rest birthday life',
  ),
  long: LONG_ADJECTIVES,
};
