import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createFeedbackThreadStarter } from '../../../../server/lessons/feedback/feedback-thread.ts';
import type { FeedbackWorkerData } from '../../../../server/lessons/feedback/feedback-worker.ts';
import { ANSWER_REQUEST } from '../../../some-requests.ts';

/** A thread that compiles an empty module instead of harper, unless harper is compiled, and is ready. */
const WORKER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
  if (!workerData.isCompiled) {
    parentPort.postMessage({ kind: 'compiled', harper: new WebAssembly.Module(empty) });
  }
  parentPort.postMessage({ kind: 'ready' });
  parentPort.on('message', () => process.exit(1));
`;

test('the first worker compiles harper, and its replacements reuse the code, even after a crash', async () => {
  const started: FeedbackWorkerData[] = [];
  const start = createFeedbackThreadStarter(
    () => {},
    (workerData) => {
      started.push(workerData);
      return new Worker(WORKER, { eval: true, workerData });
    },
  );
  for (let count = 0; count < 3; count += 1) {
    await new Promise<void>((exited) => {
      const worker = start({
        ready: () => worker.send({ request: ANSWER_REQUEST, withGrammar: true }),
        finished: () => expect.unreachable(),
        exited,
      });
    });
  }
  expect(started).toEqual([{ isCompiled: false }, { isCompiled: true }, { isCompiled: true }]);
});
