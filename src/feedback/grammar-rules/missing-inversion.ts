import type { Clause, NounGroup, VerbGroup } from '../grammar/groups.ts';
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

/** Negative and limiting words that open a clause; the auxiliary follows them, before the subject. */
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
 * A phrase or a clause follows these before the inverted main clause: "Not until June", "Only when I left".
 */
const LONG_OPENERS = /^(?:not until|only after|only when)$/;
const PRONOUN = /^(?:i|you|he|she|it|we|they)$/;

/** How many tokens of an opener stand at `from`; 0 for none. */
function measureOpener(tokens: readonly GrammarToken[], from: number): number {
  const found = OPENERS.find((words) => words.every((word, at) => tokens[from + at]?.lower === word));
  return found?.length ?? 0;
}

function chooseDo({ finite }: VerbGroup, subject: NounGroup): string {
  if (finite?.tag === 'PAST') return 'did';
  return takesThirdPerson(subject) === false ? 'do' : 'does';
}

/** Puts the auxiliary, or a form of "do", before the subject. */
function invert(
  context: RuleContext,
  subject: { from: number; to: number; group: NounGroup },
  verb: VerbGroup,
  opener: string,
): readonly GrammarFinding[] {
  const { finite, main, verbs } = verb;
  if (!finite || verb.isInverted || verb.isNegative || !finite.isKnown) return [];
  const written = getWritten(context, subject.from, subject.to);
  // "Rarely we did, and …": "do" alone stands for another verb, as an auxiliary does.
  const next = context.sentence.tokens[verb.to];
  const standsAlone = finite.lemma === 'do' && (!next || next.tag === 'MARK' || next.tag === 'AND');
  const isAuxiliary = finite.tag === 'MODAL' || finite.lemma === 'be' || verbs.length > 1 || standsAlone;
  if (!isAuxiliary && takesThirdPerson(subject.group) === undefined && finite.tag !== 'PAST') return [];
  // A written subject of more than one word keeps its small letters behind the auxiliary.
  const words = isAuxiliary
    ? `${finite.lower} ${written}`
    : `${chooseDo(verb, subject.group)} ${written} ${main.lemma}`;
  const between = getWritten(context, subject.to, finite.at);
  const correction = isAuxiliary
    ? `${words}${between ? ` ${between}` : ''}`
    : words.replace(/ (\S+)$/, `${between ? ` ${between}` : ''} $1`);
  return createFinding(context, subject.from, finite.at + 1, correction, {
    simple: `After “${opener}” the order is that of a question: “${words}”.`,
    full: `“${opener}” at the beginning turns subject and auxiliary round: “${words}”.`,
  });
}

function findClause(context: RuleContext, from: number): Clause | undefined {
  return context.sentence.clauses.find(({ subject, verb }) => subject?.from === from && verb !== undefined);
}

/**
 * Whether "but" follows with a clause about something else, so that "not only" belongs to the whole clause
 * and not to its subject: "but it also …", "but the landlord also refuses".
 */
function hasButClause({ sentence: { tokens, clauses } }: RuleContext, from: number): boolean {
  const but = tokens.find(({ at, lower }) => at > from && lower === 'but');
  if (!but) return false;
  if (PRONOUN.test(tokens[but.at + 1]?.lower ?? '')) return true;
  const first = clauses.find(({ subject }) => subject?.from === from)?.verb;
  const second = clauses.find(({ subject }) => subject?.from === but.at + 1)?.verb;
  if (!first?.finite || !second?.finite) return false;
  // "Not only the children laughed, but their parents laughed, too": only the subjects differ.
  const isAddition = tokens.slice(but.at).some(({ lower }) => /^(?:also|too|well|even)$/.test(lower));
  const isAnother = first.main.lemma !== second.main.lemma || first.main.lemma === 'be';
  return isAddition && isAnother && tokens[second.to]?.tag !== 'MARK' && second.main.lemma !== 'do';
}

/** "Under no circumstances guests should leave", "Not once he complains". */
function checkOpener(context: RuleContext, from: number): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const length = measureOpener(tokens, from);
  const start = from + length;
  const first = tokens[start];
  if (length === 0 || !first) return [];
  const opener = getWritten(context, from, start);
  const clause = findClause(context, start);
  if (opener.toLowerCase() === 'not only' && !hasButClause(context, start)) return [];
  if (clause?.subject && clause.verb) {
    // "Never the right time", "Rarely children": only a determiner or a pronoun shows a subject.
    const isCertain = PRONOUN.test(first.lower) || first.tag === 'DET' || length > 1;
    if (!isCertain || clause.verb.from < clause.subject.to) return [];
    return invert(
      context,
      { from: start, to: clause.subject.to, group: clause.subject },
      clause.verb,
      opener,
    );
  }
  return checkJoinedSubject(context, start, opener);
}

