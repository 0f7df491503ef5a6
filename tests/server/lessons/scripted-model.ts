import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { unreachable } from '../../../src/domain/result.ts';
import { listenLocally } from '../../listen-locally.ts';

/** A language model's server that answers from a script, with all that a real one may do wrong. */

/** How the scripted server answers one request. */
export type ScriptedReply =
  /** A completion with this text, after a time in milliseconds or after a promise, if given. */
  | { content: string | null; finish?: string; after?: number | Promise<unknown> }
  /** A plain HTTP response. */
  | { status: number; body: string; headers?: Record<string, string> }
  /** A raw stream instead of events. */
  | { raw: string }
  /** The beginning of a completion, then the connection breaks, stalls or ends. */
  | { begins: string; ends: 'cut' | 'silence' | 'end' }
  /** A completion that goes on until the client disconnects. */
  | 'endless'
  /** The same without line breaks. */
  | 'endless-line'
  /** Nothing, until the client disconnects. */
  | 'silence';

export interface ScriptedModel {
  baseUrl: string;
  /** The bodies of all requests, in order. */
  requests: { model: string; messages: { role: string; content: string }[]; response_format: unknown }[];
  /** The `Authorization` headers, in order. */
  authorizations: (string | undefined)[];
  /** Resolves at the next request. */
  waitForRequest(): Promise<void>;
  /** How many clients disconnected before the response. */
  countAborted(): number;
  close(): Promise<void>;
}

const USAGE = { prompt_tokens: 321, completion_tokens: 123, total_tokens: 444 };
/** The size of a stream's chunks in bytes: they split lines, words and multi-byte characters. */
const PIECES = [1, 7, 3, 64, 2, 501, 13];
/** The size of a completion's parts in characters, and the maximum number of parts. */
const DELTA_LENGTH = 23;
const MAX_DELTAS = 60;

const createChunk = (fields: object) => ({
  id: '1',
  object: 'chat.completion.chunk',
  created: 0,
  model: 'tiny',
  ...fields,
});
const formatEvent = (fields: object) => `data: ${JSON.stringify(createChunk(fields))}\n\n`;

function formatDeltas(content: string): string {
  const length = Math.max(DELTA_LENGTH, Math.ceil(content.length / MAX_DELTAS));
  const parts = content.match(new RegExp(`[^]{1,${length}}`, 'g')) ?? [];
  return parts
    .map((part) => formatEvent({ choices: [{ index: 0, delta: { content: part }, finish_reason: null }] }))
    .join('');
}

function formatCompletion(content: string | null, finish: string): string {
  const begins = formatEvent({ choices: [{ index: 0, delta: { role: 'assistant' }, finish_reason: null }] });
  const ends = formatEvent({ choices: [{ index: 0, delta: {}, finish_reason: finish }] });
  // The protocol also allows keep-alive comments and two forms of line endings.
  return `: hello\r\n\r\n${begins}${formatDeltas(content ?? '')}${ends}${formatEvent({ choices: [], usage: USAGE })}data: [DONE]\n\n`;
}

async function stream(response: ServerResponse, events: string): Promise<void> {
  const bytes = Buffer.from(events);
  for (let start = 0, turn = 0; start < bytes.length && !response.destroyed; turn += 1) {
    const end = start + (PIECES[turn % PIECES.length] ?? 1) * Math.ceil(bytes.length / 20_000);
    response.write(bytes.subarray(start, end));
    await setImmediate();
    start = end;
  }
}

async function streamWithoutEnd(response: ServerResponse, piece: string): Promise<void> {
  while (!response.destroyed) {
    const isTaken = response.write(piece);
    await (isTaken ? setImmediate() : setTimeout(1));
  }
}

/** Answers as the step of the script says. */
async function followStep(step: ScriptedReply, response: ServerResponse): Promise<void> {
  if (step === 'silence') return;
  if (typeof step === 'object' && 'status' in step) {
    response.writeHead(step.status, { 'Content-Type': 'application/json', ...step.headers });
    response.end(step.body);
    return;
  }
  if (typeof step === 'object' && 'content' in step) {
    await (typeof step.after === 'number' ? setTimeout(step.after) : step.after);
  }
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  if (step === 'endless') return streamWithoutEnd(response, formatDeltas('and so on '.repeat(100)));
  if (step === 'endless-line') return streamWithoutEnd(response, 'x'.repeat(64 * 1024));
  if ('raw' in step) {
    await stream(response, step.raw);
    response.end();
  } else if ('content' in step) {
    await stream(response, formatCompletion(step.content, step.finish ?? 'stop'));
    response.end();
  } else if ('begins' in step) {
    await stream(response, formatDeltas(step.begins));
    if (step.ends === 'cut') response.destroy();
    if (step.ends === 'end') response.end('data: [DONE]\n\n');
  } else {
    unreachable(step);
  }
}

/**
 * A server with OpenAI's streamed chat completions that follows a script and then repeats its last step. It
 * stops with its test.
 */
export async function startScriptedModel(script: readonly ScriptedReply[]): Promise<ScriptedModel> {
  const requests: ScriptedModel['requests'] = [];
  const authorizations: ScriptedModel['authorizations'] = [];
  const listeners: (() => void)[] = [];
  let abortedCount = 0;

  async function receive(request: IncomingMessage): Promise<ScriptedReply> {
    const step = script[Math.min(requests.length, script.length - 1)] ?? 'silence';
    requests.push(JSON.parse(await text(request)));
    authorizations.push(request.headers.authorization);
    for (const listener of listeners.splice(0)) listener();
    return step;
  }

  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) abortedCount += 1;
    });
    await followStep(await receive(request), response);
  });
  const { host, close } = await listenLocally(server);
  return {
    baseUrl: `http://${host}/v1`,
    requests,
    authorizations,
    waitForRequest: () => new Promise((resolve) => listeners.push(resolve)),
    countAborted: () => abortedCount,
    close,
  };
}
