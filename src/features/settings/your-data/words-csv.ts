import Papa from 'papaparse';

/*
 * Words in Anki's text format (https://docs.ankiweb.net/importing/text-files.html), which other programs read
 * as plain CSV or tab-separated text.
 */

export const WORD_COLUMNS = ['word', 'meaning', 'example', 'topic', 'level', 'due', 'interval'] as const;
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
  /** Lines that could not be parsed, from 1. */
  brokenLines: readonly number[];
  /** Whether the file has more rows than `MAX_CSV_ROWS`. */
  isTruncated: boolean;
}

/** Several times the number of words that a learner may have. */
export const MAX_CSV_ROWS = 5_000;

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
  const text = file
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replace(/\n+$/, '');
  const headers = parseAnkiHeaders(text);
  const words: ParsedWord[] = [];
  const brokenLines: number[] = [];
  let columns = headers.columns ? findNamedColumns(headers.columns) : null;
  let isTruncated = false;
  const getLine = createLineCounter(text);
  Papa.parse<string[]>(text, {
    delimiter: headers.separator,
    newline: '\n',
    comments: '#',
    skipEmptyLines: 'greedy',
    step({ data: row, errors, meta }, parser) {
      const cells = headers.isHtml ? row.map(stripCellHtml) : row;
      const line = getLine(meta.cursor) - row.join('').split('\n').length + 1;
      if (words.length + brokenLines.length >= MAX_CSV_ROWS) {
        isTruncated = true;
        parser.abort();
      } else if (errors.some(({ type }) => type === 'Quotes')) {
        brokenLines.push(line);
      } else if (columns) {
        words.push({ line, ...pickCells(cells, columns) });
      } else {
        columns = findNamedColumns(cells);
        if (columns) return;
        columns = chooseFirstColumns(cells.length, headers.special);
        words.push({ line, ...pickCells(cells, columns) });
      }
    },
  });
  return { words, brokenLines, isTruncated };
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

function parseAnkiHeaders(text: string): Headers {
  const headers = new Map<string, string>();
  for (const [, name = '', value = ''] of (/^(?:#.*\n?)*/.exec(text)?.[0] ?? '').matchAll(
    /^#([^:\n]+):(.*)$/gm,
  )) {
    headers.set(name.trim().toLowerCase(), value);
  }
  const named = headers.get('separator') ?? '';
  const separator = SEPARATORS.get(named.trim().toLowerCase()) ?? named;
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

function chooseFirstColumns(count: number, special: readonly number[]): Columns {
  const [word = -1, meaning = -1, example = -1] = Array.from({ length: count }, (_, offset) => offset).filter(
    (offset) => !special.includes(offset),
  );
  return { word, meaning, example };
}

function pickCells(cells: readonly string[], { word, meaning, example }: Columns): Omit<ParsedWord, 'line'> {
  const cell = (offset: number) => unescapeFormula(cells[offset] ?? '').trim();
  return { word: cell(word), meaning: cell(meaning), example: cell(example) };
}

/** Returns a function for the line, from 1, that contains or ends at an offset; offsets must not decrease. */
function createLineCounter(text: string): (offset: number) => number {
  let [line, at] = [1, 0];
  return (offset) => {
    // The line break at the end belongs to the row.
    for (const end = text[offset - 1] === '\n' ? offset - 1 : offset; at < end; at += 1) {
      if (text[at] === '\n') line += 1;
    }
    return line;
  };
}

const ENTITIES = new Map([
  ['nbsp', ' '],
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** The text of an HTML cell in Anki's files: without tags, with line breaks as spaces. */
function stripCellHtml(html: string): string {
  return html
    .replaceAll(/<br[^>]*>|<\/(?:div|p|li)>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,6})|([a-z]+));/gi, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined
        ? (ENTITIES.get(name?.toLowerCase() ?? '') ?? whole)
        : decodeCharacter(Number(code), whole),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function decodeCharacter(code: number, otherwise: string): string {
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
}
