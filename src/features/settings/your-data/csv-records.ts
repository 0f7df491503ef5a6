import Papa from 'papaparse';

/** A record of a file: its cells, and the line at which it starts, from 1. */
export interface CsvRecord {
  line: number;
  cells: readonly string[];
}

/** How many lines a quoted cell may have. Beyond that its quotation mark counts as a stray one. */
const MAX_LINES_OF_RECORD = 50;

/** How many lines the separator is guessed from. */
const SAMPLE_LINES = 30;

/** Separators that programs write, the likelier ones first. */
const SEPARATORS = [',', '\t', ';', '|'];

/**
 * The records of CSV or tab-separated text, without comments and empty ones. A stray quotation mark spoils no
 * other line: a line whose quotation marks do not fit is read without them.
 *
 * @param text with "\n" as line breaks
 * @param separator '' when it must be guessed
 */
export function* readCsvRecords(text: string, separator: string): Generator<CsvRecord> {
  const lines = text.split('\n');
  const delimiter = separator || guessSeparator(lines);
  for (let at = 0; at < lines.length; ) {
    const line = at + 1;
    const first = lines[at] ?? '';
    if (first.startsWith('#')) {
      at += 1;
      continue;
    }
    const record = readQuotedRecord(lines, at, delimiter);
    at += record?.lineCount ?? 1;
    const cells = record?.cells ?? readUnquoted(first, delimiter);
    if (cells.some((cell) => cell.trim() !== '')) yield { line, cells };
  }
}

function guessSeparator(lines: readonly string[]): string {
  const sample = lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(0, SAMPLE_LINES)
    .join('\n')
    // The semicolon of an entity separates nothing.
    .replaceAll(/&#?\w{1,8};/g, '');
  const guess = (text: string) => Papa.parse(text, { newline: '\n', delimitersToGuess: SEPARATORS });
  const { meta, errors } = guess(sample);
  const hasStrayQuote = errors.some(({ type }) => type === 'Quotes');
  return hasStrayQuote ? guess(sample.replaceAll('"', '')).meta.delimiter : meta.delimiter;
}

/** The record that starts at line `at` (from 0), by the rules of CSV; `null` if its quotes don't match. */
function readQuotedRecord(lines: readonly string[], at: number, delimiter: string) {
  let text = lines[at] ?? '';
  let quotes = countQuotes(text);
  let lineCount = 1;
  while (quotes % 2 === 1) {
    const next = lines[at + lineCount];
    if (next === undefined || lineCount === MAX_LINES_OF_RECORD) return null;
    text += `\n${next}`;
    quotes += countQuotes(next);
    lineCount += 1;
  }
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n' });
  const [cells = [], ...others] = data;
  const isValid = others.length === 0 && !errors.some(({ type }) => type === 'Quotes');
  return isValid ? { cells, lineCount } : null;
}

function countQuotes(text: string): number {
  return text.split('"').length - 1;
}

/** The cells of a line without quotation marks, except for inches. */
function readUnquoted(line: string, delimiter: string): readonly string[] {
  return line.replaceAll(/(?<!\d)"/g, '').split(delimiter);
}
