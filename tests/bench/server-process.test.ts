import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createLearnerAddress, waitForLine } from '../../bench/server-process.ts';

test('learners of a benchmark have addresses of their own', () => {
  const addresses = Array.from({ length: 2000 }, (_, number) => createLearnerAddress(number));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a line that comes in two chunks is read to its end', async () => {
  const stdout = new PassThrough();
  const line = waitForLine(Object.assign(new EventEmitter(), { stdout }) as never, /^measured (.*)\n/m);
  stdout.write('measured {"delay');
  await new Promise((resolve) => setImmediate(resolve));
  stdout.write('Ms":1}\n');
  expect(await line).toBe('{"delayMs":1}');
});
