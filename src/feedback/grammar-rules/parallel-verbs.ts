import type { Clause, SentenceAnalysis } from '../grammar/groups.ts';
import { findTenseAt } from '../grammar/tense-around.ts';
import { createLemmaTest, createTagTest, createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  atWords,
  createWordFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { checkSecondBase, checkSecondIng, checkThereby, hasObject } from './parallel-forms.ts';
import { isEventVerb } from './verb-classes.ts';
import { isBaseForm, takesThirdPerson, toPast } from './verb-forms.ts';

/*
 * Verbs that "and" joins have one form. Learners inflect the first and forget the second: "She cried and hug
 * me"; or the other way round: "I open it and found a card".
 */

/** Behind these a base form can follow, with words of its own between: "saw him come and go". */
const takesBaseForm = createLemmaTest(
  'let make help have see hear watch feel notice observe do dare need say suggest recommend insist demand ask',
);
/** The present is right beside a past: "I read it twice and give it five stars". */
const isSaidNow = createLemmaTest('give recommend thank ask find write read send sign');
/** "I finished school and now live in Rome". */
const isOfNow = createWordTest(
  'now today still always usually often sometimes never every currently nowadays since already tomorrow next will',
);
const opensVerbOrClause = createTagTest('TO', 'MODAL', 'NOT', 'VERB', 'WH', 'SUBORD', 'REL');

/** Whether words between two verbs can govern a base form, or belong to what is said. */
function mayGovern(tokens: readonly GrammarToken[]): boolean {
  return tokens.some(
    (token, at) =>
      opensVerbOrClause(token) ||
      (token.lower === 'to' && tokens[at + 1]?.possibleTags.has('VERB')) ||
      takesBaseForm(token) ||
      /["“”‘:;]/.test(token.text),
  );
}

/** The main clause before `at` with one verb, and the same subject as the clause behind "and". */
function findFirstClause({ clauses }: SentenceAnalysis, { subject }: Clause, at: number): Clause | undefined {
  const before = clauses.filter(({ verb }) => verb?.finite && verb.to <= at);
  const last = before.reduce<Clause | undefined>(
    (latest, clause) => ((clause.verb?.from ?? 0) > (latest?.verb?.from ?? -1) ? clause : latest),
    undefined,
  );
  if (last?.kind !== 'main' || last.verb?.verbs.length !== 1) return undefined;
  return last.subject?.from === subject?.from ? last : undefined;
}

/** A clause with one verb that "and" joins to the one before, whose subject it shares. */
function isJoined(
  { verb, subject, kind, isSubjectShared }: Clause,
  { isQuestion }: SentenceAnalysis,
): boolean {
  return (
    subject !== undefined && verb?.verbs.length === 1 && kind === 'main' && isSubjectShared && !isQuestion
  );
}

const isOfDirection = createLemmaTest('turn go look keep bear walk drive');
const isAndOrBut = createWordTest('and but');

/** "The policeman thanked us and call my grandmother" → "called". */
function checkSecondPast(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { sentence } = context;
  const { tokens } = sentence;
  const { verb, subject, connector } = clause;
  const finite = verb?.finite;
  if (!subject || !finite || !connector || !isJoined(clause, sentence) || !isAndOrBut(connector)) return [];
  if (!isBaseForm(finite) || finite.possibleTags.has('PAST') || finite.lemma === 'be') return [];
  if (finite.possibleTags.has('NOUN') && !hasObject(finite, tokens)) return [];
  const between = tokens.slice(connector.at + 1, finite.at);
  if (!between.every(({ tag, lower }) => tag === 'ADV' || lower === 'then')) return [];
  const past = findFirstClause(sentence, clause, connector.at)?.verb?.finite;
  if (past?.tag !== 'PAST' || past.lemma === 'be' || past.lemma === past.lower) return [];
  if (takesBaseForm(past) || mayGovern(tokens.slice(past.at + 1, connector.at))) return [];
  // "Turn left and go straight on."
  if (past.lower === 'left' && isOfDirection(tokens[past.at - 1])) return [];
  if (tokens.some(isOfNow)) return [];
  // "I finished school and work in a bank": only with "he" is the base form surely wrong.
  const isThird = takesThirdPerson(subject) === true;
  if (!isThird && (!isEventVerb(finite.lemma) || isSaidNow(finite))) return [];
  if (findTenseAt(sentence, context.around, finite.at, finite.lemma) !== 'past') return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, {
    simple: `“${past.text}” is in the past, so the second verb is, too: “${right}”.`,
    full: `“${past.text}” and this verb tell of the same past: “${past.text} … and ${right}”.`,
  });
}

/** "I come home and found a card": movements that are no events of the list. */
const isMovement = createLemmaTest('come run climb walk');

/** "I open it and found a card" → "opened". */
function checkFirstPast(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { sentence } = context;
  const { tokens } = sentence;
  const { verb, subject, connector } = clause;
  const past = verb?.finite;
  if (!subject?.isPronoun || past?.tag !== 'PAST' || !isJoined(clause, sentence)) return [];
  if (connector?.lower !== 'and' || past.at > connector.at + 2) return [];
  if (past.lemma === 'be' || past.lemma === past.lower) return [];
  if (past.possibleTags.has('ADJ') && !hasObject(past, tokens)) return [];
  const finite = findFirstClause(sentence, clause, connector.at)?.verb?.finite;
  if (!finite || !isBaseForm(finite) || finite.possibleTags.has('PAST') || subject.to > finite.at) return [];
  if (!(isEventVerb(finite.lemma) || isMovement(finite)) || isSaidNow(finite)) return [];
  // "I watch films made and sold here": a participle behind a noun.
  const between = tokens.slice(finite.at + 1, connector.at);
  if (mayGovern(between) || between.some(({ tag }) => tag === 'EN') || tokens.some(isOfNow)) return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, {
    simple: `“${past.text}” is in the past, so the first verb is, too: “${right}”.`,
    full: `This verb and “${past.text}” tell of the same past: “${right} … and ${past.text}”.`,
  });
}

/** Two verbs that "and" joins, with two forms. */
export const PARALLEL_VERBS_RULE: GrammarRule = {
  id: 'parallel-verbs',
  kind: 'verb-form',
  markedOnlyWhen:
    'Only verbs that “and” joins to a past, a modal, “to” or a list of -ing forms of duties, where no word between governs another form; with I, we and they only verbs of events.',
  wordChecks: [
    atWords('and', checkSecondBase),
    atWords('and', checkSecondIng),
    atWords('thereby thus', checkThereby),
  ],
  find: findInClauses(checkSecondPast, checkFirstPast),
};
