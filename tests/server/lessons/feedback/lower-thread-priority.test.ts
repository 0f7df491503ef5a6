import { constants, getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { lowerThreadPriority } from '../../../../server/lessons/feedback/lower-thread-priority.ts';

const LOW = constants.priority.PRIORITY_BELOW_NORMAL;

test('the thread gets a lower priority on Linux', () => {
  const prioritise = vi.fn<(pid: number, priority: number) => void>();
  lowerThreadPriority('linux', prioritise);
  expect(prioritise.mock.calls).toEqual([[0, LOW]]);
});

test.each(['darwin', 'win32'] as const)(
  'the priority stays unchanged on %s, where it would be that of the process',
  (platform) => {
    const prioritise = vi.fn<(pid: number, priority: number) => void>();
    lowerThreadPriority(platform, prioritise);
    expect(prioritise).not.toHaveBeenCalled();
  },
);

test('a system that forbids priorities does not stop the thread', () => {
  const forbid = () => {
    throw new Error('EACCES');
  };
  expect(() => lowerThreadPriority('linux', forbid)).not.toThrow();
});

test('a worker with a lower priority leaves its parent thread unchanged', async () => {
  const before = getPriority();
  const source = JSON.stringify(
    new URL('../../../../server/lessons/feedback/lower-thread-priority.ts', import.meta.url).href,
  );
  const worker = new Worker(
    `import('tsx/esm/api').then(async ({ register }) => {
      register();
      (await import(${source})).lowerThreadPriority();
      require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority());
    })`,
    { eval: true },
  );
  const inWorker = await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  await worker.terminate();
  expect(getPriority()).toBe(before);
  expect(inWorker).toBe(process.platform === 'linux' ? Math.max(before, LOW) : before);
});
