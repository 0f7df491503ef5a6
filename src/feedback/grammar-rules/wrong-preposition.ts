import type { Clause, Group, PrepositionalGroup } from '../grammar/groups.ts';
import { createLemmaTest, createTagTest, createWordTest, isNoun } from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { WRONG_AFTER_PHRASES, WRONG_PREPOSITIONS } from '../wrong-prepositions/word-group-table.ts';
import {
  atWords,
  createFinding,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';
import { hasObjectOfKind, isPreposition, type ObjectKind } from './object-kinds.ts';
import { isSurelyVerb } from './verb-forms.ts';

/** What stands in a row of the table for a word and a wrong preposition. */
interface Confusion {
  /** The preposition that the word takes. */
  right: string;
  /** What the object must be for the other preposition to be surely wrong. */
  object: ObjectKind;
}

/** Which word governs the preposition: a verb, an adjective or a noun, as the table writes it. */
type GoverningPart = 'v' | 'a' | 'n';

/** The key of a row in the tables. */
function createKey(part: string, word: string, preposition: string): string {
  return `${part} ${word} ${preposition}`;
}

/** The cells of a table, each as its words. */
function splitCells(table: string): readonly string[][] {
  return table.split(/[|\n]/).map((cell) => cell.trim().split(/\s+/));
}

/** By part of speech, word and wrong preposition; `o:` before it where it stands behind an object. */
const CONFUSIONS: ReadonlyMap<string, Confusion> = new Map(
  splitCells(WRONG_PREPOSITIONS)
    .filter(([word, , , right]) => word && right && right !== '-')
    .map(([word = '', part = '', wrong = '', right = '', object = 'any']) => [
      createKey(part, word, wrong),
      { right, object },
    ]),
);

/** By verb, noun and wrong preposition. */
const AFTER_PHRASES: ReadonlyMap<string, Confusion> = new Map(
  splitCells(WRONG_AFTER_PHRASES)
    .filter(([verb]) => verb)
    .map(([verb = '', noun = '', wrong = '', right = '', object = 'any']) => [
      createKey(verb, noun, wrong),
      { right, object },
    ]),
);

const isTownNoun = createLemmaTest('city town country village capital area region island');

/** "Arrive": at a place, but in a town or a country. */
function choosePreposition(word: string, { right, object }: Confusion, group: PrepositionalGroup): string {
  const isTown = group.object?.head.tag === 'NAME' || isTownNoun(group.object?.head);
  return word === 'arrive' && object === 'place' && isTown ? 'in' : right;
}

/**
 * A finding where the table has the preposition as wrong for the word that governs it.
 *
 * @param next the group behind that of the preposition
 * @param isAfterObject whether an object stands between: "accuse him for"
 */
function correct(
  context: RuleContext,
  governing: GrammarToken,
  part: GoverningPart,
  group: PrepositionalGroup,
  next: Group | undefined,
  isAfterObject = false,
): readonly GrammarFinding[] {
  const { at, lower: wrong } = group.preposition;
  const confusion = CONFUSIONS.get(createKey(part, governing.lemma, isAfterObject ? `o:${wrong}` : wrong));
  if (!confusion || !hasObjectOfKind(confusion.object, group, next)) return [];
  const right = choosePreposition(governing.lemma, confusion, group);
  const what = governing.lower;
  return createFinding(context, at, at + 1, right, {
    simple: `After “${what}” we use “${right}” here, not “${wrong}”.`,
    full: isAfterObject
      ? `“${governing.lemma}” takes an object and then “${right}”, not “${wrong}”.`
      : `“${what}” goes with “${right}”, not “${wrong}”.`,
  });
}

/** "They depend of the weather" → "on"; behind an object: "They accused him for it" → "of". */
function checkVerb(context: RuleContext, clause: Clause): readonly GrammarFinding[] {
  const { verb, complements } = clause;
  if (!verb || !isSurelyVerb(clause)) return [];
  return complements.flatMap((group, at) => {
    if (group.kind !== 'preposition') return [];
    const [before, next] = [complements[at - 1], complements[at + 1]];
    if (group.from === verb.to && !verb.particle) return correct(context, verb.main, 'v', group, next);
    const isBehindObject =
      at === 1 && before?.kind === 'noun' && before.from === verb.to && before.to === group.from;
    if (!isBehindObject) return [];
    // "Separate the facts of this text from the opinions": the right one comes later.
    const known = CONFUSIONS.get(createKey('v', verb.main.lemma, `o:${group.preposition.lower}`));
    if (complements.slice(2).some((later) => isPreposition(later, known?.right ?? ''))) return [];
    return correct(context, verb.main, 'v', group, next, true);
  });
}

/** What is spent like money. */
const isMoney = createLemmaTest(
  'wage wages salary cash euro euros dollar dollars pound pounds saving savings fortune pension income budget',
);
const needsFor = createLemmaTest('child kid reason');

/**
 * "Attention for children", "for the reasons behind it": these tell why behind other words, but not behind a
 * verb and a noun that take "to" or "on".
 */
function isComplementOfPhrase(kind: ObjectKind, { object, role, preposition }: PrepositionalGroup): boolean {
  if (kind !== 'any' || role !== 'unknown' || preposition.lower !== 'for' || !object) return false;
  return object.head.tag === 'NOUNS' && needsFor(object.head);
}

/** "Pays attention for the details" → "to"; "spent my money in clothes" → "on": verb and object decide. */
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
  const phrase = `${verb.main.text} … ${object.head.text}`;
  return createFinding(context, place, place + 1, found.right, {
    simple: `“${phrase}” goes with “${found.right}”, not with “${wrong}”.`,
    full: `“${verb.main.lemma} … ${object.head.lower}” takes “${found.right}”, not “${wrong}”.`,
  });
}

