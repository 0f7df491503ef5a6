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
 * Writes the mail to the learner of an unused account.
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
    text: `Hello!\n\nYou haven’t used Learning Arcade for a long time. After ${day}, we’ll delete your account and all your work.\n\nDo you want to keep it? Just sign in before that day:\n\n${link}\n\nIf you don’t need it any more, you don’t have to do anything.\n`,
  };
}

/** Writes the mail with the link that a learner asked for. */
export function createAccountMail(purpose: CodePurpose, to: string, code: string, appOrigin: string): Mail {
  const link = createLink(purpose, code, appOrigin);
  const limits = 'You can use the link once, in the next hour.';
  switch (purpose) {
    case 'new-password':
      return {
        to,
        link,
        subject: 'Your new password for Learning Arcade',
        text: `Hello!\n\nChoose a new password for Learning Arcade here:\n\n${link}\n\n${limits}\n\nIf you didn’t ask for this, you don’t have to do anything. Your password is still the same.\n`,
      };
    case 'confirm-email':
      return {
        to,
        link,
        subject: 'Confirm your email for Learning Arcade',
        text: `Hello!\n\nIs this your email? Please confirm it here:\n\n${link}\n\n${limits}\n\nIf you don’t have a Learning Arcade account, you don’t have to do anything.\n`,
      };
    default:
      return unreachable(purpose);
  }
}
