import type { Log } from '../log.ts';
import { QUOTAS } from '../rate-limits/quotas.ts';
import type { Mail, SendMail } from './mail.ts';

/** Sends mails one after the other, in the background: the caller does not learn whether a mail was sent. */
export interface MailQueue {
  /**
   * @param write creates the mail when its turn comes; `undefined` when there is nothing to send
   * @param onSent runs when the mail server has accepted the mail
   */
  enqueue(write: () => Promise<Mail | undefined>, onSent?: () => Promise<void>): void;
  /** Resolves when the queue is empty. */
  waitUntilIdle(): Promise<void>;
}

/**
 * A queue that sends mails one by one. One that fails is logged and not retried: the learner can request
 * another.
 */
export function createMailQueue(send: SendMail, log: Log): MailQueue {
  let last = Promise.resolve();
  let queuedCount = 0;

  async function sendOne(
    write: () => Promise<Mail | undefined>,
    onSent?: () => Promise<void>,
  ): Promise<void> {
    try {
      const mail = await write();
      if (!mail) return;
      await send(mail);
      await onSent?.();
    } catch (error) {
      log('A mail was not sent.', error);
    } finally {
      queuedCount -= 1;
    }
  }

  return {
    enqueue(write, onSent) {
      if (queuedCount >= QUOTAS.mailsToSend.maxQueued)
        return log('A mail was dropped: the mail queue is full.');
      queuedCount += 1;
      last = last.then(() => sendOne(write, onSent));
    },
    waitUntilIdle: () => last,
  };
}
