import type { Context } from 'hono';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { isWithinExtent, type JsonExtent } from './json-extent.ts';

/** What a body of few fields needs, with room. */
export const SMALL_EXTENT: JsonExtent = { depth: 8, parts: 2_000 };

export interface JsonBody {
  content: unknown;
  /** How long it was. */
  bytes: number;
}

async function readBytes(context: Context): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await context.req.raw.arrayBuffer());
  } catch {
    // The client went away half-way.
    return undefined;
  }
}

/**
 * Reads a request's JSON, whatever its Content-Type: Firestore's client sends it as text/plain. How many bytes
 * it may have is `bodyLimit`'s to say, which comes before.
 */
export async function readJson(context: Context, extent: JsonExtent): Promise<Result<JsonBody, 'malformed'>> {
  const bytes = await readBytes(context);
  if (!bytes || !isWithinExtent(bytes, extent)) return err('malformed');
  try {
    const content: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return ok({ content, bytes: bytes.byteLength });
  } catch {
    return err('malformed');
  }
}

/** True for a JSON object: not null, not an array. */
export function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
