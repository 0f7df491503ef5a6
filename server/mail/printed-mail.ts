import type { Log } from '../log.ts';
import type { SendMail } from './mail.ts';

/**
 * Prints each mail's link in the place of sending it, for a demo whose only visitor also reads the log. It is the one
 * line of the log that names a learner's e-mail.
 */
export function printedMail(log: Log): SendMail {
  return async ({ to, subject, link }) => log(`${subject} (for ${to}; this demo sends no mail): ${link}`);
}
