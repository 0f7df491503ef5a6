import { takes } from '../lexicon/verb-frames.ts';
import type { SentenceAnalysis } from './groups.ts';
import { createLemmaTest, createTagTest, createWordTest, isFiniteVerb, opensThatIs } from './token-tests.ts';
import type { GrammarToken, PlainToken } from './tokens.ts';

/*
 * Which parts of a sentence could stand alone: “my bag is heavy” in “But I think my bag is heavy because …”.
 * Many rules look at the first or the last word of a sentence. They are asked about such parts as well, so
 * that they find a mistake in every clause of a sentence.
 */

type Tokens = readonly GrammarToken[];

/** Words and phrases before a statement that change nothing in its grammar. */
const OPENERS =
  '(?:yes|no|well) ,|(?:and|but|or|so|because|also|yeah|oh|ok|okay|then|now|actually|firstly|secondly|thirdly|finally|besides|moreover|furthermore|however|therefore|maybe|perhaps|sometimes|usually|nowadays|unfortunately|luckily|for (?:example|instance)|in (?:fact|general|addition|conclusion)|of course|first of all|in my opinion|to be honest|as a result|as (?:you|we) know|on the other hand)(?: ,)?';
/**
 * Clauses of saying and thinking before a statement. “He thinks his memory perfect” is no statement, but
 * right.
 */
const REPORTS =
  "(?:i (?:also |really |still |do n't )?(?:think|hope|guess)|(?:we|they|you|people) (?:think|hope)|(?:he|she|my [a-z]+) (?:says|said)|i (?:am|'m) sure)(?: that)?";
const LEAD_IN = new RegExp(`^(?:${OPENERS}|${REPORTS}) `);
/** The most tokens that a lead-in has. */
const MAX_LEAD_IN = 6;

/** Also as learners write it. */
const isAnyBecause = createWordTest('because becouse becuase beacause becaus becose cause coz cuz');
const mayPrecedeVerbOrNoun = createTagTest('MODAL', 'TO', 'DET', 'ADJ', 'PREP', 'NOT', 'POSS');

/** Whether a word is “because”; not “cause” in “will cause noise”. */
function isBecause(tokens: Tokens, at: number): boolean {
  if (!isAnyBecause(tokens[at])) return false;
  return tokens[at]?.lower !== 'cause' || !mayPrecedeVerbOrNoun(tokens[at - 1]);
}
const isConjunction = createWordTest('and but so or');
const isSubjectPronoun = createWordTest('i he she we they it there');
const isQuestionWord = createWordTest('what where when why how who');
/**
 * Words of saying and thinking before “that”. After others, such as “suggest that he go”, the verb has no
 * -s.
 */
const tellsFact = createWordTest(
  'think thinks thought know knows knew believe believes believed say says said hope hopes hear heard read feel feels felt mean means see show shows notice noticed find found learn learned learnt remember sure true',
);
const isFact = createWordTest('problem thing truth fact reason advantage disadvantage difference result');
/** Verbs before a noun and a base form: “I heard the man and his dog run”. */
const takesBaseForm = createLemmaTest('see hear watch feel notice let make help');
/** Words with which a verb far from them has no -s: “I wish he were here and she were there”. */
const mayTakeBaseForm = createWordTest('if unless whether lest wish that though rather should will would');
const opensQuestion = createTagTest('WH', 'MODAL', 'VERB', 'VERBS', 'PAST');
const isBorder = createTagTest('MARK', 'SUBORD', 'REL', 'AND');
const mayOpenStatement = createTagTest(
  ...(['DET', 'NUM', 'ADJ', 'NOUN', 'NOUNS', 'NAME', 'PRON', 'PREP', 'ADV', 'SUBORD'] as const),
);
const VERB_TAGS = ['VERB', 'VERBS', 'PAST', 'ING'] as const;

function isComma(token: PlainToken | undefined): boolean {
  return token?.text === ',';
}

/** Whether the mark is a dash; not the hyphen of “T-shirt”. */
function isDash({ text, end }: PlainToken, next: PlainToken | undefined): boolean {
  return /^[–—]$/.test(text) || (text === '-' && next?.start !== end);
}

/** Whether a fact follows “that”: “he says that …”, “they told me that …”, “the problem is that …”. */
function opensFact(tokens: Tokens, that: number): boolean {
  const [beforeLast, last] = [tokens[that - 2], tokens[that - 1]];
  if (tokens[that]?.lower !== 'that' || !last) return false;
  if (last.lemma === 'be') return isFact(beforeLast);
  return tellsFact(last) || (beforeLast?.lemma === 'tell' && last.tag === 'PRON');
}

/** Whether a comma is the first one, after a clause or phrase that opens the sentence: “In my street, …”. */
function endsOpening(tokens: Tokens, comma: number): boolean {
  return /^(?:SUBORD|PREP)$/.test(tokens[0]?.tag ?? '') && tokens.findIndex(isComma) === comma;
}

/**
 * Whether the words before “and” or a comma, back to the mark or conjunction before them, have a finite
 * verb, so that a statement may end there; not in “I heard the man and his dog run”.
 */
