import type { Clause, NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { createFinding, type GrammarFinding, type GrammarRule, type RuleContext } from './grammar-rule.ts';

/**
 * Words that deny a statement or leave it open: "Flights are not cheap. On the contrary, …" is right, because
 * "on the contrary" denies.
 */
const DENYING_OR_DOUBTING =
  /^(?:not|n't|no|never|nothing|nobody|none|neither|nor|without|hardly|few|little|may|might|could|would|should|must|if|whether|seem|appear)$/;
/** What others say or think can be denied: "People say that exams are useless. On the contrary, …". */
const SAYING_OR_THINKING =
  /^(?:say|think|believe|claim|argue|suggest|assume|expect|suppose|feel|hope|fear|worry|call|consider|accuse|blame|tell|hear|imagine|see|regard|describe|opinion|myth|view|idea)$/;
const QUOTE_OR_QUESTION = /["“”?!]/;

/** Whether the words say something as a fact, which the writer of "on the contrary" has no reason to deny. */
function isPlainStatement(words: readonly GrammarToken[]): boolean {
  return words.every(
    ({ lower, lemma, text }) =>
      !DENYING_OR_DOUBTING.test(lower) &&
      !DENYING_OR_DOUBTING.test(lemma) &&
      !SAYING_OR_THINKING.test(lemma) &&
      !QUOTE_OR_QUESTION.test(text),
  );
}

/** The noun that is the subject of the first main clause between two words of a sentence. */
function findNounSubject(clauses: readonly Clause[], from: number, to: number): NounGroup | undefined {
  return clauses.find(
    ({ kind, subject, verb }) =>
      kind === 'main' &&
      subject &&
      verb?.finite &&
      subject.from >= from &&
      verb.from < to &&
      !subject.isPronoun,
  )?.subject;
}

/**
 * Two things are compared, as are "cheap flights" and "direct flights". A denial speaks of the same thing:
 * "The flights are full. On the contrary, the flights …".
 */
function areDifferentThings(one: NounGroup, other: NounGroup): boolean {
  if (one.head.lemma !== other.head.lemma) return true;
  const [adjective, otherAdjective] = [one.modifiers[0], other.modifiers[0]];
  return adjective !== undefined && otherAdjective !== undefined && adjective.lemma !== otherAdjective.lemma;
}

/** In tokens. */
const ON_THE_CONTRARY_LENGTH = 3;

/** The index of "on" in "on the contrary,". */
function findOnTheContrary(tokens: readonly GrammarToken[]): number | undefined {
  return tokens.find(
    ({ at, lower }) =>
      lower === 'on' &&
      tokens[at + 1]?.lower === 'the' &&
      tokens[at + 2]?.lower === 'contrary' &&
      tokens[at + 3]?.text === ',',
  )?.at;
}

/** "Flights are expensive; on the contrary, ferries have become cheaper" → "in contrast". */
function findContrast(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const phraseAt = findOnTheContrary(tokens);
  if (phraseAt === undefined) return [];
  const followsSemicolon = tokens[phraseAt - 1]?.text === ';';
  if (!followsSemicolon && phraseAt > 0) return [];
  const statement = followsSemicolon ? context.sentence : context.before.at(-1);
  if (!statement) return [];
  const statementEnd = followsSemicolon ? phraseAt : statement.tokens.length;
  if (statement.isQuestion || !isPlainStatement(statement.tokens.slice(0, statementEnd))) return [];
  const one = findNounSubject(statement.clauses, 0, statementEnd);
  const other = findNounSubject(clauses, phraseAt + ON_THE_CONTRARY_LENGTH + 1, tokens.length);
  if (!one || !other || !areDifferentThings(one, other)) return [];
  return createFinding(context, phraseAt, phraseAt + ON_THE_CONTRARY_LENGTH, 'in contrast', {
    simple: '“In contrast” shows how two things are different.',
    full: '“On the contrary” denies what was said; between two different things it is “in contrast”.',
  });
}

export const CONTRAST_RULE: GrammarRule = {
  id: 'contrast',
  looksBack: true,
  kind: 'linking',
  markedOnlyWhen:
    'Only behind a plain statement that denies, asks and reports nothing, where both sentences have different nouns as subjects.',
  find: findContrast,
};
