import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import type { Match } from '../patterns/pattern.ts';
import type { Sentence, Token } from '../patterns/sentences.ts';

const FINITE_TAGS = ['VERBS', 'PAST'] as const;

function isFiniteVerb(word: Token): boolean {
  if (
    FUNCTION_WORDS.BEFIN.has(word.lower) ||
    FUNCTION_WORDS.MODAL.has(word.lower) ||
    FUNCTION_WORDS.DO.has(word.lower)
  )
    return true;
  return (
    FINITE_TAGS.some((tag) => word.tags.has(tag)) &&
    !word.tags.has('NOUNS') &&
    !word.tags.has('NOUN') &&
    !word.tags.has('EN') &&
    !word.tags.has('ADJ')
  );
}

function endsClause({ text, lower }: Token): boolean {
  return /^[,;:.!?–—()"“”]$/.test(text) || FUNCTION_WORDS.CONJ.has(lower) || FUNCTION_WORDS.WH.has(lower);
}

/** The tokens from `index` to the end of their clause. */
export function getClauseAfter(sentence: Sentence, index: number): Sentence {
  const rest = sentence.slice(index);
  const end = rest.findIndex(endsClause);
  return end < 0 ? rest : rest.slice(0, end);
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

const OBJECT_VERBS = new Set(
  "do does did don't doesn't didn't can could will would shall should may might must can't couldn't won't wouldn't shouldn't mustn't let lets let's make makes made making help helps helped see saw seen sees watch watches watched watching hear heard feel felt have has had having give gave gives giving is are was were am be been 's to and or nor than as rather".split(
    ' ',
  ),
);
const SUBJUNCTIVE =
  /\b(?:suggest|recommend|insist|demand|propos|request|require|advise|important|essential|vital|necessary|crucial|urgent|lest)\w*\b/;

export function joinLowerCase(sentence: Sentence): string {
  return sentence.map(({ lower }) => lower).join(' ');
}

/** Whether a base form for every subject may follow these words: "They insisted that he not be told". */
export function asksForBaseForm(words: Sentence): boolean {
  const text = joinLowerCase(words);
  return SUBJUNCTIVE.test(text) || /\bask(?:ed|s)? that\b/.test(text);
}

const IN_CHILDHOOD = /\bwhen (?:i|you|he|she|it|we|they) (?:was|were)\b/;

/** Whether the marked word is no full verb here: "wait for it like a bus", "it need not be". */
function isNoFullVerb({ from, marked }: Match, sentence: Sentence): boolean {
  const [verb, next, before] = [sentence[marked.from], sentence[marked.to], sentence[from - 1]];
  if (verb?.lower === 'dare') return true;
  if (verb?.lower === 'need') return next?.lower === 'not' || next?.lower === 'be';
  const isObject = before !== undefined && !endsClause(before) && !before.tags.has('NOUN');
  return verb?.lower === 'like' && isObject;
}

/**
 * Whether the marked verb after a singular subject needs -s. It does not where the bare form is right ("let
 * it go", "suggest that he go"), and in a past context it needs the past form instead.
 */
export function needsThirdPersonS(match: Match, sentence: Sentence): boolean {
  if (isNoFullVerb(match, sentence)) return false;
  const before = sentence[match.from - 1];
  if (before && OBJECT_VERBS.has(before.lower)) return false;
  const opening = joinLowerCase(sentence.slice(0, match.marked.from));
  if (
    asksForBaseForm(sentence.slice(0, match.marked.from)) ||
    IN_CHILDHOOD.test(opening) ||
    isAboutThePast(match, sentence)
  )
    return false;
  const clause = getClauseBefore(sentence, match.from);
  if (
    clause.some(({ lower }) =>
      [
        'did',
        'does',
        'do',
        'let',
        'make',
        'made',
        'makes',
        'help',
        'may',
        "didn't",
        "doesn't",
        'can',
        'will',
        'could',
        'would',
        'should',
        'must',
      ].includes(lower),
    )
  )
    return false;
  return isOnlyFiniteVerb(match, sentence);
}

const UNITS = new Set(
  'night week weekend month year summer winter spring autumn fall day morning evening afternoon century monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december time christmas easter'.split(
    ' ',
  ),
);

/** Whether words name a finished time: yesterday, last week, two days ago, in 2010. */
export function namesPastTime(words: Sentence): boolean {
  return words.some((word, index) => {
    const before = words[index - 1]?.lower ?? '';
    if (['since', 'until', 'till', 'from', 'by', 'before', 'than', 'of'].includes(before)) return false;
    if (word.lower === 'yesterday') return true;
    if (word.lower === 'ago')
      return !words.slice(Math.max(0, index - 5), index).some(({ lower }) => lower === 'since');
    if (word.lower === 'last')
      return !['the', 'at', 'my', 'his', 'her'].includes(before) && UNITS.has(words[index + 1]?.lower ?? '');
    if (before === 'in') return /^(?:1\d|20[01]\d|202[0-4])\d?\d?$/.test(word.text) && word.text.length === 4;
    return false;
  });
}

/** Whether the clause of the match, or the start of the sentence, names a finished time. */
export function isAboutThePast(match: Match, sentence: Sentence): boolean {
  const after = getClauseAfter(sentence, match.marked.to);
  const stop = after.findIndex(
    ({ lower, tags }, index) =>
      (index > 0 && FUNCTION_WORDS.SUBJ.has(lower) && lower !== 'it' && lower !== 'you') ||
      (tags.has('EN') && index > 1 && !tags.has('VERB')),
  );
  if (namesPastTime(stop < 0 ? after : after.slice(0, stop))) return true;
  const head = sentence.slice(0, match.from);
  if (head.some(({ lower }) => FUNCTION_WORDS.SUBJ.has(lower) || FUNCTION_WORDS.SUBORD.has(lower)))
    return namesPastTime(getClauseBefore(sentence, match.from));
  return namesPastTime(head);
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