function endsStatement({ tokens, groups }: SentenceAnalysis, at: number): boolean {
  // "The book you gave me and the film we saw were …".
  if (groups.some(({ kind, from, to }) => /^(?:noun|preposition)$/.test(kind) && from <= at && at < to - 1))
    return false;
  // "I think my brother and I are …": both are one subject.
  const last = groups.findLastIndex(({ kind, from }) => from < at && kind !== 'noun');
  const verb = groups[last];
  const isSubjectOfReport =
    groups[last + 1] !== undefined && verb?.kind === 'verb' && takes(verb.main.lemma, 'that-clause');
  if (isSubjectOfReport && tokens[at]?.lower === 'and') return false;
  const from = tokens.findLastIndex((token, index) => index < at && isBorder(token));
  const words = tokens.slice(from + 1, at);
  // Not "win" in "his wish to win and his work have …".
  const isTensed = (token: GrammarToken) => isFiniteVerb(token) && tokens[token.at - 1]?.tag !== 'TO';
  return words.some(isTensed) && !words.some(takesBaseForm);
}

/** Not "built" in “I love the city and the churches built by kings”. */
function isSurelyFinite(token: GrammarToken): boolean {
  return isFiniteVerb(token) && !token.possibleTags.has('EN');
}

/**
 * Whether a statement begins at a word after “and” or a comma; not at “washes” in “it cuts, washes and …”,
 * nor at “his” in “He sat there, his eyes closed”.
 */
function opensStatement(tokens: Tokens, at: number): boolean {
  const [first, ...words] = tokens.slice(at);
  if (!first?.isInLexicon || !mayOpenStatement(first) || isQuestionWord(first)) return false;
  if (VERB_TAGS.some((tag) => first.possibleTags.has(tag))) return false;
  const end = words.findIndex(isBorder);
  return words.slice(0, end < 0 ? words.length : end).some(isSurelyFinite);
}

/** Whether a statement or question can begin at an index after the first. */
function opensPart(sentence: SentenceAnalysis, at: number): boolean {
  const { tokens, isQuestion } = sentence;
  const [beforeLast, last, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (!last || !token?.isWord || isConjunction(token)) return false;
  if (last.text === ';' || isDash(last, token) || isBecause(tokens, at - 1) || opensFact(tokens, at - 1))
    return true;
  // Not “when” in “In 2050, when I am old, …”.
  if (isComma(last) && endsOpening(tokens, at - 1))
    return isQuestion || !/^(?:WH|REL|SUBORD)$/.test(token.tag);
  if (/^(?:but|so)$/.test(last.lower) && isComma(beforeLast)) return true;
  if (!(isComma(last) || isConjunction(last)) || !endsStatement(sentence, at - 1)) return false;
  const before = tokens.slice(0, at);
  if (isQuestion) return isQuestionWord(token) && !before.some(isQuestionWord) && !opensQuestion(tokens[0]);
  if (isSubjectPronoun(token)) return !before.some(mayTakeBaseForm);
  return (isComma(last) || last.lower === 'and') && opensStatement(tokens, at);
}

/** Whether a part ends before the token at an index. */
function endsPart(tokens: Tokens, at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || token.text === ';' || isBecause(tokens, at)) return true;
  // Not at one of two: “The house - an old one - is …”.
  if (isDash(token, next))
    return tokens.filter((each, index) => isDash(each, tokens[index + 1])).length === 1;
  // A smiley.
  if (token.text === ':') return /^[()DP-]$/.test(next?.text ?? '');
  if (isComma(token) && (isConjunction(next) || isBecause(tokens, at + 1))) return true;
  if (!isComma(token) && token.lower !== 'and') return false;
  if (opensThatIs(tokens, at + 1)) return true;
  return !isComma(token) && isSubjectPronoun(next);
}

/** Finds where parts begin, also after a lead-in: at “I” and “my” in “But I think my bag is heavy”. */
function findStarts(sentence: SentenceAnalysis): readonly number[] {
  const { tokens } = sentence;
  const starts = new Set([0]);
  for (let at = 1; at < tokens.length; at++) if (opensPart(sentence, at)) starts.add(at);
  // What is added to a set while it is iterated gets its turn, so that several lead-ins can follow each
  // other.
  for (const start of starts) {
    const words = tokens.slice(start, start + MAX_LEAD_IN).map(({ lower }) => `${lower} `);
    const leadIn = LEAD_IN.exec(words.join(''))?.[0];
    if (leadIn) starts.add(start + leadIn.split(' ').length - 1);
  }
  return [...starts].sort((one, other) => one - other);
}

/** The tokens of a part, with a full stop where the sentence goes on after it. */
function takePart(tokens: Tokens, from: number, to: number): readonly PlainToken[] {
  const words = tokens.slice(from, to);
  const end = words.at(-1)?.end ?? 0;
  if (to === tokens.length) return words;
  return [...words, { text: '.', lower: '.', start: end, end, isWord: false }];
}

const MIN_WORDS = 3;
/** More parts of one sentence are not looked at, so that the work grows no faster than its length. */
const MAX_PARTS = 6;

/**
 * The tokens of the parts of a sentence that could stand alone, apart from the sentence itself: from each
 * start up to the next end, and up to the end of the sentence.
 */
export function findSentenceParts(sentence: SentenceAnalysis): readonly (readonly PlainToken[])[] {
  const { tokens, isQuestion } = sentence;
  const parts: (readonly PlainToken[])[] = [];
  for (const from of findStarts(sentence)) {
    let to = from + 1;
    while (to < tokens.length && !endsPart(tokens, to)) to++;
    if (to < tokens.length && to - from >= MIN_WORDS && !isQuestion) parts.push(takePart(tokens, from, to));
    if (from > 0 && tokens.length - from >= MIN_WORDS) parts.push(takePart(tokens, from, tokens.length));
  }
  return parts.slice(0, MAX_PARTS);
}
