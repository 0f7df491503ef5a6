import type { Log } from '../log.ts';
import { QUOTAS } from '../rate-limits/quotas.ts';
import type { Mail, SendMail } from './mail.ts';

/** Takes mails, and has them sent one after the other: nobody waits for it, and nobody learns whether there was one. */
export interface MailQueue {
  /** @param write gives the mail when its turn has come; none when there is nothing to send after all */
  enqueue(write: () => Promise<Mail | undefined>): void;
  /** Settles when nothing waits any more. */
  waitUntilIdle(): Promise<void>;
}

/** A mail that fails is logged and not tried again: whoever waits for it asks anew. */
export function createMailQueue(send: SendMail, log: Log): MailQueue {
  let last = Promise.resolve();
  let waiting = 0;

  async function sendOne(write: () => Promise<Mail | undefined>): Promise<void> {
    try {
      const mail = await write();
      if (mail) await send(mail);
    } catch (error) {
      log('A mail was not sent.', error);
    } finally {
      waiting -= 1;
    }
  }

  return {
    enqueue(write) {
      if (waiting >= QUOTAS.mailsToSend.maxQueued)
        return log('A mail was not sent: too many wait for the mail server.');
      waiting += 1;
      last = last.then(() => sendOne(write));
    },
    waitUntilIdle: () => last,
  };
}
