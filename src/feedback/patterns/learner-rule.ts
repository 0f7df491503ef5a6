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
 *   =NOUN                 a word that has only this tag; =VERB is "go", not "dance", which is a noun as well
 *   %persons   @%verbs    a word of the rule set's own list `persons`; any form of a verb of its list `verbs`
 *   ANY   DIGITS          any word; a number in digits
 *
 * Around a step:
 *   x?   x*               x or nothing; x up to four times
 *   !x                    one word that is not x
 *   ~x   &x   -x          the next word is not x; is x; the word before is not x (none takes a word)
 *   ^                     here begins the sentence, also after "and", "yes", "for example", "I think"
 *   ^c                    here begins a clause: as `^`, after a comma, "because", "that", or a pronoun after
 *                         "and"
 *   $                     here ends the sentence, or a clause before a dash, a smiley, "because", "but", or a
 *                         comma or "and" with a pronoun and its verb
 *   verb=x                x, whose word is used as `{verb}` in `fix`
 * `|` binds closer than all of these: `verb=go|come?` may match one word, which is "go" or "come", and `~a|b`
 * means that the next word is neither a nor b. In `verb==VERB` the first `=` names the word, the second
 * belongs to `=VERB`. How many spaces are between steps, or at the ends, makes no difference.
 *
 * In `unless` there are no `<` and `>`: the rule is off in a sentence that has such words anywhere.
 *
 * In `fix`: `{verb}` is the captured word, empty if its step was optional; `{verb:past}` is another form of
 * it, from the list in correction-template.ts; `{verb>teach}` is another verb in the form of the captured
 * one.
 */

/**
 * Why the marked words are wrong: `simple` without grammar terms for A1 and A2, `full` with them from B1 on.
 * Both are templates, for "And my sister often [go → goes] home" and a pattern that asks for "and my sister
 * often" and "home":
 *
 *   {wrong}   the marked words: go
 *   {right}   the correction: goes
 *   {last}    the word before the mark: often
 *   {next}    the word after the mark: home
 *   {before}  all words that the pattern asks for before the mark: and my sister often
 *   {after}   all words that it asks for after the mark: home
 *   {who}     as {before}, without conjunctions at its start and adverbs at its end: my sister
 */
export interface RuleExplanation {
  simple: string;
  full: string;
}

/** Creates an explanation that is the same for learners of all levels. */
export function explain(reason: string): RuleExplanation {
  return { simple: reason, full: reason };
}

/** One mistake that learners make, found by patterns of words. */
export interface LearnerRule {
  /**
   * Names the rule in the table of rules (tests/feedback/harm/rule-table.json) and in its examples; never
   * reused. Rules made from a list share the part before a slash, and so one row of the table.
   */
  id: string;
  /** Patterns in the notation at the top of this file. */
  find: string | readonly string[];
  /** The template of the replacement; absent for a mark without a correction, as where two are possible. */
  fix?: string;
  /**
   * The template where the text tells of the past, for a rule whose `fix` is in the present. Where both
   * tenses are possible, the rule marks nothing.
   */
  inPast?: string;
  /** The explanation of a correction by `inPast`, in place of `STORY_EXPLANATION`. */
  explanationInPast?: RuleExplanation;
  /** Takes the place of the explanation of the rule set. */
  explanation?: RuleExplanation;
  /** Patterns that switch the rule off in a sentence that has one of them anywhere. */
  unless?: string | readonly string[];
  /** A further condition for a mark; it gets the match and up to 40 words on each side. */
  when?: (match: Match, sentence: Sentence) => boolean;
}

/** The explanation of a correction by `inPast`, for a rule without one of its own. */
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
