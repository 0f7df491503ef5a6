import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { getWordBeforeMatch } from '../patterns/marked-words.ts';
import type { Match } from '../patterns/pattern.ts';
import { hasTag, type Sentence, type Token } from '../patterns/sentences.ts';

/** Whether the word can only be a finite verb: "is", "can", "goes", "went", but not "walks" or "played". */
function isFiniteVerb(word: Token): boolean {
  const isAuxiliary = (['BEFIN', 'MODAL', 'DO'] as const).some((name) =>
    FUNCTION_WORDS[name].has(word.lower),
  );
  return isAuxiliary || (hasTag(word, 'VERBS', 'PAST') && !hasTag(word, 'NOUNS', 'NOUN', 'EN', 'ADJ'));
}

/** Whether the word or mark stands between clauses: a comma, "because", "who". */
function endsClause({ text, lower }: Token): boolean {
  return /^[,;:.!?–—()"“”-]$/.test(text) || FUNCTION_WORDS.CONJ.has(lower) || FUNCTION_WORDS.WH.has(lower);
}

/** The tokens from `index` to the end of their clause. */
export function getClauseAfter(sentence: Sentence, index: number): Sentence {
  const rest = sentence.slice(index);
  const end = rest.findIndex(endsClause);
  return end < 0 ? rest : rest.slice(0, end);
}

/** "Is", "can", "hurts", "came", and after a plural "help": what may be the verb of the words before it. */
export function mayBeFiniteVerb(word: Token | undefined): boolean {
  if (!word) return false;
  const isAuxiliary = (['BEFIN', 'MODAL', 'DO', 'HAVE'] as const).some((name) =>
    FUNCTION_WORDS[name].has(word.lower),
  );
  return isAuxiliary || word.lower === "'s" || hasTag(word, 'VERBS', 'PAST');
}

/** How many words of the clause from `index` on may be its verb. */
export function countFiniteVerbs(sentence: Sentence, index: number): number {
  return getClauseAfter(sentence, index).filter(mayBeFiniteVerb).length;
}

/** Whether the last words of the match are the subject of a clause: "They say [English] is easy". */
export function beginsClause({ marked, to }: Match, sentence: Sentence): boolean {
  const from = Math.max(marked.to, to);
  const next = sentence[from];
  if (mayBeFiniteVerb(next) || next?.tags.has('VERB')) return true;
  return getClauseAfter(sentence, from)
    .slice(0, 3)
    .some((word) => FUNCTION_WORDS.BEFIN.has(word.lower) || FUNCTION_WORDS.MODAL.has(word.lower));
}

/** The tokens from the start of the clause to `index`. */
export function getClauseBefore(sentence: Sentence, index: number): Sentence {
  let from = index;
  while (from > 0) {
    const word = sentence[from - 1];
    if (!word || endsClause(word)) break;
    from--;
  }
  return sentence.slice(from, index);
}

/** Whether no finite verb follows in the clause, so that the marked word must be the finite verb. */
export function isOnlyFiniteVerb(match: Match, sentence: Sentence): boolean {
  return !getClauseAfter(sentence, match.marked.to).some(isFiniteVerb);
}

/** Words right before a subject whose verb has no -s. Right: "Let it go", "Did she go", "You and he go". */
const BEFORE_RIGHT_BARE_VERB = new Set(
  "do does did don't doesn't didn't can could will would shall should may might must can't couldn't won't wouldn't shouldn't mustn't let lets let's make makes made making help helps helped see saw seen sees watch watches watched watching hear heard feel felt have has had having give gave gives giving is are was were am be been 's to and or nor than as rather".split(
    ' ',
  ),
);
/** Right: "Suggest that he go", "It is vital that he be told". */
const ASKING_FOR_BASE_FORM =
  /\b(?:suggest|recommend|insist|demand|propos|request|require|advise|important|essential|vital|necessary|crucial|urgent|lest)\w*\b/;

/** The words in lower case with a space between them, for regular expressions. */
export function joinLowerCase(sentence: Sentence): string {
  return sentence.map(({ lower }) => lower).join(' ');
}

/** Whether a base form for every subject may follow these words: "They insisted that he not be told". */
export function asksForBaseForm(words: Sentence): boolean {
  const text = joinLowerCase(words);
  return ASKING_FOR_BASE_FORM.test(text) || /\bask(?:ed|s)? that\b/.test(text);
}

/** Wrong in another way: "When I was a child, she play", which needs the past form. */
const WHEN_SOMEONE_WAS = /\bwhen (?:i|you|he|she|it|we|they) (?:was|were)\b/;

/** Whether the marked word is not a full verb here. Right: "wait for it like a bus", "it need not be". */
function isNotFullVerb({ from, marked }: Match, sentence: Sentence): boolean {
  const [verb, next, before] = [sentence[marked.from], sentence[marked.to], sentence[from - 1]];
  if (verb?.lower === 'dare') return true;
  if (verb?.lower === 'need') return next?.lower === 'not' || next?.lower === 'be';
  const isObject = before !== undefined && !endsClause(before) && !before.tags.has('NOUN');
  return verb?.lower === 'like' && isObject;
}

/** Words anywhere before the subject, after which its verb has no -s. Right: "Why did my brother go?" */
const BEFORE_CLAUSE_WITH_BARE_VERB = new Set(
  "did does do let make made makes help may didn't doesn't can will could would should must".split(' '),
);

/**
 * Whether the marked verb after a singular subject needs -s. It does not where the bare form is right ("let
 * it go", "suggest that he go"), and in a past context it needs the past form instead.
 */
export function needsThirdPersonS(match: Match, sentence: Sentence): boolean {
  if (isNotFullVerb(match, sentence)) return false;
  // "And he goes", where "and" opens the sentence and joins no "you and he go".
  const isJoined = !sentence[match.from]?.canStartSentence;
  if (isJoined && BEFORE_RIGHT_BARE_VERB.has(getWordBeforeMatch(match, sentence))) return false;
  const opening = sentence.slice(0, match.marked.from);
  if (asksForBaseForm(opening) || WHEN_SOMEONE_WAS.test(joinLowerCase(opening))) return false;
  if (isAboutThePast(match, sentence)) return false;
  const clause = getClauseBefore(sentence, match.from);
  if (clause.some(({ lower }) => BEFORE_CLAUSE_WITH_BARE_VERB.has(lower))) return false;
  return isOnlyFiniteVerb(match, sentence);
}

/** Times that are over with "last": "last week", "last May". */
const TIMES_AFTER_LAST = new Set(
  'night week weekend month year summer winter spring autumn fall day morning evening afternoon century monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december time christmas easter'.split(
    ' ',
  ),
);

/**
 * Words before a time that the verb is not about: "since yesterday", "than last week", "the film of last
 * year".
 */
const BEFORE_OTHER_TIME = new Set([
  'since',
  'until',
  'till',
  'from',
  'by',
  'before',
  'than',
  'of',
  'about',
  'like',
  'for',
]);
/** A year that is over, not the current one or one to come. */
const YEAR_BEFORE_2025 = /^(?:1\d\d\d|20[01]\d|202[0-4])$/;
/** "Ago" can belong to a "since" up to this many words before: "since about two years ago". */
const WORDS_BEFORE_AGO = 5;

/** Whether words name a finished time: yesterday, last week, two days ago, in 2010. */
export function namesPastTime(words: Sentence): boolean {
  return words.some((word, index) => {
    const before = words[index - 1]?.lower ?? '';
    if (BEFORE_OTHER_TIME.has(before)) return false;
    if (word.lower === 'yesterday') return words[index + 1]?.lower !== "'s";
    if (word.lower === 'ago')
      return !words
        .slice(Math.max(0, index - WORDS_BEFORE_AGO), index)
        .some(({ lower }) => lower === 'since');
    if (word.lower === 'last')
      return (
        !['the', 'at', 'my', 'his', 'her'].includes(before) &&
        TIMES_AFTER_LAST.has(words[index + 1]?.lower ?? '')
      );
    if (before === 'in') return YEAR_BEFORE_2025.test(word.text);
    return false;
  });
}

/** The tokens from `index` up to a second subject or a participle: what belongs to the verb before. */
function getWordsOfSameVerb(sentence: Sentence, index: number): Sentence {
  const after = getClauseAfter(sentence, index);
  const end = after.findIndex(({ lower, tags }, at) => {
    const isSubject = FUNCTION_WORDS.SUBJ.has(lower) && lower !== 'it' && lower !== 'you';
    const isParticiple = tags.has('EN') && !tags.has('VERB');
    return (at > 0 && isSubject) || (at > 1 && isParticiple);
  });
  return end < 0 ? after : after.slice(0, end);
}

/** Whether the clause of the match, or the start of the sentence, names a finished time. */
export function isAboutThePast(match: Match, sentence: Sentence): boolean {
  if (namesPastTime(getWordsOfSameVerb(sentence, match.marked.to))) return true;
  const head = sentence.slice(0, match.from);
  const hasOtherClause = head.some(
    ({ lower }) => FUNCTION_WORDS.SUBJ.has(lower) || FUNCTION_WORDS.SUBORD.has(lower),
  );
  return namesPastTime(hasOtherClause ? getClauseBefore(sentence, match.from) : head);
}

/**
 * Whether the clause of the match itself names a finished time, or one opens the sentence just before it:
 * "Last week she go", but not "The price rose last week, and it has a bad effect".
 */
export function isInPastClause(match: Match, sentence: Sentence): boolean {
  if (!isAboutThePast(match, sentence)) return false;
  if (namesPastTime(getClauseAfter(sentence, match.marked.to))) return true;
  const head = sentence.slice(0, match.from);
  return !head.some(
    ({ lower, tags }) => FUNCTION_WORDS.SUBJ.has(lower) || tags.has('PAST') || lower === 'to',
  );
}
