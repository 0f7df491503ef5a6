import { findMistakes } from '../../../src/feedback/find-mistakes.ts';
import { expandShortForms } from '../../../src/feedback/marking/accepted-answers.ts';
import type { TextChecker, TextMistake } from '../../../src/feedback/text-checker.ts';
import type { LearnerAnswer, RightSentence, SingleMistake } from './learner-corpus.ts';

const KNOWN_WORDS: ReadonlySet<string> = new Set();

/** A text without what teachers don't count: capitals, spaces, commas, contractions. */
function normaliseText(text: string): string {
  const plain = text.toLowerCase().replaceAll('’', "'");
  return expandShortForms(plain)
    .replace(/[,;:]/g, '')
    .replace(/[.!?]+(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function applyCorrections(text: string, mistakes: readonly TextMistake[]): string {
  return [...mistakes]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (changed, { start, end, correction }) =>
        correction === undefined ? changed : changed.slice(0, start) + correction + changed.slice(end),
      text,
    );
}

/** What became of one mistake: corrected as a teacher does, in another way, only marked, or not found. */
export type Outcome = 'corrected' | 'otherwise' | 'marked' | 'missed';

export interface SingleResult {
  sentence: SingleMistake;
  outcome: Outcome;
  /** The sentence with all corrections that are shown. */
  result: string;
}

function getOutcome(result: string, wanted: readonly string[], found: readonly TextMistake[]): Outcome {
  const isRight = wanted.some((text) => normaliseText(text) === normaliseText(result));
  if (found.length === 0) return 'missed';
  if (isRight) return 'corrected';
  return found.some(({ correction }) => correction !== undefined) ? 'otherwise' : 'marked';
}

/** Checks sentences with one mistake each. */
export async function scoreSingleMistakes(
  sentences: readonly SingleMistake[],
  checkers: readonly TextChecker[],
): Promise<readonly SingleResult[]> {
  const results: SingleResult[] = [];
  for (const sentence of sentences) {
    const { text, level, right } = sentence;
    const found = await findMistakes(text, checkers, { level, knownWords: KNOWN_WORDS });
    const result = applyCorrections(text, found);
    results.push({ sentence, result, outcome: getOutcome(result, right, found) });
  }
  return results;
}

export interface MarkedSentence {
  text: string;
  marks: readonly TextMistake[];
}

/** The right sentences that are marked. */
export async function findFalseMarks(
  sentences: readonly RightSentence[],
  checkers: readonly TextChecker[],
): Promise<readonly MarkedSentence[]> {
  const marked: MarkedSentence[] = [];
  for (const { text, level } of sentences) {
    const marks = await findMistakes(text, checkers, { level, knownWords: KNOWN_WORDS });
    if (marks.length > 0) marked.push({ text, marks });
  }
  return marked;
}

export interface AnswersScore {
  mistakes: number;
  /** Mistakes that are corrected as a teacher does. */
  corrected: number;
  /** Corrections that are shown. */
  shown: number;
  /** Corrections that no teacher makes and that correct no known mistake: an upper bound for harm. */
  doubtful: readonly string[];
  missed: readonly string[];
}

/** Checks whole answers. */
export async function scoreAnswers(
  answers: readonly LearnerAnswer[],
  checkers: readonly TextChecker[],
): Promise<AnswersScore> {
  let [mistakes, corrected, shown] = [0, 0, 0];
  const doubtful: string[] = [];
  const missed: string[] = [];
  for (const answer of answers) {
    const { text, level } = answer;
    const found = await findMistakes(text, checkers, { level, knownWords: KNOWN_WORDS });
    const corrections = found.filter(({ correction }) => correction !== undefined);
    const used = new Set<TextMistake>();
    for (const { wrong, right } of answer.mistakes) {
      const start = text.indexOf(wrong);
      const end = start + wrong.length;
      const near = corrections.filter((mark) => mark.start <= end && mark.end >= start);
      const result = normaliseText(applyCorrections(text, near));
      const isCorrected = right.some(
        (words) => normaliseText(text.slice(0, start) + words + text.slice(end)) === result,
      );
      if (isCorrected) {
        corrected++;
        for (const mark of near) used.add(mark);
      } else missed.push(`${text.slice(Math.max(0, start - 30), start)}[${wrong} → ${right[0]}]`);
    }
    mistakes += answer.mistakes.length;
    shown += corrections.length;
    for (const mark of corrections.filter((correction) => !used.has(correction)))
      doubtful.push(
        `${text.slice(Math.max(0, mark.start - 40), mark.start)}[${text.slice(mark.start, mark.end)} → ${mark.correction}]${text.slice(mark.end, mark.end + 30)} (${mark.rule ?? 'no rule'})`,
      );
  }
  return { mistakes, corrected, shown, doubtful, missed };
}
