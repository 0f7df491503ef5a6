/*
 * Corrects one of two verbs that "and" joins and that have different forms:
 *
 *   She cried and hug me → hugged
 *   I open it and found a card → opened
 *   We can play and then drinking tea → drink
 *   My duties were welcoming guests and solve problems → solving
 *   , thereby boost local shops → boosting
 */

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
import { checkSecondBase, checkSecondIng, checkThereby, isFollowedByObject } from './parallel-forms.ts';
import { isEventVerb } from './verb-classes.ts';
import { isBaseForm, takesThirdPerson, toPast } from './verb-forms.ts';

/** Verbs that a base form may follow, also after other words. Right: "saw him come and go". */
const takesBaseForm = createLemmaTest(
  'let make help have see hear watch feel notice observe do dare need say suggest recommend insist demand ask',
);
/** Verbs of what one does or thinks while writing. Right: "I read it twice and give it five stars". */
const mayBePresent = createLemmaTest('give recommend thank ask find write read send sign');
/** Words of now and of habits, with which a present is right: "I finished school and now live in Rome". */
const isOfNow = createWordTest(
  'now today still always usually often sometimes never every currently nowadays since already tomorrow next will',
);
const opensVerbOrClause = createTagTest('TO', 'MODAL', 'NOT', 'VERB', 'WH', 'SUBORD', 'REL');

/** Whether words between two verbs may ask for a base form ("to", "must", "let"), or quote what is said. */
function mayAskForBaseForm(tokens: readonly GrammarToken[]): boolean {
  return tokens.some(
    (token, at) =>
      opensVerbOrClause(token) ||
      (token.lower === 'to' && tokens[at + 1]?.possibleTags.has('VERB')) ||
      takesBaseForm(token) ||
      /["“”‘:;]/.test(token.text),
  );
}

/** The main clause before `at` with one verb, and the same subject as the clause after "and". */
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

const isAndOrBut = createWordTest('and but');

/** "The policeman thanked us and call my grandmother" → "called". */
function checkSecondPast(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { sentence } = context;
  const { tokens } = sentence;
  const { verb, subject, connector } = clause;
  const finite = verb?.finite;
  if (!subject || !finite || !connector || !isJoined(clause, sentence) || !isAndOrBut(connector)) return [];
  if (!isBaseForm(finite) || finite.possibleTags.has('PAST') || finite.lemma === 'be') return [];
  if (finite.possibleTags.has('NOUN') && !isFollowedByObject(finite, tokens)) return [];
  const between = tokens.slice(connector.at + 1, finite.at);
  if (!between.every(({ tag, lower }) => tag === 'ADV' || lower === 'then')) return [];
  const past = findFirstClause(sentence, clause, connector.at)?.verb?.finite;
  // A past like "put" may be a present.
  if (past?.tag !== 'PAST' || past.lemma === 'be' || past.lemma === past.lower) return [];
  if (takesBaseForm(past) || mayAskForBaseForm(tokens.slice(past.at + 1, connector.at))) return [];
  if (tokens.some(isOfNow)) return [];
  // With "he" a base form is wrong in any tense; with "I" it may be a right present: "I finished school and
  // work in a bank". So there, only verbs of events are marked.
  const isThirdPerson = takesThirdPerson(subject) === true;
  if (!isThirdPerson && (!isEventVerb(finite.lemma) || mayBePresent(finite))) return [];
  if (findTenseAt(sentence, context.around, finite.at, finite.lemma) !== 'past') return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, {
    simple: `“${past.text}” is in the past, so the second verb is, too: “${right}”.`,
    full: `Both verbs tell what happened then, so both are in the past: “${past.text} … and ${right}”.`,
  });
}

/** Movements that are not in the list of event verbs. Wrong: "I come home and found a card". */
const isMovement = createLemmaTest('come run climb walk');

/** "I open it and found a card" → "opened". */
function checkFirstPast(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { sentence } = context;
  const { tokens } = sentence;
  const { verb, subject, connector } = clause;
  const past = verb?.finite;
  if (!subject?.isPronoun || past?.tag !== 'PAST' || !isJoined(clause, sentence)) return [];
  // At most one word between: "and found", "and then found".
  if (connector?.lower !== 'and' || past.at > connector.at + 2) return [];
  if (past.lemma === 'be' || past.lemma === past.lower) return [];
  if (past.possibleTags.has('ADJ') && !isFollowedByObject(past, tokens)) return [];
  const finite = findFirstClause(sentence, clause, connector.at)?.verb?.finite;
  if (!finite || !isBaseForm(finite) || finite.possibleTags.has('PAST') || subject.to > finite.at) return [];
  if (!(isEventVerb(finite.lemma) || isMovement(finite)) || mayBePresent(finite)) return [];
  // Not marked: "I watch films made and sold here", where participles follow a noun.
  const between = tokens.slice(finite.at + 1, connector.at);
  if (mayAskForBaseForm(between) || between.some(({ tag }) => tag === 'EN') || tokens.some(isOfNow))
    return [];
  const right = toPast(finite.lemma, subject);
  return createWordFinding(context, finite, right, {
    simple: `“${past.text}” is in the past, so the first verb is, too: “${right}”.`,
    full: `Both verbs tell what happened then, so both are in the past: “${right} … and ${past.text}”.`,
  });
}

/**
 * Two verbs that "and" joins, with two forms.
 *
 * Conditions: “And” joins the verb to a past, to a base form after a modal, “to” or at the start of the
 * sentence, or to -ing forms that list duties, and no word between asks for another form. Beside a past,
 * with I, we and they, only verbs of events. After “thereby” or “thus” only with a comma before.
 */
export const PARALLEL_VERBS_RULE: GrammarRule = {
  id: 'parallel-verbs',
  kind: 'verb-form',
  wordChecks: [
    // "We can play and then drinking tea" → "drink"
    atWords('and', checkSecondBase),
    // "My duties were welcoming guests and solve problems" → "solving"
    atWords('and', checkSecondIng),
    // ", thereby boost local shops" → "boosting"
    atWords('thereby thus', checkThereby),
  ],
  find: findInClauses(checkSecondPast, checkFirstPast),
};
