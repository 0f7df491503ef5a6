import { constants, getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { lowerThreadPriority } from '../../../../server/lessons/feedback/lower-thread-priority.ts';

const LOW = constants.priority.PRIORITY_BELOW_NORMAL;

test('a thread gives way on Linux, where a priority is a thread’s', () => {
  const prioritise = vi.fn<(pid: number, priority: number) => void>();
  lowerThreadPriority('linux', prioritise);
  expect(prioritise.mock.calls).toEqual([[0, LOW]]);
});

test.each(['darwin', 'win32'] as const)(
  'on %s, where it is the whole process’s, nothing changes',
  (platform) => {
    const prioritise = vi.fn<(pid: number, priority: number) => void>();
    lowerThreadPriority(platform, prioritise);
    expect(prioritise).not.toHaveBeenCalled();
  },
);

test('a system that forbids it does not stop the thread', () => {
  const forbid = () => {
    throw new Error('EACCES');
  };
  expect(() => lowerThreadPriority('linux', forbid)).not.toThrow();
});

test('a worker that gives way leaves the thread that started it as it is', async () => {
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
