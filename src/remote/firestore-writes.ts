import type { UpdateTime } from '../sync/ports/document-calls.ts';
import type { DocumentChange } from '../sync/wire/document-change.ts';
import type { MemberChange } from '../sync/wire/member-change.ts';
import { encodeFields, encodeValue, type TypedFields } from '../sync/wire/typed-values.ts';

/**
 * The writes of a commit that applies `change` to the document `name`
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/Write), the first with the precondition.
 * There is a second one where a list needs two transforms, to remove and to add elements.
 * @param ifUpdatedAt the document's expected update time; null where it must not exist
 */
export function createWrites(
  name: string,
  { replacedFields, memberChanges, listChanges }: DocumentChange,
  ifUpdatedAt: UpdateTime | null,
): readonly object[] {
  const fieldPaths = [
    ...Object.keys(replacedFields).map((field) => [field]),
    ...memberChanges.map(({ path }) => path),
  ];
  const lists = Object.entries(listChanges).map(([field, { removed, added }]) => ({
    fieldPath: formatFieldPath([field]),
    removed,
    added,
  }));
  const first = {
    update: { name, fields: { ...encodeFields(replacedFields), ...encodeMembers(memberChanges) } },
    updateMask: { fieldPaths: fieldPaths.map(formatFieldPath) },
    updateTransforms: lists.map(({ fieldPath, removed, added }) =>
      removed.length > 0
        ? { fieldPath, removeAllFromArray: encodeList(removed) }
        : { fieldPath, appendMissingElements: encodeList(added) },
    ),
    currentDocument: ifUpdatedAt === null ? { exists: false } : { updateTime: ifUpdatedAt },
  };
  const additions = lists
    .filter(({ removed, added }) => removed.length > 0 && added.length > 0)
    .map(({ fieldPath, added }) => ({ fieldPath, appendMissingElements: encodeList(added) }));
  if (additions.length === 0) return [first];
  return [
    first,
    { update: { name, fields: {} }, updateMask: { fieldPaths: [] }, updateTransforms: additions },
  ];
}

function encodeList(elements: readonly unknown[]) {
  return { values: elements.map(encodeValue) };
}

/** The new values at their paths in nested maps; a removed member has a path in the mask, and no value. */
function encodeMembers(changes: readonly MemberChange[]): TypedFields {
  const byName = new Map<string, MemberChange[]>();
  for (const { path, value } of changes) {
    const [name, ...rest] = path;
    if (name === undefined || value === undefined) continue;
    byName.set(name, [...(byName.get(name) ?? []), { path: rest, value }]);
  }
  const members = [...byName].map(([name, inner]) => {
    const whole = inner.find(({ path }) => path.length === 0);
    return [name, whole ? encodeValue(whole.value) : { mapValue: { fields: encodeMembers(inner) } }] as const;
  });
  return Object.fromEntries(members);
}

/** A name that stands in a path as it is. */
const IDENTIFIER = /^[A-Za-z_][A-Za-z_0-9]*$/;

/**
 * A field path as text: names that are not identifiers stand in backticks
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery#FieldReference).
 */
function formatFieldPath(path: readonly string[]): string {
  return path
    .map((name) => (IDENTIFIER.test(name) ? name : `\`${name.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');
}
