import type { Mail } from '../../../server/mail/mail.ts';
import { createMailQueue } from '../../../server/mail/mail-queue.ts';
import { openTestCloud, type TestCloud } from './test-cloud.ts';

export const APP_ORIGIN = 'https://arcade.school.example';

export interface MailedCloud extends TestCloud {
  /** The mails sent so far, the oldest first. */
  readMails(): Promise<readonly Mail[]>;
  /** The code in the newest mail's link. */
  readNewestCode(): Promise<string>;
}

/** The code in a mail's link. */
export function readCode({ link }: Mail): string {
  return new URL(link).searchParams.get('oobCode') ?? '';
}

/** Records the mails of a cloud. */
export function createMailRecorder() {
  const sent: Mail[] = [];
  const queue = createMailQueue(
    async (mail) => void sent.push(mail),
    () => {},
  );
  return {
    options: { queue, isPrinted: false, getAppOrigin: () => APP_ORIGIN },
    async mails(): Promise<readonly Mail[]> {
      await queue.waitUntilIdle();
      return sent;
    },
  };
}

/** A local cloud that sends mails. */
export async function openMailedCloud(): Promise<MailedCloud> {
  const { options, mails: readMails } = createMailRecorder();
  return {
    ...(await openTestCloud({ mailer: options })),
    readMails,
    async readNewestCode() {
      const newest = (await readMails()).at(-1);
      return newest ? readCode(newest) : '';
    },
  };
}
