import Papa from 'papaparse';
import { findHiddenWord, removeMarkup } from './card-markup.ts';
import { readCsvRecords } from './csv-records.ts';

/*
 * Words in Anki's text format (https://docs.ankiweb.net/importing/text-files.html), which other programs read
 * as plain CSV or tab-separated text.
 */

const WORD_COLUMNS = ['word', 'meaning', 'example', 'topic', 'level', 'due', 'interval'] as const;
/** A word with the texts of all columns. */
export type WordRow = Readonly<Record<(typeof WORD_COLUMNS)[number], string>>;

/** A word of a file. */
export interface ParsedWord {
  /** The line at which it starts, from 1. */
  line: number;
  word: string;
  meaning: string;
  example: string;
}

export interface ParsedWords {
  words: readonly ParsedWord[];
  /** Whether the file has more rows than `MAX_CSV_ROWS`. */
  isTruncated: boolean;
}

/** Several times the number of words that a learner may have. */
export const MAX_CSV_ROWS = 5_000;

/** In characters, far more than is stored. It bounds the search for markup. */
const MAX_CELL_LENGTH = 5_000;

/** Text that a spreadsheet would run as a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^'*[=+\-@\t\r]/;
const ESCAPED_FORMULA = /^''*[=+\-@\t\r]/;

/** Formats the file: Anki's headers, then a row for each word. */
export function formatWordsCsv(rows: readonly WordRow[]): string {
  const cells = rows.map((row) => WORD_COLUMNS.map((column) => escapeFormula(row[column])));
  // A line that starts with # would be a comment.
  const body = Papa.unparse(cells, { newline: '\n', quotes: (cell: unknown) => /^#/.test(String(cell)) });
  const head = `#separator:Comma\n#html:false\n#columns:${WORD_COLUMNS.join(',')}\n`;
  return body === '' ? head : `${head}${body}\n`;
}

function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

function unescapeFormula(cell: string): string {
  return ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** Parses the words of a file from any program: CSV or tab-separated text, with or without headers. */
export function parseWordsCsv(file: string): ParsedWords {
  const { text, hint } = readSeparatorHint(
    file
      .replace(/^\uFEFF/, '')
      .replaceAll(/\r\n?/g, '\n')
      .replace(/\n+$/, ''),
  );
  const headers = parseAnkiHeaders(text);
  const words: ParsedWord[] = [];
  let columns = headers.columns ? findNamedColumns(headers.columns) : null;
  for (const { line, cells } of readCsvRecords(text, hint || headers.separator)) {
    if (words.length === MAX_CSV_ROWS) return { words, isTruncated: true };
    if (!columns) {
      columns = findNamedColumns(cells);
      if (columns) continue;
      columns = chooseFirstColumns(cells.length, headers.special);
    }
    words.push({ line, ...readCards(pickCells(cells, columns), headers.isHtml) });
  }
  return { words, isTruncated: false };
}

/** Excel's line `sep=;` at the start of a file, which is blanked so that line numbers stay. */
function readSeparatorHint(text: string): { text: string; hint: string } {
  const [line = '', hint = ''] = /^"?sep=([^\n"])"?[^\n]*/i.exec(text) ?? [];
  return { text: text.slice(line.length), hint };
}

/** The texts of a card without markup. What a cloze card hides is its word, and its text an example. */
function readCards({ word, meaning, example }: Omit<ParsedWord, 'line'>, isHtml: boolean) {
  const clean = (text: string) => removeMarkup(text, isHtml);
  const hidden = findHiddenWord(word);
  if (hidden === null) return { word: clean(word), meaning: clean(meaning), example: clean(example) };
  return { word: clean(hidden), meaning: clean(meaning), example: clean(example) || clean(word) };
}

interface Headers {
  /** '' when it must be guessed. */
  separator: string;
  columns: readonly string[] | null;
  isHtml: boolean;
  /** Indexes of Anki's own columns: deck, tags and note type. */
  special: readonly number[];
}

const SEPARATORS = new Map([
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
  ['space', ' '],
  ['pipe', '|'],
  ['colon', ':'],
]);

/** The lines with "#" at the start of a file. */
const HEADER_LINES = /^\n?(?:"?#.*\n?)*/;
/** "#separator:Tab"; a spreadsheet may have added quotation marks, and separators up to the last column. */
const HEADER = /^"?#([^:\n]+):(.*?)"?([,;\t|]*)$/gm;

/** Reads the headers that Anki writes, such as "#separator:Tab", "#html:true" and "#deck column:3". */
function parseAnkiHeaders(text: string): Headers {
  const headers = new Map<string, string>();
  /** The separator that a spreadsheet writes, by which it has filled the header lines up. */
  let filler = '';
  const headerLines = HEADER_LINES.exec(text)?.[0] ?? '';
  for (const [, name = '', value = '', filling = ''] of headerLines.matchAll(HEADER)) {
    headers.set(name.trim().toLowerCase(), value);
    filler ||= filling.charAt(0);
  }
  const named = headers.get('separator') ?? '';
  const separator = filler || (SEPARATORS.get(named.trim().toLowerCase()) ?? named);
  const columns = headers.get('columns');
  const special = [...headers].flatMap(([name, value]) => (/ column$/.test(name) ? [Number(value) - 1] : []));
  return {
    separator,
    columns:
      columns === undefined
        ? null
        : (Papa.parse<string[]>(columns, { delimiter: separator }).data[0] ?? null),
    isHtml: headers.get('html')?.trim() === 'true',
    special,
  };
}

/** The indexes of the columns that are read; -1 for a missing one. */
type Columns = Record<keyof typeof COLUMN_NAMES, number>;

const COLUMN_NAMES = {
  word: ['word', 'front', 'term', 'expression'],
  meaning: ['meaning', 'back', 'definition'],
  example: ['example', 'sentence'],
} as const;

/** Finds the columns by their names; `null` when the row is not a header. */
function findNamedColumns(row: readonly string[]): Columns | null {
  const names = row.map((cell) => cell.trim().toLowerCase());
  const find = (wanted: readonly string[]) => names.findIndex((name) => wanted.includes(name));
  const columns = {
    word: find(COLUMN_NAMES.word),
    meaning: find(COLUMN_NAMES.meaning),
    example: find(COLUMN_NAMES.example),
  };
  // "Word" can be a word, too: a header with several cells must have another known name.
  const isHeader = row.length === 1 || columns.meaning >= 0 || columns.example >= 0;
  return columns.word >= 0 && isHeader ? columns : null;
}

/** The first three columns that aren't Anki's own. */
function chooseFirstColumns(count: number, special: readonly number[]): Columns {
  const ownColumns = Array.from({ length: count }, (_, index) => index).filter(
    (index) => !special.includes(index),
  );
  const [word = -1, meaning = -1, example = -1] = ownColumns;
  return { word, meaning, example };
}

function pickCells(cells: readonly string[], { word, meaning, example }: Columns): Omit<ParsedWord, 'line'> {
  const readCell = (index: number) => unescapeFormula((cells[index] ?? '').slice(0, MAX_CELL_LENGTH)).trim();
  return { word: readCell(word), meaning: readCell(meaning), example: readCell(example) };
}
