import { removeKeys } from './exercise-keys.ts';

/** In characters. A longer plan is read up to here, and the lesson API refuses it. */
export const MAX_PLAN_LENGTH = 60_000;

/**
 * What a plan may hold before a parser runs over it: marked's time grows with the square of a list item's lines,
 * of a table's cells, and of nesting. The longest class of the built-in teacher has 120 lines of at most 1,300
 * characters.
 */
export const PLAN_LIMITS = {
  lines: 1_000,
  /** Lines without an empty one between, such as a long list or a table. */
  blockLines: 200,
  lineCharacters: 8_000,
  /** Lists and quotations inside each other, at most two columns of indentation each. */
  nesting: 6,
  /** Bars in a line, which part the cells of a table; those that are escaped are text. */
  bars: 30,
} as const;

export type PlanLimit = keyof typeof PLAN_LIMITS;

const INDENTATION = 2;
/** A bar, with what stands escaped before it. */
const BAR = /(?<!\\)((?:\\\\)*)\|/g;
const OPENING = /^(?:[ \t>]|[*+-](?=[ \t])|\d{1,9}[.)](?=[ \t]))+/;
/** All that opens lists and quotations, or would after what stands before it is gone. */
const ANY_OPENING = /^[\s>*+\-\d.)]+/;

function nestingOf(line: string): number {
  const opening = OPENING.exec(line)?.[0] ?? '';
  const columns = opening.replaceAll('\t', '    ').length;
  const marks = opening.match(/[>*+-]|\d+/g)?.length ?? 0;
  return Math.max(marks, Math.floor(columns / (2 * INDENTATION)));
}

function barsOf(line: string): number {
  return line.match(BAR)?.length ?? 0;
}

/** Which limit the plan passes first; `undefined` when it keeps to all. The exercises' keys do not count. */
export function findExceededPlanLimit(markdown: string): PlanLimit | undefined {
  return visibleExcess(removeKeys(markdown));
}

function visibleExcess(markdown: string): PlanLimit | undefined {
  const lines = markdown.split('\n');
  if (lines.length > PLAN_LIMITS.lines) return 'lines';
  let blockLines = 0;
  for (const line of lines) {
    blockLines = line.trim() === '' ? 0 : blockLines + 1;
    if (blockLines > PLAN_LIMITS.blockLines) return 'blockLines';
    if (line.length > PLAN_LIMITS.lineCharacters) return 'lineCharacters';
    if (nestingOf(line) > PLAN_LIMITS.nesting) return 'nesting';
    if (barsOf(line) > PLAN_LIMITS.bars) return 'bars';
  }
  return undefined;
}

/** A line as it may stand in a plan: cut where it is too long, its text alone where it is nested too deep. */
function fitLine(line: string): string {
  const cut = line.slice(0, PLAN_LIMITS.lineCharacters);
  const narrow = barsOf(cut) > PLAN_LIMITS.bars ? cut.replace(BAR, '$1 ') : cut;
  return nestingOf(narrow) > PLAN_LIMITS.nesting ? narrow.replace(ANY_OPENING, '') : narrow;
}

/** A plan without keys, what passes a limit cut, flattened or parted; one within them stays as it is. */
export function cutToPlanLimits(markdown: string): string {
  if (visibleExcess(markdown) === undefined) return markdown;
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
