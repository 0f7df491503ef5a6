/*
 * Corrects a preposition after a verb, an adjective or a noun that takes another one:
 *
 *   They depend of the weather → on the weather
 *   They accused him for it → of it
 *   responsible of the team → for the team
 *   a threat for animals → to animals
 *   I pay attention for the rules → to the rules
 *   the difference between him to her → and her
 */

import type { Clause, Group, PrepositionalGroup } from '../grammar/groups.ts';
import { createLemmaTest, createTagTest, createWordTest, isNoun } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import type { RuleExplanation } from '../patterns/learner-rule.ts';
import { WRONG_AFTER_PHRASES, WRONG_PREPOSITIONS } from '../wrong-prepositions/word-group-table.ts';
import {
  atWords,
  createFinding,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { checkMovement } from './movement.ts';
import { hasObjectOfKind, isPreposition, type ObjectKind } from './object-kinds.ts';
import { isCertainlyVerb } from './verb-forms.ts';

/** What the table says of a word with a wrong preposition. */
interface Confusion {
  /** The preposition that the word takes. */
  right: string;
  /** What the object must be for the other preposition to be wrong. */
  object: ObjectKind;
}

/** The part of speech of the word before the preposition, as the table writes it: verb, adjective or noun. */
type PartOfSpeech = 'v' | 'a' | 'n';

/** The key of a row in the tables. */
function createKey(part: string, word: string, preposition: string): string {
  return `${part} ${word} ${preposition}`;
}

/** The cells of a table, each as its words. */
function splitCells(table: string): readonly string[][] {
  return table.split(/[|\n]/).map((cell) => cell.trim().split(/\s+/));
}

/**
 * The confusions by part of speech, word and wrong preposition: `v depend of`. A preposition after an object
 * has `o:` before it: `v accuse o:for`. Rows with `-` for the right preposition are left out.
 */
const CONFUSIONS: ReadonlyMap<string, Confusion> = new Map(
  splitCells(WRONG_PREPOSITIONS)
    .filter(([word, , , right]) => word && right && right !== '-')
    .map(([word = '', part = '', wrong = '', right = '', object = 'any']) => [
      createKey(part, word, wrong),
      { right, object },
    ]),
);

/** The confusions after a verb and its object, by verb, noun and wrong preposition: `pay attention for`. */
const AFTER_PHRASES: ReadonlyMap<string, Confusion> = new Map(
  splitCells(WRONG_AFTER_PHRASES)
    .filter(([verb]) => verb)
    .map(([verb = '', noun = '', wrong = '', right = '', object = 'any']) => [
      createKey(verb, noun, wrong),
      { right, object },
    ]),
);

const isTownNoun = createLemmaTest('city town country village capital area region island');

/** The right preposition, where "arrive" takes "at" before a place, but "in" before a town or a country. */
function choosePreposition(word: string, { right, object }: Confusion, group: PrepositionalGroup): string {
  const isTown = group.object?.head.tag === 'NAME' || isTownNoun(group.object?.head);
  return word === 'arrive' && object === 'place' && isTown ? 'in' : right;
}

/** How a reason names the kinds of objects that make a preposition wrong; other kinds it does not name. */
const NAMES_OF_KINDS: Readonly<Record<string, string>> = {
  person: ' before a person',
  pronoun: ' before a person',
  place: ' before a place',
  subject: ' before a subject or a skill',
  language: ' before a language',
  event: ' before an event or activity',
};

/** Reasons of kinds of objects for which the two prepositions differ in meaning. */
const REASONS_OF_KINDS: Readonly<Record<string, RuleExplanation>> = {
  trade: {
    simple: 'This is the real job of the person, so we say “as”. “Like” means “similar to”.',
    full: '“As” names the job that someone really does; “like” only compares, and means “similar to”.',
  },
  show: {
    simple: 'We go “to” an event or a place. We go “on” a trip or a holiday.',
    full: '“Go” takes “to” before an event or a place; “on” is for trips: “go on holiday”.',
  },
  health: {
    simple: 'With “for” we say what a thing helps or harms: “for your health”.',
    full: 'What helps is good “for” something, and what harms is bad “for” it. “To” is for behaviour.',
  },
};

/**
 * Why "right" is needed: the usual preposition of the word, with the kind of object if it matters.
 *
 * @param withObject a verb with its object, "accused him", where the preposition comes after both
 */
function explain(
  { lemma, lower }: GrammarToken,
  { right, object }: Confusion,
  wrong: string,
  withObject: string | undefined,
): RuleExplanation {
  if (lemma === 'arrive')
    return {
      simple: `We arrive “at” a place and “in” a town or country, not “${wrong}”.`,
      full: `“Arrive” takes “at” before a place and “in” before a town or country, not “${wrong}”.`,
    };
  const ofKind = REASONS_OF_KINDS[object];
  if (ofKind) return ofKind;
  const when = NAMES_OF_KINDS[object] ?? (object === 'any' ? '' : ' here');
  if (withObject !== undefined)
    return {
      simple: `After “${withObject}” we use “${right}”${when}, not “${wrong}”.`,
      full: `“${lemma}” takes an object and then “${right}”${when}, not “${wrong}”.`,
    };
  return {
    simple: `After “${lower}” we use “${right}”${when}, not “${wrong}”.`,
    full: `“${lower}” takes the preposition “${right}”${when}, not “${wrong}”.`,
  };
}

/**
 * A finding where the table has the preposition as wrong after the word.
 *
 * @param next the group after the one with the preposition
 * @param isAfterObject whether an object stands between: "accuse him for"
 */
function correct(
  context: RuleContext,
  wordBefore: GrammarToken,
  part: PartOfSpeech,
  group: PrepositionalGroup,
  next: Group | undefined,
  isAfterObject = false,
): readonly GrammarFinding[] {
  const { at, lower: wrong } = group.preposition;
  const confusion = CONFUSIONS.get(createKey(part, wordBefore.lemma, isAfterObject ? `o:${wrong}` : wrong));
  if (!confusion || !hasObjectOfKind(confusion.object, group, next)) return [];
  // Not marked here: "arrived to home", which needs no preposition.
  if (group.object?.head.lower === 'home' && group.object.determiner === undefined) return [];
  const right = choosePreposition(wordBefore.lemma, confusion, group);
  return createFinding(
    context,
    at,
    at + 1,
    right,
    explain(
      wordBefore,
      { ...confusion, right },
      wrong,
      isAfterObject ? getWritten(context, wordBefore.at, at) : undefined,
    ),
  );
}

/** "They depend of the weather" → "on"; after an object: "They accused him for it" → "of". */
function checkVerb(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, complements } = clause;
  if (!verb || !isCertainlyVerb(clause)) return [];
  return complements.flatMap((group, at) => {
    if (group.kind !== 'preposition') return [];
    const [before, next] = [complements[at - 1], complements[at + 1]];
    if (group.from === verb.to && !verb.particle) return correct(context, verb.main, 'v', group, next);
    const isDirectlyAfterObject =
      at === 1 && before?.kind === 'noun' && before.from === verb.to && before.to === group.from;
    if (!isDirectlyAfterObject) return [];
    // Not marked: "Separate the facts of this text from the opinions", where the right one comes later.
    const known = CONFUSIONS.get(createKey('v', verb.main.lemma, `o:${group.preposition.lower}`));
    if (complements.slice(2).some((later) => isPreposition(later, known?.right ?? ''))) return [];
    return correct(context, verb.main, 'v', group, next, true);
  });
}

