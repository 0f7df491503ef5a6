/*
 * Corrects "that" and "which" after a comma:
 *
 *   My aunt Pilar, that is a vet → who is a vet
 *   My neighbour Paco, which is a farmer → who is a farmer
 *   It closes at six, that is too early → which is too early
 *   The film festival, that I organised with friends → which I organised
 */

import type { SentenceAnalysis } from '../grammar/groups.ts';
import {
  createLemmaTest,
  createTagTest,
  createWordTest,
  isFiniteVerb,
  isNoun,
  isNounOrName,
  isTensedVerb,
} from '../grammar/token-tests.ts';
import type { GrammarToken } from '../grammar/tokens.ts';
import { findEntry } from '../lexicon/english.ts';
import { takes } from '../lexicon/verb-frames.ts';
import {
  atWords,
  createWordFinding,
  type GrammarFinding,
  type GrammarRule,
  type RuleContext,
} from './grammar-rule.ts';

/** Whether a word is a noun for a person: "aunt", "neighbours"; not a name. */
function isPersonNoun(token: GrammarToken | undefined): boolean {
  return token !== undefined && isNoun(token) && findEntry(token.lemma)?.nounClass === 'person';
}

const isOfOwner = createWordTest('mine yours his hers ours theirs');

/** The noun of a person that ends before the comma: "my neighbour Paco", "a classmate of mine". */
function findPerson(tokens: readonly GrammarToken[], comma: number): GrammarToken | undefined {
  const [third, second, last] = [tokens[comma - 3], tokens[comma - 2], tokens[comma - 1]];
  const isOwned = isOfOwner(last) && second?.lower === 'of';
  const named = second?.tag === 'NAME' ? third : second;
  const candidates = [last, last?.tag === 'NAME' ? named : undefined, isOwned ? third : undefined];
  return candidates.find(isPersonNoun);
}

/** Verbs of what only people do, so that the clause is about the person before the comma. */
const isDoneByPeople = createLemmaTest(
  'live work study speak love like teach know want say tell think enjoy hate hope decide learn believe sing cook wear smile laugh marry',
);
const isArticleOrOwner = createWordTest('an a the my our his her');

/** Whether "be" and the three words after it say what a person is: "is a farmer", "is ten years old". */
function describesPerson(tokens: readonly GrammarToken[], be: GrammarToken): boolean {
  if (be.lemma !== 'be') return false;
  const next = tokens.slice(be.at + 1, be.at + 4);
  const isNamed = isArticleOrOwner(next[0]) && next.some(isPersonNoun);
  return isNamed || next.some(({ lower }) => lower === 'years');
}

/** Whether the words before the comma have no verb and no comma, so that they are only the person. */
function isWithoutVerb(tokens: readonly GrammarToken[]): boolean {
  return !tokens.some((token) => isFiniteVerb(token) || token.tag === 'ING' || token.tag === 'MARK');
}

const isPersonOrFirm = createLemmaTest(
  'provider maker producer supplier retailer manufacturer publisher broadcaster operator carrier',
);

/** "My neighbour Paco, which is a farmer" → "who"; "my aunt Pilar, that is a vet" → "who". */
function checkPerson(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [comma, verb, next] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  // Before a further comma the words go on in another way: "that is, …".
  if (comma?.text !== ',' || !verb || next?.text === ',') return [];
  // The parser reads "lives" as a noun after "that".
  const isLives = verb.lower === 'lives' || verb.lemma === 'live';
  const person = findPerson(tokens, comma.at);
  // Right: "a deal with a phone provider, which …", a firm.
  if (isPersonOrFirm(person)) return [];
  if (!person || !(isFiniteVerb(verb) || isLives)) return [];
  const isWhich = word.lower === 'which';
  // Not marked: "I have a neighbour, which is a problem", where "which" is about everything before the comma.
  const tellsOfPerson =
    describesPerson(tokens, verb) || ((isDoneByPeople(verb) || isLives) && verb.tag !== 'MODAL');
  if (!tellsOfPerson && !(isWhich && isWithoutVerb(tokens.slice(0, comma.at)))) return [];
  // Not marked: "a group of friends, which …", where the group may be meant.
  if (isWhich && tokens.slice(0, person.at).some(({ lower }) => lower === 'of')) return [];
  return createWordFinding(context, word, 'who', {
    simple: isWhich
      ? `“Which” is for things. For a person like “${person.lower}” we say “who”.`
      : "After a comma we don't use “that”. For a person we say “who”.",
    full: isWhich
      ? `“Which” is for things; a clause about a person, here “${person.lower}”, begins with “who”.`
      : "After a comma, a clause that only adds something can't begin with “that”; for a person it is “who”.",
  });
}

const isDegree = createWordTest('too very really quite so');
const isIsOrWas = createWordTest('is was');
const isMakes = createWordTest('makes made');
const isObjectPronoun = createWordTest('me us him her them it');

