import * as v from 'valibot';

/*
 * What the host has decided and the app tells visitors: GET without a token, below the lesson API's address.
 * The app shows only what it has just read, so it claims nothing offline.
 */

export const HOSTING_PATH = '/hosting';

export const SIGN_UP_MODES = ['open', 'invited', 'closed'] as const;
export type SignUpMode = (typeof SIGN_UP_MODES)[number];

/** Who may make an account in the local cloud. */
const signUpSettings = v.object({
  mode: v.picklist(SIGN_UP_MODES),
  /** The domains of e-mails that may sign up, without `@`; empty for all. */
  email_domains: v.pipe(v.array(v.string()), v.readonly()),
  /** Whether visitors may try the app without an account. */
  allows_guests: v.boolean(),
  /** A parent has to agree to a new account below this age; absent where the age is not asked for. */
  consent_below_age: v.optional(v.number()),
});
export type SignUpSettings = v.InferOutput<typeof signUpSettings>;

/** Who is responsible for the learners' data here. */
const operator = v.object({
  name: v.string(),
  /** An e-mail address, a web address, or any text such as a telephone number. */
  contact: v.optional(v.string()),
  /** The privacy notice: its web address, or its text. */
  notice_url: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\//))),
  notice: v.optional(v.string()),
});
export type Operator = v.InferOutput<typeof operator>;

export const hostingResponse = v.object({
  /** Absent with Firebase, where Google's project decides. */
  sign_ups: v.optional(signUpSettings),
  operator: v.optional(operator),
});
export type HostingResponse = v.InferOutput<typeof hostingResponse>;
