import type { Mail } from '../../../server/mail/mail.ts';
import { createPostbox } from '../../../server/mail/postbox.ts';
import { openCloud, type TestCloud } from './local-cloud.ts';

export const APP_ORIGIN = 'https://arcade.school.example';

export interface MailedCloud extends TestCloud {
  /** The mails that have been sent by now, the oldest first. */
  mails(): Promise<readonly Mail[]>;
  /** The code in the newest mail's link. */
  newestCode(): Promise<string>;
}

/** The code in a mail's link. */
export function codeIn({ link }: Mail): string {
  return new URL(link).searchParams.get('oobCode') ?? '';
}

/** A cloud's mails, which are kept here. */
export function keptMails() {
  const sent: Mail[] = [];
  const postbox = createPostbox(
    async (mail) => void sent.push(mail),
    () => {},
  );
  return {
    options: { postbox, isPrinted: false, appOrigin: () => APP_ORIGIN },
    async mails(): Promise<readonly Mail[]> {
      await postbox.idle();
      return sent;
    },
  };
}

/** A local cloud that sends mails. */
export async function openMailedCloud(): Promise<MailedCloud> {
  const { options, mails } = keptMails();
  return {
    ...(await openCloud({ mails: options })),
    mails,
    async newestCode() {
      const newest = (await mails()).at(-1);
      return newest ? codeIn(newest) : '';
    },
  };
}
