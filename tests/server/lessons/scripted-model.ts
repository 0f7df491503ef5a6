import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/** What the scripted server does with one request. */
export type Step =
  /** A completion with this text, after a while in milliseconds where one is given. */
  | { content: string | null; finish?: string; after?: number }
  /** A bare HTTP answer. */
  | { status: number; body: string }
  /** Nothing, until the client goes away. */
  | 'silence';

export interface ScriptedModel {
  baseUrl: string;
  /** The bodies of the requests that came, in order. */
  requests: { model: string; messages: { role: string; content: string }[]; response_format: unknown }[];
  /** The `Authorization` headers, in order. */
  authorizations: (string | undefined)[];
  /** Settles when a request came; again for each call. */
  asked(): Promise<void>;
  /** How many clients went away before they had an answer. */
  abandoned(): number;
  close(): Promise<void>;
}

function completion(content: string | null, finish: string): string {
  return JSON.stringify({
    id: '1',
    object: 'chat.completion',
    created: 0,
    model: 'tiny',
    choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 321, completion_tokens: 123, total_tokens: 444 },
  });
}

/** A server that speaks OpenAI's chat completions by a script; after its end it repeats the last step. */
export async function scriptedModel(script: readonly Step[]): Promise<ScriptedModel> {
  const requests: ScriptedModel['requests'] = [];
  const authorizations: ScriptedModel['authorizations'] = [];
  const listeners: (() => void)[] = [];
  let abandoned = 0;

  async function receive(request: IncomingMessage): Promise<Step> {
    const step = script[Math.min(requests.length, script.length - 1)] ?? 'silence';
    requests.push(JSON.parse(await text(request)));
    authorizations.push(request.headers.authorization);
    for (const listener of listeners.splice(0)) listener();
    return step;
  }

  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1;
    });
    const step = await receive(request);
    if (step === 'silence') return;
    const isBare = 'status' in step;
    if (!isBare && step.after) await setTimeout(step.after);
    response.writeHead(isBare ? step.status : 200, { 'Content-Type': 'application/json' });
    response.end(isBare ? step.body : completion(step.content, step.finish ?? 'stop'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    authorizations,
    asked: () => new Promise((resolve) => listeners.push(resolve)),
    abandoned: () => abandoned,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
