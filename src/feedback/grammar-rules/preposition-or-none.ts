import type { Clause, Group, NounGroup } from '../grammar/groups.ts';
import { isPerson } from '../grammar/person.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';
import { NEEDED_PREPOSITIONS, NEEDLESS_PREPOSITIONS } from '../wrong-prepositions/word-group-table.ts';
import {
  atWords,
  combineFinds,
  createFinding,
  createWordFinding,
  findInClauses,
  findInWords,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { isOfNouns } from './object-kinds.ts';
import { isSurelyVerb } from './verb-forms.ts';

/** From the verb to its preposition and the kind of object. */
type Table = ReadonlyMap<string, readonly { preposition: string; kind: string }[]>;

function parseTable(text: string): Table {
  const table = new Map<string, { preposition: string; kind: string }[]>();
  for (const cell of text.split(/[|\n]/)) {
    const [verb, preposition = '', kind = ''] = cell.trim().split(/\s+/);
    if (verb) table.set(verb, [...(table.get(verb) ?? []), { preposition, kind }]);
  }
  return table;
}

const NEEDLESS = parseTable(NEEDLESS_PREPOSITIONS);
const NEEDED = parseTable(NEEDED_PREPOSITIONS);

function fits(kind: string, object: NounGroup): boolean {
  const isLength = object.nounClass === 'time' && object.head.lemma !== 'extension';
  if (object.isTime || isLength || object.members.some(({ isTime }) => isTime)) return false;
  const isNamed = isOfNouns(kind, object);
  if (isNamed !== undefined) return isNamed;
  if (kind === 'person') return isPerson(object) && object.number !== 'plural';
  if (kind === 'place')
    return findEntry(object.head.lemma)?.nounClass === 'place' || object.head.tag === 'NAME';
  return kind === 'any' || !isPerson(object);
}

/** "Discussed about the plan" → "discussed the plan". */
function checkNeedless(context: RuleContext, clause: Clause, first: Group): readonly GrammarFinding[] {
  const { verb } = clause;
  if (
    !verb ||
    !isSurelyVerb(clause) ||
    verb.isPassive ||
    first.kind !== 'preposition' ||
    !first.object ||
    (first.role === 'time' && first.object.head.lemma !== 'extension')
  )
    return [];
  const { preposition, object } = first;
  const found = NEEDLESS.get(verb.main.lemma)?.find(
    (each) => each.preposition === preposition.lower && fits(each.kind, object),
  );
  // "They lack for nothing" is an idiom.
  if (!found || preposition.at !== verb.main.at + 1 || object.head.lower === 'nothing') return [];
  const written = getWritten(context, object.from, object.to);
  const right = `${verb.main.text} ${written}`;
  return createFinding(context, verb.main.at, preposition.at + 1, verb.main.text, {
    simple: `After “${verb.main.text}” there is no “${preposition.lower}”: “${right}”.`,
    full: `“${verb.main.lemma}” takes “${written}” as its object, without “${preposition.lower}”.`,
  });
}

/** "Listen music" → "listen to music". */
function checkNeeded(context: RuleContext, clause: Clause, first: Group): readonly GrammarFinding[] {
  const { verb } = clause;
  if (!verb || verb.isPassive || verb.particle || first.kind !== 'noun' || first.from !== verb.main.at + 1)
    return [];
  const found = NEEDED.get(verb.main.lemma)?.find(({ kind }) => fits(kind, first));
  // "It depends what you mean", "Listen, everybody": no objects.
  if (
    !found ||
    (first.isPronoun && !isPerson(first) && first.head.lower !== 'it') ||
    first.head.lower === 'you'
  )
    return [];
  if (verb.form === 'finite' && !clause.subject && first.isPronoun) return [];
  // Behind the noun, a verb shows that it is the subject of another clause.
  const next = context.sentence.tokens[first.to];
  if (next && /^(?:VERB|VERBS|PAST|MODAL)$/.test(next.tag)) return [];
  return createWordFinding(context, verb.main, `${verb.main.text} ${found.preposition}`, {
    simple: `“${verb.main.text}” goes with “${found.preposition}”: “${verb.main.text} ${found.preposition} ${getWritten(context, first.from, first.to)}”.`,
    full: `“${verb.main.lemma}” needs “${found.preposition}” before “${getWritten(context, first.from, first.to)}”.`,
  });
}

/**
 * "The hotel lacks of a fire escape", "advertising influences on our choices": a verb that looks like a noun,
 * where the sentence would have no verb without it.
 */
function checkHidden(context: RuleContext, verb: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses, groups } = context.sentence;
  if (!/^NOUNS?$/.test(verb.tag) || !verb.possibleTags.has('VERBS')) return [];
  const [before, preposition] = [tokens[verb.at - 1], tokens[verb.at + 1]];
  if (preposition?.tag !== 'PREP') return [];
  if (!/^(?:NOUN|NAME|ING)$/.test(before?.tag ?? '') || tokens.at(-1)?.text !== '.') return [];
  if (clauses.some(({ kind, verb: main }) => kind === 'main' && main?.finite)) return [];
  const base = findBase(verb);
  const found = NEEDLESS.get(base)?.find((each) => each.preposition === preposition.lower);
  const group = groups.find(({ kind, from }) => kind === 'preposition' && from === preposition.at);
  const object = group?.kind === 'preposition' ? group.object : undefined;
  if (!found || !object || !fits(found.kind, object)) return [];
  return createFinding(context, verb.at, preposition.at + 1, verb.text, {
    simple: `After “${verb.text}” there is no “${preposition.lower}”: “${verb.text} ${getWritten(context, object.from, object.to)}”.`,
    full: `The verb “${base}” takes its object without “${preposition.lower}”.`,
  });
}

