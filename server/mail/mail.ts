/** A mail to one learner. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text, with the link in it. */
  text: string;
  /** What the mail is about. */
  link: string;
}

/** The port to whatever delivers mails. Rejects when it can't. */
export type SendMail = (mail: Mail) => Promise<void>;
