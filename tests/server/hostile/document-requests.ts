import { batchGet, commit, type HostileRequest, ownDocument, storeFields } from './hostile-request.ts';

const MEGABYTE = 1_000_000;
const int = (value: number) => ({ integerValue: String(value) });
const text = (stringValue: string) => ({ stringValue });
const list = (length: number) => ({ arrayValue: { values: Array.from({ length }, (_, at) => int(at)) } });
const times = <Item>(length: number, item: (at: number) => Item) =>
  Array.from({ length }, (_, at) => item(at));

/** As many numbers as a document may hold beside its other fields. */
const LONGEST_LIST = 9_500;

const largeText = { notes: text('a'.repeat(MEGABYTE)) };

/** Requests to the document store. */
export const documentRequests: readonly HostileRequest[] = [
  {
    name: 'one large document asked for 500 times at once',
    prepare: (attacker) => storeFields(attacker, largeText),
    request: (attacker) => batchGet(attacker, { documents: times(500, () => ownDocument(attacker)) }),
    expect: [400],
  },
  {
    name: 'one large document named ten times, which is answered once',
    prepare: (attacker) => storeFields(attacker, largeText),
    request: (attacker) => batchGet(attacker, { documents: times(10, () => ownDocument(attacker)) }),
    expect: [200],
  },
  {
    name: '500 masked writes to a document with a long list',
    prepare: (attacker) => storeFields(attacker, { list: list(LONGEST_LIST) }),
    request: (attacker) =>
      commit(attacker, {
        writes: times(500, (at) => ({
          update: { name: ownDocument(attacker), fields: { at: int(at) } },
          updateMask: { fieldPaths: ['at'] },
        })),
      }),
    expect: [400],
  },
  {
    name: '20 masked writes to a document with a long list',
    prepare: (attacker) => storeFields(attacker, { list: list(LONGEST_LIST) }),
    request: (attacker) =>
      commit(attacker, {
        writes: times(20, (at) => ({
          update: { name: ownDocument(attacker), fields: { at: int(at) } },
          updateMask: { fieldPaths: ['at'] },
        })),
      }),
    expect: [200],
  },
  {
    name: '800 appends to a long list',
    prepare: (attacker) => storeFields(attacker, { list: list(LONGEST_LIST) }),
    request: (attacker) =>
      commit(attacker, {
        writes: [
          {
            update: { name: ownDocument(attacker) },
            updateMask: { fieldPaths: [] },
            updateTransforms: times(800, (at) => ({
              fieldPath: 'list',
              appendMissingElements: { values: [int(-at)] },
            })),
          },
        ],
      }),
    expect: [400],
  },
  {
    name: '500 transforms of a long list, now adding, now removing',
    prepare: (attacker) => storeFields(attacker, { list: list(LONGEST_LIST) }),
    request: (attacker) =>
      commit(attacker, {
        writes: [
          {
            update: { name: ownDocument(attacker) },
            updateMask: { fieldPaths: [] },
            updateTransforms: times(500, (at) => ({
              fieldPath: 'list',
              [at % 2 ? 'removeAllFromArray' : 'appendMissingElements']: { values: [int(at)] },
            })),
          },
        ],
      }),
    expect: [200],
  },
  {
    name: 'nine thousand numbers of three hundred digits, to be told apart',
    request: (attacker) =>
      commit(attacker, {
        writes: [
          {
            update: { name: ownDocument(attacker) },
            updateMask: { fieldPaths: [] },
            updateTransforms: [
              {
                fieldPath: 'list',
                appendMissingElements: {
                  values: times(LONGEST_LIST, (at) => ({ doubleValue: 1e308 - at * 1e300 })),
                },
              },
            ],
          },
        ],
      }),
    expect: [200],
  },
  {
    name: 'JSON nested a million levels deep',
    request: (attacker) => commit(attacker, `{"writes":${'['.repeat(MEGABYTE)}${']'.repeat(MEGABYTE)}}`),
    expect: [400],
  },
  {
    name: 'a text of four megabytes that never ends',
    request: (attacker) => commit(attacker, `{"writes":"${'a'.repeat(4 * MEGABYTE)}`),
    expect: [400, 429],
  },
  {
    name: 'a list of a million empty objects',
    request: (attacker) => commit(attacker, `{"writes":[${'{},'.repeat(MEGABYTE)}{}]}`),
    expect: [400],
  },
  {
    name: 'half a million maps without fields',
    request: (attacker) =>
      commit(
        attacker,
        `{"writes":[{"update":{"name":"${ownDocument(attacker)}","fields":{"a":{"arrayValue":{"values":[${'{"mapValue":{}},'.repeat(200_000)}{"mapValue":{}}]}}}}}]}`,
      ),
    expect: [400],
  },
  {
    name: 'a number of a million digits that ends in a letter',
    request: (attacker) =>
      commit(attacker, {
        writes: [
          {
            update: {
              name: ownDocument(attacker),
              fields: { a: { doubleValue: `${'1'.repeat(MEGABYTE)}x` } },
            },
          },
        ],
      }),
    expect: [400],
  },
  {
    name: 'a mask path that opens a backtick and never closes it',
    request: (attacker) =>
      commit(attacker, {
        writes: [
          {
            update: { name: ownDocument(attacker) },
            updateMask: { fieldPaths: [`\`${'a'.repeat(3 * MEGABYTE)}`] },
          },
        ],
      }),
    expect: [400],
  },
  {
    name: 'a document name of a million parts',
    request: (attacker) =>
      batchGet(attacker, { documents: [`${ownDocument(attacker)}${'/a'.repeat(MEGABYTE)}`] }),
    expect: [400],
  },
  {
    name: 'a reference of a million parts',
    request: (attacker) =>
      commit(attacker, {
        writes: [
          {
            update: {
              name: ownDocument(attacker),
              fields: { a: { referenceValue: `${ownDocument(attacker)}${'/a'.repeat(MEGABYTE)}` } },
            },
          },
        ],
      }),
    expect: [400],
  },
  {
    name: 'three megabytes of base64 that end wrongly',
    request: (attacker) =>
      commit(attacker, {
        writes: [
          {
            update: {
              name: ownDocument(attacker),
              fields: { a: { bytesValue: `${'A'.repeat(3 * MEGABYTE)}!` } },
            },
          },
        ],
      }),
    expect: [400],
  },
  {
    name: 'a hundred thousand fields',
    request: (attacker) =>
      commit(attacker, {
        writes: [
          {
            update: {
              name: ownDocument(attacker),
              fields: Object.fromEntries(times(100_000, (at) => [`f${at}`, { nullValue: null }])),
            },
          },
        ],
      }),
    expect: [400],
  },
  {
    name: 'a document that JSON makes six times as large',
    request: (attacker) =>
      commit(attacker, {
        writes: [{ update: { name: ownDocument(attacker), fields: { a: text('\u0001'.repeat(MEGABYTE)) } } }],
      }),
    expect: [400],
  },
  {
    name: 'a body of eleven megabytes',
    request: (attacker) => commit(attacker, 'x'.repeat(11 * MEGABYTE)),
    expect: [400],
  },
  {
    name: 'a mask of a hundred thousand paths',
    request: (attacker) =>
      commit(attacker, {
        writes: [
          {
            update: { name: ownDocument(attacker) },
            updateMask: { fieldPaths: times(100_000, (at) => `f${at}`) },
          },
        ],
      }),
    expect: [400],
  },
];