/** Whether a judgement on everything before begins here: "is too early", "makes me happy". */
function opensJudgement(tokens: readonly GrammarToken[], verb: GrammarToken): boolean {
  const [next, second] = [tokens[verb.at + 1], tokens[verb.at + 2]];
  if (isIsOrWas(verb) && isDegree(next)) return second?.tag === 'ADJ';
  return isMakes(verb) && isObjectPronoun(next);
}

const opensOtherClause = createTagTest('SUBORD', 'WH');
/** Words before a clause with "that" of another kind. Not marked: "It was so early, that is too bad". */
const leadsToThat = createWordTest('not rather so such');
const isItOrThis = createWordTest('it this that these those');

/** Whether the words before the comma are one whole clause, which "which" can comment on. */
function isWholeClause({ tokens, clauses }: SentenceAnalysis, comma: GrammarToken): boolean {
  const before = tokens.slice(0, comma.at);
  const last = before.at(-1);
  const hasClause = clauses.some(
    ({ kind, subject, verb }) => kind === 'main' && subject && verb?.finite && verb.to < comma.at,
  );
  // Not marked: "When I came, that was too much", where the comma ends a subordinate clause.
  const hasOther = before.some(
    (token) => opensOtherClause(token) || leadsToThat(token) || /["“”,:]/.test(token.text),
  );
  // Not marked: "It is the smell, the warm smell, that makes me happy", a cleft sentence.
  const isCleft = isItOrThis(tokens[0]) && tokens[1]?.lemma === 'be';
  return hasClause && !hasOther && !isCleft && last !== undefined && !takes(last.lemma, 'that-clause');
}

/** "It closes at six, that is too early for us" → "which is", about the whole sentence before. */
function checkAboutSentence(context: RuleContext, that: GrammarToken): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const [comma, verb] = [tokens[that.at - 1], tokens[that.at + 1]];
  if (comma?.text !== ',' || isQuestion || !verb || !opensJudgement(tokens, verb)) return [];
  if (!isWholeClause(context.sentence, comma)) return [];
  return createWordFinding(context, that, 'which', {
    simple: `“Which” here means everything before the comma: “which ${verb.text}”.`,
    full: `A comma alone can't join two sentences; “which ${verb.text}” comments on the first.`,
  });
}

const isPersonPronoun = createWordTest('i you he she we they');

/** Words with which "that" does not open a relative clause: "so cold, that I left", "I am glad, that …". */
const takesThatClause = createWordTest('so such not sure glad happy sorry afraid');

/** Whether "that" may begin what is said or thought. Not marked: "He told my friend, that I bought it". */
function mayReport(before: readonly GrammarToken[]): boolean {
  return before.some(
    (token) =>
      takes(token.lemma, 'that-clause') ||
      takes(token.lemma, 'object-that-clause') ||
      takesThatClause(token) ||
      token.text === ',',
  );
}

/** "The film festival, that I organised with friends" → "which I organised". */
function checkObject(context: RuleContext, that: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [noun, comma] = [tokens[that.at - 2], tokens[that.at - 1]];
  const [subject, verb, next] = tokens.slice(that.at + 1, that.at + 4);
  if (comma?.text !== ',' || !noun || !isNounOrName(noun) || !isPersonPronoun(subject)) return [];
  // The verb needs an object and has none after it, so that "that" is its object.
  if (!verb || !isTensedVerb(verb) || !takes(verb.lemma, 'object') || takes(verb.lemma, 'no-object'))
    return [];
  if (!next || !(next.tag === 'MARK' || (next.tag === 'PREP' && next.lower !== 'to'))) return [];
  // Not marked: "the fact, that I left", where the clause says what the fact is.
  if (mayReport(tokens.slice(0, comma.at)) || findEntry(noun.lemma)?.nounClass === 'idea') return [];
  const right = isPersonNoun(noun) ? 'who' : 'which';
  return createWordFinding(context, that, right, {
    simple: `To add something after a comma, we use “${right}”, not “that”.`,
    full: `After a comma, a clause that only adds something can't begin with “that”: “${right} ${subject?.text} ${verb.text}”.`,
  });
}

/**
 * "That" after a comma, and "which" for a person.
 *
 * Conditions: The noun before the comma is a person, and the clause says what the person is or does, or no
 * verb stands before “which”. Else “that” stands after a whole clause and before a judgement (“is too
 * early”), or is the object of a verb that needs one, where nothing is said or thought.
 */
export const RELATIVE_AFTER_COMMA_RULE: GrammarRule = {
  id: 'relative-after-comma',
  kind: 'relative',
  wordChecks: [
    // "My neighbour Paco, which is a farmer" → "who"
    atWords('which that', checkPerson),
    // "It closes at six, that is too early" → "which"
    atWords('that', checkAboutSentence),
    // "The film festival, that I organised" → "which"
    atWords('that', checkObject),
  ],
};