/** Nouns for money, which the table has as `money`. */
const isMoney = createLemmaTest(
  'wage wages salary cash euro euros dollar dollars pound pounds saving savings fortune pension income budget',
);
/** Nouns that follow "for" after nearly any word. */
const oftenFollowsFor = createLemmaTest('child kid reason');

/**
 * Whether "for" with children or reasons belongs to a phrase such as "pay attention". After other words it
 * may say why or for whom, so `hasObjectOfKind` leaves it out. Wrong: "We pay attention for children".
 */
function isComplementOfPhrase(kind: ObjectKind, { object, role, preposition }: PrepositionalGroup): boolean {
  if (kind !== 'any' || role !== 'unknown' || preposition.lower !== 'for' || !object) return false;
  return object.head.tag === 'NOUNS' && oftenFollowsFor(object.head);
}

/** "Pays attention for the rules" → "to"; "spent my money in clothes" → "on". */
function checkPhrase(context: RuleContext, { verb, complements }: Clause): readonly GrammarFinding[] {
  const at = complements[0]?.kind === 'word' ? 1 : 0;
  const [object, group, next] = complements.slice(at);
  if (!verb || complements[0]?.from !== verb.to || object?.kind !== 'noun') return [];
  if (group?.kind !== 'preposition' || group.from !== object.to) return [];
  const { at: place, lower: wrong } = group.preposition;
  const noun = isMoney(object.head) ? 'money' : object.head.lemma;
  const found = AFTER_PHRASES.get(createKey(verb.main.lemma, noun, wrong));
  if (!found) return [];
  if (!hasObjectOfKind(found.object, group, next) && !isComplementOfPhrase(found.object, group)) return [];
  const phrase = `${verb.main.lemma} ${noun}`;
  return createFinding(context, place, place + 1, found.right, {
    simple: `We say “${phrase} ${found.right}”, not “${phrase} ${wrong}”.`,
    full: `The phrase is “${phrase} ${found.right}”, not “${phrase} ${wrong}”.`,
  });
}

