import { LONG_ADJECTIVES } from '../lexicon/adjectives.ts';
import { FUNCTION_WORDS, isFunctionWord } from '../lexicon/function-words.ts';
import { JOB_NOUNS, NOUNS_OWNED_SINGLY, UNCOUNTABLE_NOUNS } from '../lexicon/nouns.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import { getFirstMarkedWord, getWordAfterMark, getWordBeforeMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { hasTag, type Sentence } from '../patterns/sentences.ts';
import { joinLowerCase } from './clause.ts';
import { ALWAYS_COUNTABLE_NOUNS, VERBS_WITH_COUNTABLE_OBJECT } from './word-groups.ts';

export const DEFINITE_EXPLANATION = {
  simple: 'It is clear which {n} we mean, so we say “{right}”.',
  full: 'It is clear which {n} is meant, so it takes the definite article: “{right}”.',
};
export const INDEFINITE_EXPLANATION = {
  simple: 'We speak of one {n}, so we say “{right}”.',
  full: '“{n}” is countable and singular, so it needs an article: “{right}”.',
};

/** "Mother is here", "in bath", "I eat fish", "answer me": nouns that also stand alone, or are verbs. */
const NOUNS_ALSO_WITHOUT_ARTICLE = new Set(
  parseWordList(
    'brother sister mother father mum mom dad mummy daddy grandma grandpa uncle aunt captain king queen prince princess coach bath cold fever glass chicken fish cake pizza room eye snake toothache thousand skill cleaner dentist lamp answer breakfast test dream home baby exercise duck effect reason voice surprise style post lemon painting drawing potato opportunity position leg hand finger shoe glove character',
  ),
);

/** "I need pencil": each of these, alone and in the singular, surely lacks its article. */
const NOUNS_NEEDING_ARTICLE = ALWAYS_COUNTABLE_NOUNS.filter(
  (word) => !UNCOUNTABLE_NOUNS.has(word) && !NOUNS_ALSO_WITHOUT_ARTICLE.has(word),
);

export function startsLowerCase(sentence: Sentence, index: number): boolean {
  return /^\p{Ll}/u.test(sentence[index]?.text ?? '');
}

/** "Next week", "enough time", "every day": no article stands before these words. */
const WORDS_IN_PLACE_OF_ARTICLE = new Set(
  parseWordList(
    'next last own such enough other same many few more most little full daily fresh public extra much late every',
  ),
);

/** Whether the marked words before a noun leave room for "a": not in "my own car", "they are good friend". */
export function needsIndefiniteArticle(match: Match, sentence: Sentence): boolean {
  const noun = sentence[match.marked.to - 1];
  const first = sentence[match.marked.from];
  if (!noun || !first || /^\p{Lu}/u.test(noun.text)) return false;
  const before = getWordBeforeMark(match, sentence);
  const twoBefore = sentence[match.marked.from - 2];
  const hasOwner = before === 'own' || (before === "'s" && twoBefore?.tags.has('NOUN') === true);
  const hasPluralSubject = ['are', 'were', "'re"].includes(before) && twoBefore?.lower !== 'you';
  return !hasOwner && !hasPluralSubject && !WORDS_IN_PLACE_OF_ARTICLE.has(first.lower);
}

/** "They have different opinion": more than one is meant. */
const WORDS_FOR_MANY_KINDS = new Set('different various similar several certain equal'.split(' '));

function meansMany(match: Match, sentence: Sentence): boolean {
  return sentence
    .slice(match.marked.from, match.marked.to)
    .some(({ lower }) => WORDS_FOR_MANY_KINDS.has(lower));
}

/** "The long waiting time", "new driving lesson": the -ing form and the noun are one thing. */
function followsNounInIng(match: Match, sentence: Sentence): boolean {
  const [twoBefore, before] = [sentence[match.marked.from - 2], sentence[match.marked.from - 1]];
  if (!twoBefore?.isWord || !before?.tags.has('ING') || before.tags.has('NAME')) return false;
  return FUNCTION_WORDS.DET.has(twoBefore.lower) || twoBefore.tags.has('ADJ');
}

/** "Letter after letter", "day by day". */
function isRepeatedBehind(match: Match, sentence: Sentence): boolean {
  return (
    /^(?:after|by)$/.test(getWordAfterMark(match, sentence)) &&
    sentence[match.marked.to + 1]?.lower === sentence[match.marked.to - 1]?.lower
  );
}

/** "Big house and garden" may be the two things of one owner. */
function isFirstOfTwo(match: Match, sentence: Sentence): boolean {
  return hasTag(sentence[match.marked.from], 'ADJ') && getWordAfterMark(match, sentence) === 'and';
}

/** "We drove through open country", "She is good company". */
const UNCOUNTABLE_WITH_ADJECTIVE = new Set(['open country', 'good company']);

function isUncountableWithAdjective(match: Match, sentence: Sentence): boolean {
  const { to } = match.marked;
  return UNCOUNTABLE_WITH_ADJECTIVE.has(joinLowerCase(sentence.slice(Math.max(0, to - 2), to)));
}

