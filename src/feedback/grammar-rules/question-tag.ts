/*
 * Corrects question tags: "You sent it last week, isn't it?" → "didn't you?". A tag repeats the auxiliary and
 * the subject of the sentence. The check is part of the rule in question-order.ts.
 */

import type { Clause, NounGroup, VerbGroup } from '../grammar/groups.ts';
import { createLemmaTest, createWordTest, isFiniteVerb, type TokenTest } from '../grammar/token-tests.ts';
import { createFinding, type GrammarFinding, getWritten, type RuleContext } from './grammar-rule.ts';
import { takesThirdPerson } from './verb-forms.ts';

/** The pronoun of a tag for a subject, by tests of its noun. */
const PRONOUNS: readonly (readonly [isFor: TokenTest, pronoun: string])[] = [
  [createLemmaTest('i'), 'I'],
  [createLemmaTest('he mr father brother son uncle husband boy man grandfather dad'), 'he'],
  [createLemmaTest('she mrs ms mother sister daughter aunt wife girl woman grandmother mum'), 'she'],
  [createLemmaTest('you'), 'you'],
  [createLemmaTest('we'), 'we'],
  [createLemmaTest('they these those'), 'they'],
  [createLemmaTest('it this that'), 'it'],
];

/** The pronoun of a tag: "she" for "my sister", "they" for "the shops"; undefined where it is not certain. */
function choosePronoun({ head, members, number, isPronoun, nounClass }: NounGroup): string | undefined {
  if (members.length > 0 || (number === 'plural' && !isPronoun)) return 'they';
  const found = PRONOUNS.find(([isFor]) => isFor(head));
  if (found) return found[1];
  return nounClass === 'thing' && number === 'singular' ? 'it' : undefined;
}

/** Whether the verb has an auxiliary, or is "be", so that the tag repeats it. */
function hasAuxiliary({ finite, verbs }: VerbGroup): boolean {
  return finite?.tag === 'MODAL' || finite?.lemma === 'be' || verbs.length > 1;
}

/**
 * Auxiliaries without one certain tag: "may not I?" and "mightn't I?" are rare, "used to" takes "did" or
 * "used". "Ca" and "wo" are the first parts of "can't" and "won't", which are not words of
 * their own.
 */
const UNCERTAIN_IN_TAGS = new Set('may might shall ought used ca wo dare need'.split(' '));

/** The verb that a tag repeats: "can", "does"; undefined where it is not certain. */
function chooseTagVerb(verb: VerbGroup, subject: NounGroup): string | undefined {
  const { finite, verbs } = verb;
  // After "He had a car", both "hadn't he" and "didn't he" are right.
  if (!finite || (finite.lower === 'had' && verbs.length === 1)) return undefined;
  // "He's" may be "is" or "has", "he'd" may be "had" or "would".
  if (hasAuxiliary(verb))
    return finite.lower.startsWith("'") || UNCERTAIN_IN_TAGS.has(finite.lower) ? undefined : finite.lower;
  if (finite.tag === 'PAST') return 'did';
  return takesThirdPerson(subject) ? 'does' : 'do';
}

/** The tag of a clause: "didn't you" for "You sent it"; undefined where it is not certain. */
function chooseTag({ verb, subject }: Clause): string | undefined {
  if (!verb?.finite || !subject || verb.isInverted) return undefined;
  const pronoun = choosePronoun(subject);
  const help = chooseTagVerb(verb, subject);
  // The tag of "I am" is "aren't I", which this function can't form.
  if (!pronoun || !help || (pronoun === 'I' && verb.finite.lemma === 'be')) return undefined;
  if (verb.isNegative) return `${help} ${pronoun}`;
  const negative = help === 'can' ? "can't" : help === 'will' ? "won't" : `${help}n't`;
  return `${negative} ${pronoun}`;
}

/**
 * Whether two tags have the same auxiliary and pronoun, where "do" is "does", "is" is "are", and "not" is
 * left out.
 */
function isSameTag(one: string, other: string): boolean {
  const read = (tag: string) =>
    tag
      .replace(/n't|'t/, '')
      .replace(/^(?:does)\b/, 'do')
      .replace(/^(?:is|am|are)\b/, 'be');
  return read(one) === read(other);
}

const isTagPronoun = createWordTest('i you he she it we they');

/** The tag at the end of a question. */
interface WrittenTag {
  /** The index of its auxiliary. */
  from: number;
  /** The index of the question mark after the tag. */
  to: number;
  /** In lower case, with a plain apostrophe: "isn't it". */
  words: string;
  pronoun: string;
  isNegative: boolean;
}

/** The tag after the last comma of the sentence; undefined where there is none. */
function findTag(context: RuleContext): WrittenTag | undefined {
  const { tokens } = context.sentence;
  const to = tokens.length - 1;
  const comma = tokens.findLast(({ text }) => text === ',');
  const help = comma && tokens[comma.at + 1];
  const pronoun = tokens[to - 1];
  if (!help || !pronoun || tokens[to]?.text !== '?') return undefined;
  const isNegative = tokens[help.at + 1]?.lower === "n't";
  if (pronoun.at !== help.at + (isNegative ? 2 : 1)) return undefined;
  if (!isTagPronoun(pronoun) || !isFiniteVerb(help)) return undefined;
  const words = getWritten(context, help.at, to).toLowerCase().replace('’', "'");
  return { from: help.at, to, words, pronoun: pronoun.lower, isNegative };
}

/**
 * Whether the written tag is wrong, where `right` is the tag of the sentence. Only "isn't it", and a tag with
 * the right pronoun, are marked.
 */
function isWrong({ words, pronoun, isNegative }: WrittenTag, right: string): boolean {
  const isRightNegative = /n't|'t /.test(right);
  // Not marked: "You're here, are you?", which asks in surprise. "He isn't, isn't he?" is wrong.
  if (isRightNegative && !isNegative) return false;
  if (isRightNegative === isNegative && isSameTag(words, right)) return false;
  return words === "isn't it" || pronoun === right.split(' ')[1];
}

/** "You sent it last week, isn't it?" → "didn't you?"; "He doesn't smoke, doesn't he?" → "does he?". */
export function checkQuestionTag(context: RuleContext): readonly GrammarFinding[] {
  const { tokens, clauses } = context.sentence;
  const tag = findTag(context);
  if (!tag) return [];
  const [main, ...others] = clauses.filter(({ verb }) => verb?.finite && verb.to < tag.from);
  if (!main || others.length > 0) return [];
  // Not marked: "It has a balcony, hasn't it?", which is right in British English.
  if (main.verb?.main.lemma === 'have' && tokens[tag.from]?.lemma === 'have') return [];
  // Not marked: "It's time we went home, isn't it?", where the tag is that of the first clause.
  if (tokens[0]?.lower === 'it' && tag.words === "isn't it") return [];
  const right = chooseTag(main);
  if (!right || !isWrong(tag, right)) return [];
  return createFinding(context, tag.from, tag.to, right, explainTag(main, right));
}

/** Why the tag is `right`, for a verb with an auxiliary or without. */
function explainTag({ verb }: Clause, right: string) {
  const [repeated] = right.split(' ');
  return verb && !hasAuxiliary(verb)
    ? {
        simple: `“${verb.main.lower}” has no small verb, so the short question takes “${repeated}”: “${right}?”`,
        full: `“${verb.main.lower}” has no auxiliary to repeat, so the question tag takes “${repeated}”: “${right}?”`,
      }
    : {
        simple: `The short question repeats the small verb of the sentence: “${right}?”`,
        full: `A question tag repeats the auxiliary and the subject of the sentence: “${right}?”`,
      };
}
