import type { JsonLimits } from '../../requests/json-limits.ts';

/** What one call of the document store may ask for. The app reads one document, and writes one at a time. */

/** Names in a batchGet. */
export const MAX_READS = 10;
/** Writes in a commit. */
export const MAX_WRITES = 20;
/** Transforms in a commit (https://firebase.google.com/docs/firestore/quotas). */
export const MAX_TRANSFORMS = 500;

/** A document may not be larger than this, by Firestore's formula. */
export const MAX_DOCUMENT_BYTES = 1_048_576;
/**
 * Fields and list elements of a document, those inside others too. The app's largest documents have about 21,000: 3,000
 * in classes, 6,000 words, 6,000 in a thousand own words, the rest in mistakes and counts. Firestore has no such limit,
 * but allows 40,000 index entries and makes two for a field; firestore.indexes.json exempts the memory.
 */
export const MAX_DOCUMENT_VALUES = 24_000;
/** A document's name, a reference or a field path in characters; Firestore's own limit of a name is 6 KiB. */
export const MAX_PATH_LENGTH = 6_144;

/**
 * The body of a call. The app keeps its document below 900 kB by Firestore's formula; in typed JSON, with types,
 * quotes and escapes, that may be three times as much.
 */
export const MAX_DOCUMENT_BODY_BYTES = 4 * 1024 * 1024;
/** A document as it is kept and answered, in typed JSON: what fits must also fit into the body that writes it. */
export const MAX_STORED_BYTES = MAX_DOCUMENT_BODY_BYTES - 64 * 1024;

/** Twenty maps inside each other, and in each of their values the type's own object. */
export const BODY_JSON_LIMITS: JsonLimits = { maxDepth: 80, maxNodes: 4 * MAX_DOCUMENT_VALUES };
