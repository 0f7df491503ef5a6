import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createFeedbackThreadStarter } from '../../../../server/lessons/feedback/feedback-thread.ts';
import { ANSWER_REQUEST } from '../../../some-requests.ts';

const DEADLY_WORKER = `
  const { parentPort } = require('node:worker_threads');
  parentPort.postMessage({ kind: 'ready' });
  parentPort.on('message', () => process.exit(1));
`;

test('a thread that crashes at an answer reports that it ended, and logs it', async () => {
  const logged: string[] = [];
  const start = createFeedbackThreadStarter(
    (message) => logged.push(message),
    () => new Worker(DEADLY_WORKER, { eval: true }),
  );
  await new Promise<void>((exited) => {
    const worker = start({
      ready: () => worker.send(ANSWER_REQUEST),
      finished: () => expect.unreachable(),
      exited,
    });
  });
  expect(logged).toEqual(['Starting another feedback worker.']);
});
