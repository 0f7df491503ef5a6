import type { Level } from '../../domain/levels.ts';
import type { MistakeKind } from '../mistake-kinds.ts';
import type { Match } from './pattern.ts';
import type { Sentence } from './sentences.ts';

/**
 * Why it is wrong: `simple` without grammar terms for A1 and A2, `full` with them from B1 on. A template, in
 * which `{wrong}`, `{right}` and `{last}` are the marked words, the correction, and the word before the mark.
 */
export interface RuleExplanation {
  simple: string;
  full: string;
}

export interface LearnerRule {
  /** Patterns in the notation of pattern.ts. */
  find: string | readonly string[];
  /**
   * Template of the replacement, with `{name:form}` or `{name>verb}`; absent when the correction is unknown.
   */
  fix?: string;
  /** Overrides the explanation of the rule set. */
  explanation?: RuleExplanation;
  /** Patterns that switch the rule off in a sentence. */
  unless?: string | readonly string[];
  /** A condition beyond the patterns; it gets the match and up to 40 words on each side. */
  when?: (match: Match, sentence: Sentence) => boolean;
}

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
