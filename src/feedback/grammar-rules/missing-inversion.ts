// Corrects a missing inversion after a negative opening: “Never I saw such a place” → “Never did I see such a
// place”, “Not only he is late, but he …” → “Not only is he late, but he …”, “Only after lunch I understood
// it” → “Only after lunch did I understand it”. Also “No sooner had it begun when …” → “than …”.

import type { Clause, NounGroup, SentenceAnalysis, VerbGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { takesThirdPerson } from './verb-forms.ts';

/**
 * Negative and limiting words that open a clause; the auxiliary follows them, before the subject. "Hardly" is
 * left out: in "Hardly anyone came" it belongs to the subject.
 */
const OPENERS = [
  'not only',
  'no sooner',
  'under no circumstances',
  'on no account',
  'in no way',
  'at no time',
  'at no point',
  'not once',
  'never before',
  'only then',
  'never',
  'rarely',
  'seldom',
  'nor',
].map((words) => words.split(' '));
/**
 * Openers with a phrase or clause before the inverted main clause: "Not until June …", "Only when I left …".
 */
const LONG_OPENERS = /^(?:not until|only after|only when|only if)$/;
/**
 * The phrase or clause of a long opener has at least one word, at this index; the main clause comes later.
 */
const PHRASE_START = 2;

/** Pronouns that can be subjects. */
const PRONOUN = /^(?:i|you|he|she|it|we|they)$/;

/** The number of words of the opener that begins at `from`; 0 for none. */
function countOpenerWords(tokens: readonly GrammarToken[], from: number): number {
  const found = OPENERS.find((words) => words.every((word, at) => tokens[from + at]?.lower === word));
  return found?.length ?? 0;
}

/**
 * The words of a subject, and the noun group that its verb agrees with. The two differ where the parser read
 * the opener and the subject as one group: "no circumstances guests" (see `checkJoinedSubject`).
 */
interface WrittenSubject {
  from: number;
  to: number;
  group: NounGroup;
}

/** True for "I can", "it is", "he has gone"; also for "do" without another verb, as in "Rarely we did". */
function hasAuxiliary({ tokens }: SentenceAnalysis, { finite, verbs, to }: VerbGroup): boolean {
  const next = tokens[to];
  const standsAlone = finite?.lemma === 'do' && (!next || next.tag === 'MARK' || next.tag === 'AND');
  return finite?.tag === 'MODAL' || finite?.lemma === 'be' || verbs.length > 1 || standsAlone;
}

/** The form of "do" for a verb without an auxiliary; undefined where the number of the subject is unknown. */
function chooseDo({ finite }: VerbGroup, subject: NounGroup): string | undefined {
  if (finite?.tag === 'PAST') return 'did';
  const isThirdPerson = takesThirdPerson(subject);
  return isThirdPerson === undefined ? undefined : isThirdPerson ? 'does' : 'do';
}

/** Puts the auxiliary, or a form of "do", before the subject: "he knows" → "does he know". */
function invert(
  context: RuleContext,
  subject: WrittenSubject,
  verb: VerbGroup,
  opener: string,
): readonly GrammarFinding[] {
  const { finite, main } = verb;
  if (!finite || verb.isInverted || verb.isNegative || !finite.isInLexicon) return [];
  const isAuxiliary = hasAuxiliary(context.sentence, verb);
  const first = isAuxiliary ? finite.lower : chooseDo(verb, subject.group);
  if (first === undefined) return [];
  const written = getWritten(context, subject.from, subject.to);
  const adverbs = getWritten(context, subject.to, finite.at);
  const base = isAuxiliary ? '' : main.lemma;
  const join = (...words: readonly string[]) => words.filter((word) => word !== '').join(' ');
  const order = join(first, written, base);
  return createFinding(context, subject.from, finite.at + 1, join(first, written, adverbs, base), {
    simple: `When “${opener}” comes first, the order is that of a question: “${order}”.`,
    full: `“${opener}” at the beginning turns subject and auxiliary round: “${order}”.`,
  });
}

/**
 * Whether "but" follows with a clause about something else, so that "not only" belongs to the whole clause
 * and not to its subject: "but it also …", "but the landlord also refuses".
 */
function hasButClause({ tokens, clauses }: SentenceAnalysis, from: number): boolean {
  const but = tokens.find(({ at, lower }) => at > from && lower === 'but');
  if (!but) return false;
  if (PRONOUN.test(tokens[but.at + 1]?.lower ?? '')) return true;
  const first = clauses.find(({ subject }) => subject?.from === from)?.verb;
  const second = clauses.find(({ subject }) => subject?.from === but.at + 1)?.verb;
  if (!first?.finite || !second?.finite) return false;
  // "Not only the children laughed, but their parents laughed, too": only the subjects differ.
  const isAddition = tokens.slice(but.at).some(({ lower }) => /^(?:also|too|well|even)$/.test(lower));
  const isAnother = first.main.lemma !== second.main.lemma || first.main.lemma === 'be';
  // Not marked: "…, but their parents did, too". The second verb only repeats the first.
  return isAddition && isAnother && tokens[second.to]?.tag !== 'MARK' && second.main.lemma !== 'do';
}

/** "Not once [he complains → does he complain]". */
function checkOpener(context: RuleContext, from: number): readonly GrammarFinding[] {
  const { sentence } = context;
  const length = countOpenerWords(sentence.tokens, from);
  const start = from + length;
  const first = sentence.tokens[start];
  if (length === 0 || !first) return [];
  const opener = getWritten(context, from, start);
  if (opener.toLowerCase() === 'not only' && !hasButClause(sentence, start)) return [];
  const clause = sentence.clauses.find(({ subject, verb }) => subject?.from === start && verb !== undefined);
  if (!clause?.subject || !clause.verb) return checkJoinedSubject(context, start, opener);
  // After "never", "rarely" and "seldom", which can be plain adverbs, only a determiner or a pronoun shows
  // that a subject follows: not marked, "Rarely children". An opener of several words is never a plain
  // adverb.
  const isSubject = PRONOUN.test(first.lower) || first.tag === 'DET' || length > 1;
  if (!isSubject || clause.verb.from < clause.subject.to) return [];
  const subject = { from: start, to: clause.subject.to, group: clause.subject };
  return invert(context, subject, clause.verb, opener);
}

/** "Under no circumstances [guests should → should guests]": the parser read "no circumstances guests". */
function checkJoinedSubject(context: RuleContext, start: number, opener: string): readonly GrammarFinding[] {
  for (const { opening, subject, verb } of context.sentence.clauses) {
    if (subject || verb?.finite?.tag !== 'MODAL') continue;
    const phrase = opening.find(({ from, to }) => from < start && to > start);
    if (phrase?.to !== verb.from) continue;
    if (phrase.kind !== 'preposition' || !phrase.object) return [];
    return invert(context, { from: start, to: phrase.to, group: phrase.object }, verb, opener);
  }
  return [];
}

/** Right: "Not until he hit the fountain did he stop", where the main clause is inverted already. */
function isInvertedLater(tokens: readonly GrammarToken[]): boolean {
  return tokens.some(
    ({ at, tag, lemma }) =>
      at > PHRASE_START &&
      (tag === 'MODAL' || /^(?:do|have|be)$/.test(lemma)) &&
      /^(?:PRON|DET)$/.test(tokens[at + 1]?.tag ?? ''),
  );
}

/**
 * Whether the main clause comes directly after "until June" or "when I left", which begin at the second word.
 */
function followsOpener(
  { tokens, clauses }: SentenceAnalysis,
  { opening }: Clause,
  subjectFrom: number,
): boolean {
  const followsPhrase = opening.some(
    ({ kind, from, to }) => kind === 'preposition' && from === 1 && to === subjectFrom,
  );
  const inner = clauses.find(({ connector }) => connector?.at === 1)?.verb;
  return (
    followsPhrase ||
    (inner !== undefined && inner.to <= subjectFrom && tokens[subjectFrom - 1]?.tag !== 'AND')
  );
}

/** "Only after lunch [I understood → did I understand] it", "Not until June [we see → do we see] the sun". */
function checkLongOpener(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const [first, second] = tokens;
  if (!first || !second || !LONG_OPENERS.test(`${first.lower} ${second.lower}`)) return [];
  const main = clauses.find(
    ({ kind, subject, verb }) => kind === 'main' && subject && verb && subject.from > PHRASE_START,
  );
  if (!main?.subject || !main.verb?.finite || main.subject.to > main.verb.from) return [];
  const { from, to, head, determiner } = main.subject;
  // Not marked: "Not until Paris trains stop". Only a determiner or a pronoun shows where the subject begins.
  if (!PRONOUN.test(head.lower) && determiner === undefined) return [];
  if (isInvertedLater(tokens) || !followsOpener(context.sentence, main, from)) return [];
  return invert(context, { from, to, group: main.subject }, main.verb, getWritten(context, 0, 2));
}

/** "No sooner had it begun [when → than] …", "Hardly had it begun [than → when] …". */
function checkSecondPart(context: RuleContext): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [first, second] = tokens;
  const isSooner = first?.lower === 'no' && second?.lower === 'sooner';
  const isHardly = /^(?:hardly|scarcely|barely)$/.test(first?.lower ?? '');
  const length = isSooner ? 2 : 1;
  if ((!isSooner && !isHardly) || tokens[length]?.lower !== 'had') return [];
  const [wrong, right] = isSooner ? ['when', 'than'] : ['than', 'when'];
  const [only, ...others] = tokens.filter(({ lower }) => lower === 'when' || lower === 'than');
  if (others.length > 0 || only?.lower !== wrong) return [];
  const opener = getWritten(context, 0, length);
  return createWordFinding(context, only, right, {
    simple: `“${opener}” goes with “${right}”.`,
    full: `The second part of “${opener} …” begins with “${right}”, not “${wrong}”.`,
  });
}

/** The places where an opener can begin a clause: the start, and "nor" after a comma or semicolon. */
function listClauseStarts(tokens: readonly GrammarToken[]): readonly number[] {
  const startsAfterMarks = tokens
    .filter(({ at, tag, text }) => at > 0 && tag === 'MARK' && /^[,;]$/.test(text))
    .map(({ at }) => at + 1);
  return [0, ...startsAfterMarks.filter((at) => tokens[at]?.lower === 'nor')];
}

/**
 * Conditions: An opener of the list begins the sentence, or “nor” a clause, and the subject comes before its
 * finite verb. “Not only” also needs a clause with “but”; “not until” and “only” with “after”, “when” or “if”
 * need a whole phrase or clause before the main clause. “When” and “than” are marked where the sentence has
 * only the wrong one.
 */
export const MISSING_INVERSION_RULE: GrammarRule = {
  id: 'missing-inversion',
  kind: 'word-order',
  find: (context) => [
    ...listClauseStarts(context.sentence.tokens).flatMap((from) => checkOpener(context, from)),
    ...checkLongOpener(context),
    ...checkSecondPart(context),
  ],
};
