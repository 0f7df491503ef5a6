import type { Context } from 'hono';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { isWithinExtent, type JsonExtent } from './json-extent.ts';

/** What a body of few fields needs, with room. */
export const SMALL_EXTENT: JsonExtent = { depth: 8, parts: 2_000 };

/** A body, whether or not it is JSON. */
export interface JsonBody {
  content: Result<unknown, 'malformed'>;
  /** How long it was: a text that turns out to be no JSON was read as well. */
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

function parse(bytes: Uint8Array, extent: JsonExtent): JsonBody['content'] {
  if (!isWithinExtent(bytes, extent)) return err('malformed');
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return err('malformed');
  }
}

/**
 * Reads a request's JSON, whatever its Content-Type: Firestore's client sends it as text/plain. How many bytes
 * it may have is `bodyLimit`'s to say, which comes before.
 */
export async function readJson(context: Context, extent: JsonExtent): Promise<JsonBody> {
  const bytes = await readBytes(context);
  return bytes
    ? { content: parse(bytes, extent), bytes: bytes.byteLength }
    : { content: err('malformed'), bytes: 0 };
}

/** True for a JSON object: not null, not an array. */
export function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
