// Corrects a person without “to” after verbs such as “explain”: “He explained me the rules” → “He explained
// the rules to me”, “Explain me how it works” → “Explain to me how it works”.

import type { Clause, Group, NounGroup, VerbGroup } from '../grammar/groups.ts';
import { createWordTest } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  createFinding,
  findInClauses,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';

/** Verbs that take the thing first and then the person with "to". */
const WITH_TO =
  /^(?:explain|describe|suggest|introduce|mention|report|announce|demonstrate|propose|reveal|confess|recommend)$/;

/** The pronoun for a person directly after the verb, such as "me". */
function findPerson({ verb, complements }: Clause): NounGroup | undefined {
  const [person] = complements;
  if (person?.kind !== 'noun' || person.from !== verb?.to || person.members.length > 0) return undefined;
  return person.isPronoun && /^(?:me|him|us|them|you|her)$/.test(person.head.lower) ? person : undefined;
}

/**
 * Not marked: "She described us the way we are", "I'll describe her the best I can". This tells how, not
 * what.
 */
function isManner({ head, modifiers }: NounGroup): boolean {
  return (
    head.lemma === 'way' ||
    /^(?:best|little|lot|bit)$/.test(head.lower) ||
    modifiers.some(({ lower }) => lower === 'way')
  );
}

/** Words after "that" which do not begin a clause: "He mentioned us that day", "described him that way". */
const isTimeOrWay = createWordTest('day way time morning evening night week month year moment one');

/** The thing directly after the person, with its determiner: "the rules" in "explained me the rules". */
function findThing({ complements }: Clause, person: NounGroup): NounGroup | undefined {
  const thing = complements[1];
  if (thing?.kind !== 'noun' || thing.from !== person.to || thing.isTime) return undefined;
  // Right: "She described him the next day", "She described him the same way".
  if (thing.nounClass === 'time' || isManner(thing)) return undefined;
  return thing.determiner ? thing : undefined;
}

/** Where an object ends, with the phrase with "of" that belongs to it: "the rules of cricket". */
function findEnd({ to }: NounGroup, next: Group | undefined): number {
  return next?.kind === 'preposition' && next.preposition.lower === 'of' && next.from === to ? next.to : to;
}

/**
 * Not marked: "She suggested you the teacher were …", "I recommend you the soup after …": a clause may begin.
 */
function mayOpenClause(verb: string, next: GrammarToken | undefined): boolean {
  if (!next) return false;
  if (/^(?:VERBS?|PAST|MODAL)$/.test(next.tag)) return true;
  return verb === 'recommend' && !/^[.!,]$/.test(next.text) && next.tag !== 'AND' && next.tag !== 'SUBORD';
}

/** "Explained [me the rules of cricket → the rules of cricket to me]". */
function movePerson(
  context: RuleContext,
  { main }: VerbGroup,
  person: NounGroup,
  thing: NounGroup,
  end: number,
): readonly GrammarFinding[] {
  const things = getWritten(context, thing.from, end);
  // "I recommend [you this hotel → this hotel]": "you" is the reader, and "to you" would say no more.
  if (main.lemma === 'recommend' && person.head.lower === 'you')
    return createFinding(context, person.from, end, things, {
      simple: `We “recommend” a thing: “${main.text} ${things}”, without “you”.`,
      full: `“Recommend” takes the thing as its object: “${main.text} ${things}”, without “you” before it.`,
    });
  const right = `${things} to ${person.head.text}`;
  return createFinding(context, person.from, end, right, {
    simple: `We “${main.lemma}” something to a person: “${main.text} ${right}”.`,
    full: `“${main.lemma}” takes the thing first and the person with “to”: “${main.text} ${right}”.`,
  });
}

/** "Explain [me → to me] how it works", "explained [me → to me] that …". */
function insertTo(context: RuleContext, { main }: VerbGroup, person: NounGroup): readonly GrammarFinding[] {
  const next = context.sentence.tokens[person.to];
  const opensClause = next?.tag === 'WH' || (next?.lower === 'that' && next.tag === 'SUBORD');
  // "Introduce" takes no clause, so that "to" alone would not make the sentence right.
  if (!next || !opensClause || main.lemma === 'introduce') return [];
  if (next.lower === 'that' && isTimeOrWay(context.sentence.tokens[person.to + 1])) return [];
  const right = `to ${person.head.text}`;
  return createFinding(context, person.from, person.to, right, {
    simple: `We “${main.lemma}” something to a person: “${main.text} ${right}”.`,
    full: `The person after “${main.lemma}” needs “to”: “${main.text} ${right} ${next.lower} …”.`,
  });
}

/** "Explained [me the rules → the rules to me]"; "explain [me → to me] how it works". */
function checkPerson(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, complements } = clause;
  if (!verb || !WITH_TO.test(verb.main.lemma) || verb.isPassive || verb.particle) return [];
  const person = findPerson(clause);
  if (!person) return [];
  const thing = findThing(clause, person);
  if (!thing) return insertTo(context, verb, person);
  const end = findEnd(thing, complements[2]);
  if (mayOpenClause(verb.main.lemma, context.sentence.tokens[end])) return [];
  return movePerson(context, verb, person, thing, end);
}

/**
 * Conditions: A verb of the list, which does not take two objects, is followed by a pronoun for a person and
 * by an object with a determiner or a clause with a question word or “that”.
 */
export const DATIVE_RULE: GrammarRule = {
  id: 'person-with-to',
  kind: 'verb-pattern',
  find: findInClauses(checkPerson),
};
