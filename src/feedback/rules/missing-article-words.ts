import { LONG_ADJECTIVES } from '../lexicon/adjectives.ts';
import { FUNCTION_WORDS, isFunctionWord } from '../lexicon/function-words.ts';
import { JOB_NOUNS, NOUNS_OWNED_SINGLY, UNCOUNTABLE_NOUNS } from '../lexicon/nouns.ts';
import { parseWordList } from '../lexicon/word-list.ts';
import { getFirstMarkedWord, getWordAfterMark, getWordBeforeMark } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { hasTag, type Sentence, type Token } from '../patterns/sentences.ts';
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

/**
 * Nouns that also stand without an article, or are verbs. Right: "Mother is here", "I eat fish", "answer me".
 */
const NOUNS_ALSO_WITHOUT_ARTICLE = new Set(
  parseWordList(
    'brother sister mother father mum mom dad mummy daddy grandma grandpa uncle aunt captain king queen prince princess coach bath cold fever glass chicken fish cake pizza room eye snake toothache thousand skill cleaner dentist lamp answer breakfast test dream home baby exercise duck effect reason voice surprise style post lemon painting drawing potato opportunity position leg hand finger shoe glove character tradition',
  ),
);

/** Nouns that always need an article in the singular. Wrong: "I need pencil". */
const NOUNS_NEEDING_ARTICLE = ALWAYS_COUNTABLE_NOUNS.filter(
  (word) => !UNCOUNTABLE_NOUNS.has(word) && !NOUNS_ALSO_WITHOUT_ARTICLE.has(word),
);

export function startsLowerCase(sentence: Sentence, index: number): boolean {
  return /^\p{Ll}/u.test(sentence[index]?.text ?? '');
}

/** Words before a noun that leave no room for "a". Right: "next week", "enough time", "every day". */
const WORDS_IN_PLACE_OF_ARTICLE = new Set(
  parseWordList(
    'next last own such enough other same many few more most little full daily fresh public extra much late every',
  ),
);

/**
 * Whether "a" can stand before the marked words. Right: "my own car". Wrong in another way: "they are good
 * friend", which needs the plural.
 */
export function needsIndefiniteArticle(match: Match, sentence: Sentence): boolean {
  const noun = sentence[match.marked.to - 1];
  const first = sentence[match.marked.from];
  if (!noun || !first || /^\p{Lu}/u.test(noun.text)) return false;
  const before = getWordBeforeMark(match, sentence);
  const twoBefore = sentence[match.marked.from - 2];
  const hasOwner = before === 'own' || (before === "'s" && twoBefore?.tags.has('NOUN') === true);
  const hasPluralSubject = ['are', 'were', "'re"].includes(before) && twoBefore?.lower !== 'you';
  return (
    !hasOwner && !hasPluralSubject && (isSmallOne(first, noun) || !WORDS_IN_PLACE_OF_ARTICLE.has(first.lower))
  );
}

/** Wrong: "I have little sister", of a small one. Right: "I have little time", of an amount. */
function isSmallOne(first: Token, noun: Token): boolean {
  return (
    first.lower === 'little' &&
    /^(?:brother|sister|boy|girl|son|daughter|cousin|dog|cat|house|garden|village)$/.test(noun.lower)
  );
}

/** Adjectives that ask for a plural. Wrong in another way: "They have different opinion". */
const WORDS_FOR_MANY_KINDS = new Set('different various similar several certain equal'.split(' '));

function meansMany(match: Match, sentence: Sentence): boolean {
  return sentence
    .slice(match.marked.from, match.marked.to)
    .some(({ lower }) => WORDS_FOR_MANY_KINDS.has(lower));
}

/** Right: "the long waiting time", "new driving lesson", where the -ing form and the noun are one thing. */
function followsNounInIng(match: Match, sentence: Sentence): boolean {
  const [twoBefore, before] = [sentence[match.marked.from - 2], sentence[match.marked.from - 1]];
  if (!twoBefore?.isWord || !before?.tags.has('ING') || before.tags.has('NAME')) return false;
  return FUNCTION_WORDS.DET.has(twoBefore.lower) || twoBefore.tags.has('ADJ');
}

/** Right: "letter after letter", "day by day". */
function isRepeatedAfter(match: Match, sentence: Sentence): boolean {
  return (
    /^(?:after|by)$/.test(getWordAfterMark(match, sentence)) &&
    sentence[match.marked.to + 1]?.lower === sentence[match.marked.to - 1]?.lower
  );
}

/** Not marked: "big house and garden", which may be the two things of one owner. */
function isFirstOfTwo(match: Match, sentence: Sentence): boolean {
  return hasTag(sentence[match.marked.from], 'ADJ') && getWordAfterMark(match, sentence) === 'and';
}

/** Right: "We drove through open country", "She is good company". */
const UNCOUNTABLE_WITH_ADJECTIVE = new Set(['open country', 'good company']);

function isUncountableWithAdjective(match: Match, sentence: Sentence): boolean {
  const { to } = match.marked;
  return UNCOUNTABLE_WITH_ADJECTIVE.has(joinLowerCase(sentence.slice(Math.max(0, to - 2), to)));
}

/** Right: "Her name is Teacher Rosa", "He went to see judge Brown": the noun is a title. */
export function isBeforeName({ marked }: Match, sentence: Sentence): boolean {
  return /^\p{Lu}\p{Ll}/u.test(sentence[marked.to]?.text ?? '');
}

/** Whether the noun is the first part of a compound: "driving lesson plan". */
function hasNounAfter(match: Match, sentence: Sentence): boolean {
  const next = sentence[match.marked.to];
  if (next?.isWord !== true || isFunctionWord(next.lower)) return false;
  if (isBeforeName(match, sentence)) return true;
  return next.tags.size === 0 || hasTag(next, 'NOUN', 'NOUNS');
}