/** "Driving lesson plan": the noun is the first part of a compound. */
function hasNounBehind(match: Match, sentence: Sentence): boolean {
  const next = sentence[match.marked.to];
  if (next?.isWord !== true || isFunctionWord(next.lower)) return false;
  return next.tags.size === 0 || hasTag(next, 'NOUN', 'NOUNS');
}

/** Whether the marked noun is one thing alone, not a part of a compound, of a pair or of a phrase. */
export function isWholeNounGroup(match: Match, sentence: Sentence): boolean {
  return ![
    followsNounInIng,
    isRepeatedBehind,
    isFirstOfTwo,
    meansMany,
    isUncountableWithAdjective,
    hasNounBehind,
  ].some((isPart) => isPart(match, sentence));
}

/** "The car's best part" has an owner; "it's best part" has a verb. */
function followsOwner(match: Match, sentence: Sentence): boolean {
  const word = sentence[match.marked.from - 2];
  return (
    getWordBeforeMark(match, sentence) === "'s" &&
    word?.tags.has('VERB') !== true &&
    !/^(?:it|he|she|that)$/.test(word?.lower ?? '')
  );
}

/** "Best wishes", "my best friend", "best of all". */
const AFTER_BEST_ALONE = new Set('friend friends wishes regards practice of for seller'.split(' '));
/** "He is most famous singer", "one of most famous singers": behind these, "most" is a superlative. */
const WORDS_BEFORE_SUPERLATIVE = new Set(['is', 'was', "'s", 'of']);
/** "My biggest fear", "the second biggest city". */
const IN_PLACE_OF_THE = new Set('the my your his her our their its second third next'.split(' '));

/** Whether a superlative lacks "the": "it is [biggest → the biggest] city". */
export function needsDefiniteArticle(match: Match, sentence: Sentence): boolean {
  const word = getFirstMarkedWord(match, sentence);
  const before = getWordBeforeMark(match, sentence);
  const after = getWordAfterMark(match, sentence);
  if (word === 'best' && AFTER_BEST_ALONE.has(after)) return false;
  if (word === 'worst' && after === 'of') return false;
  // "The resource that we are shortest of": the noun stands before.
  if (after === 'of' && !/^\p{L}/u.test(sentence[match.marked.to + 1]?.text ?? '')) return false;
  // "We like most animals": nearly all.
  if (word === 'most' && !WORDS_BEFORE_SUPERLATIVE.has(before)) return false;
  // "At least".
  if (word === 'least') return false;
  return !IN_PLACE_OF_THE.has(before) && !followsOwner(match, sentence);
}

/** "In bed", "at school", "this way", "eat fish": not with these, which also stand alone behind a verb. */
const NOUNS_HAD_WITHOUT_ARTICLE = new Set(
  parseWordList(
    'bed table place part way school class course home order face hand head day week month year reason opportunity time man university person cook fish orange chicken cold room eye snake toothache thousand skill cleaner cake pizza word party lesson message page',
  ),
);

/** "I have dog", "she has fever": what is had one at a time. */
const NOUNS_HAD_SINGLY = [
  ...new Set([
    ...NOUNS_OWNED_SINGLY,
    ...NOUNS_NEEDING_ARTICLE,
    ...parseWordList('bath fever brother sister test dream baby lamp'),
  ]),
].filter((word) => !NOUNS_HAD_WITHOUT_ARTICLE.has(word));

/** The word lists that the patterns use as `%name`. */
export const WORD_LISTS = {
  /** "She is doctor." */
  jobs: JOB_NOUNS,
  /** "It is big city." */
  countableNouns: NOUNS_NEEDING_ARTICLE,
  /** "I have dog." */
  ownedThings: NOUNS_HAD_SINGLY,
  /** "She bought new car." */
  verbsOfGetting: VERBS_WITH_COUNTABLE_OBJECT,
  /** "We went to cinema." */
  outingPlaces: parseWordList(
    'cinema theatre theater beach park zoo supermarket museum restaurant gym library airport station market mountain mountains forest swimming-pool pool countryside seaside doctor dentist playground stadium bakery pharmacy office post-office bank hotel kitchen garden bathroom toilet police-station embassy mall',
  ),
  /** "Have nice day!" */
  events: parseWordList(
    'time day weekend trip holiday journey evening party dream idea memory flight rest birthday life',
  ),
  /** "He is most famous singer." */
  longAdjectives: LONG_ADJECTIVES,
};

const WORDS_BEFORE_PARTICIPLE: ReadonlySet<string> = new Set([
  ...parseWordList("a an the this no every any one 's"),
  ...FUNCTION_WORDS.POSS,
  ...FUNCTION_WORDS.NUM,
]);

/** "The newly built house", "one lost dog", "his well used car": the verb at the index describes the noun. */
export function isParticipleOfNoun(index: number, sentence: Sentence): boolean {
  if (!hasTag(sentence[index], 'EN')) return false;
  const before = sentence
    .slice(0, index)
    .findLast((word) => !hasTag(word, 'ADV', 'ADJ') && !/ly$|^(?:well|half|last|first)$/.test(word.lower));
  return WORDS_BEFORE_PARTICIPLE.has(before?.lower ?? '');
}
