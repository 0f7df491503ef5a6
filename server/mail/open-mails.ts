import type { AccountMails } from '../cloud/auth/account-mails.ts';
import type { MailConfiguration } from '../configuration/configuration.ts';
import type { Log } from '../log.ts';
import { createPostbox } from './postbox.ts';
import { printedMail } from './printed-mail.ts';
import { smtpMail } from './smtp-mail.ts';

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
