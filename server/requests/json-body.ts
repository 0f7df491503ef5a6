import type { Context } from 'hono';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { isWithinJsonLimits, type JsonLimits } from './json-limits.ts';

/** What a body of few fields needs, with room. */
const SMALL_BODY_LIMITS: JsonLimits = { maxDepth: 8, maxNodes: 2_000 };

/** A request's body; empty when the client went away half-way. How much it may be is `bodyLimit`'s to say before. */
export async function readBytes(context: Context): Promise<Uint8Array> {
  try {
    return new Uint8Array(await context.req.raw.arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

/** Parses JSON in UTF-8; whether it is within an extent is to be asked before. */
export function parseJson(bytes: Uint8Array): Result<unknown, 'malformed'> {
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return err('malformed');
  }
}

/** Reads a small request's JSON, whatever its Content-Type. */
export async function readJson(context: Context): Promise<Result<unknown, 'malformed'>> {
  const bytes = await readBytes(context);
  return isWithinJsonLimits(bytes, SMALL_BODY_LIMITS) ? parseJson(bytes) : err('malformed');
}

/** True for a JSON object: not null, not an array. */
export function isJsonObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
