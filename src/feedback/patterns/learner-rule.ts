import type { Level } from '../../domain/levels.ts';
import type { MistakeKind } from '../mistake-kinds.ts';
import type { Match } from './pattern.ts';
import type { Sentence } from './sentences.ts';

/**
 * Why it is wrong: for levels A1 and A2 without terms, for B1 and above with them. Beside what the pattern names,
 * `{wrong}`, `{right}` and `{last}` stand for the marked words, the correction, and the word before the mark.
 */
export interface RuleExplanation {
  simple: string;
  full: string;
}

export interface LearnerRule {
  /** What is wrong, in the notation of pattern.ts; several patterns may share a correction. */
  find: string | readonly string[];
  /** What stands in the marked place when it is right, with `{name:form}` or `{name>verb}`; absent when nobody knows. */
  fix?: string;
  /** Why, where the file's own reason does not say it. */
  explanation?: RuleExplanation;
  /** The rule does not hold in a sentence in which one of these patterns is found. */
  unless?: string | readonly string[];
  /** Something that the pattern cannot say; it sees the match and up to 40 words on each side. */
  when?: (match: Match, sentence: Sentence) => boolean;
}

/**
 * The rules for one kind of mistake: one file each. The sentences that each rule corrects, and those that look alike and
 * are right, are in `tests/feedback/rules/examples`.
 */
export interface RuleSet {
  kind: MistakeKind;
  explanation: RuleExplanation;
  lists?: Readonly<Record<string, readonly string[]>>;
  rules: readonly LearnerRule[];
}

/** Whether a learner of the level is spoken to without terms. */
export function isBeginner(level: Level): boolean {
  return level === 'A1' || level === 'A2';
}
