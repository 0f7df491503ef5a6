import { removeHiddenData } from './hidden-data.ts';

/** In characters. A longer plan is read up to here, and the lesson API refuses it. */
export const MAX_PLAN_LENGTH = 60_000;

/**
 * What a plan may hold before a parser runs over it: marked's time grows with the square of a list item's
 * lines, of a table's cells, and of nesting. The longest class of the built-in teacher has 120 lines of at
 * most 1,300 characters.
 */
export const PLAN_LIMITS = {
  lines: 1_000,
  /** Consecutive non-empty lines, such as a long list or a table. */
  blockLines: 200,
  lineCharacters: 8_000,
  /** Nested lists and quotations, counted by their markers or by two columns of indentation each. */
  nesting: 6,
  /** Unescaped bars in a line, which separate the cells of a table. */
  bars: 30,
} as const;

export type PlanLimit = keyof typeof PLAN_LIMITS;

const INDENTATION = 2;
/** An unescaped bar. */
const BAR = /(?<!\\)((?:\\\\)*)\|/g;
const OPENING = /^(?:[ \t>]|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t]))+/;
/** All openings of lists and quotations, and what would become one after removing those before it. */
const ANY_OPENING = /^[\s>*+\-\d.)]+/;

function countNesting(line: string): number {
  const opening = OPENING.exec(line)?.[0] ?? '';
  const columns = opening.replaceAll('\t', '    ').length;
  const marks = opening.match(/[>*+-]|\d+/g)?.length ?? 0;
  return Math.max(marks, Math.floor(columns / (2 * INDENTATION)));
}

function countBars(line: string): number {
  return line.match(BAR)?.length ?? 0;
}

/**
 * The first limit that the plan exceeds; `undefined` if it exceeds none. Hidden data does not count.
 */
export function findExceededPlanLimit(markdown: string): PlanLimit | undefined {
  return findExceededLimit(removeHiddenData(markdown));
}

function findExceededLimit(markdown: string): PlanLimit | undefined {
  const lines = markdown.split('\n');
  if (lines.length > PLAN_LIMITS.lines) return 'lines';
  let blockLines = 0;
  for (const line of lines) {
    blockLines = line.trim() === '' ? 0 : blockLines + 1;
    if (blockLines > PLAN_LIMITS.blockLines) return 'blockLines';
    if (line.length > PLAN_LIMITS.lineCharacters) return 'lineCharacters';
    if (countNesting(line) > PLAN_LIMITS.nesting) return 'nesting';
    if (countBars(line) > PLAN_LIMITS.bars) return 'bars';
  }
  return undefined;
}

/** A line cut to the maximum, without its markers if it is nested too deep. */
function fitLine(line: string): string {
  const cut = line.slice(0, PLAN_LIMITS.lineCharacters);
  const narrow = countBars(cut) > PLAN_LIMITS.bars ? cut.replace(BAR, '$1 ') : cut;
  return countNesting(narrow) > PLAN_LIMITS.nesting ? narrow.replace(ANY_OPENING, '') : narrow;
}

/** A plan without keys, cut, flattened or split where it exceeds a limit; unchanged if it exceeds none. */
export function cutToPlanLimits(markdown: string): string {
  if (findExceededLimit(markdown) === undefined) return markdown;
  const fitted: string[] = [];
  let blockLines = 0;
  for (const line of markdown.split('\n', PLAN_LIMITS.lines).map(fitLine)) {
    blockLines = line.trim() === '' ? 0 : blockLines + 1;
    if (blockLines > PLAN_LIMITS.blockLines) {
      fitted.push('');
      blockLines = 1;
    }
    fitted.push(line);
  }
  return fitted.slice(0, PLAN_LIMITS.lines).join('\n');
}
