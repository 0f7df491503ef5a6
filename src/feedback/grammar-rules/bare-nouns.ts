// Finds singular nouns that lack an article, and inserts it: “I bought new phone” → “I bought a new phone”,
// “We must protect environment” → “We must protect the environment”. The rules in missing-article.ts and
// article-in-phrase.ts use it.

import type { NounGroup } from '../grammar/groups.ts';
import { createLemmaTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { chooseArticle } from '../lexicon/inflection.ts';
import { JOB_NOUNS } from '../lexicon/nouns.ts';
import { createFinding, type GrammarFinding, getWritten, type RuleContext } from './grammar-rule.ts';

/** Nouns with "the", because there is only one of each. */
const ONLY_ONE = /^(?:environment|internet|world|countryside|moon)$/;

/** True for "environment"; not for "dangerous environment", which can have "a". */
export function isOnlyOne({ head, modifiers }: NounGroup): boolean {
  return ONLY_ONE.test(head.lemma) && modifiers.length === 0;
}

/** Adverbs before which the article comes: "a very small house"; not "too", as in "too small a house". */
const ADVERBS_AFTER_ARTICLE = /^(?:very|really|extremely)$/;

/** True for "little girl", where "little" is no amount. */
function isSmallPerson({ lower }: GrammarToken, nounClass: NounGroup['nounClass']): boolean {
  return lower === 'little' && nounClass === 'person';
}

/** Whether the group is a singular noun of the lexicon without a determiner: "new phone", "taxi driver". */
export function isBare({
  determiner,
  isPronoun,
  members,
  modifiers,
  head,
  number,
  nounClass,
  isTime,
}: NounGroup): boolean {
  if (determiner || isPronoun || members.length > 0 || isTime || number !== 'singular') return false;
  if (
    head.tag !== 'NOUN' ||
    !head.isInLexicon ||
    head.possibleTags.has('NOUNS') ||
    head.possibleTags.has('ADJ')
  )
    return false;
  // True for "taxi driver" and "very small house": adjectives, nouns and adverbs of degree may come before
  // the noun.
  return modifiers.every(
    (word, at) =>
      (word.isInLexicon &&
        (!word.possibleTags.has('DET') || isSmallPerson(word, nounClass)) &&
        (word.tag === 'ADJ' || word.tag === 'NOUN')) ||
      (ADVERBS_AFTER_ARTICLE.test(word.lower) && modifiers[at + 1]?.tag === 'ADJ'),
  );
}

/** Nouns for things in twos. Not marked here: "buy shoe", where "shoes" is meant, and not "a shoe". */
const IN_PAIRS = /^(?:shoe|boot|sock|glove|earring|eye|ear|leg|foot|hand|arm|lip|slipper|trainer|sandal)$/;
/**
 * Counted nouns of the lexicon's class `idea`, which is its class for all that is not a person, place, time …
 * Others of the class, such as "work", can be uncountable, so only these need an article.
 */
const COUNTED_IDEAS =
  /^(?:job|plan|idea|problem|party|question|exam|trip|mistake|message|letter|story|song|word|ticket|class|course|lesson|certificate|diploma|badge|trophy|visa|licence|diary|brochure|mug|racket|campaign|petition|presentation|invitation|tournament|refund|apology|degree|fee|nightmare|timetable|advertisement|announcement|documentary|thriller|episode|compliment|excursion|celebration|championship|contract|portrait|melody|headline|biography|logo|paragraph|festival|competition|concert|reminder|newsletter|document|vacancy|bargain|thunderstorm|earthquake|task|trick|hike|rehearsal|tip)$/;

/** Nouns that need an article with an adjective before them, although they can be uncountable without one. */
const COUNTED_WITH_ADJECTIVE =
  /^(?:family|company|hospital|garden|queue|accent|increase|decrease|group|team|voice|smile|career|weekend|headache|relationship|decision|difference|mistake|question|solution|choice|discount|dream|fight|lecture|surprise|disaster|victory|journey|visit|tour|meal|farmhouse|kitchen|result|role|impression|project|programme|product|machine|song|suit|nose|mouth|beard|neck|tail|walk|bridge|church|castle)$/;

/** Whether a singular noun needs an article: "phone", "internet"; not "work" or "shoe". */
export function needsArticleInSingular({ countability, head, nounClass, modifiers }: NounGroup): boolean {
  if (ONLY_ONE.test(head.lemma)) return true;
  if (IN_PAIRS.test(head.lemma)) return false;
  // Wrong: "in big garden", "strange accent". What is described is one of many.
  if (modifiers.some(({ tag }) => tag === 'ADJ') && COUNTED_WITH_ADJECTIVE.test(head.lemma)) return true;
  if (countability !== 'countable') return false;
  return nounClass !== 'idea' || COUNTED_IDEAS.test(head.lemma);
}

/**
 * Whether the next word makes the noun part of a longer one: "Room 5", "teacher Ana", "taxi drivers",
 * "book's". So does a mark that is not a pause, such as a hyphen.
 */
function belongsToNoun(next: GrammarToken | undefined): boolean {
  if (!next) return false;
  if (/^(?:NUM|NAME|NOUNS?|POSS)$/.test(next.tag)) return true;
  return !next.isWord && !/^[.,!?;:]$/.test(next.text);
}

/** Not marked: "knife and fork", a pair. In "teacher and she …", another clause follows. */
function opensPair(tokens: readonly GrammarToken[], to: number): boolean {
  return tokens[to]?.tag === 'AND' && !/^(?:PRON|DET|NUM)$/.test(tokens[to + 1]?.tag ?? '');
}

const SUBJECTS_OF_SCHOOL =
  /^(?:maths|english|history|science|physics|biology|chemistry|french|german|spanish|geography|music|art)$/;

/** Not marked here: "exam of maths", which is to be "a maths exam". */
function isOfSchoolSubject(tokens: readonly GrammarToken[], to: number): boolean {
  return tokens[to]?.lower === 'of' && SUBJECTS_OF_SCHOOL.test(tokens[to + 1]?.lower ?? '');
}

/**
 * Not marked after "and", a determiner or a mark: "my mother and teacher", "all day", "(teacher)",
 * "“teacher”".
 */
function followsDeterminerAndOrMark(before: GrammarToken | undefined): boolean {
  return before !== undefined && (before.tag === 'AND' || before.tag === 'DET' || !before.isWord);
}

/** Not marked: "his father's brother". After a noun, 's can name the owner; after "she" it is "is". */
function mayBeOwned(tokens: readonly GrammarToken[], from: number): boolean {
  const owner = tokens[from - 2];
  return tokens[from - 1]?.lower === "'s" && (owner?.tag === 'NOUN' || owner?.tag === 'NAME');
}

/** Words with which a noun can stand without an article: "first prize", "next stop". */
const WORDS_WITHOUT_ARTICLE =
  /^(?:first|second|third|fourth|fifth|sixth|last|next|same|such|other|only|little|enough|own|half|better)$/;

/** Whether a word allows the noun to have no article: "first", "next", or a capital letter, as in a name. */
function isUsedWithoutArticle({ text, lower }: GrammarToken): boolean {
  return /^\p{Lu}/u.test(text) || WORDS_WITHOUT_ARTICLE.test(lower);
}

const isPiece = createLemmaTest('piece slice part half bit chunk strip');
const isInOrInto = createWordTest('in into');

/** Not marked here: "Cut it into small piece", where "pieces" is meant. */
function isResultOfCutting(tokens: readonly GrammarToken[], { from, head }: NounGroup): boolean {
  return isPiece(head) && isInOrInto(tokens[from - 1]);
}

/** Right: "hold him hostage", "find prey": these are said of one, too, without an article. */
const isHeldOrHunted = createWordTest('hostage prisoner captive prey');

/**
 * Whether the noun begins a longer group. Right: "We pay for building repairs", "make drone flying safer",
 * "support for phone records collection".
 */
function mayDescribeLaterNoun(tokens: readonly GrammarToken[], { to, head }: NounGroup): boolean {
  const [next, afterNext] = [tokens[to], tokens[to + 1]];
  if (!next || next.lower === head.lower) return false;
  if (next.text === '-' || (next.possibleTags.has('NOUNS') && next.possibleTags.has('VERBS'))) return true;
  return (
    next.tag === 'ING' && next.lower !== 'being' && (afterNext?.tag === 'NOUNS' || afterNext?.tag === 'ADJ')
  );
}

/** Whether the words in and around the group may make its noun right without an article. */
export function mayStandWithoutArticle({ sentence: { tokens } }: RuleContext, group: NounGroup): boolean {
  const { from, to } = group;
  if (
    mayDescribeLaterNoun(tokens, group) ||
    isHeldOrHunted(group.head) ||
    /^[”’]$/.test(tokens[from - 1]?.text ?? '')
  )
    return true;
  const isRepeated = tokens[to + 1]?.lemma === tokens[to - 1]?.lemma; // "Book after book" is right.
  return (
    opensPair(tokens, to) ||
    belongsToNoun(tokens[to]) ||
    isOfSchoolSubject(tokens, to) ||
    followsDeterminerAndOrMark(tokens[from - 1]) ||
    mayBeOwned(tokens, from) ||
    isResultOfCutting(tokens, group) ||
    isRepeated ||
    tokens.slice(from, to).some((word) => isUsedWithoutArticle(word) && !isSmallPerson(word, group.nounClass))
  );
}

/**
 * Words before a noun that do not describe one of many: in titles ("as assistant coach"), in phrases ("in due
 * course"), activities ("driving school"), and ordinal numbers ("fourth place"), which have "the" if any.
 */
const WORDS_OF_TITLES_AND_PHRASES =
  /ing$|th$|^(?:head|chief|assistant|deputy|senior|junior|vice|due|full|open)$/;

/** Whether a word before the noun belongs to a title or a phrase, and does not describe one of many. */
export function isTitleOrPhrase({ modifiers }: NounGroup): boolean {
  return modifiers.some(({ lower }) => WORDS_OF_TITLES_AND_PHRASES.test(lower));
}

/** Whether a group lacks its article: "buy new phone". */
export function lacksArticle(context: RuleContext, group: NounGroup): boolean {
  return isBare(group) && needsArticleInSingular(group) && !mayStandWithoutArticle(context, group);
}

/** "Protect [environment → the environment]". */
function explainOnlyOne(written: string) {
  return {
    simple: `There is only one, so we say “the ${written}”.`,
    full: `There is only one “${written}”, so it has “the”.`,
  };
}

/** "Buy [biggest → the biggest] house". */
function explainSuperlative(superlative: string, written: string) {
  return {
    simple: `Only one is the ${superlative}, so we say “the ${written}”.`,
    full: `The superlative “${superlative}” needs “the” here: “the ${written}”.`,
  };
}

/** "Buy [new → a new] phone". */
function explainOneOfMany(noun: string, right: string) {
  return {
    simple: `We speak of one ${noun}, so we say “${right}”.`,
    full: `“${noun}” is countable and singular, so it needs an article: “${right}”.`,
  };
}

/** Nouns of the list of jobs for what a person is besides a job. */
const NO_JOBS = new Set(
  'tourist beginner vegetarian member orphan widow twin genius hero champion foreigner teenager pupil student'.split(
    ' ',
  ),
);

/** "She works as [nurse → a nurse]". */
function explainJob(right: string) {
  return {
    simple: `The name of a job takes “a” or “an”: “${right}”.`,
    full: `The name of one person's job takes “a” or “an”: “${right}”.`,
  };
}

const isJob = createLemmaTest(JOB_NOUNS.filter((noun) => !NO_JOBS.has(noun)).join(' '));

/** True for "best", "biggest". */
function isSuperlative({ lower, lemma }: GrammarToken): boolean {
  return /^(?:best|worst|most)$|..est$/.test(lower) && lemma !== lower;
}

/**
 * A finding that puts "a", "an" or "the" before a group.
 *
 * @param tellsJob whether the group says what a person is: "he is teacher", "works as nurse"
 */
export function insertArticle(
  context: RuleContext,
  group: NounGroup,
  tellsJob = false,
): readonly GrammarFinding[] {
  const first = context.sentence.tokens[group.from];
  if (!first) return [];
  const written = getWritten(context, group.from, group.to);
  const insert = (article: string, reason: GrammarFinding['reason']) =>
    createFinding(context, group.from, group.from + 1, `${article} ${first.text}`, reason);
  if (isSuperlative(first)) return insert('the', explainSuperlative(first.lower, written));
  if (isOnlyOne(group)) return insert('the', explainOnlyOne(written));
  const article = chooseArticle(first.lower);
  const right = `${article} ${written}`;
  return insert(
    article,
    tellsJob && isJob(group.head) ? explainJob(right) : explainOneOfMany(group.head.lower, right),
  );
}
