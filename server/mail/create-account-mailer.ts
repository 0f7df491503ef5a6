import type { AccountMailer } from '../cloud/auth/account-mailer.ts';
import type { MailConfiguration } from '../configuration/related-settings.ts';
import type { Log } from '../log.ts';
import type { SendMail } from './mail.ts';
import { createMailQueue } from './mail-queue.ts';
import { createSmtpMailSender } from './smtp-mail-sender.ts';

/**
 * Logs each mail's link instead of sending it, for a demo with visitors at this machine only. No other log
 * line contains a learner's e-mail.
 */
export function createLogMailSender(log: Log): SendMail {
  return async ({ to, subject, link }) => log(`${subject} (for ${to}; this demo sends no mail): ${link}`);
}

/**
 * The mailer that the configuration asks for; `undefined` where no mail is sent.
 *
 * @param getOwnAddress the server's address, available once it listens
 */
export function createAccountMailer(
  mail: MailConfiguration | undefined,
  getOwnAddress: () => string,
  log: Log,
): AccountMailer | undefined {
  if (!mail) return undefined;
  if (mail.kind === 'log') {
    return {
      queue: createMailQueue(createLogMailSender(log), log),
      isPrinted: true,
      getAppOrigin: getOwnAddress,
    };
  }
  const { url, from, appOrigin } = mail;
  return {
    queue: createMailQueue(createSmtpMailSender(url, from), log),
    isPrinted: false,
    getAppOrigin: () => appOrigin,
  };
}

/** Where mails go, for the start message; without the password. */
export function formatMailDestination(mail: MailConfiguration | undefined): string {
  if (!mail) return 'none is sent: set forgotten passwords with npm run accounts';
  return mail.kind === 'log' ? 'links are printed here' : `through ${new URL(mail.url).host}`;
}