/** "Prefer living in a big city rather than", "prefer sitting more than": a comparison. */
const isComparing = createWordTest('rather more less other else better worse');

/** "Cheaper", "faster". */
function isComparative({ lower, lemma, tag }: GrammarToken): boolean {
  return /er$/.test(lower) && lemma !== lower && (tag === 'ADJ' || tag === 'ADV');
}

/** "Prefer travelling by metro than sitting in traffic" → "to sitting". */
function checkPrefer(context: RuleContext, than: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const prefer = tokens.slice(0, than.at).findLast(({ lemma }) => lemma === 'prefer');
  if (!prefer || than.at - prefer.at > 8) return [];
  if (tokens[prefer.at + 1]?.tag !== 'ING' || tokens[than.at + 1]?.tag !== 'ING') return [];
  // "I would rather prefer …"
  if (tokens.slice(0, prefer.at).some(({ lower }) => lower === 'rather')) return [];
  const between = tokens.slice(prefer.at + 1, than.at);
  if (between.some((token) => isComparing(token) || isComparative(token) || token.tag === 'MARK')) return [];
  return createFinding(context, than.at, than.at + 1, 'to', {
    simple: 'We prefer one thing “to” another.',
    full: '“Prefer” with two -ing forms takes “to”, not “than”.',
  });
}

const joinsSecond = createWordTest('to with');

/** "The difference between him to her" → "and": between takes two. */
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
      simple: '“Between” goes with “and”, not with “to”.',
      full: `“Between” joins its two parts with “and”, not with “${next.preposition.lower}”.`,
    });
  });
}

const isAdjectiveOrParticiple = createTagTest('ADJ', 'EN', 'PAST');
const isDegree = createWordTest('very so too really quite');

/** "Very kind with me": behind an adverb of degree, a word that is also a noun is the adjective. */
function isAdjective(word: GrammarToken, before: GrammarToken | undefined): boolean {
  if (isAdjectiveOrParticiple(word)) return true;
  return word.tag === 'NOUN' && word.possibleTags.has('ADJ') && isDegree(before);
}

/** "The most famous of his books", "the rich of the city". */
const makesOneOfSeveral = createWordTest('most least the a an');

/** "Responsible of the team" → "for"; also participles: "interested on it" → "in". */
function checkAdjective(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  return groups.flatMap((group, at) => {
    if (group.kind !== 'preposition') return [];
    const [before, word] = [tokens[group.from - 2], tokens[group.from - 1]];
    if (!word || makesOneOfSeveral(before) || !isAdjective(word, before)) return [];
    // "He married with a nurse" has a verb, which takes no preposition.
    if (word.tag === 'PAST' && word.lower === 'married') return [];
    const isParticiple = word.tag === 'EN' || word.tag === 'PAST';
    const adjective = isParticiple ? { ...word, lemma: word.lower } : word;
    return correct(context, adjective, 'a', group, groups[at + 1]);
  });
}

/** "A threat for children" → "to": nouns whose complement has its own preposition. */
function checkNoun(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, groups } = context.sentence;
  return groups.flatMap((group, at) => {
    if (group.kind !== 'preposition') return [];
    const noun = tokens[group.from - 1];
    if (!noun || !isNoun(noun)) return [];
    // "With respect to", "in response to", "for lack of": the noun is part of a preposition.
    if (tokens[noun.at - 1]?.tag === 'PREP') return [];
    return correct(context, noun, 'n', group, groups[at + 1]);
  });
}

/** A preposition that a word of the tables does not take. */
export const WRONG_PREPOSITION_RULE: GrammarRule = {
  id: 'wrong-preposition',
  kind: 'preposition',
  markedOnlyWhen:
    'Only pairs of the table, directly behind the word, with an object that is no time, place, means or manner and of the kind for which the pair is wrong.',
  wordChecks: [atWords('than', checkPrefer)],
  find: (context) => {
    const { clauses } = context.sentence;
    const found = [
      ...clauses.flatMap((clause) => checkVerb(context, clause)),
      ...checkAdjective(context),
      ...checkNoun(context),
      ...clauses.flatMap((clause) => checkPhrase(context, clause)),
      ...checkBetween(context),
    ];
    // A verb and its participle can both find the same preposition.
    return found.filter(({ start }, at) => found.findIndex((other) => other.start === start) === at);
  },
};
