import type { Clause, NounGroup } from '../grammar/groups.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { toIngForm, toPastForm, toPastParticiple, toThirdPerson } from '../lexicon/inflection.ts';
import {
  combineFinds,
  createWordFinding,
  findInClauses,
  findInNounGroups,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

/** Verb and nouns that learners join, and the verb that goes with the nouns. */
const VERBS = `
lose miss bus train flight tram | make do homework housework exercise gymnastics yoga shopping laundry
make take photo photograph selfie | do make mistake decision suggestion phone-call noise effort progress appointment excuse
say tell lie joke story truth secret | make have party barbecue picnic | make ask question | do ask question | put pay attention
do pay attention | make pay attention | win earn salary wage | make take shower bath nap | do take shower bath nap
do have conversation | make play role | do play role | make give answer | do give speech | do make difference
do commit crime murder suicide | make commit crime | make hold election`;
const ADJECTIVES = `
strong heavy rain snow traffic rainfall | big heavy rain traffic | high tall man woman boy girl
strong loud noise | tall high price salary level speed temperature | high loud music
`;

interface Collocation {
  wrong: string;
  right: string;
}

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

function inflect(verb: string, like: GrammarToken): string {
  const [base = verb, ...rest] = verb.split('-');
  const forms: Readonly<Record<string, (base: string) => string>> = {
    VERBS: toThirdPerson,
    PAST: toPastForm,
    EN: toPastParticiple,
    ING: toIngForm,
  };
  return [(forms[like.tag] ?? ((each: string) => each))(base), ...rest].join(' ');
}

/** The object that the verb governs directly; with "of" behind it, it may be part of another phrase. */
function findObject({ verb, complements }: Clause): NounGroup | undefined {
  const [object, next] = complements;
  if (
    !verb ||
    verb.particle ||
    verb.isPassive ||
    object?.kind !== 'noun' ||
    object.from !== verb.to ||
    object.members.length > 0
  )
    return undefined;
  if (next?.kind === 'preposition' && next.from === object.to && next.preposition.lower === 'of')
    return undefined;
  // "Make the party fun", "make the question easier", "make the photo look old".
  if (next?.kind === 'adjective' || (next?.kind === 'verb' && next.from === object.to)) return undefined;
  // "Lose the bus driver", "make a picture book": another noun, or a second object.
  return next?.kind === 'noun' && next.from === object.to && !next.isTime ? undefined : object;
}

function checkVerb(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const object = findObject(clause);
  const main = clause.verb?.main;
  if (!object || !main) return [];
  const found = BY_VERB.get(`${main.lemma} ${object.head.lemma}`);
  if (!found) return [];
  if (found.wrong === 'lose' && !/^(?:the|my|our|his|her|their|your|a)$/.test(object.determiner?.lower ?? ''))
    return [];
  const right = inflect(found.right, main);
  return createWordFinding(context, main, right, {
    simple: `“${object.head.lower}” goes with “${found.right.replace('-', ' ')}”: “${right}”, not “${main.lower}”.`,
    full: `“${object.head.lower}” goes with the verb “${found.right.replace('-', ' ')}”: “${right}”, not “${main.lower}”.`,
  });
}

function checkAdjective(context: RuleContext, group: NounGroup): readonly GrammarFinding[] {
  const adjective = group.modifiers.at(-1);
  if (adjective?.tag !== 'ADJ' || adjective.at !== group.head.at - 1) return [];
  const found = BY_ADJECTIVE.get(`${adjective.lower} ${group.head.lemma}`);
  if (!found) return [];
  return createWordFinding(context, adjective, found.right, {
    simple: `“${group.head.lower}” goes with “${found.right}”, not with “${adjective.lower}”.`,
    full: `“${group.head.lower}” goes with “${found.right}”, not with “${adjective.lower}”.`,
  });
}

export const COLLOCATION_RULE: GrammarRule = {
  id: 'collocation',
  kind: 'usage',
  precision:
    'Only pairs of the table, the noun as the head of the object directly behind the verb, or directly behind its adjective.',
  find: combineFinds(findInClauses(checkVerb), findInNounGroups(checkAdjective)),
};
