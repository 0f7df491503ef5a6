// Corrects “on the contrary” between statements about different things: “Flights are expensive; on the
// contrary, ferries have become cheaper” → “Flights are expensive; in contrast, ferries have become cheaper”.

import type { Clause, NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { createFinding, type GrammarFinding, type GrammarRule, type RuleContext } from './grammar-rule.ts';

/** Words that deny a statement or leave it open. Right: "Flights are not cheap. On the contrary, …". */
const DENYING_OR_DOUBTING =
  /^(?:not|n't|no|never|nothing|nobody|none|neither|nor|without|hardly|few|little|may|might|could|would|should|must|if|whether|seem|appear)$/;
/** Words for what others say or think. Right: "People say that exams are useless. On the contrary, …". */
const SAYING_OR_THINKING =
  /^(?:say|think|believe|claim|argue|suggest|assume|expect|suppose|feel|hope|fear|worry|call|consider|accuse|blame|tell|hear|imagine|see|regard|describe|opinion|myth|view|idea)$/;
const QUOTE_OR_QUESTION = /["“”?!]/;

/** Whether the words state a fact, so that the writer has no reason to deny it with "on the contrary". */
function statesFact(words: readonly GrammarToken[]): boolean {
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
 * Whether two subjects are different things: "flights" and "ferries", or "cheap flights" and "direct
 * flights". Not marked: "The flights are full. On the contrary, the flights …", which denies something of the
 * same thing.
 */
function areDifferentThings(first: NounGroup, second: NounGroup): boolean {
  if (first.head.lemma !== second.head.lemma) return true;
  const [adjective, otherAdjective] = [first.modifiers[0], second.modifiers[0]];
  return adjective !== undefined && otherAdjective !== undefined && adjective.lemma !== otherAdjective.lemma;
}

/** In tokens, without the comma. */
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
  if (statement.isQuestion || !statesFact(statement.tokens.slice(0, statementEnd))) return [];
  const subjectBefore = findNounSubject(statement.clauses, 0, statementEnd);
  const afterComma = phraseAt + ON_THE_CONTRARY_LENGTH + 1;
  const subjectAfter = findNounSubject(clauses, afterComma, tokens.length);
  if (!subjectBefore || !subjectAfter || !areDifferentThings(subjectBefore, subjectAfter)) return [];
  return createFinding(context, phraseAt, phraseAt + ON_THE_CONTRARY_LENGTH, 'in contrast', {
    simple: '“In contrast” shows how two things are different.',
    full: '“On the contrary” denies what was said; between two different things it is “in contrast”.',
  });
}

/**
 * Conditions: The statement before does not deny, ask or report, and the two statements have different nouns
 * as subjects.
 */
export const CONTRAST_RULE: GrammarRule = {
  id: 'contrast',
  looksBack: true, // The statement may be the sentence before.
  kind: 'linking',
  find: findContrast,
};
