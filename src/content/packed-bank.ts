import { wordsOf } from './word-steps.ts';

/**
 * What the values of a bank are, as the build found them (`vite/packed-banks`). Each has a column, in the order in
 * which they are named:
 * - `text`, `number`, and `json` for whatever is nothing else: the values;
 * - `words`: long lists of words, as steps;
 * - `list`, `map`: how many values follow; of a map, another with their keys;
 * - `some`: whether the value is there;
 * - `choice`: which of the texts beside it, under another key of its object, stands here once more.
 */
export type BankType =
  | 'text'
  | 'words'
  | 'number'
  | 'json'
  | { list: BankType }
  | { map: BankType }
  | { some: BankType }
  | { choice: string }
  | { object: readonly (readonly [key: string, type: BankType])[] };

/** Between the values of a column, and between columns; no text of a bank has either. */
export const VALUE_END = '\n';
export const COLUMN_END = '\n\n';
/** Of a value that may be missing. */
export const THERE = '1';

/**
 * Browsers keep a text in one byte a character as long as each has room in one: a single dash makes a bank twice as large. So
 * the characters that have none stand in a packed bank as control characters, the first of them as this one.
 */
export const FIRST_STAND_IN = 0x80;
export const STAND_INS = /[\x80-\x9f]/g;

/** Reads the next value of its kind; what an object has read of itself so far tells what its choices mean. */
type Reader = (beside: Readonly<Record<string, unknown>>) => unknown;

/**
 * The bank that the build packed. What is of a kind stands together in it, where compression finds more that repeats
 * than record by record.
 * @param wide the codes of the characters that something else stands for, in the order of their stand-ins
 */
export function unpackBank(type: BankType, packed: string, wide: readonly number[] = []): unknown {
  const columns = packed.split(COLUMN_END).values();

  /** The text itself where nothing stands in it for something else: then it goes on sharing the bank's memory. */
  function asWritten(text: string): string {
    return text.replace(STAND_INS, (found) =>
      String.fromCharCode(wide[found.charCodeAt(0) - FIRST_STAND_IN] ?? 0),
    );
  }

  function column(): () => string {
    const text = columns.next().value ?? '';
    const packedValues = text.split(VALUE_END);
    const hasStandIns = wide.length > 0 && text.search(STAND_INS) >= 0;
    const values = hasStandIns ? packedValues.map(asWritten) : packedValues;
    let place = 0;
    return () => values[place++] ?? '';
  }

  function reader(of: BankType): Reader {
    if (typeof of === 'object' && 'object' in of) return record(of.object);
    const next = column();
    if (of === 'text') return next;
    if (of === 'words') return () => wordsOf(next()).join(' ');
    if (of === 'number') return () => Number(next());
    if (of === 'json') return () => JSON.parse(next());
    if ('choice' in of) return (beside) => (beside[of.choice] as readonly unknown[])[Number(next())];
    if ('some' in of) {
      const value = reader(of.some);
      return (beside) => (next() === THERE ? value(beside) : undefined);
    }
    if ('list' in of) {
      const value = reader(of.list);
      return (beside) => Array.from({ length: Number(next()) }, () => value(beside));
    }
    const [key, value] = [column(), reader(of.map)];
    return (beside) =>
      Object.fromEntries(Array.from({ length: Number(next()) }, () => [key(), value(beside)]));
  }

  function record(fields: readonly (readonly [string, BankType])[]): Reader {
    const entries = fields.map(([key, each]) => [key, reader(each)] as const);
    return () => {
      const read: Record<string, unknown> = {};
      for (const [key, value] of entries) {
        const found = value(read);
        if (found !== undefined) read[key] = found;
      }
      return read;
    };
  }

  return reader(type)({});
}
