import Papa from 'papaparse';

/*
 * Words as the text files that Anki reads and writes (https://docs.ankiweb.net/importing/text-files.html), which other
 * programs take for plain CSV or tab-separated text.
 */

export const WORD_COLUMNS = ['word', 'meaning', 'example', 'topic', 'level', 'due', 'interval'] as const;
/** A word in all columns, each as its text. */
export type WordRow = Readonly<Record<(typeof WORD_COLUMNS)[number], string>>;

/** A word as it was found in a file. */
export interface ParsedWord {
  /** Where it begins, from 1. */
  line: number;
  word: string;
  meaning: string;
  example: string;
}

export interface ParsedWords {
  words: readonly ParsedWord[];
  /** Lines that are none, from 1. */
  brokenLines: readonly number[];
  /** Whether the file went on after as many rows as are read. */
  isTruncated: boolean;
}

/** Several times what a learner's own words may be. */
export const MAX_CSV_ROWS = 5_000;

/** What a spreadsheet takes for a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^''*[=+\-@\t\r]/;

/** The text of the file: Anki's headers, then a row for each word. */
export function formatWordsCsv(rows: readonly WordRow[]): string {
  const cells = rows.map((row) => WORD_COLUMNS.map((column) => escapeFormula(row[column])));
  // A line that begins with # would be a comment.
  const body = Papa.unparse(cells, { newline: '\n', quotes: (cell: unknown) => /^#/.test(String(cell)) });
  const head = `#separator:Comma\n#html:false\n#columns:${WORD_COLUMNS.join(',')}\n`;
  return body === '' ? head : `${head}${body}\n`;
}

function escapeFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

function unescapeFormula(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** Reads the words of a file, which may be anybody's: CSV or tab-separated text, with or without headers. */
export function parseWordsCsv(file: string): ParsedWords {
  const text = file
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replace(/\n+$/, '');
  const headers = ankiHeaders(text);
  const words: ParsedWord[] = [];
  const brokenLines: number[] = [];
  let columns = headers.columns ? namedColumns(headers.columns) : null;
  let isTruncated = false;
  const lineAt = lineCounter(text);
  Papa.parse<string[]>(text, {
    delimiter: headers.separator,
    newline: '\n',
    comments: '#',
    skipEmptyLines: 'greedy',
    step({ data: row, errors, meta }, parser) {
      const cells = headers.isHtml ? row.map(stripCellHtml) : row;
      const line = lineAt(meta.cursor) - row.join('').split('\n').length + 1;
      if (words.length + brokenLines.length >= MAX_CSV_ROWS) {
        isTruncated = true;
        parser.abort();
      } else if (errors.some(({ type }) => type === 'Quotes')) {
        brokenLines.push(line);
      } else if (columns) {
        words.push({ line, ...pick(cells, columns) });
      } else {
        columns = namedColumns(cells);
        if (columns) return;
        columns = firstColumns(cells.length, headers.special);
        words.push({ line, ...pick(cells, columns) });
      }
    },
  });
  return { words, brokenLines, isTruncated };
}

interface Headers {
  /** '' where it is to be guessed. */
  separator: string;
  columns: readonly string[] | null;
  isHtml: boolean;
  /** Columns of Anki's own, from 0: the deck, tags, the note's type. */
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

function ankiHeaders(text: string): Headers {
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

/** The places of the columns that count; -1 for one that is not there. */
type Columns = Record<keyof typeof NAMES, number>;

const NAMES = {
  word: ['word', 'front', 'term', 'expression'],
  meaning: ['meaning', 'back', 'definition'],
  example: ['example', 'sentence'],
} as const;

/** Where the columns are by their names; `null` for a row that is no row of names. */
function namedColumns(row: readonly string[]): Columns | null {
  const names = row.map((cell) => cell.trim().toLowerCase());
  const find = (wanted: readonly string[]) => names.findIndex((name) => wanted.includes(name));
  const columns = { word: find(NAMES.word), meaning: find(NAMES.meaning), example: find(NAMES.example) };
  // "Word" can be a word, too: with other cells beside it, one of them must be a name as well.
  const isAlone = row.length === 1 || columns.meaning >= 0 || columns.example >= 0;
  return columns.word >= 0 && isAlone ? columns : null;
}

function firstColumns(count: number, special: readonly number[]): Columns {
  const [word = -1, meaning = -1, example = -1] = Array.from({ length: count }, (_, place) => place).filter(
    (place) => !special.includes(place),
  );
  return { word, meaning, example };
}

function pick(cells: readonly string[], { word, meaning, example }: Columns): Omit<ParsedWord, 'line'> {
  const cell = (place: number) => unescapeFormula(cells[place] ?? '').trim();
  return { word: cell(word), meaning: cell(meaning), example: cell(example) };
}

/** Tells the line, from 1, in which a place of the text lies, or the one that ends there. Places only grow. */
function lineCounter(text: string): (place: number) => number {
  let [line, at] = [1, 0];
  return (place) => {
    // The line break at its end is still the row's own.
    for (const end = text[place - 1] === '\n' ? place - 1 : place; at < end; at += 1) {
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

/** The text of a cell in HTML, as Anki's own files have them: without tags, its line breaks as spaces. */
function stripCellHtml(html: string): string {
  return html
    .replaceAll(/<br[^>]*>|<\/(?:div|p|li)>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,6})|([a-z]+));/gi, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined
        ? (ENTITIES.get(name?.toLowerCase() ?? '') ?? whole)
        : character(Number(code), whole),
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function character(code: number, otherwise: string): string {
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise;
}
