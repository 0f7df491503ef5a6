import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { sendCommit } from '../hostile/hostile-request.ts';
import { signUpWriter } from './killable-server.ts';
import { spawnServer } from './spawned-server.ts';

/** Starts a program that can make no file larger than so many kilobytes, as on a disk that is full. */
const limitFileSize = (kilobytes: number) => [
  'sh',
  '-c',
  `trap '' XFSZ; ulimit -f ${2 * kilobytes}; exec "$@"`,
  'sh',
];

test('a server on a full disk asks clients to try later, says why in one line, and stops with code 0', async () => {
  const server = await spawnServer(
    { DATA_DIR: join(temporaryFolder(), 'data') },
    { launcher: limitFileSize(3_000) },
  );
  const learner = await signUpWriter(server, 0);
  const commit = (text: string) => {
    const name = `projects/learning-arcade/databases/(default)/documents/users/${learner.uid}`;
    return sendCommit(learner, { writes: [{ update: { name, fields: { text: { stringValue: text } } } }] });
  };
  let response = await commit('small');
  expect(response.status).toBe(200);
  for (let count = 0; response.status === 200 && count < 20; count += 1) {
    // Random, since stored documents are compressed.
    const bytes = crypto.getRandomValues(new Uint8Array(60_000));
    response = await commit(Buffer.from(bytes).toString('base64').repeat(8));
  }
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('30');
  expect(server.getOutput()).not.toContain('    at ');
  server.kill('SIGTERM');
  expect(await server.exitCode).toBe(0);
}, 60_000);
