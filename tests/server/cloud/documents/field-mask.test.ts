import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getValueAt } from '../../../../server/cloud/documents/document-draft.ts';
import { maskFields } from '../../../../server/cloud/documents/field-mask.ts';
import type { Fields } from '../../../../server/cloud/documents/values.ts';
import { forAll } from '../../../for-all.ts';
import { BATCH_GET_PATH, getDocumentName } from '../document-paths.ts';
import { openTestCloud, signUpTestLearner } from '../test-cloud.ts';
import { arbitraryFields } from './arbitrary-values.ts';

test('a mask keeps the values at its paths, and nothing else', () => {
  const listPaths = (fields: Fields) => Object.keys(fields).map((name) => [name]);
  const masked = arbitraryFields.chain((fields) =>
    fc.record({
      fields: fc.constant(fields),
      mask: fc.subarray([...listPaths(fields), ['none'], ['a', 'b']]),
    }),
  );
  forAll(masked, ({ fields, mask }) => {
    const kept = JSON.parse(maskFields(Buffer.from(JSON.stringify(fields)), mask)) as Fields;
    for (const path of mask) expect(getValueAt(kept, path)).toEqual(getValueAt(fields, path));
    expect(mask.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(kept)));
  });
});

test('a read with a mask of a missing field returns the document’s times in less than 1 kB', async () => {
  const cloud = await openTestCloud();
  const { idToken: token, localId } = await signUpTestLearner(cloud);
  const name = getDocumentName(localId);
  const lessons = { stringValue: 'x'.repeat(500_000) };
  const committed = await cloud.commit(token, { update: { name, fields: { lessons } } });
  const look = { documents: [name], mask: { fieldPaths: ['none'] } };
  const { body } = await cloud.post(BATCH_GET_PATH, look, { token });
  expect(body[0].found).toMatchObject({ name, fields: {}, updateTime: committed.body.commitTime });
  expect(JSON.stringify(body).length).toBeLessThan(1_000);
  const { status } = await cloud.post(BATCH_GET_PATH, { ...look, mask: { fieldPaths: 'none' } }, { token });
  expect(status).toBe(400);
});
