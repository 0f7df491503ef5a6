import { selectDrawableMarks, type TextMark } from '../../domain/marked-page.ts';
import { formatObjection, joinReasons } from '../kit/reasons.ts';

/** A sentence of a page with a mistake: as written, with all its corrections, and why it was wrong. */
export interface MarkedSentence {
  given: string;
  right: string;
  reason: string;
}

type CorrectedMark = TextMark & { correction: string };

interface Range {
  start: number;
  end: number;
}

/**
 * The end of a sentence: its end marks with the quotation marks and brackets that close after them, or a line
 * break. A speech inside a sentence does not end it: "Stop!" he said.
 */
const SENTENCE_END = /(?<!\b(?:Mr|Mrs|Ms|Dr|St))[.!?…]+(?:["'”’)]+(?=\s+[^\p{Ll}\s]|\s*$)|(?=\s|$))|\n/gu;
/** The longest sentence that is shown whole, and how much of a longer one surrounds its mistakes. */
const MAX_SENTENCE_CHARACTERS = 240;
const MAX_CONTEXT_CHARACTERS = 80;

/**
 * The sentences of a page that have corrections, in the order of the page. A sentence is corrected as a
 * whole, so that a learner never hears one that still has a marked mistake.
 */
export function createMarkedSentences(text: string, marks: readonly TextMark[]): readonly MarkedSentence[] {
  const corrected = selectDrawableMarks(marks, text).filter(
    (mark): mark is CorrectedMark => mark.correction !== undefined,
  );
  return groupBySentence(text, corrected).map(({ range, marks: own }) => {
    const { start, end } = shortenRange(text, range, own);
    return {
      given: tidySpaces(text.slice(start, end)),
      right: tidySpaces(applyCorrections(text, { start, end }, own)),
      reason: formatReasons(text, own),
    };
  });
}

interface SentenceMarks {
  range: Range;
  marks: readonly CorrectedMark[];
}

/** The sentences with their marks. A mark that reaches into the next sentence joins the two. */
function groupBySentence(text: string, marks: readonly CorrectedMark[]): readonly SentenceMarks[] {
  const ends = [
    ...[...text.matchAll(SENTENCE_END)].map(({ 0: end, index }) => index + end.length),
    text.length,
  ];
  const groups: { range: Range; marks: CorrectedMark[] }[] = [];
  for (const mark of marks) {
    const end = ends.find((each) => each >= mark.end && each > mark.start) ?? text.length;
    const last = groups.at(-1);
    if (last && mark.start < last.range.end) {
      last.range.end = Math.max(last.range.end, end);
      last.marks.push(mark);
    } else {
      groups.push({ range: { start: ends.findLast((each) => each <= mark.start) ?? 0, end }, marks: [mark] });
    }
  }
  return groups;
}

/** A range of at most the sentence: what is too long is cut between words, around the mistakes. */
function shortenRange(text: string, range: Range, marks: readonly CorrectedMark[]): Range {
  const [first, last] = [marks[0], marks.at(-1)];
  if (!first || !last || range.end - range.start <= MAX_SENTENCE_CHARACTERS) return range;
  const from = Math.max(range.start, first.start - MAX_CONTEXT_CHARACTERS);
  const to = Math.min(range.end, last.end + MAX_CONTEXT_CHARACTERS);
  const isCutBefore = from > range.start;
  const isCutAfter = to < range.end;
  const before = isCutBefore ? /\s.*$/su.exec(text.slice(from, first.start))?.[0] : undefined;
  const after = isCutAfter ? /^.*\s/su.exec(text.slice(last.end, to))?.[0] : undefined;
  return {
    start: isCutBefore ? first.start - (before?.length ?? 0) : from,
    end: isCutAfter ? last.end + (after?.length ?? 0) : to,
  };
}

function applyCorrections(text: string, { start, end }: Range, marks: readonly CorrectedMark[]): string {
  let corrected = '';
  let at = start;
  for (const mark of marks) {
    corrected += text.slice(at, mark.start) + mark.correction;
    at = mark.end;
  }
  return corrected + text.slice(at, end);
}

/** Several reasons each name their mistake first, so that no reason is read as one about another mistake. */
function formatReasons(text: string, marks: readonly CorrectedMark[]): string {
  const [only, ...others] = marks;
  if (only && others.length === 0) return only.reason;
  return joinReasons(
    ...marks.map(({ start, end, reason }) => {
      const quote = tidySpaces(text.slice(start, end));
      return quote === '' ? reason : formatObjection(quote, reason);
    }),
  );
}

function tidySpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
