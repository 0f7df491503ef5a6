import { createDocumentDraft } from './document-draft.ts';
import type { FieldPath } from './field-paths.ts';
import type { Fields } from './values.ts';

/**
 * The part of a document's fields that a read's mask names
 * (https://firebase.google.com/docs/firestore/reference/rest/v1/DocumentMask).
 *
 * A device that only wants a document's update time asks for a field that no document has. Such a name does
 * not occur in the text, so the fields need no decoding or parsing.
 * @param fields the fields in typed JSON, in UTF-8
 * @returns the masked fields, as text
 */
export function maskFields(fields: Uint8Array, mask: readonly FieldPath[]): string {
  const bytes = Buffer.from(fields.buffer, fields.byteOffset, fields.byteLength);
  const possible = mask.filter(([name]) => bytes.includes(`${JSON.stringify(name)}:`));
  if (possible.length === 0) return '{}';
  const draft = createDocumentDraft({});
  draft.update(JSON.parse(bytes.toString()) as Fields, possible);
  return JSON.stringify(draft.getFields());
}
