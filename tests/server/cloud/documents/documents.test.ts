import { beforeEach, describe, expect, test } from 'vitest';
import {
  MAX_DOCUMENT_BODY_BYTES,
  MAX_DOCUMENT_VALUES,
} from '../../../../server/cloud/documents/document-limits.ts';
import { QUOTAS } from '../../../../server/rate-limits/quotas.ts';
import { RETAINED_DAYS, RETAINED_OWN_WORDS, RETAINED_WORDS } from '../../../../src/domain/limits.ts';
import { BATCH_GET_PATH, COMMIT_PATH, getDocumentName, PROJECT_ID } from '../document-paths.ts';
import {
  type AnyJson,
  DAY_MS,
  MINUTE_MS,
  openTestCloud,
  signUpTestLearner,
  type TestCloud,
  type TestLearner,
} from '../test-cloud.ts';

/** The document store's HTTP interface, without Firebase's client. */

let cloud: TestCloud;
let learner: TestLearner;
let token: string;
let name: string;

beforeEach(async () => {
  cloud = await openTestCloud();
  learner = await signUpTestLearner(cloud);
  token = learner.idToken;
  name = getDocumentName(learner.localId);
});

const createInt = (value: number) => ({ integerValue: String(value) });

const commit = (...writes: AnyJson[]) => cloud.commit(token, ...writes);

async function readStored(): Promise<AnyJson> {
  const { body } = await cloud.post(BATCH_GET_PATH, { documents: [name] }, { token });
  return body[0].found;
}

async function commitForStatus(writes: AnyJson): Promise<string> {
  const { status, body } = await cloud.post(COMMIT_PATH, { writes }, { token });
  expect(status).toBe(body.error?.code ?? 200);
  return body.error?.status ?? 'OK';
}

describe('times', () => {
  test('update times have microseconds and increase even when the clock stands still', async () => {
    const times: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { body } = await commit({ update: { name, fields: { count: createInt(count) } } });
      expect(body.writeResults[0].updateTime).toBe(body.commitTime);
      times.push(body.commitTime);
    }
    expect(times[0]).toMatch(/^2030-01-15T09:00:00\.\d{6}Z$/);
    expect(times.toSorted()).toEqual(times);
    expect(new Set(times).size).toBe(5);
    expect(await readStored()).toMatchObject({ createTime: times[0], updateTime: times[4] });
  });

  test('update times increase after a restart with a clock that was set back', async () => {
    cloud.clock.advance(MINUTE_MS);
    const before = (await commit({ update: { name, fields: {} } })).body.commitTime;
    const restarted = await openTestCloud({ database: cloud.database });
    const after = (await restarted.commit(token, { update: { name, fields: {} } })).body.commitTime;
    expect(after > before).toBe(true);
  });

  test('a document that is created again has a new creation time', async () => {
    await commit({ update: { name, fields: {} } });
    await commit({ delete: name });
    const { body } = await commit({ update: { name, fields: {} } });
    expect(await readStored()).toMatchObject({ createTime: body.commitTime });
  });
});

