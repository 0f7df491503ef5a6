import { describe, expect, test } from 'vitest';
import { createDocumentDraft } from '../../../../server/cloud/documents/document-draft.ts';
import { applyTransforms, type FieldTransform } from '../../../../server/cloud/documents/transforms.ts';
import type { Value } from '../../../../server/cloud/documents/values.ts';

const NOW = '2030-01-15T09:00:00.000000Z';
const createInt = (value: number): Value => ({ integerValue: String(value) });

/** A list of so many numbers that counts reads of its elements. */
function createWatchedList(length: number): { list: Value; looks: () => number } {
  let looks = 0;
  const values = Array.from({ length }, (_, index) =>
    Object.defineProperty({} as { integerValue: string }, 'integerValue', {
      enumerable: true,
      get() {
        looks += 1;
        return String(index);
      },
    }),
  );
  return { list: { arrayValue: { values } }, looks: () => looks };
}

/** How often elements of a long list are read by so many changes of its document. */
function countLooks(
  changes: number,
  change: (draft: ReturnType<typeof createDocumentDraft>, at: number) => void,
) {
  const { list, looks } = createWatchedList(1_000);
  const draft = createDocumentDraft({ list, others: { mapValue: { fields: { list } } } });
  for (let at = 0; at < changes; at += 1) change(draft, at);
  draft.getFields();
  return looks();
}

function createTransform(kind: 'append-missing' | 'remove-all', at: number): FieldTransform {
  return { path: ['list'], transform: { kind, elements: [createInt(at)] } };
}

describe('changes of a long list', () => {
  test.each<[string, Parameters<typeof countLooks>[1]]>([
    ['by masks beside it', (draft, at) => draft.update({ at: createInt(at) }, [['at']])],
    ['by masks in a map that holds it', (draft, at) => draft.update({}, [['others', `f${at}`]])],
    [
      'by appending',
      (draft, at) => void applyTransforms(draft, [createTransform('append-missing', -at)], NOW),
    ],
    ['by removing', (draft, at) => void applyTransforms(draft, [createTransform('remove-all', at)], NOW)],
    [
      'by both in turn',
      (draft, at) =>
        void applyTransforms(draft, [createTransform(at % 2 ? 'append-missing' : 'remove-all', at)], NOW),
    ],
    [
      'by increments between',
      (draft, at) => {
        applyTransforms(draft, [createTransform('append-missing', -at)], NOW);
        applyTransforms(
          draft,
          [{ path: ['n'], transform: { kind: 'increment', operand: createInt(1) } }],
          NOW,
        );
      },
    ],
  ])('a hundred times as many changes read a long list no more often %s', (_name, change) => {
    expect(countLooks(500, change)).toBeLessThanOrEqual(countLooks(5, change));
  });
});

test('a list that was transformed can be replaced', () => {
  const draft = createDocumentDraft({ list: { arrayValue: { values: [createInt(1)] } } });
  draft.getListAt(['list']).append([createInt(2)]);
  draft.setValueAt(['list'], createInt(7));
  draft.getListAt(['list']).append([createInt(3)]);
  expect(draft.getFields()).toEqual({ list: { arrayValue: { values: [createInt(3)] } } });
});

test('a draft does not change the fields that it was created from', () => {
  const from = { map: { mapValue: { fields: { list: { arrayValue: { values: [createInt(1)] } } } } } };
  const before = structuredClone(from);
  const draft = createDocumentDraft(from);
  draft.setValueAt(['map', 'other'], createInt(1));
  draft.getListAt(['map', 'list']).remove([createInt(1)]);
  draft.getFields();
  expect(from).toEqual(before);
});
