import { FUNCTION_WORDS } from '../lexicon/function-words.ts';
import { hasTag, type Sentence, type Token } from './sentences.ts';

/** Words after which a clause begins. */
const CLAUSE_OPENERS = new Set(
  'because although though when while if unless that whether whereas until since but so where who which what how why as'.split(
    ' ',
  ),
);
/** Verbs whose object is a clause without "that": "I think [he is right]". */
const OPINION_VERBS = new Set(['think', 'believe', 'guess', 'suppose', 'hope']);
const OPENING_MARK = /^["“‘'(:;–—-]$/;

/** "I" in "I am tired and I want to go": after a clause with "and", not in "you and I". */
function startsJoinedClause(sentence: Sentence, index: number): boolean {
  const [joined, and] = [sentence[index - 2], sentence[index - 1]];
  if (and?.lower !== 'and' || !joined || isQuestion(sentence)) return false;
  const isPerson = FUNCTION_WORDS.SUBJ.has(joined.lower) || hasTag(joined, 'NAME');
  return !isPerson && isSubjectPronoun(sentence[index]);
}

function isSubjectPronoun(word: Token | undefined): boolean {
  return word !== undefined && (FUNCTION_WORDS.SUBJ.has(word.lower) || word.lower === 'there');
}

/**
 * Whether only punctuation, numbers and words such as "yes", "and", "also" or "in my opinion" come before the
 * token: `^` in patterns.
 */
export function startsSentence(sentence: Sentence, index: number): boolean {
  return sentence[index]?.canStartSentence === true;
}

/**
 * Whether a sentence or a clause can begin at the token, as after a comma, "because", "that": `^c` in
 * patterns.
 */
export function startsClause(sentence: Sentence, index: number): boolean {
  if (startsSentence(sentence, index)) return true;
  const before = sentence[index - 1];
  return (
    before !== undefined &&
    (before.text === ',' ||
      OPENING_MARK.test(before.text) ||
      CLAUSE_OPENERS.has(before.lower) ||
      (OPINION_VERBS.has(before.lower) && sentence[index]?.lower !== 'that') ||
      startsJoinedClause(sentence, index))
  );
}

const CLOSING_MARK = /^[.!?…”;)]?$/;
const EMOJI = /^\p{Extended_Pictographic}/u;
/** Words that begin a new clause at any place of a sentence. */
const CLAUSE_JOINERS = new Set(['because', 'although', 'but', 'whereas']);
/** Words that begin a new clause after a comma. */
const JOINERS_AFTER_COMMA = new Set(['so', 'because', 'although', 'but', 'which', 'while', 'whereas']);

/** Whether a subject pronoun and its verb begin here: "they are". */
function startsPronounClause(sentence: Sentence, index: number): boolean {
  const [subject, verb] = [sentence[index], sentence[index + 1]];
  if (!verb || !(isSubjectPronoun(subject) || subject?.lower === 'this' || subject?.lower === 'that'))
    return false;
  const { BEFIN, MODAL, DO, HAVE, MIDADV } = FUNCTION_WORDS;
  return (
    [BEFIN, MODAL, DO, HAVE, MIDADV].some((list) => list.has(verb.lower)) ||
    /^'(?:s|d|ll|ve|re)$/.test(verb.lower) ||
    hasTag(verb, 'VERB', 'VERBS', 'PAST')
  );
}

/** Whether a smiley begins at the token: ":)", ":-(", ":D". */
function startsSmiley(sentence: Sentence, index: number): boolean {
  const [eyes, ...face] = sentence.slice(index, index + 3).map(({ text }) => text);
  return eyes === ':' && /^-?[()DP]/.test(face.join(''));
}

/**
 * Whether the token ends a clause after which no more words belong to it: `$` in patterns. That is the end of
 * the sentence, a semicolon, bracket, closing quotation mark, dash or smiley, or the start of a new clause
 * with "because", "but", or after a comma or "and" with a pronoun and its verb.
 */
export function endsSentence(sentence: Sentence, index: number): boolean {
  const token = sentence[index];
  if (!token || CLOSING_MARK.test(token.text)) return true;
  switch (token.lower) {
    case '"':
      return token.start === sentence[index - 1]?.end;
    case '–':
      return true;
    case ':':
      return startsSmiley(sentence, index);
    case ',':
      return (
        JOINERS_AFTER_COMMA.has(sentence[index + 1]?.lower ?? '') ||
        startsPronounClause(sentence, index + (sentence[index + 1]?.lower === 'and' ? 2 : 1))
      );
    case 'and':
      return startsPronounClause(sentence, index + 1);
    default:
      return CLAUSE_JOINERS.has(token.lower) || EMOJI.test(token.text);
  }
}

/** The tokens from `index` to the end of their clause, as `$` finds it. */
export function takeToClauseEnd(sentence: Sentence, index: number): Sentence {
  const end = sentence.findIndex((_, at) => at >= index && endsSentence(sentence, at));
  return sentence.slice(index, end < 0 ? sentence.length : end);
}

/**
 * Finds the first word of the sentence after words such as "yes", "and" or "in my opinion": "when" in "And
 * when I came".
 */
export function findOpening(sentence: Sentence): number {
  return sentence.findLastIndex(({ canStartSentence }) => canStartSentence);
}

export function getOpeningWord(sentence: Sentence): string {
  return sentence[findOpening(sentence)]?.lower ?? '';
}

/** Whether the token is "and", "but" or "or" at the start of a sentence, where it joins no words. */
export function isOpeningConjunction(sentence: Sentence, index: number): boolean {
  return (
    sentence[index + 1]?.canStartSentence === true && /^(?:and|but|or)$/.test(sentence[index]?.lower ?? '')
  );
}

const BEFORE_THAT_CLAUSE = new Set(
  'be say think know believe hope see mean feel hear notice understand agree find show sure sorry glad happy afraid'.split(
    ' ',
  ),
);

/** Whether "that" joins a clause to a verb, as in "I know that …", and not to a noun. */
function isConjunctionThat(sentence: Sentence, index: number): boolean {
  return sentence[index]?.lower === 'that' && BEFORE_THAT_CLAUSE.has(sentence[index - 1]?.base ?? '');
}

/**
 * Finds where the statement begins to which the word at `index` belongs: after words that open a sentence
 * and after "I know that", but not after a comma, "who" or "if".
 */
export function findStatementStart(sentence: Sentence, index: number): number {
  const that = sentence.findLastIndex((_, at) => at < index && isConjunctionThat(sentence, at));
  return Math.max(0, that + 1, Math.min(index, findOpening(sentence)));
}

/** Whether a question mark ends the sentence. */
export function isQuestion(sentence: Sentence): boolean {
  return sentence.at(-1)?.text === '?';
}