/** Words of a comparison, to which "than" belongs. Right: "prefer living here rather than moving". */
const isComparing = createWordTest('rather more less other else better worse');

/** Whether a word is a comparative in -er: "cheaper", "faster". */
function isComparative({ lower, lemma, tag }: GrammarToken): boolean {
  return /er$/.test(lower) && lemma !== lower && (tag === 'ADJ' || tag === 'ADV');
}

/** How far "than" may be from "prefer" to belong to it. */
const MAX_WORDS_TO_THAN = 8;

/** "Prefer travelling by metro than sitting in traffic" → "to sitting". */
function checkPrefer(context: RuleContext, than: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const prefer = tokens.slice(0, than.at).findLast(({ lemma }) => lemma === 'prefer');
  if (!prefer || than.at - prefer.at > MAX_WORDS_TO_THAN) return [];
  if (tokens[prefer.at + 1]?.tag !== 'ING' || tokens[than.at + 1]?.tag !== 'ING') return [];
  // Not marked: "I would rather prefer … than", where "than" belongs to "rather".
  if (tokens.slice(0, prefer.at).some(({ lower }) => lower === 'rather')) return [];
  const between = tokens.slice(prefer.at + 1, than.at);
  if (between.some((token) => isComparing(token) || isComparative(token) || token.tag === 'MARK')) return [];
  return createFinding(context, than.at, than.at + 1, 'to', {
    simple: 'We prefer one thing “to” another. “Than” is for words like “better”.',
    full: '“Prefer” with two -ing forms takes “to”, not “than”.',
  });
}

const joinsSecond = createWordTest('to with');

/** "The difference between him to her" → "and her". */
function checkBetween(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  return groups.flatMap((group, at) => {
    const next = groups[at + 1];
    if (group.kind !== 'preposition' || group.preposition.lower !== 'between') return [];
    const { object } = group;
    if (!object || object.members.length > 0) return [];
    const isOne = object.number === 'singular' || object.head.tag === 'NAME' || object.head.tag === 'NUM';
    if (!isOne || next?.kind !== 'preposition' || next.from !== group.to) return [];
    if (!joinsSecond(next.preposition) || !next.object || next.object.members.length > 0) return [];
    if (tokens.slice(next.to).some(({ lower }) => lower === 'and')) return [];
    return createFinding(context, next.from, next.from + 1, 'and', {
      simple: `We say “between” one thing “and” another, not “${next.preposition.lower}”.`,
      full: `“Between” joins its two parts with “and”, not with “${next.preposition.lower}”.`,
    });
  });
}

const isAdjectiveOrParticiple = createTagTest('ADJ', 'EN', 'PAST');
const isDegree = createWordTest('very so too really quite');

/**
 * Whether a word is an adjective or participle; after "very", also a word that may be a noun: "very kind with
 * me".
 */
