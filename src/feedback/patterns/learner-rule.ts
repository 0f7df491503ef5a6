import type { Level } from '../../domain/levels.ts';
import type { MistakeKind } from '../mistake-kinds.ts';
import type { Match } from './pattern.ts';
import type { Sentence } from './sentences.ts';

/*
 * How a rule is written
 *
 *   find: 'HESHE MIDADV? <verb=@go> ~to',   fix: '{verb:s}'     She often [go → goes] home.
 *
 * A pattern in `find` is a row of steps, one for each word of the sentence, with spaces between them. This
 * one reads: "he", "she" or "it", perhaps an adverb, a form of "go", and then anything but "to". `<` and `>`
 * enclose the words that are wrong and get replaced by `fix`; the words around them are the context.
 *
 * Words of a step:
 *   depends   who|which   the word, or one of several; punctuation marks stand for themselves
 *   @explain              any form of the verb: explain, explains, explained, explaining
 *   NOUN   VERBS   EN     a word with this tag of lexicon.ts (singular noun, verb in -s, past participle)
 *   HESHE   POSS   DET    a word of this list of function-words.ts
 *   =NOUN                 a word that has only this tag (=VERB: and is no noun, as "dance" is)
 *   %persons   @%verbs    a word of the rule set's own list `persons`; any form of a verb of its list `verbs`
 *   ANY   DIGITS          any word; a number in digits
 *
 * Around a step:
 *   x?   x*               x or nothing; x up to four times
 *   !x                    one word that is not x
 *   ~x   &x   -x          the next word is not x; is x; the word before is not x (none takes a word)
 *   ^   ^c   $            here begins the sentence; a clause; here the sentence ends
 *   verb=x                x, whose word is used as `{verb}` in `fix`
 * `|` binds closer than all of these: `verb=go|come?` may match one word, which is "go" or "come".
 *
 * In `fix`: `{verb}` is the captured word, empty if its step was optional; `{verb:past}` is another form of
 * it, from the list in correction-template.ts; `{verb>teach}` is another verb in the form of the captured
 * one.
 */

/**
 * Why it is wrong: `simple` without grammar terms for A1 and A2, `full` with them from B1 on. A template, in
 * which `{wrong}` and `{right}` are the marked words and the correction, `{last}` and `{next}` the words on
 * both sides of the mark, `{before}` and `{after}` all that the pattern asks for on these sides, and `{who}`
 * the words before the mark without adverbs and conjunctions.
 */
export interface RuleExplanation {
  simple: string;
  full: string;
}

/** One reason for learners of all levels. */
export function explain(reason: string): RuleExplanation {
  return { simple: reason, full: reason };
}

export interface LearnerRule {
  /**
   * Names the rule in the table of rules (../rules/rule-table.json) and in its examples; never reused. Rules
   * made from a list share the part before a slash, and so one row of the table.
   */
  id: string;
  /** Patterns in the notation at the top of this file. */
  find: string | readonly string[];
  /**
   * Template of the replacement, with `{name:form}` or `{name>verb}`; absent when the correction is unknown.
   */
  fix?: string;
  /**
   * The template where the text tells of the past, for a rule whose `fix` is in the present. The rule says
   * nothing where both tenses are possible.
   */
  inPast?: string;
  /** Overrides the explanation of the rule set. */
  explanation?: RuleExplanation;
  /** Patterns that switch the rule off in a sentence. */
  unless?: string | readonly string[];
  /** A condition beyond the patterns; it gets the match and up to 40 words on each side. */
  when?: (match: Match, sentence: Sentence) => boolean;
}

/** Why a correction is in the past, for rules with `inPast`. */
export const STORY_EXPLANATION: RuleExplanation = {
  simple: 'Your story is in the past, so we say “{right}”.',
  full: 'The story is told in the past: “{right}”, not “{wrong}”.',
};

/**
 * Rules for one kind of mistake, one file each. `tests/feedback/rules/examples` has sentences that each rule
 * corrects, and correct sentences that it must not mark.
 */
export interface RuleSet {
  kind: MistakeKind;
  explanation: RuleExplanation;
  /** Word lists that the patterns use as `%name`. */
  lists?: Readonly<Record<string, readonly string[]>>;
  rules: readonly LearnerRule[];
}

/** Whether explanations for the level avoid grammar terms. */
export function isBeginner(level: Level): boolean {
  return level === 'A1' || level === 'A2';
}
