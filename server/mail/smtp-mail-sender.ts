import { createTransport } from 'nodemailer';
import type { SendMail } from './mail.ts';

/** How long the mail server may take to connect, and to say anything, in milliseconds. */
const CONNECT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;

/** A mail was not taken by the mail server. Its message names neither address nor text, as the server's may do. */
export class MailDeliveryError extends Error {
  constructor(cause: unknown) {
    super(`The mail server did not take it (${reasonOf(cause)}).`);
  }
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'no reason given';
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
  return 'responseCode' in cause && typeof cause.responseCode === 'number'
    ? `${code}, ${cause.responseCode}`
    : code;
}

/**
 * Sends through the SMTP server at `url`, such as `smtps://user:password@mail.example`.
 *
 * @param from the sender, as in `Learning Arcade <arcade@school.example>`
 */
export function createSmtpMailSender(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    try {
      await transport.sendMail({
        from,
        // As an object it is taken as it is, and not read as a list of recipients.
        to: { name: '', address: to },
        subject,
        text,
        // No mailbox answers that its owner is on holiday (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (cause) {
      throw new MailDeliveryError(cause);
    }
  };
}
