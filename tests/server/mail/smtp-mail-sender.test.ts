import { beforeEach, expect, test } from 'vitest';
import { createAccountMail } from '../../../server/cloud/auth/account-mailer.ts';
import { createLogger } from '../../../server/logger.ts';
import { createMailQueue } from '../../../server/mail/mail-queue.ts';
import { createSmtpMailSender } from '../../../server/mail/smtp-mail-sender.ts';
import { QUOTAS } from '../../../server/rate-limits/quotas.ts';
import { type FakeSmtpServer, startFakeSmtpServer } from './fake-smtp-server.ts';

const MAIL = createAccountMail(
  'new-password',
  'ana@example.org',
  'the-code',
  'https://arcade.school.example',
);
const FROM = 'Learning Arcade <arcade@school.example>';

let server: FakeSmtpServer;
beforeEach(async () => {
  server = await startFakeSmtpServer();
});

test('a mail reaches the mail server with its sender, one recipient and the complete link', async () => {
  await createSmtpMailSender(server.url, FROM)(MAIL);
  const [taken, ...more] = server.received;
  expect(more).toEqual([]);
  expect(taken).toMatchObject({ from: 'arcade@school.example', to: ['ana@example.org'] });
  expect(taken?.message).toContain('Subject: Your new password for Learning Arcade');
  expect(taken?.message).toContain('From: Learning Arcade <arcade@school.example>');
  expect(taken?.message).toContain('Auto-Submitted: auto-generated');
  const body = taken?.message.replaceAll('=\n', '').replaceAll('=3D', '=');
  expect(body).toContain(MAIL.link);
});

test('an address that looks like a list of recipients stays one recipient', async () => {
  await createSmtpMailSender(
    server.url,
    FROM,
  )({ ...MAIL, to: 'ana@example.org, eve@example.org' }).catch(() => {});
  expect(server.received.flatMap(({ to }) => to)).not.toContain('eve@example.org');
});

test.each(['text', 'json'] as const)(
  'a rejected mail is logged without address and link (%s)',
  async (format) => {
    server.refuse('550 5.1.1 <ana@example.org>: no such user here');
    const lines: string[] = [];
    const { log } = createLogger(format, (line) => lines.push(line), Date.now);
    const postbox = createMailQueue(createSmtpMailSender(server.url, FROM), log);
    postbox.enqueue(async () => MAIL);
    await postbox.waitUntilIdle();
    const logged = lines.join('\n');
    expect(logged).toContain('A mail was not sent.');
    expect(logged).toContain('550');
    expect(logged).not.toMatch(/ana@example|no such user|oobCode|the-code/);
  },
);

test('a failed mail does not block later ones', async () => {
  const sent: string[] = [];
  const postbox = createMailQueue(
    async ({ to }) => {
      if (to === 'bad') throw new Error('no');
      sent.push(to);
    },
    () => {},
  );
  postbox.enqueue(async () => ({ ...MAIL, to: 'bad' }));
  postbox.enqueue(async () => undefined);
  postbox.enqueue(async () => MAIL);
  await postbox.waitUntilIdle();
  expect(sent).toEqual([MAIL.to]);
});

test('mails beyond the limit of the queue are dropped and logged', async () => {
  const lines: string[] = [];
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const postbox = createMailQueue(
    async () => {
      await held;
      sent += 1;
    },
    (line) => lines.push(line),
  );
  for (let count = 0; count < QUOTAS.mailsToSend.maxQueued + 1; count += 1) postbox.enqueue(async () => MAIL);
  expect(lines).toEqual(['A mail was dropped: the mail queue is full.']);
  release();
  await postbox.waitUntilIdle();
  expect(sent).toBe(QUOTAS.mailsToSend.maxQueued);
});
