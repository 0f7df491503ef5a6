import type { Level } from '../../domain/levels.ts';
import type { MistakeKind } from '../mistake-kinds.ts';
import type { Mistake, RuleSource } from '../rule-source.ts';
import { fillTemplate } from './correction-template.ts';
import { finderOf } from './finder.ts';
import { matchesOf } from './matches.ts';
import { compilePattern, type Match, type Pattern } from './pattern.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import type { WordLists } from './word-test.ts';

/** Why it is wrong: for levels A1 and A2 without terms, for B1 and above with them. */
export interface Reason {
  simple: string;
  full: string;
}

export interface LearnerRule {
  /** What is wrong, in the notation of pattern.ts; several patterns may share a correction. */
  find: string | readonly string[];
  /** What stands in the marked place when it is right, with `{name:form}` or `{name>verb}`; absent when nobody knows. */
  fix?: string;
  /** Why, where the file's own reason does not say it. */
  why?: Reason;
  /** The rule does not hold in a sentence in which one of these patterns is found. */
  unless?: string | readonly string[];
  /** Something that the pattern cannot say; it sees the match and up to 40 words on each side. */
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

function compileRules(file: RuleFile): CompiledRule[] {
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
  const isFirst = sentence[match.marked.from]?.isLeading === true;
  return {
    start,
    end,
    kind: compiled.kind,
    ...(fix === undefined
      ? {}
      : { correction: inItsCase(fillTemplate(fix, match, sentence), text.slice(start, end), isFirst) }),
    reason: fillTemplate(reason, match, sentence),
  };
}

/** What a rule's own condition sees on each side, so that its work does not grow with the sentence. */
const WORDS_IN_VIEW = 40;

function isMeant(rule: LearnerRule, match: Match, sentence: Sentence): boolean {
  if (!rule.when) return true;
  const first = Math.max(0, match.from - WORDS_IN_VIEW);
  const end = match.to + WORDS_IN_VIEW;
  if (first === 0 && end >= sentence.length) return rule.when(match, sentence);
  const { from, to, marked, names } = match;
  const inView = {
    from: from - first,
    to: to - first,
    marked: { from: marked.from - first, to: marked.to - first },
    names,
  };
  return rule.when(inView, sentence.slice(first, end));
}

export interface RuleHit {
  compiled: CompiledRule;
  match: Match;
}

/**
 * Looks for the rules of all files in a sentence, in their order; the work grows with the sentence, and no faster.
 */
export function ruleFinder(files: readonly RuleFile[]): (sentence: Sentence) => readonly RuleHit[] {
  const rules = files.flatMap(compileRules);
  const owners = rules.flatMap((compiled) => compiled.patterns.map(() => compiled));
  const find = finderOf(rules.flatMap(({ patterns }) => patterns));
  return (sentence) => {
    const excepted = new Map<CompiledRule, boolean>();
    const isExcepted = (compiled: CompiledRule) => {
      const known = excepted.get(compiled);
      if (known !== undefined) return known;
      const is = compiled.unless.some((pattern) => matchesOf(pattern, sentence).length > 0);
      excepted.set(compiled, is);
      return is;
    };
    return find(sentence).flatMap(({ pattern, match }) => {
      const compiled = owners[pattern];
      return compiled && !isExcepted(compiled) && isMeant(compiled.rule, match, sentence)
        ? [{ compiled, match }]
        : [];
    });
  };
}

/** A longer run of words and marks is no sentence that anybody wrote: the rules leave it alone. */
const LONGEST_SENTENCE = 400;

/** Rule files as a source of rules: the earlier rule is right where two mark the same place. */
export function learnerRules(files: readonly RuleFile[]): RuleSource {
  const find = ruleFinder(files);
  return {
    name: 'learner rules',
    async mistakes(text, { level }) {
      const sentences = sentencesOf(text).filter(({ length }) => length <= LONGEST_SENTENCE);
      return sentences.flatMap((sentence) =>
        find(sentence).map(({ compiled, match }) => toMistake(compiled, match, sentence, text, level)),
      );
    },
  };
}
