import type { MistakeKind } from '../mistake-kinds.ts';
import type { LearnerRule, RuleExplanation, RuleSet } from './learner-rule.ts';
import { findMatches } from './match-pattern.ts';
import { compilePattern, type Match, type Pattern } from './pattern.ts';
import { createPatternFinder } from './pattern-finder.ts';
import type { Sentence } from './sentences.ts';
import type { WordLists } from './word-test.ts';

export interface CompiledRule {
  kind: MistakeKind;
  explanation: RuleExplanation;
  patterns: readonly Pattern[];
  unless: readonly Pattern[];
  rule: LearnerRule;
}

function compileRules(file: RuleSet): CompiledRule[] {
  const lists: WordLists = Object.fromEntries(
    Object.entries(file.lists ?? {}).map(([name, words]) => [name, new Set(words)]),
  );
  return file.rules.map((rule) => ({
    kind: file.kind,
    explanation: rule.explanation ?? file.explanation,
    patterns: [rule.find].flat().map((source) => compilePattern(source, lists)),
    unless: [rule.unless ?? []].flat().map((source) => compilePattern(`< ${source} >`, lists)),
    rule,
  }));
}

/** What a rule's own condition sees on each side, so that its work does not grow with the sentence. */
const WORDS_IN_VIEW = 40;

function isMeant(rule: LearnerRule, match: Match, sentence: Sentence): boolean {
  if (!rule.when) return true;
  const first = Math.max(0, match.from - WORDS_IN_VIEW);
  const end = match.to + WORDS_IN_VIEW;
  if (first === 0 && end >= sentence.length) return rule.when(match, sentence);
  const { from, to, marked, captures } = match;
  const inView = {
    from: from - first,
    to: to - first,
    marked: { from: marked.from - first, to: marked.to - first },
    captures,
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
export function createRuleFinder(files: readonly RuleSet[]): (sentence: Sentence) => readonly RuleHit[] {
  const rules = files.flatMap(compileRules);
  const owners = rules.flatMap((compiled) => compiled.patterns.map(() => compiled));
  const find = createPatternFinder(rules.flatMap(({ patterns }) => patterns));
  return (sentence) => {
    const excepted = new Map<CompiledRule, boolean>();
    const isExcepted = (compiled: CompiledRule) => {
      const known = excepted.get(compiled);
      if (known !== undefined) return known;
      const is = compiled.unless.some((pattern) => findMatches(pattern, sentence).length > 0);
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
