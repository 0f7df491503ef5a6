import type { AccountMails } from '../cloud/auth/account-mails.ts';
import type { MailConfiguration } from '../configuration/configuration.ts';
import type { Log } from '../log.ts';
import type { SendMail } from './mail.ts';
import { createPostbox } from './postbox.ts';
import { smtpMail } from './smtp-mail.ts';

/**
 * Prints each mail's link in the place of sending it, for a demo whose only visitor also reads the log. It is the one
 * line of the log that names a learner's e-mail.
 */
export function printedMail(log: Log): SendMail {
  return async ({ to, subject, link }) => log(`${subject} (for ${to}; this demo sends no mail): ${link}`);
}

/**
 * The way to mails that the configuration asks for.
 *
 * @param ownAddress this server's, asked for once it listens
 */
export function openMails(
  mail: MailConfiguration | undefined,
  ownAddress: () => string,
  log: Log,
): AccountMails | undefined {
  if (!mail) return undefined;
  if (mail.by === 'log') {
    return { postbox: createPostbox(printedMail(log), log), isPrinted: true, appOrigin: ownAddress };
  }
  const { url, from, appOrigin } = mail;
  return { postbox: createPostbox(smtpMail(url, from), log), isPrinted: false, appOrigin: () => appOrigin };
}

/** Where mails go, for whoever starts the server. It holds no password. */
export function mailPlace(mail: MailConfiguration | undefined): string {
  if (!mail) return 'none is sent: forgotten passwords stay forgotten';
  return mail.by === 'log' ? 'links are printed here' : `through ${new URL(mail.url).host}`;
}
