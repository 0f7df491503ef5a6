import { unreachable } from '../../../src/domain/result.ts';
import type { Mail } from '../../mail/mail.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { CodePurpose } from './mailed-codes.ts';

/** How learners get mails about their accounts. */
export interface AccountMailer {
  queue: MailQueue;
  /** Whether only visitors who sit at this machine may ask for one, since it is printed there. */
  isPrinted: boolean;
  /** Where the app is, for the links; never what a request says of it, which anybody may make up. */
  getAppOrigin: () => string;
}

/** Of Firebase's links, whose parameters the app's page reads. */
const MODES = { 'new-password': 'resetPassword', 'confirm-email': 'verifyEmail' } as const satisfies Record<
  CodePurpose,
  string
>;

function linkFor(purpose: CodePurpose, code: string, appOrigin: string): string {
  const link = new URL('/account', appOrigin);
  link.search = String(new URLSearchParams({ mode: MODES[purpose], oobCode: code }));
  return link.href;
}

/** The mail with the link that a learner asked for. */
export function createAccountMail(purpose: CodePurpose, to: string, code: string, appOrigin: string): Mail {
  const link = linkFor(purpose, code, appOrigin);
  const limits = 'The link works once, for one hour.';
  switch (purpose) {
    case 'new-password':
      return {
        to,
        link,
        subject: 'Your new password for Learning Arcade',
        text: `Hello,\n\nchoose a new password for Learning Arcade here:\n\n${link}\n\n${limits} If you did not ask for it, leave it: your password stays as it is.\n`,
      };
    case 'confirm-email':
      return {
        to,
        link,
        subject: 'Confirm your e-mail for Learning Arcade',
        text: `Hello,\n\nplease confirm that this is your e-mail:\n\n${link}\n\n${limits} If you have no account at Learning Arcade, leave it.\n`,
      };
    default:
      return unreachable(purpose);
  }
}