describe('preconditions', () => {
  test('exists: false creates a document once', async () => {
    const create = { update: { name, fields: {} }, currentDocument: { exists: false } };
    expect(await commitForStatus([create])).toBe('OK');
    expect(await commitForStatus([create])).toBe('ALREADY_EXISTS');
  });

  test('exists: true needs a document', async () => {
    const change = { update: { name, fields: {} }, currentDocument: { exists: true } };
    expect(await commitForStatus([change])).toBe('NOT_FOUND');
    await commit({ update: { name, fields: {} } });
    expect(await commitForStatus([change])).toBe('OK');
  });

  test('updateTime needs the last update time of the document', async () => {
    const first = (await commit({ update: { name, fields: {} } })).body.commitTime;
    const change = { update: { name, fields: { a: createInt(1) } }, currentDocument: { updateTime: first } };
    expect(await commitForStatus([change])).toBe('OK');
    expect(await commitForStatus([change])).toBe('FAILED_PRECONDITION');
    await commit({ delete: name });
    expect(await commitForStatus([change])).toBe('FAILED_PRECONDITION');
  });

  test('updateTime accepts any number of fractional digits', async () => {
    const first: string = (await commit({ update: { name, fields: {} } })).body.commitTime;
    const updateTime = first.replace('Z', '000Z');
    expect(await commitForStatus([{ verify: name, currentDocument: { updateTime } }])).toBe('OK');
    const finer = first.replace('Z', '001Z');
    expect(await commitForStatus([{ verify: name, currentDocument: { updateTime: finer } }])).toBe(
      'INVALID_ARGUMENT',
    );
  });

  test('exactly one of N simultaneous commits with the same updateTime succeeds', async () => {
    const updateTime = (await commit({ update: { name, fields: {} } })).body.commitTime;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, device) =>
        commit({ update: { name, fields: { device: createInt(device) } }, currentDocument: { updateTime } }),
      ),
    );
    const winners = answers.flatMap(({ status }, device) => (status === 200 ? [device] : []));
    expect(winners).toHaveLength(1);
    expect((await readStored()).fields).toEqual({ device: createInt(winners[0] ?? -1) });
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused.map(({ body }) => body.error.status)).toEqual(Array(7).fill('FAILED_PRECONDITION'));
  });

  test('exactly one of two servers with the same updateTime succeeds', async () => {
    const updateTime = (await commit({ update: { name, fields: {} } })).body.commitTime;
    const servers = [cloud, await openTestCloud({ database: cloud.database })];
    // The first call caches the token, so that both reach the document at the same time.
    for (const server of servers) await server.post(BATCH_GET_PATH, { documents: [name] }, { token });
    const answers = await Promise.all(
      servers.map((server, device) => {
        const update = { name, fields: { device: createInt(device) } };
        return server.commit(token, { update, currentDocument: { updateTime } });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await readStored()).fields).toEqual({ device: createInt(winner) });
  });

  test('a precondition sees the effects of earlier writes in the commit', async () => {
    const create = { update: { name, fields: {} }, currentDocument: { exists: false } };
    expect(await commitForStatus([create, { delete: name, currentDocument: { exists: true } }, create])).toBe(
      'OK',
    );
    expect(
      await commitForStatus([{ delete: name }, { verify: name, currentDocument: { exists: true } }]),
    ).toBe('NOT_FOUND');
    expect(await readStored()).toBeDefined();
  });

  test('a verify changes nothing', async () => {
    await commit({ update: { name, fields: {} } });
    const before = await readStored();
    await commit({ verify: name, currentDocument: { exists: true } });
    expect(await readStored()).toEqual(before);
  });
});

