import {
  type Attacker,
  getOwnDocumentName,
  type HostileRequest,
  sendBatchGet,
  sendCommit,
  storeFields,
} from './hostile-request.ts';

const MEGABYTE = 1_000_000;
const createInt = (value: number) => ({ integerValue: String(value) });
const createText = (stringValue: string) => ({ stringValue });
const list = (length: number) => ({ arrayValue: { values: createItems(length, createInt) } });
const createItems = <Item>(length: number, item: (at: number) => Item) =>
  Array.from({ length }, (_, index) => item(index));

/** As many numbers as a document may contain besides its other fields. */
const LONGEST_LIST = 9_500;

const createRead = (
  name: string,
  documents: (own: string) => string[],
  expectedStatuses = [400],
): HostileRequest => ({
  name,
  send: (attacker) => sendBatchGet(attacker, { documents: documents(getOwnDocumentName(attacker)) }),
  expectedStatuses,
});

/** A body as text: invalid JSON, or too much of it. */
const createCall = (
  name: string,
  body: (attacker: Attacker) => string,
  expectedStatuses = [400],
): HostileRequest => ({
  name,
  send: (attacker) => sendCommit(attacker, body(attacker)),
  expectedStatuses,
});

/** Updates of the own document with these fields, and more members for each write. */
const createWrite = (
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

const createTransform = (name: string, updateTransforms: object[], expect = [400]): HostileRequest =>
  createWrite(name, () => [{ updateMask: { fieldPaths: [] }, updateTransforms }], expect);

/** The same after these fields were stored. */
const withStoredFields = (fields: object, request: HostileRequest): HostileRequest => ({
  ...request,
  prepare: (attacker) => storeFields(attacker, fields),
});

const withStoredText = (request: HostileRequest) =>
  withStoredFields({ notes: createText('a'.repeat(MEGABYTE)) }, request);
const withStoredList = (request: HostileRequest) => withStoredFields({ list: list(LONGEST_LIST) }, request);

const createMaskedWrites = (count: number) =>
  createItems(count, (at) => ({ fields: { at: createInt(at) }, updateMask: { fieldPaths: ['at'] } }));

/** Requests to the document store. */
export const documentRequests: readonly HostileRequest[] = [
  withStoredText(createRead('one large document asked for 500 times at once', (own) => Array(500).fill(own))),
  withStoredText(
    createRead(
      'one large document named ten times, which is answered once',
      (own) => Array(10).fill(own),
      [200],
    ),
  ),
  withStoredList(
    createWrite('500 masked writes to a document with a long list', () => createMaskedWrites(500)),
  ),
  withStoredList(
    createWrite('20 masked writes to a document with a long list', () => createMaskedWrites(20), [200]),
  ),
  withStoredList(
    createTransform(
      '800 appends to a long list',
      createItems(800, (at) => ({ fieldPath: 'list', appendMissingElements: { values: [createInt(-at)] } })),
    ),
  ),
  withStoredList(
    createTransform(
      '500 transforms of a long list, now adding, now removing',
      createItems(500, (at) => ({
        fieldPath: 'list',
        [at % 2 ? 'removeAllFromArray' : 'appendMissingElements']: { values: [createInt(at)] },
      })),
      [200],
    ),
  ),
  createTransform(
    'nine thousand numbers of three hundred digits, to be told apart',
    [
      {
        fieldPath: 'list',
        appendMissingElements: {
          values: createItems(LONGEST_LIST, (at) => ({ doubleValue: 1e308 - at * 1e300 })),
        },
      },
    ],
    [200],
  ),
  createCall(
    'JSON nested a million levels deep',
    () => `{"writes":${'['.repeat(MEGABYTE)}${']'.repeat(MEGABYTE)}}`,
  ),
  createCall(
    'a text of four megabytes that never ends',
    () => `{"writes":"${'a'.repeat(4 * MEGABYTE)}`,
    [400, 429],
  ),
  createCall('a list of a million empty objects', () => `{"writes":[${'{},'.repeat(MEGABYTE)}{}]}`),
  createCall(
    'half a million maps without fields',
    (attacker) =>
      `{"writes":[{"update":{"name":"${getOwnDocumentName(attacker)}","fields":{"a":{"arrayValue":{"values":[${'{"mapValue":{}},'.repeat(200_000)}{"mapValue":{}}]}}}}}]}`,
  ),
  createWrite('a number of a million digits that ends in a letter', () => [
    { fields: { a: { doubleValue: `${'1'.repeat(MEGABYTE)}x` } } },
  ]),
  createWrite('a mask path that opens a backtick and never closes it', () => [
    { updateMask: { fieldPaths: [`\`${'a'.repeat(3 * MEGABYTE)}`] } },
  ]),
  createRead('a document name of a million parts', (own) => [`${own}${'/a'.repeat(MEGABYTE)}`]),
  createWrite('a reference of a million parts', (own) => [
    { fields: { a: { referenceValue: `${own}${'/a'.repeat(MEGABYTE)}` } } },
  ]),
  createWrite('three megabytes of base64 that end wrongly', () => [
    { fields: { a: { bytesValue: `${'A'.repeat(3 * MEGABYTE)}!` } } },
  ]),
  createWrite('a hundred thousand fields', () => [
    { fields: Object.fromEntries(createItems(100_000, (at) => [`f${at}`, { nullValue: null }])) },
  ]),
  createWrite('a document that JSON makes six times as large', () => [
    { fields: { a: createText('\u0001'.repeat(MEGABYTE)) } },
  ]),
  createCall('a body of eleven megabytes', () => 'x'.repeat(11 * MEGABYTE)),
  createWrite('a mask of a hundred thousand paths', () => [
    { updateMask: { fieldPaths: createItems(100_000, (at) => `f${at}`) } },
  ]),
];
