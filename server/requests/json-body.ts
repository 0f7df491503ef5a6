import type { Context } from 'hono';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { isWithinJsonLimits, type JsonLimits } from './json-limits.ts';

/** Ample for a body of few fields. */
const SMALL_BODY_LIMITS: JsonLimits = { maxDepth: 8, maxNodes: 2_000 };

/** A request's body, which `bodyLimit` has bounded before; empty when the client disconnected. */
export async function readBytes(context: Context): Promise<Uint8Array> {
  try {
    return new Uint8Array(await context.req.raw.arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}

/** Parses JSON in UTF-8, after `isWithinJsonLimits`. */
export function parseJson(bytes: Uint8Array): Result<unknown, 'malformed'> {
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return err('malformed');
  }
}

/** Reads a small request's JSON with any Content-Type. */
export async function readJson(context: Context): Promise<Result<unknown, 'malformed'>> {
  const bytes = await readBytes(context);
  return isWithinJsonLimits(bytes, SMALL_BODY_LIMITS) ? parseJson(bytes) : err('malformed');
}

/** Whether a value is a JSON object, so neither null nor an array. */
export function isJsonObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
