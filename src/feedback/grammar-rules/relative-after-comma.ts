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

const FINITE = /^(?:VERB|VERBS|PAST|MODAL)$/;
const SUBJECT = /^(?:i|you|he|she|we|they)$/;
const OF_OWNER = /^(?:mine|yours|his|hers|ours|theirs)$/;
/** What only people do, so that the clause is about the person before the comma. */
const OF_PEOPLE =
  /^(?:live|work|study|speak|love|like|teach|know|want|say|tell|think|enjoy|hate|hope|decide|learn|believe|sing|cook|wear|smile|laugh|marry)$/;

function isPersonNoun(token: GrammarToken | undefined): boolean {
  return token !== undefined && /^NOUNS?$/.test(token.tag) && findEntry(token.lemma)?.nounClass === 'person';
}

/** The noun of a person that ends before the comma: "my neighbour Paco", "a classmate of mine". */
function findPerson(tokens: readonly GrammarToken[], comma: number): GrammarToken | undefined {
  const last = tokens[comma - 1];
  if (isPersonNoun(last)) return last;
  if (last?.tag === 'NAME') {
    const first = tokens[comma - 2]?.tag === 'NAME' ? tokens[comma - 3] : tokens[comma - 2];
    return isPersonNoun(first) ? first : undefined;
  }
  if (OF_OWNER.test(last?.lower ?? '') && tokens[comma - 2]?.lower === 'of') {
    const noun = tokens[comma - 3];
    return isPersonNoun(noun) ? noun : undefined;
  }
  return undefined;
}

/** "My neighbour Paco, which is a farmer" → "who"; "my aunt Pilar, that is a vet" → "who". */
function checkPerson(context: RuleContext, word: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [comma, verb, next] = [tokens[word.at - 1], tokens[word.at + 1], tokens[word.at + 2]];
  // "Lives" is read as a noun behind "that".
  const base = verb?.lower === 'lives' ? 'live' : verb?.lemma;
  if (comma?.text !== ',' || !verb || !base || !(FINITE.test(verb.tag) || base === 'live')) return [];
  const person = findPerson(tokens, comma.at);
  if (!person || next?.text === ',') return [];
  // "A neighbour, which is a problem": what is said before, unless the clause calls the person something.
  const behind = tokens.slice(next?.at ?? 0, (next?.at ?? 0) + 3);
  const isNamed =
    verb.lemma === 'be' &&
    next !== undefined &&
    /^(?:an?|the|my|our|his|her)$/.test(next.lower) &&
    behind.some((token) => isPersonNoun(token));
  const isOld = verb.lemma === 'be' && behind.some(({ lower }) => lower === 'years');
  const isOfPeople = OF_PEOPLE.test(base) && verb.tag !== 'MODAL';
  const opensSentence = !tokens
    .slice(0, comma.at)
    .some(({ tag }) => FINITE.test(tag) || tag === 'ING' || tag === 'MARK');
  if (!isNamed && !isOld && !isOfPeople && !(opensSentence && word.lower === 'which')) return [];
  // "A group of friends, which …", "the team of doctors": a group may be meant.
  if (tokens.slice(0, person.at).some(({ lower }) => lower === 'of') && word.lower === 'which') return [];
  return createWordFinding(context, word, 'who', {
    simple: `“${person.text}” is a person, so we say “who” after the comma, not “${word.lower}”.`,
    full: `Behind a comma, a clause about a person begins with “who”: “who ${verb.text}”, not “${word.lower} ${verb.text}”.`,
  });
}

const DEGREE = /^(?:too|very|really|quite|so)$/;

/** "It closes at six, that is too early for us" → "which is": it is said of the whole sentence. */
function checkWhole(context: RuleContext, that: GrammarToken): readonly GrammarFinding[] {
  const { tokens, clauses, isQuestion } = context.sentence;
  const [comma, verb, next] = [tokens[that.at - 1], tokens[that.at + 1], tokens[that.at + 2]];
  if (comma?.text !== ',' || isQuestion || !verb || !next) return [];
  const before = tokens.slice(0, comma.at);
  const isJudged =
    /^(?:is|was)$/.test(verb.lower) && DEGREE.test(next.lower) && tokens[next.at + 1]?.tag === 'ADJ';
  const isEffect = /^(?:makes|made)$/.test(verb.lower) && /^(?:me|us|him|her|them|it)$/.test(next.lower);
  if (!isJudged && !isEffect) return [];
  const isWhole = clauses.some(
    ({ kind, subject, verb: main }) => kind === 'main' && subject && main?.finite && main.to < comma.at,
  );
  // "It is the smell, the warm smell, that makes me happy": a cleft sentence; "when I came, that was too much".
  const isOther = before.some(
    ({ tag, lower, text }) =>
      /^(?:SUBORD|WH)$/.test(tag) || /^(?:not|rather|so|such)$/.test(lower) || /["“”,:]/.test(text),
  );
  const isCleft = /^(?:it|this|that|these|those)$/.test(tokens[0]?.lower ?? '') && tokens[1]?.lemma === 'be';
  const last = before.at(-1);
  if (!isWhole || isOther || isCleft || !last || takes(last.lemma, 'that')) return [];
  return createWordFinding(context, that, 'which', {
    simple: `We use “which” for everything before the comma: “which ${verb.text}”.`,
    full: `A comma alone joins no second sentence; “which ${verb.text}” tells more about the first.`,
  });
}

/** "The film festival, that I organised with friends" → "which I organised". */
function checkObject(context: RuleContext, that: GrammarToken): readonly GrammarFinding[] {
  const { tokens } = context.sentence;
  const [noun, comma] = [tokens[that.at - 2], tokens[that.at - 1]];
  const [subject, verb] = [tokens[that.at + 1], tokens[that.at + 2]];
  if (
    comma?.text !== ',' ||
    !noun ||
    !/^(?:NOUNS?|NAME)$/.test(noun.tag) ||
    !SUBJECT.test(subject?.lower ?? '')
  )
    return [];
  if (!verb || !/^(?:VERBS?|PAST)$/.test(verb.tag) || !takes(verb.lemma, 'o') || takes(verb.lemma, 'x'))
    return [];
  const next = tokens[verb.at + 1];
  if (!next || !(next.tag === 'MARK' || (next.tag === 'PREP' && next.lower !== 'to'))) return [];
  // "He told my friend, that I bought it": what is said. "So cold, that I left", "the fact, that I …".
  const mayTell = tokens
    .slice(0, comma.at)
    .some(
      ({ lemma, lower, text }) =>
        takes(lemma, 'that') ||
        takes(lemma, 'othat') ||
        /^(?:so|such|not|sure|glad|happy|sorry|afraid)$/.test(lower) ||
        text === ',',
    );
  if (mayTell || findEntry(noun.lemma)?.nounClass === 'idea') return [];
  const right = isPersonNoun(noun) ? 'who' : 'which';
  return createWordFinding(context, that, right, {
    simple: `After a comma we use “${right}”, not “that”.`,
    full: `Behind a comma, a clause that only adds something begins with “${right}”: “${right} ${subject?.text} ${verb.text}”.`,
  });
}

export const RELATIVE_AFTER_COMMA_RULE: GrammarRule = {
  id: 'relative-after-comma',
  kind: 'relative',
  precision:
    'Only behind a noun of a person that the clause calls something, or at whose side no verb stands; “that” behind a whole clause before a judgement; “that” with a verb that lacks its object, where nothing is said or thought.',
  at: [atWords('which that', checkPerson), atWords('that', checkWhole), atWords('that', checkObject)],
};
