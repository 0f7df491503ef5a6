/**
 * Limits of what a learner's account says about them, in bytes of JSON. Name and picture are in every ID
 * token, which is a header of each request: one above the token's limit would be rejected for good.
 */
export const MAX_NAME_BYTES = 1_024;
export const MAX_PHOTO_URL_BYTES = 2_048;

/** Whether a text takes at most so many bytes as JSON in UTF-8. */
export function fitsInJson(text: string, maxBytes: number): boolean {
  return Buffer.byteLength(JSON.stringify(text)) <= maxBytes;
}
