import type { MistakeKind } from '../mistake-kinds.ts';
import type { LearnerRule, RuleExplanation, RuleSet } from './learner-rule.ts';
import { findMatches } from './match-pattern.ts';
import { compilePattern, type Match, type Pattern } from './pattern.ts';
import { createPatternFinder } from './pattern-finder.ts';
import type { Sentence } from './sentences.ts';
import type { WordLists } from './word-test.ts';

/** A rule with its patterns compiled, and with what its rule set adds. */
export interface CompiledRule {
  kind: MistakeKind;
  explanation: RuleExplanation;
  patterns: readonly Pattern[];
  /** Compiled at its first use, since most rules never match in a text. */
  readonly unless: readonly Pattern[];
  rule: LearnerRule;
}

function compileRules(ruleSet: RuleSet): CompiledRule[] {
  const lists: WordLists = Object.fromEntries(
    Object.entries(ruleSet.lists ?? {}).map(([name, words]) => [name, new Set(words)]),
  );
  return ruleSet.rules.map((rule) => {
    let unless: readonly Pattern[] | undefined;
    return {
      kind: ruleSet.kind,
      explanation: rule.explanation ?? ruleSet.explanation,
      patterns: [rule.find].flat().map((source) => compilePattern(source, lists)),
      get unless() {
        // A pattern needs a mark to compile, so that one is put around the whole.
        unless ??= [rule.unless ?? []].flat().map((source) => compilePattern(`< ${source} >`, lists));
        return unless;
      },
      rule,
    };
  });
}

/** Words on each side that a rule's condition gets, so that its cost does not grow with the sentence. */
const CONDITION_CONTEXT_WORDS = 40;

function meetsCondition(rule: LearnerRule, match: Match, sentence: Sentence): boolean {
  if (!rule.when) return true;
  const first = Math.max(0, match.from - CONDITION_CONTEXT_WORDS);
  const end = match.to + CONDITION_CONTEXT_WORDS;
  if (first === 0 && end >= sentence.length) return rule.when(match, sentence);
  const { from, to, marked, captures } = match;
  const clippedMatch = {
    from: from - first,
    to: to - first,
    marked: { from: marked.from - first, to: marked.to - first },
    captures,
  };
  return rule.when(clippedMatch, sentence.slice(first, end));
}

/** A place of a sentence that a rule marks. */
export interface RuleHit {
  compiled: CompiledRule;
  match: Match;
}

/** What keeps a rule from marking words that one of its patterns matches. */
export type HeldBackBy = 'unless' | 'when';

/** A match of a rule's pattern; `heldBackBy` is absent when the rule marks it. */
export interface RuleCandidate extends RuleHit {
  heldBackBy?: HeldBackBy;
}

/**
 * Creates a function that finds all matches of the rules' patterns in a sentence, in the order of the rules,
 * with what holds each back. Its time grows linearly with the length of the sentence.
 */
export function createRuleTracer(
  ruleSets: readonly RuleSet[],
): (sentence: Sentence) => readonly RuleCandidate[] {
  const rules = ruleSets.flatMap(compileRules);
  const rulesByPattern = rules.flatMap((compiled) => compiled.patterns.map(() => compiled));
  const findPatterns = createPatternFinder(rules.flatMap(({ patterns }) => patterns));
  return (sentence) => {
    const exceptions = new Map<CompiledRule, boolean>();
    const hasException = (compiled: CompiledRule) => {
      const known = exceptions.get(compiled);
      if (known !== undefined) return known;
      const isFound = compiled.unless.some((pattern) => findMatches(pattern, sentence).length > 0);
      exceptions.set(compiled, isFound);
      return isFound;
    };
    return findPatterns(sentence).flatMap(({ pattern, match }): readonly RuleCandidate[] => {
      const compiled = rulesByPattern[pattern];
      if (!compiled) return [];
      if (hasException(compiled)) return [{ compiled, match, heldBackBy: 'unless' }];
      return [
        meetsCondition(compiled.rule, match, sentence)
          ? { compiled, match }
          : { compiled, match, heldBackBy: 'when' },
      ];
    });
  };
}

/** Creates a function that finds what the rules mark in a sentence, in the order of the rules. */
export function createRuleFinder(ruleSets: readonly RuleSet[]): (sentence: Sentence) => readonly RuleHit[] {
  const trace = createRuleTracer(ruleSets);
  return (sentence) => trace(sentence).filter(({ heldBackBy }) => heldBackBy === undefined);
}
