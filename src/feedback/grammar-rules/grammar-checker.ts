// Makes a text checker of the grammar rules: it reads a text into sentences, applies the rules to each, and
// keeps what they found as long as the sentence and the text that they looked at stay the same.

import { findTense } from '../grammar/analyse-text.ts';
import type { SentenceAnalysis, TextAnalysis } from '../grammar/groups.ts';
import { type PlacedSentence, readPlacedSentences } from '../grammar/placed-sentences.ts';
import { isBeginner } from '../patterns/learner-rule.ts';
import { type CheckContext, moveMistake, type TextChecker, type TextMistake } from '../text-checker.ts';
import { type GrammarRule, SENTENCES_BEFORE } from './grammar-rule.ts';
import { createRuleFinder } from './rule-finder.ts';
import { type ReadSurroundings, type Surroundings, watchContexts, wouldReadTheSame } from './surroundings.ts';

const NO_SENTENCES: readonly SentenceAnalysis[] = [];

/**
 * For each sentence of a text, the text around it, which is read only when a rule asks for it.
 *
 * @param sentencesBefore how many sentences before it are seen
 */
function listSurroundings(
  sentences: readonly PlacedSentence[],
  sentencesBefore: number,
): readonly Surroundings[] {
  let tense: TextAnalysis['tense'] | undefined;
  return sentences.map((placed, at) => ({
    get tense() {
      tense ??= findTense(sentences.map(({ sentence }) => sentence));
      return tense;
    },
    get around() {
      return placed.around;
    },
    get before() {
      if (sentencesBefore === 0 || at === 0) return NO_SENTENCES;
      return sentences.slice(Math.max(0, at - sentencesBefore), at).map(({ sentence }) => sentence);
    },
  }));
}

/** What was found in a sentence, with what the rules read about the text around it. */
interface KnownMistakes {
  mistakes: readonly TextMistake[];
  read: ReadSurroundings;
}

/** Finds what rules mark in a sentence of a text, with offsets in the sentence. */
type CheckSentence = (
  placed: PlacedSentence,
  surroundings: Surroundings,
  level: CheckContext['level'],
) => readonly TextMistake[];

/**
 * Creates a function that finds what rules mark in a sentence, and then in its parts that could stand alone,
 * with offsets in it. The result is cached with the sentence's analysis, until something that a rule read of
 * the text around it changes: the tense or the sentences before. An analysis is made for one session, in
 * which the level stays the same.
 */
function createSentenceChecker(rules: readonly GrammarRule[]): CheckSentence {
  const known = new WeakMap<SentenceAnalysis, KnownMistakes>();
  const findInWhole = createRuleFinder(rules);
  const findInPart = createRuleFinder(rules.filter(({ readsWholeSentence }) => !readsWholeSentence));
  return ({ written, sentence, parts }, surroundings, level) => {
    const last = known.get(sentence);
    if (last && wouldReadTheSame(last.read, surroundings)) return last.mistakes;
    const { createContext, read } = watchContexts(written, sentence, surroundings);
    const found = [
      ...findInWhole(createContext(sentence)),
      ...parts.flatMap((part) => findInPart(createContext(part))),
    ];
    const mistakes = found.map(
      ({ rule, finding: { reason, ...marked } }): TextMistake => ({
        ...marked,
        rule: rule.id,
        kind: rule.kind,
        reason: isBeginner(level) ? reason.simple : reason.full,
      }),
    );
    known.set(sentence, { mistakes, read });
    return mistakes;
  };
}

/**
 * A checker that applies rules over groups and clauses. Its marks are in the order of the rules, those that
 * look back last: where two overlap, `findMistakes` shows the earlier one.
 */
export function createGrammarChecker(rules: readonly GrammarRule[]): TextChecker {
  const checkAlone = createSentenceChecker(rules.filter(({ looksBack }) => !looksBack));
  const checkLookingBack = createSentenceChecker(rules.filter(({ looksBack }) => looksBack));
  return {
    name: 'grammar rules',
    async findMistakes(text, { level, session }) {
      const sentences = readPlacedSentences(text, session);
      const surroundings = listSurroundings(sentences, 0);
      const lookingBack = listSurroundings(sentences, SENTENCES_BEFORE);
      return sentences.flatMap((placed, at) => {
        const [seen, seenBack] = [surroundings[at], lookingBack[at]];
        if (!seen || !seenBack) return [];
        return [...checkAlone(placed, seen, level), ...checkLookingBack(placed, seenBack, level)].map(
          (mistake) => moveMistake(mistake, placed.start),
        );
      });
    },
  };
}
