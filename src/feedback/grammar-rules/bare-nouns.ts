import type { NounGroup } from '../grammar/groups.ts';
import { createLemmaTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { chooseArticle } from '../lexicon/inflection.ts';
import { createFinding, type GrammarFinding, getWritten, type RuleContext } from './grammar-rule.ts';

// Countable singular nouns without a determiner, and the article that they lack.

/** There is one of each, so they have "the". */
const ONLY_ONE = /^(?:environment|internet|world|countryside|moon)$/;

/** "The environment", not "a dangerous environment". */
export function isOnlyOne({ head, modifiers }: NounGroup): boolean {
  return ONLY_ONE.test(head.lemma) && modifiers.length === 0;
}

/** "Very small", "really nice": not "too small" or "so nice", after which the article would stand. */
const DEGREE_OF_ONE = /^(?:very|really|extremely)$/;

/** Whether a singular noun of the lexicon stands without a determiner. */
export function isBare({
  determiner,
  isPronoun,
  members,
  modifiers,
  head,
  number,
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
  // "Taxi driver", "summer festival": a noun before another tells the kind.
  return modifiers.every(
    ({ tag, lower, isInLexicon, possibleTags }, at) =>
      (isInLexicon && !possibleTags.has('DET') && (tag === 'ADJ' || tag === 'NOUN')) ||
      (DEGREE_OF_ONE.test(lower) && modifiers[at + 1]?.tag === 'ADJ'),
  );
}

/** What comes in twos: "buy shoe" wants a plural. */
const IN_PAIRS = /^(?:shoe|boot|sock|glove|earring|eye|ear|leg|foot|hand|arm|lip|slipper|trainer|sandal)$/;
/** Ideas of which each is one: "a job". Others, such as "work", can be a material or an activity. */
const COUNTED_IDEAS =
  /^(?:job|plan|idea|problem|party|question|exam|trip|mistake|message|letter|story|song|word|ticket|class|course|lesson|certificate|diploma|badge|trophy|visa|licence|diary|brochure|mug|racket|campaign|petition|presentation|invitation|tournament|refund|apology|degree|fee|nightmare|timetable|advertisement|announcement|documentary|thriller|episode|compliment|excursion|celebration|championship|contract|portrait|melody|headline|biography|logo|paragraph|festival|competition|concert|reminder|newsletter|document|vacancy|bargain|thunderstorm|earthquake|task|trick|hike|rehearsal|tip)$/;

/** Nouns that are counted once an adjective stands before them, although they have another sense as well. */
const COUNTED_WITH_ADJECTIVE =
  /^(?:family|company|hospital|garden|queue|accent|increase|decrease|group|team|voice|smile|career|weekend|headache|relationship|decision|difference|mistake|question|solution|choice|discount|dream|fight|lecture|surprise|disaster|victory|journey|visit|tour|meal|farmhouse|kitchen|result|role|impression|project|programme|product|machine|song|suit|nose|mouth|beard|neck|tail|walk|bridge|church|castle)$/;

/** Whether a noun is counted, so that one of it needs an article. */
export function needsArticleInSingular({ countability, head, nounClass, modifiers }: NounGroup): boolean {
  if (ONLY_ONE.test(head.lemma)) return true;
  if (IN_PAIRS.test(head.lemma)) return false;
  // "Poor family", "long queue": what is described is one of many.
  if (modifiers.some(({ tag }) => tag === 'ADJ') && COUNTED_WITH_ADJECTIVE.test(head.lemma)) return true;
  if (countability !== 'countable') return false;
  return nounClass !== 'idea' || COUNTED_IDEAS.test(head.lemma);
}

/** "Room 5", "teacher Ana", "taxi drivers", "book's": a name, a longer noun, or a mark that is no pause. */
function isPartOfName(next: GrammarToken | undefined): boolean {
  if (!next) return false;
  if (/^(?:NUM|NAME|NOUNS?|POSS)$/.test(next.tag)) return true;
  return !next.isWord && !/^[.,!?;:]$/.test(next.text);
}

/** "Bread and butter" are a pair; "a teacher and she …" are not. */
function opensPair(tokens: readonly GrammarToken[], to: number): boolean {
  return tokens[to]?.tag === 'AND' && !/^(?:PRON|DET|NUM)$/.test(tokens[to + 1]?.tag ?? '');
}

const SUBJECTS_OF_SCHOOL =
  /^(?:maths|english|history|science|physics|biology|chemistry|french|german|spanish|geography|music|art)$/;

/** "An exam of maths" is "a maths exam". */
function isOfSchoolSubject(tokens: readonly GrammarToken[], to: number): boolean {
  return tokens[to]?.lower === 'of' && SUBJECTS_OF_SCHOOL.test(tokens[to + 1]?.lower ?? '');
}

/** "My mother and teacher", "(teacher)", "“teacher”". */
function closesPairOrQuote(before: GrammarToken | undefined): boolean {
  return before !== undefined && (before.tag === 'AND' || before.tag === 'DET' || !before.isWord);
}

/** "His father's brother": after a noun, 's can name the owner; after "she" it is "is". */
function mayBeOwned(tokens: readonly GrammarToken[], from: number): boolean {
  const owner = tokens[from - 2];
  return tokens[from - 1]?.lower === "'s" && (owner?.tag === 'NOUN' || owner?.tag === 'NAME');
}

/** "First prize", "next stop". */
const WITHOUT_ARTICLE =
  /^(?:first|second|third|fourth|fifth|sixth|last|next|same|such|other|only|little|enough|own|half|better)$/;

/** Words with which a noun, or with a capital letter a name, stands without an article. */
function isUsedWithoutArticle({ text, lower }: GrammarToken): boolean {
  return /^\p{Lu}/u.test(text) || WITHOUT_ARTICLE.test(lower);
}

const isPiece = createLemmaTest('piece slice part half bit chunk strip');
const isInOrInto = createWordTest('in into');

/** "Cut it into small piece": several are meant. */
function isResultOfCutting(tokens: readonly GrammarToken[], { from, head }: NounGroup): boolean {
  return isPiece(head) && isInOrInto(tokens[from - 1]);
}

/** Whether the words around the group show a name, a title, a pair or a word used as a word. */
export function mayStandWithoutArticle({ sentence: { tokens } }: RuleContext, group: NounGroup): boolean {
  const { from, to } = group;
  const isRepeated = tokens[to + 1]?.lemma === tokens[to - 1]?.lemma; // "Book after book"
  return (
    opensPair(tokens, to) ||
    isPartOfName(tokens[to]) ||
    isOfSchoolSubject(tokens, to) ||
    closesPairOrQuote(tokens[from - 1]) ||
    mayBeOwned(tokens, from) ||
    isResultOfCutting(tokens, group) ||
    isRepeated ||
    tokens.slice(from, to).some(isUsedWithoutArticle)
  );
}

/** "Apply for the position of assistant coach": titles, and phrases such as "in due course". */
const NO_DESCRIPTION = /ing$|th$|^(?:head|chief|assistant|deputy|senior|junior|vice|due|full|open)$/;

/** Whether a word before the noun makes it a title, or is no description of one of many. */
export function isTitleOrPhrase({ modifiers }: NounGroup): boolean {
  return modifiers.some(({ lower }) => NO_DESCRIPTION.test(lower));
}

/** Whether a group surely lacks its article: "buy new phone". */
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
    full: `The superlative “${superlative}” has “the”: “the ${written}”.`,
  };
}

/** "Buy [new → a new] phone". */
function explainOneOfMany(noun: string, right: string) {
  return {
    simple: `We speak of one ${noun}, so we say “${right}”.`,
    full: `“${noun}” is countable and singular, so it needs an article: “${right}”.`,
  };
}

/** "Best", "biggest". */
function isSuperlative({ lower, lemma }: GrammarToken): boolean {
  return /^(?:best|worst|most)$|..est$/.test(lower) && lemma !== lower;
}

/** A finding that puts "a", "an" or "the" before a group. */
export function insertArticle(context: RuleContext, group: NounGroup): readonly GrammarFinding[] {
  const first = context.sentence.tokens[group.from];
  if (!first) return [];
  const written = getWritten(context, group.from, group.to);
  const insert = (article: string, reason: GrammarFinding['reason']) =>
    createFinding(context, group.from, group.from + 1, `${article} ${first.text}`, reason);
  if (isSuperlative(first)) return insert('the', explainSuperlative(first.lower, written));
  if (isOnlyOne(group)) return insert('the', explainOnlyOne(written));
  const article = chooseArticle(first.lower);
  return insert(article, explainOneOfMany(group.head.lower, `${article} ${written}`));
}
