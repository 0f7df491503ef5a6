import type { Clause, Group } from '../grammar/groups.ts';
import {
  createFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';

/** Verbs that take the thing first and the person with "to". */
const WITH_TO =
  /^(?:explain|describe|suggest|introduce|mention|report|announce|demonstrate|propose|reveal|confess|recommend)$/;
const PERSONS = /^(?:me|him|us|them|you|her)$/;

/** The end of an object with the "of" group that belongs to it: "the rules of cricket". */
function findEnd(object: Group, next: Group | undefined): number {
  return next?.kind === 'preposition' && next.preposition.lower === 'of' && next.from === object.to
    ? next.to
    : object.to;
}

/** "Explained me the rules of cricket" → "explained the rules of cricket to me". */
function checkClause(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, complements } = clause;
  if (!verb || !WITH_TO.test(verb.main.lemma) || verb.isPassive || verb.particle) return [];
  const { tokens } = context.sentence;
  const [person, thing, ...rest] = complements;
  if (person?.kind !== 'noun' || !person.isPronoun || person.members.length > 0 || person.from !== verb.to)
    return [];
  if (!PERSONS.test(person.head.lower)) return [];
  const verbText = verb.main.text;
  if (thing?.kind === 'noun' && thing.from === person.to && !thing.isTime && thing.determiner) {
    const end = findEnd(thing, rest[0]);
    const next = tokens[end];
    if (next && ['VERB', 'VERBS', 'PAST', 'MODAL'].includes(next.tag)) return [];
    // "I recommend you the soup" in a clause with "that": "you" may be its subject.
    if (
      verb.main.lemma === 'recommend' &&
      next &&
      !/^[.!,]$/.test(next.text) &&
      next.tag !== 'AND' &&
      next.tag !== 'SUBORD'
    )
      return [];
    const things = getWritten(context, thing.from, end);
    // "I recommend you this hotel": to the reader, nothing more is said.
    if (verb.main.lemma === 'recommend' && person.head.lower === 'you')
      return createFinding(context, person.from, end, things, {
        simple: `We “recommend” a thing: “${verbText} ${things}”, without “you”.`,
        full: `“Recommend” takes the thing as its object: “${verbText} ${things}”, without “you” before it.`,
      });
    const right = `${things} to ${person.head.text}`;
    return createFinding(context, person.from, end, right, {
      simple: `We “${verb.main.lemma}” something to a person: “${verbText} ${right}”.`,
      full: `“${verb.main.lemma}” takes the thing first and the person with “to”: “${verbText} ${right}”.`,
    });
  }
  // "Explain me how it works", "explained me that …": only "to" is missing.
  const next = tokens[person.to];
  const opensClause = next && (next.tag === 'WH' || (next.lower === 'that' && next.tag === 'SUBORD'));
  if (!opensClause || verb.main.lemma === 'introduce') return [];
  return createFinding(context, person.from, person.to, `to ${person.head.text}`, {
    simple: `We “${verb.main.lemma}” something to a person: “${verbText} to ${person.head.text}”.`,
    full: `The person after “${verb.main.lemma}” has “to”: “${verbText} to ${person.head.text} ${next.lower} …”.`,
  });
}

export const DATIVE_RULE: GrammarRule = {
  id: 'person-with-to',
  kind: 'verb-pattern',
  precision:
    'Only verbs without two objects, with a pronoun for the person and an object with a determiner or a clause behind it.',
  find: findInClauses(checkClause),
};
