import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { err, ok, type Result } from '../../../src/domain/result.ts';
import type { ReplySchema } from './json-schema.ts';

/** What is asked of a model: an answer of a fixed shape. */
export interface ModelRequest<Output> {
  /** What it is about, for the log: `class` or `feedback`. */
  purpose: string;
  /** The whole task. Nothing of it comes from a learner. */
  instructions: string;
  /** What the task is about. It reaches the model as JSON, apart from the instructions: data, never a task. */
  input: unknown;
  /** The shape, for the model and for the check of what comes back; also cleans it. */
  schema: ReplySchema & v.GenericSchema<unknown, Output>;
  /** What no shape tells: a list of faults in the model's words, empty when there are none. */
  findFaults(output: Output): readonly string[];
}

/** One reply of a model. Faults are said in words that the model can use. */
export type ModelReply = Result<string, ModelReplyFailure>;

export type ModelReplyFailure =
  | { kind: 'faulty'; fault: string }
  /** `waitMs` is how long to wait before another try; `null` where that would end the same. */
  | { kind: 'unavailable'; fault: string; retryAfterMs: number | null };

/** The port to a language model. */
export interface LanguageModel {
  /** @throws only when the signal aborts */
  generateReply(
    question: ModelRequest<unknown>,
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
const SHOWN_FAULTS = 10;

function parseJson(reply: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(reply.replace(/^```(?:json)?\s*|\s*```$/g, '')));
  } catch {
    return err('The reply was not JSON.');
  }
}

function readOutput<Output>(
  question: ModelRequest<Output>,
  reply: string,
): Result<Output, readonly string[]> {
  const json = parseJson(reply);
  if (!json.ok) return err([json.failure]);
  const parsed = v.safeParse(question.schema, json.value);
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'The reply'}: ${issue.message}`);
    return err(faults.slice(0, SHOWN_FAULTS));
  }
  const faults = question.findFaults(parsed.output);
  return faults.length > 0 ? err(faults) : ok(parsed.output);
}

/**
 * Asks a model, and once more with the faults named when its reply can't be used.
 *
 * @param budgetMs how long both attempts may take together, in milliseconds
 * @returns the last attempt's faults when there is no usable reply in time
 * @throws when `client` aborts: then nobody waits for the answer
 */
export async function askModel<Output>(
  model: LanguageModel,
  question: ModelRequest<Output>,
  { client, budgetMs }: { client: AbortSignal; budgetMs: number },
): Promise<Result<Output, readonly string[]>> {
  const signal = AbortSignal.any([client, AbortSignal.timeout(budgetMs)]);
  const corrections: RejectedReply[] = [];
  let faults: readonly string[] = [];
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const reply = await model.generateReply(question, corrections, signal);
      if (!reply.ok) {
        faults = [reply.failure.fault];
        if (reply.failure.kind === 'faulty') continue;
        if (reply.failure.retryAfterMs === null) break;
        await setTimeout(reply.failure.retryAfterMs, undefined, { signal });
        continue;
      }
      const output = readOutput(question, reply.value);
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
