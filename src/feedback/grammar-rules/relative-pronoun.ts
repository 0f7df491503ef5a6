/*
 * Corrects a wrong relative word, and a pronoun that repeats what a relative word stands for:
 *
 *   I have a friend that his father keeps bees → whose father keeps bees
 *   the volunteers which work here → who work here
 *   everything what I need → that I need
 *   the house where I live in it → where I live
 */

import type { NounGroup } from '../grammar/groups.ts';
import { isPerson, isPersonOrName } from '../grammar/person.ts';
import {
  createLemmaTest,
  createTagTest,
  createWordTest,
  isAOrAn,
  isFiniteVerb,
} from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import {
  atWords,
  combineFinds,
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { checkDoubledObject, checkSubjectAfterClause, checkWhereInIt } from './relative-doubles.ts';
import { checkNounWhat, checkSentenceWhat, checkWhat } from './relative-what.ts';
import { checkWayOrReason, checkWhom, checkWhomSubject, findNounBefore } from './relative-words.ts';

const isPossessive = createWordTest('his her its their');

/** A possessive with its noun at a token, if a verb follows: "his father" of "his father keeps". */
function findOwned({ sentence }: RuleContext, at: number): NounGroup | undefined {
  const owned = sentence.groups.find(({ kind, from }) => kind === 'noun' && from === at);
  if (owned?.kind !== 'noun' || !isPossessive(owned.determiner)) return undefined;
  return isFiniteVerb(sentence.tokens[owned.to]) ? owned : undefined;
}

/** Verbs with which a person is mentioned for the first time. */
const presents = createLemmaTest('have be know meet see');

/** Whether a person is new, so that "that" begins a relative clause: "I have a friend that". */
function isIntroduced({ sentence }: RuleContext, { determiner, from, nounClass }: NounGroup): boolean {
  return isAOrAn(determiner) && nounClass === 'person' && presents(sentence.tokens[from - 1]);
}

/**
 * "A friend that his father keeps bees" → "whose father"; "paper, which its quality is" → "whose quality".
 */
function checkWhose(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const isAfterComma = tokens[word.at - 1]?.text === ',';
  const noun = findNounBefore(context, isAfterComma ? word.at - 1 : word.at);
  const owned = findOwned(context, word.at + 1);
  if (!noun || noun.isPronoun || !owned) return [];
  // Not marked: "I told a friend that his father was here", "the fact that his father keeps bees".
  if (word.lower === 'that' && (isAfterComma || !isIntroduced(context, noun))) return [];
  const right = `whose ${getWritten(context, owned.from + 1, owned.to)}`;
  return createFinding(context, word.at, owned.to, right, {
    simple: `“Whose” tells what belongs to the person or thing before it: “${right}”.`,
    full: `“Whose” shows what belongs to the noun before: “${right}”, without “${owned.determiner?.lower}”.`,
  });
}

/** The amounts at which `checkOfWhom` is asked. */
const AMOUNTS = 'most some many all both none half several few two three four five one each';
const isAmount = createWordTest(AMOUNTS);

/**
 * Whether "them" may be persons or things. Not marked: "engineers from five countries, each of them …", which
 * may be the engineers or the countries.
 */
function mayBePersonsOrThings(context: RuleContext, noun: NounGroup): boolean {
  const isObject = context.sentence.tokens[noun.from - 1]?.tag === 'PREP';
  const outer = isObject ? findNounBefore(context, noun.from - 1) : undefined;
  return outer?.number === 'plural' && isPerson(outer) !== isPerson(noun);
}

/**
 * "It saved fifty fishermen, most of them had lost hope" → "most of whom": only a comma joins two clauses.
 */
function checkOfWhom(context: RuleContext, amount: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const comma = tokens[amount.at - 1];
  const [of, them, verb] = tokens.slice(amount.at + 1, amount.at + 4);
  if (comma?.text !== ',' || of?.lower !== 'of' || them?.lower !== 'them' || !isFiniteVerb(verb)) return [];
  // Not marked: "…, most of them found in lakes", where the verb is a participle.
  if (verb?.possibleTags.has('EN') && verb.lemma !== 'have') return [];
  const noun = findNounBefore(context, comma.at);
  if (noun?.number !== 'plural' || noun.isPronoun || mayBePersonsOrThings(context, noun)) return [];
  // Not marked: "When I saw the boys, most of them were asleep", where "when" joins the clauses.
  const isSubordinate = tokens.slice(0, comma.at).some(({ tag }) => tag === 'SUBORD' || tag === 'WH');
  const isClauseBefore = clauses.some(({ verb: main }) => main?.finite && main.to <= comma.at);
  if (isSubordinate || !isClauseBefore) return [];
  const right = isPerson(noun) ? 'whom' : 'which';
  return createWordFinding(context, them, right, {
    simple: `A comma alone can't join two sentences. Say “${amount.lower} of ${right}”.`,
    full: `“${amount.lower} of ${right}” joins the clause to “${getWritten(context, noun.from, noun.to)}”; a comma alone can't.`,
  });
}

/** "Many students, many of [which → whom] came late". */
function checkOfWhich(context: RuleContext, which: GrammarToken): readonly GrammarFinding[] {
  const [comma, amount, of] = context.sentence.tokens.slice(Math.max(0, which.at - 3), which.at);
  if (comma?.text !== ',' || !amount || !isAmount(amount) || of?.lower !== 'of') return [];
  const noun = findNounBefore(context, comma.at);
  if (noun?.number !== 'plural' || noun.isPronoun || !isPerson(noun) || canBeThing(noun.head)) return [];
  if (mayBePersonsOrThings(context, noun)) return [];
  return createWordFinding(context, which, 'whom', {
    simple: `“Which” is for things. For people we say “${amount.lower} of whom”.`,
    full: `“Which” is for things; “${getWritten(context, noun.from, noun.to)}” are people: “${amount.lower} of whom”.`,
  });
}

/** Nouns for persons that may be groups, types, pictures or things, too. Right: "a star which shines". */
const canBeThing = createLemmaTest(
  'group team family class staff crowd couple band type character figure model star agent baby child host carrier',
);

/** Words after "which" and a noun that make a question of it: "which medicine I take". */
const opensChoice = createTagTest('PRON', 'TO', 'MODAL');

/** "The volunteers which work here" → "who". */
function checkWhichOfPerson(context: RuleContext, which: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const noun = findNounBefore(context, which.at);
  if (noun?.nounClass !== 'person' || noun.isPronoun || noun.members.length > 0) return [];
  // Not marked: "a class of pupils which is …", where the class is meant.
  if (tokens[noun.from - 1]?.lower === 'of' || canBeThing(noun.head)) return [];
  if (!isFiniteVerb(tokens[which.at + 1])) return [];
  // Not marked: "I told the doctor which medicine I take", "which boy which bike belongs to".
  if (tokens.slice(0, which.at).some(({ lower }) => lower === 'which')) return [];
  if (tokens[which.at + 1]?.possibleTags.has('NOUN') && opensChoice(tokens[which.at + 2])) return [];
  return createWordFinding(context, which, 'who', {
    simple: `“Which” is for things. For people we say “who”: “${noun.head.lower} who”.`,
    full: `“Which” is for things; a clause about people begins with “who”: “${noun.head.lower} who”.`,
  });
}

/**
 * Things and places that are not alive. The class `thing` of the lexicon also has animals, which may be
 * "who".
 */
const isLifeless = createLemmaTest(
  'shirt book car house phone bag computer film movie song letter email e-mail bus train bike bicycle dress shoe jacket coat table chair desk cake pizza meal present gift ticket picture photo game toy machine camera laptop key door window room hat cup box bottle plane boat ship lamp clock watch newspaper magazine poem story programme program app website building bridge tower shop restaurant hotel museum school street park city town village country river island beach sofa bed pen pencil guitar piano necklace ring umbrella suitcase noise sound',
);
/** Sounds, which the lexicon has in another class. */
const isSound = createLemmaTest('noise sound');

/** Whether a noun is a material or a thing, not an animal, a person or a group of people. */
function isThing({ nounClass, head, members, isPronoun }: NounGroup): boolean {
  if (members.length > 0 || isPronoun || head.tag === 'NAME') return false;
  return nounClass === 'stuff' || isSound(head) || (nounClass === 'thing' && isLifeless(head));
}

const isDeterminer = createWordTest('the a an this that my his her our their some');
const opensClause = createTagTest('VERB', 'VERBS', 'PAST', 'MODAL', 'PRON', 'DET');
/** Verbs before a person or office and a question. Right: "Tell the office who came". */
const isOfAsking = createLemmaTest('know wonder ask tell decide see remember guess');

/** "The shirt who she made" → "that". */
function checkWhoOfThing(context: RuleContext, who: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  const noun = findNounBefore(context, who.at);
  if (!noun || !isThing(noun) || !isDeterminer(noun.determiner)) return [];
  if (who.tag !== 'REL' || !opensClause(tokens[who.at + 1])) return [];
  const before = tokens[noun.from - 1];
  if (isOfAsking(before)) return [];
  // Not marked: "the man with the bag who called", where "who" is the man.
  const isPersonBefore = groups.some(
    (group) => group.kind === 'noun' && group.to < noun.from && isPersonOrName(group),
  );
  if (before?.tag === 'PREP' && isPersonBefore) return [];
  return createWordFinding(context, who, 'that', {
    simple: `“Who” is for people. For things we say “that”.`,
    full: `“Who” refers to people; for “${noun.head.lower}” use “that” or “which”.`,
  });
}

/** "The forest, that stretches across two countries, protects …" → "which". */
function checkThatBetweenCommas(context: RuleContext, that: GrammarToken): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  const [noun] = groups;
  const [comma, next] = [tokens[that.at - 1], tokens[that.at + 1]];
  if (comma?.text !== ',' || noun?.kind !== 'noun' || noun.isPronoun) return [];
  if (noun.from !== 0 || noun.to !== comma.at) return [];
  if (!next || !(next.possibleTags.has('VERBS') || next.possibleTags.has('PAST'))) return [];
  // The verb of the subject follows the second comma.
  const close = tokens.slice(that.at + 2).find(({ text }) => text === ',');
  if (
    !close ||
    !isFiniteVerb(tokens[close.at + 1]) ||
    next.lower === 'to' ||
    tokens[that.at + 2]?.tag === 'TO'
  )
    return [];
  const right = isPerson(noun) ? 'who' : 'which';
  return createWordFinding(context, that, right, {
    simple: `To add something after a comma, we use “${right}”, not “that”.`,
    full: `Between commas, a clause that only adds something can't begin with “that”: use “${right}”.`,
  });
}

