import type { Clause, Group, NounGroup } from '../grammar/groups.ts';
import { findEntry } from '../lexicon/english.ts';
import {
  createFinding,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  getWritten,
  type RuleContext,
} from './grammar-rule.ts';
import { isOfNouns } from './object-nouns.ts';
import { isSurelyVerb } from './verb-forms.ts';
import { NEEDED_PREPOSITIONS, NEEDLESS_PREPOSITIONS } from './wrong-preposition-table.ts';

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

const PERSON = /^(?:me|you|him|her|us|them|someone|somebody|everyone|everybody)$/;

function isPerson({ head, nounClass }: NounGroup): boolean {
  return nounClass === 'person' || PERSON.test(head.lower);
}

function fits(kind: string, object: NounGroup): boolean {
  if (object.isTime || object.nounClass === 'time' || object.members.some(({ isTime }) => isTime))
    return false;
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
    first.role === 'time'
  )
    return [];
  const { preposition, object } = first;
  const found = NEEDLESS.get(verb.main.lemma)?.find((each) => each.preposition === preposition.lower);
  if (!found || !fits(found.kind, object) || preposition.at !== verb.main.at + 1) return [];
  const written = getWritten(context, object.from, object.to);
  const right = `${verb.main.text} ${written}`;
  return createFinding(context, verb.main.at, preposition.at + 1, verb.main.text, {
    simple: `We say “${right}”, without “${preposition.lower}”.`,
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
    (first.isPronoun && !PERSON.test(first.head.lower) && first.head.lower !== 'it') ||
    first.head.lower === 'you'
  )
    return [];
  if (verb.form === 'finite' && !clause.subject && first.isPronoun) return [];
  // Behind the noun, a verb shows that it is the subject of another clause.
  const next = context.sentence.tokens[first.to];
  if (next && /^(?:VERB|VERBS|PAST|MODAL)$/.test(next.tag)) return [];
  return createWordFinding(context, verb.main, `${verb.main.text} ${found.preposition}`, {
    simple: `We say “${verb.main.text} ${found.preposition} ${getWritten(context, first.from, first.to)}”.`,
    full: `“${verb.main.lemma}” needs “${found.preposition}” before “${getWritten(context, first.from, first.to)}”.`,
  });
}

export const PREPOSITION_OR_NONE_RULE: GrammarRule = {
  id: 'preposition-or-none',
  kind: 'preposition',
  precision:
    'Only verbs of the tables, with an object directly behind verb or preposition that is no time and of the right kind.',
  find: (context) =>
    context.sentence.clauses.flatMap((clause) => {
      const [first] = clause.complements;
      if (!first) return [];
      return [...checkNeedless(context, clause, first), ...checkNeeded(context, clause, first)];
    }),
};
