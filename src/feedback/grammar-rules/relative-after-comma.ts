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

/*
 * "Who" and "which" behind a comma: "my aunt Pilar, who is a vet", "it closes at six, which is too early".
 * Learners say "that" for both, or "which" for a person.
 */

/** "Aunt", "neighbours"; not a name. */
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

/** What only people do, so that the clause is about the person before the comma. */
const isOfPeople = createLemmaTest(
  'live work study speak love like teach know want say tell think enjoy hate hope decide learn believe sing cook wear smile laugh marry',
);
const isArticleOrOwner = createWordTest('an a the my our his her');

/** Whether "is" and what follows say what a person is: "is a farmer", "is ten years old". */
function describesPerson(tokens: readonly GrammarToken[], be: GrammarToken): boolean {
  if (be.lemma !== 'be') return false;
  const behind = tokens.slice(be.at + 1, be.at + 4);
  const isNamed = isArticleOrOwner(behind[0]) && behind.some(isPersonNoun);
  return isNamed || behind.some(({ lower }) => lower === 'years');
}

/** Whether the words before the comma are only the person: no verb and no further mark. */
function isAlone(tokens: readonly GrammarToken[]): boolean {
  return !tokens.some((token) => isFiniteVerb(token) || token.tag === 'ING' || token.tag === 'MARK');
}

/** "My neighbour Paco, which is a farmer" → "who"; "my aunt Pilar, that is a vet" → "who". */
function checkPerson(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [comma, verb, next] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  if (comma?.text !== ',' || !verb || next?.text === ',') return [];
  // "Lives" is read as a noun behind "that".
  const isLives = verb.lower === 'lives' || verb.lemma === 'live';
  const person = findPerson(tokens, comma.at);
  if (!person || !(isFiniteVerb(verb) || isLives)) return [];
  const isWhich = word.lower === 'which';
  // "A neighbour, which is a problem": what is said before, unless the clause tells of the person.
  const tellsOfPerson =
    describesPerson(tokens, verb) || ((isOfPeople(verb) || isLives) && verb.tag !== 'MODAL');
  if (!tellsOfPerson && !(isWhich && isAlone(tokens.slice(0, comma.at)))) return [];
  // "A group of friends, which …", "the team of doctors": a group may be meant.
  if (isWhich && tokens.slice(0, person.at).some(({ lower }) => lower === 'of')) return [];
  return createWordFinding(context, word, 'who', {
    simple: `“${person.text}” is a person, so we say “who” after the comma, not “${word.lower}”.`,
    full: `Behind a comma, a clause about a person begins with “who”: “who ${verb.text}”, not “${word.lower} ${verb.text}”.`,
  });
}

const isDegree = createWordTest('too very really quite so');
const isIsOrWas = createWordTest('is was');
const isMakes = createWordTest('makes made');
const isObjectPronoun = createWordTest('me us him her them it');

/** "Is too early", "makes me happy": what one says of all that was told. */
function isJudgement(tokens: readonly GrammarToken[], verb: GrammarToken): boolean {
  const [next, second] = [tokens[verb.at + 1], tokens[verb.at + 2]];
  if (isIsOrWas(verb) && isDegree(next)) return second?.tag === 'ADJ';
  return isMakes(verb) && isObjectPronoun(next);
}

const opensOtherClause = createTagTest('SUBORD', 'WH');
/** "Not", "rather", and what a clause with "that" tells the degree of: "so early". */
const leadsToThat = createWordTest('not rather so such');
const isItOrThis = createWordTest('it this that these those');

/** Whether the words before the comma are one whole clause, of which "which" can tell more. */
function isWholeClause({ tokens, clauses }: SentenceAnalysis, comma: GrammarToken): boolean {
  const before = tokens.slice(0, comma.at);
  const last = before.at(-1);
  const hasClause = clauses.some(
    ({ kind, subject, verb }) => kind === 'main' && subject && verb?.finite && verb.to < comma.at,
  );
  // "When I came, that was too much": the comma ends another kind of clause.
  const hasOther = before.some(
    (token) => opensOtherClause(token) || leadsToThat(token) || /["“”,:]/.test(token.text),
  );
  // "It is the smell, the warm smell, that makes me happy": a cleft sentence.
  const isCleft = isItOrThis(tokens[0]) && tokens[1]?.lemma === 'be';
  return hasClause && !hasOther && !isCleft && last !== undefined && !takes(last.lemma, 'that-clause');
}

/** "It closes at six, that is too early for us" → "which is": it is said of the whole sentence. */
function checkWhole(context: RuleContext, that: GrammarToken): readonly GrammarFinding[] {
  const { tokens, isQuestion } = context.sentence;
  const [comma, verb] = [tokens[that.at - 1], tokens[that.at + 1]];
  if (comma?.text !== ',' || isQuestion || !verb || !isJudgement(tokens, verb)) return [];
  if (!isWholeClause(context.sentence, comma)) return [];
  return createWordFinding(context, that, 'which', {
    simple: `We use “which” for everything before the comma: “which ${verb.text}”.`,
    full: `A comma alone joins no second sentence; “which ${verb.text}” tells more about the first.`,
  });
}

const isPersonPronoun = createWordTest('i you he she we they');

/** "So cold, that I left", "I am glad, that …": with these, "that" opens no relative clause. */
const takesThatClause = createWordTest('so such not sure glad happy sorry afraid');

/** Whether a clause with "that" may tell a content: "He told my friend, that I bought it". */
function mayTellContent(before: readonly GrammarToken[]): boolean {
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
  // The verb needs an object and has none behind it.
  if (!verb || !isTensedVerb(verb) || !takes(verb.lemma, 'object') || takes(verb.lemma, 'no-object'))
    return [];
  if (!next || !(next.tag === 'MARK' || (next.tag === 'PREP' && next.lower !== 'to'))) return [];
  // "The fact, that I …": the clause tells what the idea is.
  if (mayTellContent(tokens.slice(0, comma.at)) || findEntry(noun.lemma)?.nounClass === 'idea') return [];
  const right = isPersonNoun(noun) ? 'who' : 'which';
  return createWordFinding(context, that, right, {
    simple: `After a comma we use “${right}”, not “that”.`,
    full: `Behind a comma, a clause that only adds something begins with “${right}”: “${right} ${subject?.text} ${verb.text}”.`,
  });
}

/** "That" behind a comma, and "which" of a person. */
export const RELATIVE_AFTER_COMMA_RULE: GrammarRule = {
  id: 'relative-after-comma',
  kind: 'relative',
  markedOnlyWhen:
    'Only behind a noun of a person that the clause calls something, or at whose side no verb stands; “that” behind a whole clause before a judgement; “that” with a verb that lacks its object, where nothing is said or thought.',
  wordChecks: [atWords('which that', checkPerson), atWords('that', checkWhole), atWords('that', checkObject)],
};
