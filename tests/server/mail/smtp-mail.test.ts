import { beforeEach, expect, test } from 'vitest';
import { accountMail } from '../../../server/cloud/auth/account-mails.ts';
import { createLogLines } from '../../../server/log-lines.ts';
import { createPostbox, WAITING_MAILS } from '../../../server/mail/postbox.ts';
import { smtpMail } from '../../../server/mail/smtp-mail.ts';
import { type FakeSmtpServer, fakeSmtpServer } from './fake-smtp-server.ts';

const MAIL = accountMail('new-password', 'ana@example.org', 'the-code', 'https://arcade.school.example');
const FROM = 'Learning Arcade <arcade@school.example>';

let server: FakeSmtpServer;
beforeEach(async () => {
  server = await fakeSmtpServer();
});

test('a mail reaches the mail server with its sender, its one recipient, and the link whole', async () => {
  await smtpMail(server.url, FROM)(MAIL);
  const [taken, ...more] = server.taken;
  expect(more).toEqual([]);
  expect(taken).toMatchObject({ from: 'arcade@school.example', to: ['ana@example.org'] });
  expect(taken?.message).toContain('Subject: Your new password for Learning Arcade');
  expect(taken?.message).toContain('From: Learning Arcade <arcade@school.example>');
  expect(taken?.message).toContain('Auto-Submitted: auto-generated');
  const body = taken?.message.replaceAll('=\n', '').replaceAll('=3D', '=');
  expect(body).toContain(MAIL.link);
});

test('an address that looks like a list of recipients stays one', async () => {
  await smtpMail(server.url, FROM)({ ...MAIL, to: 'ana@example.org, eve@example.org' }).catch(() => {});
  expect(server.taken.flatMap(({ to }) => to)).not.toContain('eve@example.org');
});

test.each(['text', 'json'] as const)(
  'what the mail server refuses is logged without the address and the link (%s)',
  async (format) => {
    server.refuse('550 5.1.1 <ana@example.org>: no such user here');
    const lines: string[] = [];
    const { log } = createLogLines(format, (line) => lines.push(line), Date.now);
    const postbox = createPostbox(smtpMail(server.url, FROM), log);
    postbox.post(async () => MAIL);
    await postbox.idle();
    const logged = lines.join('\n');
    expect(logged).toContain('A mail was not sent.');
    expect(logged).toContain('550');
    expect(logged).not.toMatch(/ana@example|no such user|oobCode|the-code/);
  },
);

test('a mail that fails holds up none after it', async () => {
  const sent: string[] = [];
  const postbox = createPostbox(
    async ({ to }) => {
      if (to === 'bad') throw new Error('no');
      sent.push(to);
    },
    () => {},
  );
  postbox.post(async () => ({ ...MAIL, to: 'bad' }));
  postbox.post(async () => undefined);
  postbox.post(async () => MAIL);
  await postbox.idle();
  expect(sent).toEqual([MAIL.to]);
});

test('more mails than may wait for a mail server that hangs are dropped, and that is logged', async () => {
  const lines: string[] = [];
  let sent = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const postbox = createPostbox(
    async () => {
      await held;
      sent += 1;
    },
    (line) => lines.push(line),
  );
  for (let count = 0; count < WAITING_MAILS + 1; count += 1) postbox.post(async () => MAIL);
  expect(lines).toEqual(['A mail was not sent: too many wait for the mail server.']);
  release();
  await postbox.idle();
  expect(sent).toBe(WAITING_MAILS);
});
