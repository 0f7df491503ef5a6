/** A mail to one learner. */
export interface Mail {
  to: string;
  subject: string;
  /** Plain text, with the link in it. */
  text: string;
  /** The link in the text. */
  link: string;
}

/** The port to a mail server. Rejects when the mail was not accepted. */
export type SendMail = (mail: Mail) => Promise<void>;