function isAdjective(word: GrammarToken, before: GrammarToken | undefined): boolean {
  if (isAdjectiveOrParticiple(word)) return true;
  return word.tag === 'NOUN' && word.possibleTags.has('ADJ') && isDegree(before);
}

/**
 * Words before an adjective after which "of" is right: "the most famous of his books", "the rich of the
 * city".
 */
const makesOneOfSeveral = createWordTest('most least the a an');

const isWillOrWould = createWordTest("will would 'll 'd");
const isWrongBeforeOffer = createWordTest('of from for');

/** "I would be happy [of helping → to help] you", an offer. */
function checkOffer(context: RuleContext, adjective: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [preposition, verb] = tokens.slice(adjective.at + 1, adjective.at + 3);
  if (!isWrongBeforeOffer(preposition) || verb?.tag !== 'ING' || !verb.isInLexicon) return [];
  const words = tokens.slice(Math.max(0, adjective.at - 4), adjective.at);
  const modal = words.findLast(isWillOrWould);
  if (!modal || words.at(-1)?.tag === 'MARK') return [];
  const isBeBetween = tokens
    .slice(modal.at + 1, adjective.at)
    .every(({ lower, tag }) => lower === 'be' || tag === 'ADV' || tag === 'NOT');
  if (!isBeBetween) return [];
  const right = `to ${verb.lemma}`;
  return createFinding(context, adjective.at + 1, verb.at + 1, right, {
    simple: `To say what you want to do for a person, use “to” here: “${adjective.lower} ${right}”.`,
    full: `For what one is willing to do, “${adjective.lower}” takes an infinitive: “${adjective.lower} ${right}”.`,
  });
}

/** "Responsible of the team" → "for"; also participles: "interested on it" → "in". */
function checkAdjective(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  return groups.flatMap((group, at) => {
    if (group.kind !== 'preposition') return [];
    const [before, word] = [tokens[group.from - 2], tokens[group.from - 1]];
    if (!word || makesOneOfSeveral(before) || !isAdjective(word, before)) return [];
    // Not marked here: "He married with a nurse", where "married" is a verb without a preposition.
    if (word.tag === 'PAST' && word.lower === 'married') return [];
    const isParticiple = word.tag === 'EN' || word.tag === 'PAST';
    const adjective = isParticiple ? { ...word, lemma: word.lower } : word;
    return correct(context, adjective, 'a', group, groups[at + 1]);
  });
}

/** "A threat for animals" → "to". */
function checkNoun(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  return groups.flatMap((group, at) => {
    if (group.kind !== 'preposition') return [];
    const noun = tokens[group.from - 1];
    if (!noun || !isNoun(noun)) return [];
    // Not marked: "with respect to", "in response to", "for lack of", where the noun is part of a
    // preposition.
    if (tokens[noun.at - 1]?.tag === 'PREP') return [];
    return correct(context, noun, 'n', group, groups[at + 1]);
  });
}

/**
 * A preposition that a word of the tables does not take.
 *
 * Conditions: The table has the word with the preposition directly after it, or after its object, and the
 * kind of object with which that is wrong; groups that only say when, where or how are left alone. “To” and
 * a verb replace “of” and an -ing form only after “would be happy”. “Than” only between two -ing forms after
 * “prefer”; “to” and “with” after “between” only where no “and” follows.
 */
export const WRONG_PREPOSITION_RULE: GrammarRule = {
  id: 'wrong-preposition',
  kind: 'preposition',
  // "Prefer walking than driving" → "to"
  wordChecks: [
    atWords('than', checkPrefer),
    atWords('happy glad pleased', checkOffer), // "I would be happy [of helping → to help] you."
  ],
  find: (context) => {
    const { clauses } = context.sentence;
    const found = [
      ...clauses.flatMap((clause) => checkVerb(context, clause)),
      ...checkAdjective(context),
      ...checkNoun(context),
      ...clauses.flatMap((clause) => checkPhrase(context, clause)),
      ...clauses.flatMap((clause) => checkMovement(context, clause)), // "She sent me [at → to] the market."
      ...checkBetween(context),
    ];
    // A verb and its participle can both find the same preposition.
    return found.filter(({ start }, at) => found.findIndex((other) => other.start === start) === at);
  },
};
