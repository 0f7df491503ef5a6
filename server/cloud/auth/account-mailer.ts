import { unreachable } from '../../../src/domain/result.ts';
import type { Mail } from '../../mail/mail.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';
import type { CodePurpose } from './mailed-codes.ts';

/** Sends learners mails about their accounts. */
export interface AccountMailer {
  queue: MailQueue;
  /** Whether mails are printed to the log, so that only visitors at this machine may request one. */
  isPrinted: boolean;
  /** The app's origin, for the links; never taken from a request, which can claim any origin. */
  getAppOrigin: () => string;
}

/** The `mode` of Firebase's links, which the app's page reads. */
const MODES = { 'new-password': 'resetPassword', 'confirm-email': 'verifyEmail' } as const satisfies Record<
  CodePurpose,
  string
>;

function createLink(purpose: CodePurpose, code: string, appOrigin: string): string {
  const link = new URL('/account', appOrigin);
  link.search = String(new URLSearchParams({ mode: MODES[purpose], oobCode: code }));
  return link.href;
}

/**
 * The mail to the learner of an unused account.
 *
 * @param deletedFrom milliseconds since the epoch
 */
export function createUnusedAccountMail(to: string, deletedFrom: number, appOrigin: string): Mail {
  const link = new URL('/login', appOrigin).href;
  const day = new Date(deletedFrom).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return {
    to,
    link,
    subject: 'Do you want to keep your Learning Arcade account?',
    text: `Hello,\n\nyou have not used Learning Arcade for a long time. After ${day} we delete your account and all your work here.\n\nDo you want to keep it? Just sign in before that day:\n\n${link}\n\nIf you don’t need it any more, you can leave this mail.\n`,
  };
}

/** The mail with the link that a learner asked for. */
export function createAccountMail(purpose: CodePurpose, to: string, code: string, appOrigin: string): Mail {
  const link = createLink(purpose, code, appOrigin);
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
