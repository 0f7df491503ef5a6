import type { Level } from '../../domain/levels.ts';
import type { MistakeKind } from '../mistake-kinds.ts';
import type { Mistake, RuleSource } from '../rule-source.ts';
import { fillTemplate } from './correction-template.ts';
import { compilePattern, type Match, matchesOf, type Pattern, type WordLists } from './pattern.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** Why it is wrong: for levels A1 and A2 without terms, for B1 and above with them. */
export interface Reason {
  simple: string;
  full: string;
}

export interface LearnerRule {
  /** What is wrong, in the notation of pattern.ts; several patterns may share a correction. */
  find: string | readonly string[];
  /** What stands in the marked place when it is right, with `{name:form}`; absent when nobody knows. */
  fix?: string;
  /** Why, where the file's own reason does not say it. */
  why?: Reason;
  /** The rule does not hold in a sentence in which one of these patterns is found. */
  unless?: string | readonly string[];
  /** Something that the pattern cannot say. */
  when?: (match: Match, sentence: Sentence) => boolean;
  /** Sentences in which it is found, with the wrong and the right words: "He [go→goes] home." */
  examples: readonly string[];
}

/** The rules for one kind of mistake: one file each. */
export interface RuleFile {
  kind: MistakeKind;
  why: Reason;
  lists?: Readonly<Record<string, readonly string[]>>;
  rules: readonly LearnerRule[];
  /** Right sentences that look alike and must not be marked by any rule of the file. */
  right: readonly string[];
}

interface CompiledRule {
  kind: MistakeKind;
  why: Reason;
  patterns: readonly Pattern[];
  unless: readonly Pattern[];
  rule: LearnerRule;
}

function listOf<T>(one: T | readonly T[] | undefined): readonly T[] {
  if (one === undefined) return [];
  return Array.isArray(one) ? one : [one as T];
}

function compile(file: RuleFile): CompiledRule[] {
  const lists: WordLists = Object.fromEntries(
    Object.entries(file.lists ?? {}).map(([name, words]) => [name, new Set(words)]),
  );
  return file.rules.map((rule) => ({
    kind: file.kind,
    why: rule.why ?? file.why,
    patterns: listOf(rule.find).map((source) => compilePattern(source, lists)),
    unless: listOf(rule.unless).map((source) => compilePattern(`< ${source} >`, lists)),
    rule,
  }));
}

export function isBeginner(level: Level): boolean {
  return level === 'A1' || level === 'A2';
}

/** A correction begins with a capital letter where the marked text does, but for "I" and names. */
function inItsCase(right: string, wrong: string, isSentenceStart: boolean): string {
  const isCapital = /^\p{Lu}/u.test(wrong) && wrong !== 'I';
  if (isSentenceStart && /^\p{Lu}/u.test(wrong)) return right.charAt(0).toUpperCase() + right.slice(1);
  return isCapital && right.toLowerCase().startsWith(wrong.charAt(0).toLowerCase())
    ? right.charAt(0).toUpperCase() + right.slice(1)
    : right;
}

function toMistake(
  compiled: CompiledRule,
  match: Match,
  sentence: Sentence,
  text: string,
  level: Level,
): Mistake {
  const start = sentence[match.marked.from]?.start ?? 0;
  const end = sentence[match.marked.to - 1]?.end ?? start;
  const { fix } = compiled.rule;
  const reason = isBeginner(level) ? compiled.why.simple : compiled.why.full;
  const isFirst = sentence.slice(0, match.marked.from).every(({ isWord }) => !isWord);
  return {
    start,
    end,
    kind: compiled.kind,
    ...(fix === undefined
      ? {}
      : { correction: inItsCase(fillTemplate(fix, match), text.slice(start, end), isFirst) }),
    reason: fillTemplate(reason, match),
  };
}

function found(compiled: CompiledRule, sentence: Sentence): readonly Match[] {
  const matches = compiled.patterns.flatMap((pattern) => matchesOf(pattern, sentence));
  if (matches.length === 0) return [];
  if (compiled.unless.some((pattern) => matchesOf(pattern, sentence).length > 0)) return [];
  return matches.filter((match) => compiled.rule.when?.(match, sentence) ?? true);
}

/** Rule files as a source of rules: the earlier rule is right where two mark the same place. */
export function learnerRules(files: readonly RuleFile[]): RuleSource {
  const rules = files.flatMap(compile);
  return {
    name: 'learner rules',
    async mistakes(text, { level }) {
      const sentences = sentencesOf(text);
      return rules.flatMap((rule) =>
        sentences.flatMap((sentence) =>
          found(rule, sentence).map((match) => toMistake(rule, match, sentence, text, level)),
        ),
      );
    },
  };
}
