import { err, ok, type Result } from '../../src/domain/result.ts';

export type BodyFailure = 'malformed' | 'too-large';

async function readBytes(body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a request's text of at most `limit` bytes, and refuses early what announces more. */
export async function readText(request: Request, limit: number): Promise<Result<string, BodyFailure>> {
  if (Number(request.headers.get('Content-Length')) > limit) return err('too-large');
  const bytes = request.body ? await readBytes(request.body, limit) : new Uint8Array();
  if (!bytes) return err('too-large');
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return err('malformed');
  }
}

/** Reads a request's JSON, whatever its Content-Type: Firestore's client sends it as text/plain. */
export async function readJson(request: Request, limit: number): Promise<Result<unknown, BodyFailure>> {
  const text = await readText(request, limit);
  if (!text.ok) return text;
  try {
    return ok(JSON.parse(text.value));
  } catch {
    return err('malformed');
  }
}

/** True for a JSON object: not null, not an array. */
export function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** Reads a request whose JSON has to be an object. */
export async function readObject(
  request: Request,
  limit: number,
): Promise<Result<Record<string, unknown>, BodyFailure>> {
  const json = await readJson(request, limit);
  if (!json.ok) return json;
  return isObject(json.value) ? ok(json.value) : err('malformed');
}
