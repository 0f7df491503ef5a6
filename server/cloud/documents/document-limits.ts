import type { JsonLimits } from '../../requests/json-limits.ts';

/** Limits of one call to the document store. The app reads and writes one document at a time. */

/** Documents in a batchGet. */
export const MAX_READS = 10;
/** Writes in a commit. */
export const MAX_WRITES = 20;
/** Transforms in a commit (https://firebase.google.com/docs/firestore/quotas). */
export const MAX_TRANSFORMS = 500;

/** By Firestore's formula. */
export const MAX_DOCUMENT_BYTES = 1_048_576;
/**
 * Fields and list elements, including nested ones. The app's largest documents have about 21,000: 3,000 in
 * classes, 6,000 words, 6,000 in own words, the rest in mistakes and counts. Firestore limits index entries
 * instead (40,000).
 */
export const MAX_DOCUMENT_VALUES = 24_000;
/** Characters of a document's name, a reference or a field path; Firestore's limit of a name is 6 KiB. */
export const MAX_PATH_LENGTH = 6_144;

/**
 * The app keeps its document below 900 kB by Firestore's formula; typed JSON may take three times as much.
 */
export const MAX_DOCUMENT_BODY_BYTES = 4 * 1024 * 1024;
/** A stored document in typed JSON, which must fit into the body of the call that writes it. */
export const MAX_STORED_BYTES = MAX_DOCUMENT_BODY_BYTES - 64 * 1024;

/** Twenty nested maps, each with the objects of typed JSON. */
export const BODY_JSON_LIMITS: JsonLimits = { maxDepth: 80, maxNodes: 4 * MAX_DOCUMENT_VALUES };
