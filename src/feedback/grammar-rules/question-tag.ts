import type { Clause, NounGroup, VerbGroup } from '../grammar/groups.ts';
import { createLemmaTest, createWordTest, isFiniteVerb, type TokenTest } from '../grammar/token-tests.ts';
import { createFinding, type GrammarFinding, getWritten, type RuleContext } from './grammar-rule.ts';
import { takesThirdPerson } from './verb-forms.ts';

/*
 * "You sent it last week, isn't it?": the tag repeats the auxiliary and the subject of the sentence. The rule
 * is in `question-order.ts`.
 */

/** The pronoun that stands for a subject, by its base form. */
const PRONOUNS: readonly (readonly [isFor: TokenTest, pronoun: string])[] = [
  [createLemmaTest('i'), 'I'],
  [createLemmaTest('he mr father brother son uncle husband boy man grandfather dad'), 'he'],
  [createLemmaTest('she mrs ms mother sister daughter aunt wife girl woman grandmother mum'), 'she'],
  [createLemmaTest('you'), 'you'],
  [createLemmaTest('we'), 'we'],
  [createLemmaTest('they these those'), 'they'],
  [createLemmaTest('it this that'), 'it'],
];

/** "My sister" is "she", "the shops" are "they"; undefined where it is not certain. */
function choosePronoun({ head, members, number, isPronoun, nounClass }: NounGroup): string | undefined {
  if (members.length > 0 || (number === 'plural' && !isPronoun)) return 'they';
  const found = PRONOUNS.find(([isFor]) => isFor(head));
  if (found) return found[1];
  return nounClass === 'thing' && number === 'singular' ? 'it' : undefined;
}

/** Whether the verb has an auxiliary, or is "be", which a question tag repeats. */
function hasAuxiliary({ finite, verbs }: VerbGroup): boolean {
  return finite?.tag === 'MODAL' || finite?.lemma === 'be' || verbs.length > 1;
}

/** These, and a "had" without another verb, have no tag that is certain. */
const UNCERTAIN_IN_TAGS = new Set('may might shall ought used ca wo dare need'.split(' '));

/** The verb that a tag repeats: "can", "does"; undefined where it is not certain. */
function chooseTagVerb(verb: VerbGroup, subject: NounGroup): string | undefined {
  const { finite, verbs } = verb;
  if (!finite || (finite.lower === 'had' && verbs.length === 1)) return undefined;
  // "He's been" may be "is" or "has".
  if (hasAuxiliary(verb))
    return finite.lower.startsWith("'") || UNCERTAIN_IN_TAGS.has(finite.lower) ? undefined : finite.lower;
  if (finite.tag === 'PAST') return 'did';
  return takesThirdPerson(subject) ? 'does' : 'do';
}

/** "didn't you" for "You sent it"; undefined where the tag is not certain. */
function chooseTag({ verb, subject }: Clause): string | undefined {
  if (!verb?.finite || !subject || verb.isInverted) return undefined;
  const pronoun = choosePronoun(subject);
  const help = chooseTagVerb(verb, subject);
  // The tag of "I am" is "aren't I".
  if (!pronoun || !help || (pronoun === 'I' && verb.finite.lemma === 'be')) return undefined;
  if (verb.isNegative) return `${help} ${pronoun}`;
  const negative = help === 'can' ? "can't" : help === 'will' ? "won't" : `${help}n't`;
  return `${negative} ${pronoun}`;
}

/** Whether two tags have the same auxiliary and pronoun, apart from person and "not". */
function isSameTag(one: string, other: string): boolean {
  const read = (tag: string) =>
    tag
      .replace(/n't|'t/, '')
      .replace(/^(?:does)\b/, 'do')
      .replace(/^(?:is|am|are)\b/, 'be');
  return read(one) === read(other);
}

const isTagPronoun = createWordTest('i you he she it we they');

interface WrittenTag {
  /** The index of its auxiliary. */
  from: number;
  /** The index of the question mark behind it. */
  to: number;
  /** In lower case, with a plain apostrophe: "isn't it". */
  words: string;
  pronoun: string;
  isNegative: boolean;
}

/** The tag that ends the sentence behind its last comma. */
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

/** Whether the written tag is surely wrong beside the one that the sentence takes. */
function isWrong({ words, pronoun, isNegative }: WrittenTag, right: string): boolean {
  const isRightNegative = /n't|'t /.test(right);
  // "You're here, are you?" asks in surprise; only two negatives are wrong.
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
  // "It has a balcony, hasn't it?" is right in British English.
  if (main.verb?.main.lemma === 'have' && tokens[tag.from]?.lemma === 'have') return [];
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