describe('transforms', () => {
  test('transforms return their results', async () => {
    const { body } = await commit({
      update: { name, fields: { count: createInt(1) } },
      updateTransforms: [
        { fieldPath: 'count', increment: createInt(2) },
        { fieldPath: 'badges', appendMissingElements: { values: [{ stringValue: 'Star' }] } },
        { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' },
      ],
    });
    expect(body.writeResults[0].transformResults).toEqual([
      createInt(3),
      { nullValue: null },
      { timestampValue: body.commitTime },
    ]);
  });
});

describe('a malformed commit', () => {
  const updateOf = (more: AnyJson) => ({ update: { name, fields: {} }, ...more });
  const transformOf = (transform: AnyJson) =>
    updateOf({ updateTransforms: [{ fieldPath: 'a', ...transform }] });

  test.each<[string, () => AnyJson]>([
    ['no list of writes', () => 'all'],
    ['a write that is no object', () => [null]],
    ['an empty write', () => [{}]],
    ['two operations', () => [{ update: { name }, delete: name }]],
    ['an unknown operation', () => [{ transform: { document: name } }]],
    ['no name', () => [{ update: { fields: {} } }]],
    ['a name of another database', () => [{ delete: name.replace(PROJECT_ID, 'other') }]],
    ['a name of a collection', () => [{ delete: name.replace(/\/[^/]+$/, '') }]],
    ['a name with an empty part', () => [{ delete: `${name}//x` }]],
    ['a name of dots', () => [{ delete: name.replace(/[^/]+$/, '..') }]],
    ['fields that are none', () => [{ update: { name, fields: [] } }]],
    ['a value that is none', () => [{ update: { name, fields: { a: 1 } } }]],
    ['a mask that is none', () => [updateOf({ updateMask: ['a'] })]],
    ['a mask with a bad path', () => [updateOf({ updateMask: { fieldPaths: ['a..b'] } })]],
    ['a mask with no text', () => [updateOf({ updateMask: { fieldPaths: [1] } })]],
    ['a precondition that is none', () => [updateOf({ currentDocument: {} })]],
    [
      'two preconditions',
      () => [updateOf({ currentDocument: { exists: true, updateTime: '2030-01-15T09:00:00Z' } })],
    ],
    ['a precondition of no time', () => [updateOf({ currentDocument: { updateTime: 'today' } })]],
    ['transforms that are none', () => [updateOf({ updateTransforms: {} })]],
    ['a transform without a path', () => [transformOf({ fieldPath: undefined, increment: createInt(1) })]],
    ['a transform without an operation', () => [transformOf({})]],
    [
      'a transform of two operations',
      () => [transformOf({ increment: createInt(1), maximum: createInt(1) })],
    ],
    ['an increment by a text', () => [transformOf({ increment: { stringValue: '1' } })]],
    ['an unknown server value', () => [transformOf({ setToServerValue: 'RANDOM' })]],
    ['a list in a list', () => [transformOf({ appendMissingElements: { values: [{ arrayValue: {} }] } })]],
    ['21 writes', () => Array(21).fill({ delete: name })],
  ])('a commit with %s is rejected', async (_name, writes) => {
    expect(await commitForStatus(writes())).toBe('INVALID_ARGUMENT');
  });

  test('a commit that is no JSON object is rejected', async () => {
    for (const body of ['', '{', 'null', '[]', '1', '"x"', '['.repeat(1_000_000)]) {
      for (const path of [COMMIT_PATH, BATCH_GET_PATH]) {
        const { status, body: answer } = await cloud.post(path, body, { token });
        expect(status).toBe(400);
        expect([answer].flat()[0].error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT' });
      }
    }
  });

  test('a commit of more than 4 MiB is rejected, with and without a Content-Length', async () => {
    const body = 'x'.repeat(MAX_DOCUMENT_BODY_BYTES + 1);
    for (const headers of [{}, { 'Content-Length': String(body.length) }]) {
      const { status, body: answer } = await cloud.post(COMMIT_PATH, body, { token, headers });
      expect(status).toBe(400);
      expect(answer.error.message).toContain('payload size exceeds the limit');
    }
  });

  test('a commit with a mask of ten thousand paths is applied', async () => {
    const fieldPaths = Array.from({ length: 10_000 }, (_, index) => `f${index}`);
    expect(await commitForStatus([{ update: { name, fields: {} }, updateMask: { fieldPaths } }])).toBe('OK');
  });

  test('an append to a list below the deepest level is rejected', async () => {
    const fieldPath = Array(21).fill('a').join('.');
    const appendMissingElements = { values: [createInt(1)] };
    expect(await commitForStatus([transformOf({ fieldPath, appendMissingElements })])).toBe(
      'INVALID_ARGUMENT',
    );
    expect(await commitForStatus([transformOf({ fieldPath, increment: createInt(1) })])).toBe('OK');
  });

  test('an empty commit succeeds', async () => {
    const { status, body } = await cloud.post(COMMIT_PATH, {}, { token });
    expect([status, body.writeResults]).toEqual([200, []]);
  });
});

describe('a document', () => {
  const createNumbers = (length: number) => ({
    arrayValue: { values: Array.from({ length }, (_, index) => createInt(index)) },
  });

  test(`a document may have ${MAX_DOCUMENT_VALUES} values, including nested ones, and no more`, async () => {
    expect(
      await commitForStatus([{ update: { name, fields: { list: createNumbers(MAX_DOCUMENT_VALUES - 1) } } }]),
    ).toBe('OK');
    const update = { name, fields: { more: { mapValue: { fields: {} } } } };
    expect(await commitForStatus([{ update, updateMask: { fieldPaths: ['more'] } }])).toBe(
      'INVALID_ARGUMENT',
    );
  });

  test('two fields written one after the other may each have the maximum size, but not together', async () => {
    const createHalf = (field: string) => ({
      update: { name, fields: { [field]: { stringValue: '\u0001'.repeat(400_000) } } },
      updateMask: { fieldPaths: [field] },
    });
    expect(await commitForStatus([createHalf('a')])).toBe('OK');
    expect(await commitForStatus([createHalf('b')])).toBe('INVALID_ARGUMENT');
  });

  test('a document is not parsed to be read or replaced', async () => {
    await commit({ update: { name, fields: { a: createInt(1) } } });
    // Of another time, so that it is no version that the process has cached.
    const stored = { fields: '{"a":not JSON}', update_time: 7 };
    await cloud.database.query.updateTable('documents').set(stored).execute();
    const response = await cloud.routes.request(BATCH_GET_PATH, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: JSON.stringify({ documents: [name] }),
    });
    expect(await response.text()).toContain('"fields":{"a":not JSON}');
    expect(await commitForStatus([{ update: { name, fields: { a: createInt(2) } } }])).toBe('OK');
    expect((await readStored()).fields).toEqual({ a: createInt(2) });
  });
});

describe("a learner's share", () => {
  const signUpOther = async () => (await signUpTestLearner(cloud)).idToken;
  const read = (by: string) => cloud.post(BATCH_GET_PATH, { documents: [] }, { token: by });

  test('a learner over the limit of calls has to wait, and another does not', async () => {
    const { burst } = QUOTAS.documentCallsByLearner;
    for (let count = 0; count < burst; count += 1) expect((await read(token)).status).toBe(400);
    const { status, body } = await read(token);
    expect([status, body[0].error.status]).toEqual([429, 'RESOURCE_EXHAUSTED']);
    expect((await read(await signUpOther())).status).toBe(400);
    cloud.clock.advance(MINUTE_MS);
    expect((await read(token)).status).toBe(400);
  });

  test('large documents use up the limit sooner, in both directions', async () => {
    const { burst } = QUOTAS.documentCallsByLearner;
    await commit({ update: { name, fields: { a: { stringValue: 'a'.repeat(1_000_000) } } } });
    let reads = 0;
    while ((await cloud.post(BATCH_GET_PATH, { documents: [name] }, { token })).status === 200) reads += 1;
    expect(reads).toBeLessThan(burst / 10);
    expect(reads).toBeGreaterThan(20);
  });

  test('megabytes that are no JSON use up the limit as well', async () => {
    const body = `"${'a'.repeat(1_000_000)}`;
    let refused = 0;
    while ((await cloud.post(COMMIT_PATH, body, { token })).status === 400) refused += 1;
    expect(refused).toBeLessThan(QUOTAS.documentCallsByLearner.burst / 10);
  });

  test('a learner may send eight bodies at a time, and a ninth is not read', async () => {
    let read = 0;
    const createBody = () =>
      new ReadableStream(
        {
          pull() {
            read += 1;
            return new Promise(() => {});
          },
        },
        { highWaterMark: 0 },
      );
    const postEndless = () => {
      const headers = { Authorization: `Bearer ${token}` };
      const init = { method: 'POST', headers, body: createBody(), duplex: 'half' };
      return cloud.routes.request(COMMIT_PATH, init);
    };
    const calls = Array.from({ length: 9 }, postEndless);
    expect((await Promise.race(calls)).status).toBe(429);
    expect(read).toBe(8);
  });
});

describe('what the documents of learners at one address grow by', () => {
  const KIB = 1024;

  async function storeAt(
    remoteAddress: string,
    { idToken, localId }: TestLearner,
    length: number,
  ): Promise<number> {
    const writes = [
      { update: { name: getDocumentName(localId), fields: { a: { stringValue: 'a'.repeat(length) } } } },
    ];
    return (await cloud.post(COMMIT_PATH, { writes }, { token: idToken, remoteAddress })).status;
  }

  test('the documents of an address may grow by a limit a day, and shrinking is given back', async () => {
    cloud = await openTestCloud({ documentGrowthQuota: { burst: 100, refillPerMinute: 0.01 } });
    const [ana, ben] = [await signUpTestLearner(cloud), await signUpTestLearner(cloud)];
    const [school, home] = ['203.0.113.1', '198.51.100.7'];
    expect(await storeAt(school, ana, 80 * KIB)).toBe(200);
    expect(await storeAt(school, ana, 80 * KIB)).toBe(200);
    expect(await storeAt(school, ben, 40 * KIB)).toBe(429);
    expect(await storeAt(home, ben, 40 * KIB)).toBe(200);
    expect(await storeAt(school, ben, 50 * KIB)).toBe(200);
    expect(await storeAt(school, ben, 80 * KIB)).toBe(429);
    expect(await storeAt(school, ana, 1)).toBe(200);
    expect(await storeAt(school, ben, 80 * KIB)).toBe(200);
  });

  test('two hundred of the largest documents fit into the growth of an address', () => {
    const largest = 3 * 900_000;
    expect(200 * largest).toBeLessThanOrEqual(QUOTAS.documentGrowthByAddress.burst * KIB);
  });
});

describe('reading', () => {
  test('a document that is named twice is returned once', async () => {
    await commit({ update: { name, fields: { a: createInt(1) } } });
    const { body } = await cloud.post(BATCH_GET_PATH, { documents: Array(10).fill(name) }, { token });
    expect(body).toHaveLength(1);
    const eleven = await cloud.post(BATCH_GET_PATH, { documents: Array(11).fill(name) }, { token });
    expect(eleven.status).toBe(400);
  });

  test('a read returns found and missing documents with the read time', async () => {
    const { body } = await cloud.post(BATCH_GET_PATH, { documents: [name] }, { token });
    expect(body).toEqual([{ missing: name, readTime: expect.stringMatching(/Z$/) }]);
    await commit({ update: { name, fields: { a: createInt(1) } } });
    expect(await readStored()).toMatchObject({ name, fields: { a: createInt(1) } });
  });

  test.each([{}, { documents: [] }, { documents: [1] }, { documents: 'all' }])(
    'a read of %j is rejected',
    async (body) => {
      const { status, body: answer } = await cloud.post(BATCH_GET_PATH, body, { token });
      expect(status).toBe(400);
      expect(answer).toMatchObject([{ error: { status: 'INVALID_ARGUMENT' } }]);
    },
  );
});

describe('access', () => {
  test('access needs an unexpired token of this cloud', async () => {
    for (const bad of [undefined, 'nonsense', `${token}x`, 'owner']) {
      for (const path of [COMMIT_PATH, BATCH_GET_PATH]) {
        const { status, body } = await cloud.post(
          path,
          { writes: [], documents: [name] },
          bad ? { token: bad } : {},
        );
        expect(status).toBe(401);
        expect([body].flat()[0].error.status).toBe('UNAUTHENTICATED');
      }
    }
    cloud.clock.advance(DAY_MS);
    expect(await commitForStatus([])).toBe('UNAUTHENTICATED');
  });

  test('access is checked before the body is read', async () => {
    const { status } = await cloud.post(COMMIT_PATH, 'not even JSON');
    expect(status).toBe(401);
  });

  test('a learner has access to their own document only', async () => {
    const other = await signUpTestLearner(cloud);
    const foreign = getDocumentName(other.localId);
    for (const write of [
      { update: { name: foreign, fields: {} } },
      { delete: foreign },
      { verify: foreign },
    ]) {
      expect(await commitForStatus([{ update: { name, fields: {} } }, write])).toBe('PERMISSION_DENIED');
    }
    const read = await cloud.post(BATCH_GET_PATH, { documents: [name, foreign] }, { token });
    expect(read.body).toMatchObject([{ error: { code: 403, status: 'PERMISSION_DENIED' } }]);
    expect(await readStored()).toBeUndefined();
  });
});

describe('other addresses', () => {
  test('an unsupported method is reported as such', async () => {
    const { status, body } = await cloud.post(COMMIT_PATH.replace('commit', 'runQuery'), {}, { token });
    expect([status, body[0].error.status]).toEqual([501, 'UNIMPLEMENTED']);
  });

  test('other databases do not exist', async () => {
    for (const path of [
      COMMIT_PATH.replace(PROJECT_ID, 'other'),
      COMMIT_PATH.replace('(default)', 'second'),
    ]) {
      expect((await cloud.post(path, {}, { token })).status).toBe(404);
    }
  });

  test('other methods and paths are not found, and OPTIONS is answered', async () => {
    expect((await cloud.routes.request(COMMIT_PATH)).status).toBe(404);
    expect((await cloud.routes.request(`/v1/${name}`, { method: 'PATCH' })).status).toBe(404);
    expect((await cloud.routes.request(COMMIT_PATH, { method: 'OPTIONS' })).status).toBe(204);
  });
});

test('a document can store the largest memory of a learner in addition to their classes', async () => {
  const getWord = (index: number) => `word ${index}`;
  const createWords = (count: number, value: (index: number) => AnyJson) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [getWord(index), value(index)]));
  const map = (fields: AnyJson) => ({ mapValue: { fields } });
  const createText = (value: string) => ({ stringValue: value });
  const own = {
    meaning: createText('a thing'),
    example: createText('It is.'),
    isRemoved: { booleanValue: false },
  };
  const written = {
    updatedAt: createInt(1_800_000_000_000),
    deviceId: createText('a-device-of-the-learner'),
  };
  const fields = {
    words: map(
      createWords(RETAINED_WORDS, () => createText('t3kq9c:12.34:5.67|t3kq9dCt3kq9eCt3kq9fCt3kq9gC')),
    ),
    ownWords: map(createWords(RETAINED_OWN_WORDS, () => map({ ...own, ...written }))),
    counts: map(createWords(RETAINED_DAYS, () => map({ laptop: createInt(5), phone: createInt(7) }))),
  };
  expect(await commitForStatus([{ update: { name, fields } }])).toBe('OK');
});
