import { describe, expect, test } from 'vitest';
import { createLogMailSender } from '../../../../server/mail/create-account-mailer.ts';
import { createMailQueue } from '../../../../server/mail/mail-queue.ts';
import { getAccountsPath, openTestCloud, signUpTestLearner } from '../test-cloud.ts';

const HERE = { remoteAddress: '127.0.0.1', headers: { Host: 'localhost:8080' } };

/** A demo on this machine, with its printed links. */
async function openDemo() {
  const lines: string[] = [];
  const queue = createMailQueue(
    createLogMailSender((line) => lines.push(line)),
    () => {},
  );
  const cloud = await openTestCloud({
    mailer: { queue, isPrinted: true, getAppOrigin: () => 'http://localhost:8080' },
  });
  const { email } = await signUpTestLearner(cloud);
  const requestReset = (options: object) =>
    cloud.post(getAccountsPath('sendOobCode'), { requestType: 'PASSWORD_RESET', email }, options);
  async function readPrinted() {
    await queue.waitUntilIdle();
    return lines;
  }
  return { ask: requestReset, readPrinted };
}

describe('a demo that prints its links', () => {
  test('a demo prints links for visitors at this machine', async () => {
    const { ask, readPrinted } = await openDemo();
    expect((await ask(HERE)).status).toBe(200);
    expect((await readPrinted()).join('\n')).toMatch(
      /http:\/\/localhost:8080\/account\?mode=resetPassword&oobCode=\w{59}$/,
    );
  });

  test.each<[string, object]>([
    ['from another machine', { ...HERE, remoteAddress: '203.0.113.1' }],
    ['by another name', { ...HERE, headers: { Host: 'arcade.school.example' } }],
    ['past a proxy', { ...HERE, headers: { ...HERE.headers, 'X-Forwarded-For': '203.0.113.1' } }],
  ])('a demo prints no links for visitors %s', async (_, options) => {
    const { ask, readPrinted } = await openDemo();
    expect((await ask(options)).body.error.message).toBe('OPERATION_NOT_ALLOWED');
    expect(await readPrinted()).toEqual([]);
  });
});
