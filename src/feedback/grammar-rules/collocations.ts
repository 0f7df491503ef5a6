// Corrects a verb or an adjective that does not go with its noun: “I lost the bus” → “I missed the bus”, “We
// made a party” → “We had a party”, “strong rain” → “heavy rain”.

import type { Clause, Group, NounGroup } from '../grammar/groups.ts';
import type { Tag } from '../grammar/tag.ts';
import { isFiniteVerb } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toIngForm, toPastForm, toPastParticiple, toThirdPerson } from '../lexicon/inflection.ts';
import type { RuleExplanation } from '../patterns/learner-rule.ts';
import {
  atForms,
  combineFinds,
  createWordFinding,
  findInClauses,
  findInNounGroups,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { checkWeather } from './weather-verb.ts';

/** Each entry: the wrong verb, the right one, and the nouns that the right one goes with. */
const VERBS = `
lose miss bus train flight tram | make do homework housework exercise gymnastics yoga shopping laundry
make take photo photograph selfie | do make mistake decision suggestion phone-call noise effort progress appointment excuse
say tell lie joke story truth secret | make have party barbecue picnic | make ask question | do ask question | put pay attention
do pay attention | make pay attention | win earn salary wage | make take shower bath nap | do take shower bath nap
do have conversation | make play role | do play role | make give answer | do give speech | do make difference
do commit crime murder suicide | make commit crime | make hold election`;
/** Each entry: the wrong adjective, the right one, and the nouns that the right one goes with. */
const ADJECTIVES = `
strong heavy rain snow traffic rainfall | big heavy rain traffic | high tall man woman boy girl
big strong wind
strong loud noise | tall high price salary level speed temperature | high loud music
`;

interface Collocation {
  wrong: string;
  right: string;
}

/** Reasons for pairs of words that have each a meaning of its own, by the wrong and the right word. */
const REASONS_OF_PAIRS: Readonly<Record<string, string>> = {
  'lose miss': "We “miss” a bus or a train when we come too late. We “lose” a thing that we can't find.",
  'win earn': 'We “earn” money with our work. We “win” a game or a prize.',
  'high tall': 'People are “tall”. “High” is for things like prices, walls and mountains.',
  'tall high': 'Prices and other numbers are “high”. “Tall” is for people, trees and buildings.',
};

/** Why the right word goes with the noun, and the wrong one does not. */
function explain({ wrong, right }: Collocation, noun: string, part: 'verb' | 'adjective'): RuleExplanation {
  const reason = REASONS_OF_PAIRS[`${wrong} ${right}`];
  if (reason !== undefined) return { simple: reason, full: reason };
  return {
    simple: `With “${noun}” we say “${right}”, not “${wrong}”.`,
    full: `The ${part} that goes with “${noun}” is “${right}”, not “${wrong}”.`,
  };
}

/** The entries of a table by the wrong word with its noun, such as "lose bus". */
function parseTable(table: string): ReadonlyMap<string, Collocation> {
  return new Map(
    table
      .split(/[|\n]/)
      .map((cell) => cell.trim().split(/\s+/))
      .flatMap(([wrong = '', right = '', ...nouns]) =>
        nouns.map((noun) => [`${wrong} ${noun}`, { wrong, right }] as const),
      ),
  );
}

const BY_VERB = parseTable(VERBS);
const BY_ADJECTIVE = parseTable(ADJECTIVES);

const INFLECTIONS: Partial<Record<Tag, (base: string) => string>> = {
  VERBS: toThirdPerson,
  PAST: toPastForm,
  EN: toPastParticiple,
  ING: toIngForm,
};

/** The right verb in the form of the wrong one. */
function inflectAs({ tag }: GrammarToken, verb: string): string {
  return INFLECTIONS[tag]?.(verb) ?? verb;
}

/** Whether what follows gives the verb and its object another meaning. */
function changesMeaning(object: NounGroup, next: Group | undefined): boolean {
  // Right: "make the party fun", "make the question easier".
  if (next?.kind === 'adjective') return true;
  if (next?.from !== object.to) return false;
  // Right: "make the photo look old".
  if (next.kind === 'verb') return true;
  // Not marked: "make the answer of the book clear". A phrase with "of" can belong to another meaning.
  if (next.kind === 'preposition') return next.preposition.lower === 'of';
  // Right: "lose the bus driver", "make the lady a photo": the noun belongs to another, or there are two
  // objects.
  return next.kind === 'noun' && !next.isTime;
}

/** The object directly after the verb of a clause, if verb and object have their usual meaning. */
function findObject({ verb, complements }: Clause): NounGroup | undefined {
  const [object, next] = complements;
  if (!verb || verb.particle || verb.isPassive) return undefined;
  if (object?.kind !== 'noun' || object.from !== verb.to || object.members.length > 0) return undefined;
  return changesMeaning(object, next) ? undefined : object;
}

/** "I [lost → missed] the bus", "we [made → had] a party". */
function checkVerb(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const object = findObject(clause);
  const main = clause.verb?.main;
  if (!object || !main) return [];
  const found = BY_VERB.get(`${main.lemma} ${object.head.lemma}`);
  // Right: "Some already don't shower enough", where "do" is an auxiliary.
  if (!found || context.sentence.tokens[main.at + 1]?.tag === 'NOT') return [];
  // Right: "She said his story would make us laugh", where a clause is said.
  if (found.wrong === 'say' && context.sentence.tokens.slice(object.to).some(isFiniteVerb)) return [];
  // Not marked: "They lose trains every year". One of these words comes before a train that is missed.
  if (found.wrong === 'lose' && !/^(?:the|my|our|his|her|their|your|a)$/.test(object.determiner?.lower ?? ''))
    return [];
  const right = inflectAs(main, found.right);
  return createWordFinding(context, main, right, explain(found, object.head.lower, 'verb'));
}

/** "[Strong → Heavy] rain", "a [high → tall] man". */
function checkAdjective(context: RuleContext, group: NounGroup): readonly GrammarFinding[] {
  const adjective = group.modifiers.at(-1);
  if (adjective?.tag !== 'ADJ' || adjective.at !== group.head.at - 1) return [];
  const found = BY_ADJECTIVE.get(`${adjective.lower} ${group.head.lemma}`);
  if (!found) return [];
  return createWordFinding(context, adjective, found.right, explain(found, group.head.lower, 'adjective'));
}

/**
 * Conditions: Verb and noun are a pair of the table, and the noun is the object directly after the verb; or
 * adjective and noun are a pair, and the noun comes directly after the adjective. Or “it makes” comes before
 * an adjective of weather that no noun follows.
 */
export const COLLOCATION_RULE: GrammarRule = {
  id: 'collocation',
  kind: 'usage',
  wordChecks: [atForms('make do', checkWeather)], // "Today it [makes → is] hot."
  find: combineFinds(findInClauses(checkVerb), findInNounGroups(checkAdjective)),
};
