import {
  type Attacker,
  getOwnDocumentName,
  type HostileRequest,
  sendBatchGet,
  sendCommit,
  storeFields,
} from './hostile-request.ts';

const MEGABYTE = 1_000_000;
const int = (value: number) => ({ integerValue: String(value) });
const text = (stringValue: string) => ({ stringValue });
const list = (length: number) => ({ arrayValue: { values: times(length, int) } });
const times = <Item>(length: number, item: (at: number) => Item) =>
  Array.from({ length }, (_, at) => item(at));

/** As many numbers as a document may contain besides its other fields. */
const LONGEST_LIST = 9_500;

const reading = (
  name: string,
  documents: (own: string) => string[],
  expectedStatuses = [400],
): HostileRequest => ({
  name,
  send: (attacker) => sendBatchGet(attacker, { documents: documents(getOwnDocumentName(attacker)) }),
  expectedStatuses,
});

/** A body as text: invalid JSON, or too much of it. */
const sending = (
  name: string,
  body: (attacker: Attacker) => string,
  expectedStatuses = [400],
): HostileRequest => ({
  name,
  send: (attacker) => sendCommit(attacker, body(attacker)),
  expectedStatuses,
});

/** Updates of the own document with these fields, and more members for each write. */
const writing = (
  name: string,
  writes: (own: string) => { fields?: object; updateMask?: object; updateTransforms?: object[] }[],
  expectedStatuses = [400],
): HostileRequest => ({
  name,
  send: (attacker) =>
    sendCommit(attacker, {
      writes: writes(getOwnDocumentName(attacker)).map(({ fields, ...more }) => ({
        update: { name: getOwnDocumentName(attacker), fields },
        ...more,
      })),
    }),
  expectedStatuses,
});

const transforming = (name: string, updateTransforms: object[], expect = [400]): HostileRequest =>
  writing(name, () => [{ updateMask: { fieldPaths: [] }, updateTransforms }], expect);

/** The same after these fields were stored. */
const afterStoring = (fields: object, request: HostileRequest): HostileRequest => ({
  ...request,
  prepare: (attacker) => storeFields(attacker, fields),
});

const afterLargeText = (request: HostileRequest) =>
  afterStoring({ notes: text('a'.repeat(MEGABYTE)) }, request);
const afterLongList = (request: HostileRequest) => afterStoring({ list: list(LONGEST_LIST) }, request);

const maskedWrites = (count: number) =>
  times(count, (at) => ({ fields: { at: int(at) }, updateMask: { fieldPaths: ['at'] } }));

/** Requests to the document store. */
export const documentRequests: readonly HostileRequest[] = [
  afterLargeText(reading('one large document asked for 500 times at once', (own) => Array(500).fill(own))),
  afterLargeText(
    reading(
      'one large document named ten times, which is answered once',
      (own) => Array(10).fill(own),
      [200],
    ),
  ),
  afterLongList(writing('500 masked writes to a document with a long list', () => maskedWrites(500))),
  afterLongList(writing('20 masked writes to a document with a long list', () => maskedWrites(20), [200])),
  afterLongList(
    transforming(
      '800 appends to a long list',
      times(800, (at) => ({ fieldPath: 'list', appendMissingElements: { values: [int(-at)] } })),
    ),
  ),
  afterLongList(
    transforming(
      '500 transforms of a long list, now adding, now removing',
      times(500, (at) => ({
        fieldPath: 'list',
        [at % 2 ? 'removeAllFromArray' : 'appendMissingElements']: { values: [int(at)] },
      })),
      [200],
    ),
  ),
  transforming(
    'nine thousand numbers of three hundred digits, to be told apart',
    [
      {
        fieldPath: 'list',
        appendMissingElements: {
          values: times(LONGEST_LIST, (at) => ({ doubleValue: 1e308 - at * 1e300 })),
        },
      },
    ],
    [200],
  ),
  sending(
    'JSON nested a million levels deep',
    () => `{"writes":${'['.repeat(MEGABYTE)}${']'.repeat(MEGABYTE)}}`,
  ),
  sending(
    'a text of four megabytes that never ends',
    () => `{"writes":"${'a'.repeat(4 * MEGABYTE)}`,
    [400, 429],
  ),
  sending('a list of a million empty objects', () => `{"writes":[${'{},'.repeat(MEGABYTE)}{}]}`),
  sending(
    'half a million maps without fields',
    (attacker) =>
      `{"writes":[{"update":{"name":"${getOwnDocumentName(attacker)}","fields":{"a":{"arrayValue":{"values":[${'{"mapValue":{}},'.repeat(200_000)}{"mapValue":{}}]}}}}}]}`,
  ),
  writing('a number of a million digits that ends in a letter', () => [
    { fields: { a: { doubleValue: `${'1'.repeat(MEGABYTE)}x` } } },
  ]),
  writing('a mask path that opens a backtick and never closes it', () => [
    { updateMask: { fieldPaths: [`\`${'a'.repeat(3 * MEGABYTE)}`] } },
  ]),
  reading('a document name of a million parts', (own) => [`${own}${'/a'.repeat(MEGABYTE)}`]),
  writing('a reference of a million parts', (own) => [
    { fields: { a: { referenceValue: `${own}${'/a'.repeat(MEGABYTE)}` } } },
  ]),
  writing('three megabytes of base64 that end wrongly', () => [
    { fields: { a: { bytesValue: `${'A'.repeat(3 * MEGABYTE)}!` } } },
  ]),
  writing('a hundred thousand fields', () => [
    { fields: Object.fromEntries(times(100_000, (at) => [`f${at}`, { nullValue: null }])) },
  ]),
  writing('a document that JSON makes six times as large', () => [
    { fields: { a: text('\u0001'.repeat(MEGABYTE)) } },
  ]),
  sending('a body of eleven megabytes', () => 'x'.repeat(11 * MEGABYTE)),
  writing('a mask of a hundred thousand paths', () => [
    { updateMask: { fieldPaths: times(100_000, (at) => `f${at}`) } },
  ]),
];
