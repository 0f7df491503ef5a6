import type { AccountMailer } from '../cloud/auth/account-mailer.ts';
import type { MailConfiguration } from '../configuration/configuration.ts';
import type { Log } from '../log.ts';
import type { SendMail } from './mail.ts';
import { createMailQueue } from './mail-queue.ts';
import { createSmtpMailSender } from './smtp-mail-sender.ts';

/**
 * Prints each mail's link in the place of sending it, for a demo whose only visitor also reads the log. It is the one
 * line of the log that names a learner's e-mail.
 */
export function createLogMailSender(log: Log): SendMail {
  return async ({ to, subject, link }) => log(`${subject} (for ${to}; this demo sends no mail): ${link}`);
}

/**
 * The way to mails that the configuration asks for.
 *
 * @param ownAddress this server's, asked for once it listens
 */
export function createAccountMailer(
  mail: MailConfiguration | undefined,
  ownAddress: () => string,
  log: Log,
): AccountMailer | undefined {
  if (!mail) return undefined;
  if (mail.kind === 'log') {
    return {
      queue: createMailQueue(createLogMailSender(log), log),
      isPrinted: true,
      getAppOrigin: ownAddress,
    };
  }
  const { url, from, appOrigin } = mail;
  return {
    queue: createMailQueue(createSmtpMailSender(url, from), log),
    isPrinted: false,
    getAppOrigin: () => appOrigin,
  };
}

/** Where mails go, for whoever starts the server. It holds no password. */
export function formatMailDestination(mail: MailConfiguration | undefined): string {
  if (!mail) return 'none is sent: forgotten passwords stay forgotten';
  return mail.kind === 'log' ? 'links are printed here' : `through ${new URL(mail.url).host}`;
}