/** "Under no circumstances guests should": the noun behind the opener was read as part of its phrase. */
function checkJoinedSubject(context: RuleContext, start: number, opener: string): readonly GrammarFinding[] {
  const clause = context.sentence.clauses.find(({ opening, subject, verb }) => {
    const group = opening.find(({ from, to }) => from < start && to > start);
    return group !== undefined && !subject && verb?.finite?.tag === 'MODAL' && verb.from === group.to;
  });
  const group = clause?.opening.find(({ from, to }) => from < start && to > start);
  if (!clause?.verb || group?.kind !== 'preposition' || !group.object) return [];
  return invert(context, { from: start, to: group.to, group: group.object }, clause.verb, opener);
}

/** "Not until the final chapter the reader discovers", "Only when I left I understood". */
function checkLongOpener(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const [first, second] = tokens;
  if (!first || !second || !LONG_OPENERS.test(`${first.lower} ${second.lower}`)) return [];
  // "Not until he hit the fountain did he stop": the main clause is inverted.
  const isInverted = tokens.some(
    ({ at, tag, lemma }) =>
      at > 2 &&
      (tag === 'MODAL' || /^(?:do|have|be)$/.test(lemma)) &&
      /^(?:PRON|DET)$/.test(tokens[at + 1]?.tag ?? ''),
  );
  if (isInverted) return [];
  const inner = clauses.find(({ connector }) => connector?.at === 1);
  const main = clauses.find(
    ({ kind, subject, verb }) => kind === 'main' && subject && verb && subject.from > 2,
  );
  if (!main?.subject || !main.verb?.finite || main.subject.to > main.verb.from) return [];
  const before = tokens[main.subject.from - 1];
  const isAfterPhrase = main.opening.some(
    ({ kind, from, to }) => kind === 'preposition' && from === 1 && to === main.subject?.from,
  );
  const isAfterClause =
    inner?.verb !== undefined && inner.verb.to <= main.subject.from && before?.tag !== 'AND';
  if (!isAfterPhrase && !isAfterClause) return [];
  if (!PRONOUN.test(main.subject.head.lower) && main.subject.determiner === undefined) return [];
  const subject = { from: main.subject.from, to: main.subject.to, group: main.subject };
  return invert(context, subject, main.verb, getWritten(context, 0, 2));
}

/** "No sooner had it begun when …", "Hardly had it begun than …". */
function checkSecondPart(context: RuleContext): readonly GrammarFinding[] {
  const { sentence } = context;
  const [first, second] = sentence.tokens;
  const isSooner = first?.lower === 'no' && second?.lower === 'sooner';
  const isHardly = /^(?:hardly|scarcely|barely)$/.test(first?.lower ?? '');
  if ((!isSooner && !isHardly) || sentence.tokens[isSooner ? 2 : 1]?.lower !== 'had') return [];
  const wrong = isSooner ? 'when' : 'than';
  const right = isSooner ? 'than' : 'when';
  const found = sentence.tokens.filter(({ lower }) => /^(?:when|than)$/.test(lower));
  const [only] = found;
  if (found.length !== 1 || only?.lower !== wrong) return [];
  const opener = getWritten(context, 0, isSooner ? 2 : 1);
  return createWordFinding(context, only, right, {
    simple: `“${opener}” goes with “${right}”.`,
    full: `The second part of “${opener} …” begins with “${right}”, not “${wrong}”.`,
  });
}

export const MISSING_INVERSION_RULE: GrammarRule = {
  id: 'missing-inversion',
  kind: 'word-order',
  precision:
    'Only behind the negative openers of the list at the beginning of a clause, with a finite verb behind its subject; “not only” also needs “but” and a pronoun.',
  find: (context) => {
    const starts = context.sentence.tokens
      .filter(({ at, tag, text }) => at > 0 && tag === 'MARK' && /^[,;]$/.test(text))
      .map(({ at }) => at + 1)
      .filter((at) => context.sentence.tokens[at]?.lower === 'nor');
    return [
      ...[0, ...starts].flatMap((from) => checkOpener(context, from)),
      ...checkLongOpener(context),
      ...checkSecondPart(context),
    ];
  },
};
