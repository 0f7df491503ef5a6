import { parentPort } from 'node:worker_threads';
import type { GrammarAnswer, GrammarQuestion } from './grammar-thread.ts';
import { createHarperLinter } from './harper-linter.ts';

/** The worker's side of `grammar-thread.ts`: says when harper is ready, then answers one text after the other. */

const port = parentPort;
if (!port) throw new Error('grammar-worker.ts runs as a worker thread.');

const linter = await createHarperLinter();

port.on('message', async ({ id, text }: GrammarQuestion) => {
  try {
    port.postMessage({ id, lints: await linter.check(text) } satisfies GrammarAnswer);
  } catch (error) {
    port.postMessage({ id, failure: String(error) } satisfies GrammarAnswer);
  }
});
port.postMessage('ready');
