import { createTransport } from 'nodemailer';
import type { SendMail } from './mail.ts';

/** How long the mail server may take to connect and greet. */
const CONNECT_TIMEOUT_MS = 10_000;
/** How long the connection may be silent. */
const SOCKET_TIMEOUT_MS = 20_000;

/**
 * The mail server rejected a mail. The message leaves out the server's own, which may name address and text.
 */
export class MailDeliveryError extends Error {
  constructor(cause: unknown) {
    super(`The mail server did not accept the mail (${formatReason(cause)}).`);
  }
}

function formatReason(cause: unknown): string {
  if (!(cause instanceof Error)) return 'no reason';
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
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    try {
      await transport.sendMail({
        from,
        // An object is not parsed as a list of recipients.
        to: { name: '', address: to },
        subject,
        text,
        // No out-of-office replies (RFC 3834).
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (cause) {
      throw new MailDeliveryError(cause);
    }
  };
}
