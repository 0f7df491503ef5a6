/*
 * Checks of pronouns that repeat what a relative word stands for, part of the rule in relative-pronoun.ts:
 *
 *   the guesthouse that we stayed in it was full → that we stayed in was full
 *   the house where I live in it → where I live
 *   The city where I was born it is small → The city where I was born is small
 */

import type { Clause, Group, NounGroup } from '../grammar/groups.ts';
import { isPerson } from '../grammar/person.ts';
import { createLemmaTest, createTagTest, createWordTest, isFiniteVerb } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { createFinding, type GrammarFinding, getWritten, type RuleContext } from './grammar-rule.ts';
import { findNounBefore } from './relative-words.ts';

const isRelativePronoun = createWordTest('that which who whom');
const isPersonObject = createWordTest('him her them');
const isThingObject = createWordTest('it them');
const opensPlace = createTagTest('DET', 'NOUN', 'NAME', 'ADJ');

/** The pronoun that is a group by itself, also after a preposition: "it" of "stayed in it". */
function getPronounObject(object: Group | undefined): NounGroup | undefined {
  const group = object?.kind === 'preposition' ? object.object : object;
  if (group?.kind !== 'noun' || !group.isPronoun || group.members.length > 0) return undefined;
  return group.to === group.from + 1 ? group : undefined;
}

/**
 * Whether the relative word must be the object. Right: "so simple that he thought of it", "she said that she
 * liked it". It is certain only after "which", or where the verb of the noun before follows: "The guesthouse
 * that we stayed in it was full".
 */
function isCertainlyObject(
  { tokens, groups }: RuleContext['sentence'],
  { connector, parent }: Clause,
  noun: NounGroup,
  pronoun: NounGroup,
): boolean {
  const next = tokens[pronoun.to];
  if (isFiniteVerb(next) && noun.from === parent?.subject?.from) return true;
  if (connector?.lower !== 'which' || !next) return false;
  if (groups.some((group) => group.kind === 'noun' && group.from === next.at && group.isTime)) return true;
  return next.tag === 'MARK' || (next.tag === 'PREP' && opensPlace(tokens[next.at + 1]));
}

/** "The guesthouse that we stayed in it was …" → "that we stayed in was". */
function checkDoubledObjectOf(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { kind, connector, subject, verb, complements } = clause;
  if (kind !== 'relative' || !connector || !isRelativePronoun(connector)) return [];
  if (!subject || !verb?.finite || subject.from !== connector.at + 1) return [];
  const [object] = complements;
  const pronoun = getPronounObject(object);
  if (!object || !pronoun || object.from !== verb.to) return [];
  const noun = findNounBefore(context, connector.at) ?? findNounBefore(context, connector.at - 1);
  if (!noun) return [];
  const isOfPerson = connector.lower !== 'which' && isPerson(noun);
  if (!(isOfPerson ? isPersonObject : isThingObject)(pronoun.head)) return [];
  const before = context.sentence.tokens[pronoun.from - 1];
  if (!before || !isCertainlyObject(context.sentence, clause, noun, pronoun)) return [];
  return createFinding(context, before.at, pronoun.to, before.text, {
    simple: `“${connector.lower}” and “${pronoun.head.lower}” mean the same here: we leave out “${pronoun.head.lower}”.`,
    full: `“${connector.lower}” is the object of this clause, so “${pronoun.head.lower}” is left out.`,
  });
}

/** Checks each clause for a pronoun that repeats the relative word as object: "that we stayed in it". */
export function checkDoubledObject(context: RuleContext): readonly GrammarFinding[] {
  return context.sentence.clauses.flatMap((clause) => checkDoubledObjectOf(context, clause));
}

const isPlaceNoun = createTagTest('NOUN', 'NOUNS', 'NAME');
const isInOrAt = createWordTest('in at');
const isPlacePronoun = createWordTest('it there');

/** "The house where I live in it" → "where I live". */
export function checkWhereInIt(context: RuleContext, where: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const noun = tokens[where.at - 1];
  const [subject, verb, preposition, it, next] = tokens.slice(where.at + 1, where.at + 6);
  if (!noun || !isPlaceNoun(noun) || subject?.tag !== 'PRON' || !verb || !isFiniteVerb(verb)) return [];
  if (!isInOrAt(preposition) || !it || !isPlacePronoun(it)) return [];
  if (next && next.tag !== 'MARK' && !isFiniteVerb(next)) return [];
  return createFinding(context, verb.at, it.at + 1, verb.text, {
    simple: `“Where” already stands for “${noun.text}”, so we leave out “${preposition?.text} ${it.text}”.`,
    full: `“Where” means “in which”, so “${preposition?.text} ${it.text}” is left out.`,
  });
}

const isRelative = createWordTest('who which that where why');
/** Words after which the relative clause has its own subject: "the city where I was born". */
const takesClause = createWordTest('where why that');
const isDeterminer = createWordTest('the my our this a');
const isHeOrShe = createWordTest('he she');
/** Verbs of saying and thinking. Right: "The man who said he was ill", where "he" opens what is said. */
const isOfSaying = createLemmaTest(
  'say think know believe tell hope feel hear claim mean show prove suggest see find wish ask wonder',
);

/** Whether the pronoun fits the noun at the start of the sentence: "it" for "the city". */
function isPronounOf(noun: NounGroup, pronoun: GrammarToken): boolean {
  if (noun.number === 'plural') return pronoun.lower === 'they';
  return isPerson(noun) ? isHeOrShe(pronoun) : pronoun.lower === 'it';
}

/** "The city where I was born it is small" → "is". */
export function checkSubjectAfterClause(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, groups, isQuestion } = context.sentence;
  const [noun] = groups;
  if (isQuestion || noun?.kind !== 'noun' || noun.from !== 0 || noun.isPronoun) return [];
  if (noun.isTime || noun.nounClass === 'time' || noun.head.lemma === 'way') return [];
  const relative = tokens[noun.to];
  if (!relative || !isRelative(relative) || !isDeterminer(noun.determiner)) return [];
  // Two finite verbs, one of the relative clause and one after the pronoun, and no punctuation mark before.
  const [inner, outer, third] = tokens.filter((token) => isFiniteVerb(token) && token.at > relative.at);
  const pronoun = outer && tokens[outer.at - 1];
  if (!inner || !outer || third || !pronoun || !isPronounOf(noun, pronoun)) return [];
  if (tokens.slice(0, outer.at).some(({ tag }) => tag === 'MARK')) return [];
  // Not marked: "The man who thinks he is right".
  if (pronoun.at < inner.at + 2 && !takesClause(relative)) return [];
  const between = tokens.slice(relative.at + 1, pronoun.at);
  if (isOfSaying(inner) || between.some((token) => isOfSaying(token) || token.tag === 'SUBORD')) return [];
  return createFinding(context, pronoun.at, outer.at + 1, outer.text, {
    simple: `“${getWritten(context, 0, noun.to)}” already tells who or what it is, so we leave out “${pronoun.text}”.`,
    full: `“${getWritten(context, 0, noun.to)}” is the subject of “${outer.text}”, so “${pronoun.text}” is left out.`,
  });
}
