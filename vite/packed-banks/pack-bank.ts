import {
  type BankType,
  COLUMN_END,
  FIRST_STAND_IN,
  STAND_INS,
  THERE,
  VALUE_END,
} from '../../src/content/packed-bank.ts';
import { isSteppable, stepsOf } from '../../src/content/word-steps.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Fields = Readonly<Record<string, Json>>;

/** An object with more keys than these, whose values are all of a kind, is a map. */
const MOST_FIELDS = 24;

/** Lists with so many words are shorter as steps. */
const MANY_WORDS = 1_000;

/** Characters, or halves of them, that take more than a byte. */
const WIDE = /[^\0-\xff]/g;
/** As many stand-ins as there are. */
const MOST_WIDE = 32;

export interface PackedBank {
  type: BankType;
  packed: string;
  wide: readonly number[];
}

/** Packs a bank for `unpackBank`. */
export function packBank(bank: unknown): PackedBank {
  const type = typeOf([bank as Json]);
  return { type, ...narrowed(columnsOf(type, [bank as Json]).join(COLUMN_END)) };
}

/** The text with something narrow in place of each wide character; as it is, where that can't be. */
function narrowed(text: string): Omit<PackedBank, 'type'> {
  const wide = [...new Set(text.match(WIDE))];
  if (wide.length > MOST_WIDE || text.search(STAND_INS) >= 0) return { packed: text, wide: [] };
  const packed = text.replace(WIDE, (found) => String.fromCharCode(FIRST_STAND_IN + wide.indexOf(found)));
  return { packed, wide: wide.map((each) => each.charCodeAt(0)) };
}

/** What all of these values are. */
function typeOf(values: readonly Json[]): BankType {
  if (values.length === 0) return 'json';
  if (areWordLists(values)) return 'words';
  if (values.every(isText)) return 'text';
  if (values.every((value) => typeof value === 'number')) return 'number';
  if (values.every(isList)) return { list: typeOf(values.flat()) };
  if (values.every(isFields)) return typeOfFields(values);
  return 'json';
}

function typeOfFields(records: readonly Fields[]): BankType {
  const keys = [...new Set(records.flatMap((record) => Object.keys(record)))];
  if (keys.length > MOST_FIELDS && keys.every(isText)) {
    const type = typeOf(records.flatMap((record) => Object.values(record)));
    if (type !== 'json') return { map: type };
  }
  const types = keys.map((key): [string, BankType] => {
    const having = records.filter((record) => Object.hasOwn(record, key));
    const type = choiceIn(having, key, keys) ?? typeOf(having.map((record) => record[key] as Json));
    return [key, having.length < records.length ? { some: type } : type];
  });
  // What a choice is made of is read before it.
  const isLate = ([, type]: [string, BankType]) => isChoice(type);
  return { object: [...types.filter((each) => !isLate(each)), ...types.filter(isLate)] };
}

function isChoice(type: BankType): boolean {
  return typeof type === 'object' && ('some' in type ? isChoice(type.some) : 'choice' in type);
}

/** The key of the texts among which this key's value always is. */
function choiceIn(records: readonly Fields[], key: string, keys: readonly string[]): BankType | undefined {
  const choice = keys.find((other) =>
    records.every(
      ({ [key]: value, [other]: beside }) => isText(value) && isList(beside) && beside.includes(value),
    ),
  );
  return choice === undefined ? undefined : { choice };
}

/** The columns of these values, whose type this is. */
function columnsOf(type: BankType, values: readonly Json[], records: readonly Fields[] = []): string[] {
  const column = (texts: readonly unknown[]) => texts.join(VALUE_END);
  if (type === 'text' || type === 'number') return [column(values)];
  if (type === 'words') return [column(values.map((value) => stepsOf(String(value).split(' '))))];
  if (type === 'json') return [column(values.map((value) => JSON.stringify(value)))];
  if ('choice' in type) {
    const among = records.map((record) => record[type.choice] as readonly Json[]);
    return [column(values.map((value, index) => among[index]?.indexOf(value)))];
  }
  if ('some' in type) {
    const there = values.flatMap((value, index) => (value === undefined ? [] : [index]));
    const flags = values.map((value) => (value === undefined ? '0' : THERE));
    const pick = <Each>(from: readonly Each[]) => there.map((index) => from[index] as Each);
    return [column(flags), ...columnsOf(type.some, pick(values), pick(records))];
  }
  if ('list' in type) {
    const lists = values as readonly (readonly Json[])[];
    return [column(lists.map(({ length }) => length)), ...columnsOf(type.list, lists.flat())];
  }
  const objects = values as readonly Fields[];
  if ('map' in type) {
    const entries = objects.flatMap((each) => Object.entries(each));
    return [
      column(objects.map((each) => Object.keys(each).length)),
      column(entries.map(([key]) => key)),
      ...columnsOf(
        type.map,
        entries.map(([, value]) => value),
      ),
    ];
  }
  return type.object.flatMap(([key, each]) => {
    const found = objects.map((object) => (Object.hasOwn(object, key) ? object[key] : undefined));
    return columnsOf(each, found as Json[], objects);
  });
}

function isText(value: Json | undefined): value is string {
  // Texts of a column, and columns, are told apart by line breaks.
  return typeof value === 'string' && value !== '' && !value.includes('\n');
}

/** Whether the values are texts of words in alphabetical order, with a space between each two. */
function areWordLists(values: readonly Json[]): boolean {
  const lists = values.map((value) => (isText(value) ? value.split(' ') : ['']));
  const isInOrder = (words: readonly string[]) =>
    words.every((word, index) => isSteppable(word) && word > (words[index - 1] ?? ''));
  return lists.every(isInOrder) && lists.flat().length >= MANY_WORDS;
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isFields(value: Json): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