/** Whether the marked noun is one thing alone, not a part of a compound, of a pair or of a phrase. */
export function isWholeNounGroup(match: Match, sentence: Sentence): boolean {
  return ![
    followsNounInIng,
    isRepeatedAfter,
    isFirstOfTwo,
    meansMany,
    isUncountableWithAdjective,
    hasNounAfter,
  ].some((isPart) => isPart(match, sentence));
}

/** Whether "'s" is an owner's. True for "the car's best part", false for "it's best part". */
function followsOwner(match: Match, sentence: Sentence): boolean {
  const word = sentence[match.marked.from - 2];
  return (
    getWordBeforeMark(match, sentence) === "'s" &&
    word?.tags.has('VERB') !== true &&
    !/^(?:it|he|she|that)$/.test(word?.lower ?? '')
  );
}

/** Right without "the": "best wishes", "best friend", "best of all". */
const AFTER_BEST_WITHOUT_ARTICLE = new Set('friend friends wishes regards practice of for seller'.split(' '));
/**
 * Words after which "most" is a superlative. Wrong: "He is most famous singer", "one of most famous singers".
 */
const WORDS_BEFORE_SUPERLATIVE = new Set(['is', 'was', "'s", 'of']);
/** Words that leave no room for "the". Right: "my biggest fear", "the second biggest city". */
const WORDS_IN_PLACE_OF_THE = new Set('the my your his her our their its second third next'.split(' '));

/** Whether a superlative lacks "the": "it is [biggest → the biggest] city". */
export function needsDefiniteArticle(match: Match, sentence: Sentence): boolean {
  const word = getFirstMarkedWord(match, sentence);
  const before = getWordBeforeMark(match, sentence);
  const after = getWordAfterMark(match, sentence);
  if (word === 'best' && AFTER_BEST_WITHOUT_ARTICLE.has(after)) return false;
  if (word === 'worst' && after === 'of') return false;
  // Right: "The resource that we are shortest of", where the noun stands before.
  if (after === 'of' && !/^\p{L}/u.test(sentence[match.marked.to + 1]?.text ?? '')) return false;
  // Right: "We like most animals", which means nearly all.
  if (word === 'most' && !WORDS_BEFORE_SUPERLATIVE.has(before)) return false;
  // Right: "at least".
  if (word === 'least') return false;
  return !WORDS_IN_PLACE_OF_THE.has(before) && !followsOwner(match, sentence);
}

/** Nouns that also stand alone after a verb. Right: "I had class", "we eat fish", "they set foot there". */
const NOUNS_HAD_WITHOUT_ARTICLE = new Set(
  parseWordList(
    'bed table place part way school class course home order face hand head day week month year reason opportunity time man university person cook fish orange chicken cold room eye snake toothache thousand skill cleaner cake pizza word party lesson message page',
  ),
);

/** What a person has one of at a time. Wrong: "I have dog", "she has fever". */
const NOUNS_HAD_SINGLY = [
  ...new Set([
    ...NOUNS_OWNED_SINGLY,
    ...NOUNS_NEEDING_ARTICLE,
    ...parseWordList('bath fever brother sister test dream baby lamp'),
  ]),
].filter((word) => !NOUNS_HAD_WITHOUT_ARTICLE.has(word));

/** The word lists that the patterns use as `%name`. */
export const WORD_LISTS = {
  /** Wrong: "She is doctor." */
  jobs: JOB_NOUNS,
  /** Wrong: "It is big city." */
  countableNouns: NOUNS_NEEDING_ARTICLE,
  /** Wrong: "I have dog." */
  ownedThings: NOUNS_HAD_SINGLY,
  /** Wrong: "She bought new car." */
  verbsOfGetting: VERBS_WITH_COUNTABLE_OBJECT,
  /** Wrong: "We went to cinema." */
  outingPlaces: parseWordList(
    'cinema theatre theater beach park zoo supermarket museum restaurant gym library airport station market mountain mountains forest swimming-pool pool countryside seaside doctor dentist playground stadium bakery pharmacy office post-office bank hotel kitchen garden bathroom toilet police-station embassy mall',
  ),
  /** Wrong: "I work in bank." */
  workplaces: parseWordList(
    'bank hotel shop restaurant office supermarket hospital factory museum library bakery pharmacy cafe café bar farm zoo gym mall bookshop garage laboratory salon clinic warehouse',
  ),
  /** Wrong: "Have nice day!" */
  events: parseWordList(
    'time day weekend trip holiday journey evening party dream idea memory flight rest birthday life',
  ),
  /** Wrong: "He is most famous singer." */
  longAdjectives: LONG_ADJECTIVES,
};

/** Words that begin the group of a noun, before a participle that describes it. */
const WORDS_BEFORE_PARTICIPLE: ReadonlySet<string> = new Set([
  ...parseWordList("a an the this no every any one 's"),
  ...FUNCTION_WORDS.POSS,
  ...FUNCTION_WORDS.NUM,
]);

/** Whether the verb at the index describes the noun. Right: "one lost dog", "his well used car". */
export function isParticipleOfNoun(index: number, sentence: Sentence): boolean {
  if (!hasTag(sentence[index], 'EN')) return false;
  const before = sentence
    .slice(0, index)
    .findLast((word) => !hasTag(word, 'ADV', 'ADJ') && !/ly$|^(?:well|half|last|first)$/.test(word.lower));
  return WORDS_BEFORE_PARTICIPLE.has(before?.lower ?? '');
}