function findBase({ lower }: GrammarToken): string {
  return lower.replace(/s$/, '');
}

/** Homes, seats and tools, and the preposition that the infinitive behind them keeps: "a flat to live in". */
const KEPT: readonly (readonly [verb: string, preposition: string, nouns: RegExp])[] = [
  ['live', 'in', /^(?:flat|house|apartment|room|cottage|bungalow|villa|building|hut)$/],
  ['sit', 'on', /^(?:chair|bench|stool|sofa|armchair)$/],
  ['write', 'with', /^(?:pen|pencil)$/],
  ['listen', 'to', /^(?:song|songs|music|podcast|podcasts)$/],
];

/** "A flat to live" → "a flat to live in". */
function checkKept(context: RuleContext, verb: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [noun, to, next] = [tokens[verb.at - 2], tokens[verb.at - 1], tokens[verb.at + 1]];
  const found = KEPT.find(([each, , nouns]) => each === verb.lower && nouns.test(noun?.lower ?? ''));
  if (!found || to?.lower !== 'to' || (next && !/^[.,!?]$|^(?:and|but|because)$/.test(next.lower))) return [];
  const isIntroduced = tokens
    .slice(Math.max(0, verb.at - 5), verb.at - 2)
    .some(({ lower }) => /^(?:an?|some|any|no|new|good|nice|cheap|big|small)$/.test(lower));
  if (!isIntroduced) return [];
  const right = `${verb.text} ${found[1]}`;
  return createWordFinding(context, verb, right, {
    simple: `We live “in” a house and sit “on” a chair. Here: “to ${right}”.`,
    full: `The infinitive keeps its preposition: “${noun?.text} to ${right}”.`,
  });
}

const ASKED_FOR = /^(?:money|help|advice|information|permission|support|food|water|a loan|cash|directions)$/;

/** "Ask money from their parents" → "ask their parents for money". */
function checkAskFrom(context: RuleContext, { verb, complements }: Clause): readonly GrammarFinding[] {
  const [thing, source] = complements;
  if (
    verb?.main.lemma !== 'ask' ||
    verb.isPassive ||
    thing?.kind !== 'noun' ||
    source?.kind !== 'preposition'
  )
    return [];
  const { object, preposition } = source;
  if (
    !object ||
    !/^(?:from|to|of)$/.test(preposition.lower) ||
    !isPerson(object) ||
    object.members.length > 0
  )
    return [];
  if (thing.from !== verb.to || source.from !== thing.to || thing.members.length > 0) return [];
  const what = getWritten(context, thing.from, thing.to);
  if (!ASKED_FOR.test(what.replace(/^(?:some|the|their|his|her|more) /, ''))) return [];
  const person = getWritten(context, object.from, object.to);
  return createFinding(context, thing.from, object.to, `${person} for ${what}`, {
    simple: `We ask a person for a thing: “ask ${person} for ${what}”.`,
    full: `“Ask” takes the person as its object and “for” with the thing: “ask ${person} for ${what}”.`,
  });
}

/** "I live Chengdu" → "live in Chengdu": where one lives is no object. */
function checkLive(context: RuleContext, { verb, subject, complements }: Clause): readonly GrammarFinding[] {
  const [place] = complements;
  if (verb?.main.lemma !== 'live' || !subject || place?.kind !== 'noun' || place.from !== verb.to) return [];
  const { head, from, to } = place;
  const next = context.sentence.tokens[to];
  if (head.tag !== 'NAME' || place.isTime || place.members.length > 0 || to - from > 2) return [];
  if (next && !/^(?:MARK|AND|PREP|SUBORD|ADV)$/.test(next.tag)) return [];
  const written = getWritten(context, from, to);
  return createWordFinding(context, verb.main, `${verb.main.text} in`, {
    simple: `Before a place we say “in”: “${verb.main.text} in ${written}”.`,
    full: `“Live” needs “in” before the name of a place: “${verb.main.text} in ${written}”.`,
  });
}

export const PREPOSITION_OR_NONE_RULE: GrammarRule = {
  id: 'preposition-or-none',
  kind: 'preposition',
  precision:
    'Only verbs of the tables, with an object directly behind verb or preposition that is no time and of the right kind.',
  at: [atWords('live sit write listen', checkKept)],
  find: combineFinds(
    (context) =>
      context.sentence.clauses.flatMap((clause) => {
        const [first] = clause.complements;
        if (!first) return [];
        return [...checkNeedless(context, clause, first), ...checkNeeded(context, clause, first)];
      }),
    findInWords(checkHidden),
    findInClauses(checkAskFrom, checkLive),
  ),
};
