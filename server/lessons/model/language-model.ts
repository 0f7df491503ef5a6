import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { ReplySchema } from './json-schema.ts';

/** A request for a reply of a fixed schema. */
export interface ModelRequest<Output> {
  /** For the log: `class` or `feedback`. */
  purpose: string;
  /** The whole task. It contains nothing from a learner. */
  instructions: string;
  /**
   * The material of the task, sent as JSON apart from the instructions, so that it is data and no
   * instruction.
   */
  input: unknown;
  /** The schema of the reply, sent to the model and used to validate and clean its reply. */
  schema: ReplySchema & v.GenericSchema<unknown, Output>;
  /** Checks beyond the schema: faults in words for the model, empty when there are none. */
  findFaults(output: Output): readonly string[];
}

/** One reply of a model. Faults are worded for the model. */
export type ModelReply = Result<string, ModelReplyFailure>;

export type ModelReplyFailure =
  | { kind: 'faulty'; fault: string }
  /** `retryAfterMs` is how long to wait before a retry; `null` when a retry can't succeed. */
  | { kind: 'unavailable'; fault: string; retryAfterMs: number | null };

/** The port to a language model. */
export interface LanguageModel {
  /** @throws only when the signal aborts */
  generateReply(
    request: ModelRequest<unknown>,
    corrections: readonly RejectedReply[],
    signal: AbortSignal,
  ): Promise<ModelReply>;
}

/** An earlier reply with what was wrong with it. */
export interface RejectedReply {
  reply: string;
  faults: readonly string[];
}

const MAX_ATTEMPTS = 2;
const MAX_REPORTED_FAULTS = 10;

function parseJson(reply: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(reply.replace(/^```(?:json)?\s*|\s*```$/g, '')));
  } catch {
    return err('The reply was not JSON.');
  }
}

function readOutput<Output>(request: ModelRequest<Output>, reply: string): Result<Output, readonly string[]> {
  const json = parseJson(reply);
  if (!json.ok) return err([json.failure]);
  const parsed = v.safeParse(request.schema, json.value);
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'The reply'}: ${issue.message}`);
    return err(faults.slice(0, MAX_REPORTED_FAULTS));
  }
  const faults = request.findFaults(parsed.output);
  return faults.length > 0 ? err(faults) : ok(parsed.output);
}

/**
 * Asks a model, and retries once with the faults when the reply is unusable.
 *
 * @param budgetMs for both attempts together
 * @returns the last attempt's faults when there is no usable reply in time
 * @throws when `client` aborts
 */
export async function askModel<Output>(
  model: LanguageModel,
  request: ModelRequest<Output>,
  { client, budgetMs }: { client: AbortSignal; budgetMs: number },
): Promise<Result<Output, readonly string[]>> {
  const signal = AbortSignal.any([client, AbortSignal.timeout(budgetMs)]);
  const corrections: RejectedReply[] = [];
  let faults: readonly string[] = [];
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const reply = await model.generateReply(request, corrections, signal);
      if (!reply.ok) {
        faults = [reply.failure.fault];
        if (reply.failure.kind === 'faulty') continue;
        if (reply.failure.retryAfterMs === null) break;
        await setTimeout(reply.failure.retryAfterMs, undefined, { signal });
        continue;
      }
      const output = readOutput(request, reply.value);
      if (output.ok) return output;
      faults = output.failure;
      corrections.push({ reply: reply.value, faults });
    }
    return err(faults);
  } catch (error) {
    client.throwIfAborted();
    if (signal.aborted) return err(['The model took too long.']);
    throw error;
  }
}