/**
 * A wrong relative word, or a pronoun that repeats what it stands for.
 *
 * Conditions: The relative word stands directly after the noun that it stands for, and the next words show
 * its use: a possessive, a preposition before it, a finite verb or a subject. “What” only after “everything”
 * and the like, after a noun that cannot be a question, or after a comma and a whole sentence. “Of them”
 * only where a comma alone joins two clauses. A repeated pronoun only where it can be nothing else.
 */
export const RELATIVE_PRONOUN_RULE: GrammarRule = {
  id: 'relative-pronoun',
  kind: 'relative',
  wordChecks: [
    // "A friend that his father keeps bees" → "whose father"
    atWords('that which who', checkWhose),
    // "The colleague with who I work" → "whom"
    atWords('who', checkWhom),
    // "Fifty fishermen, most of them had lost hope" → "most of whom"
    atWords(AMOUNTS, checkOfWhom),
    // "It fell down, what caused trouble" → "which caused"
    atWords('what', checkSentenceWhat),
    // "Everything what I need" → "that"
    atWords('what', checkWhat),
    // "Many students, many of which came" → "whom"
    atWords('which', checkOfWhich),
    // "The volunteers which work here" → "who"
    atWords('which', checkWhichOfPerson),
    // "The shirt who she made" → "that"
    atWords('who', checkWhoOfThing),
    // "The forest, that stretches far, protects us" → "which"
    atWords('that', checkThatBetweenCommas),
    // "The man whom lives here" → "who"
    atWords('whom', checkWhomSubject),
    // "The way how he speaks" → "the way"; "the reason because I came" → "why"
    atWords('how because', checkWayOrReason),
    // "The house where I live in it" → "where I live"
    atWords('where', checkWhereInIt),
    // "I like the food what my mother cooks" → "that"
    atWords('what', checkNounWhat),
  ],
  // "The guesthouse that we stayed in it was full" → "stayed in"
  // "The city where I was born it is small" → "is"
  find: combineFinds(checkDoubledObject, checkSubjectAfterClause),
};
