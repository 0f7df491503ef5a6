import type { Operator } from '../../src/api-contract/hosting.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
import { isLoopbackName } from '../cloud/google/loopback.ts';
import type { Environment } from './environment.ts';

/** Settings that several environment variables determine together, and checks across variables. */

/** A server with OpenAI's API, and the model to use. */
export interface ModelConfiguration {
  baseUrl: string;
  model: string;
  /** Absent for servers without keys, such as a local model. */
  apiKey?: string;
}

/** How learners get mails about their accounts. */
export type MailConfiguration =
  | {
      kind: 'smtp';
      url: string;
      from: string;
      /** The app's origin, for the links in the mails. */
      appOrigin: string;
    }
  /** On a demo with visitors at this machine only, links are printed to the log. */
  | { kind: 'log' };

/** The language model; the failure names the missing variables. */
export function readModelConfiguration(
  values: Environment,
): Result<ModelConfiguration | undefined, string[]> {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = values;
  if (baseUrl && model) return ok({ baseUrl, model, ...(apiKey ? { apiKey } : {}) });
  const errors = [
    ...(model && !baseUrl ? ['LLM_BASE_URL is missing: LLM_MODEL needs it'] : []),
    ...(baseUrl && !model ? ['LLM_MODEL is missing: LLM_BASE_URL needs it'] : []),
    ...(apiKey && !baseUrl && !model
      ? ['LLM_BASE_URL and LLM_MODEL are missing: LLM_API_KEY needs them']
      : []),
  ];
  return errors.length > 0 ? err(errors) : ok(undefined);
}

/** SMTP, or the log when all visitors are at this machine; the failure names the missing variables. */
export function readMailConfiguration(values: Environment): Result<MailConfiguration | undefined, string[]> {
  const { SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: appOrigin } = values;
  if (url && from && appOrigin) return ok({ kind: 'smtp', url, from, appOrigin });
  if (url) {
    const missing = [...(from ? [] : ['MAIL_FROM']), ...(appOrigin ? [] : ['PUBLIC_URL'])];
    return err(missing.map((name) => `${name} is missing: SMTP_URL needs it`));
  }
  return ok(isLocalOnly(values) ? { kind: 'log' } : undefined);
}

/** Client and server must use the same Firebase project, or the server would reject the app's tokens. */
export function findProjectErrors(values: Environment): string[] {
  const { FIREBASE_PROJECT_ID: server, VITE_FIREBASE_PROJECT_ID: app } = values;
  if (server === app || (server && !app)) return [];
  return [
    server
      ? 'VITE_FIREBASE_PROJECT_ID must name the same project as FIREBASE_PROJECT_ID'
      : 'FIREBASE_PROJECT_ID is missing: VITE_FIREBASE_PROJECT_ID needs it',
  ];
}

/**
 * What is missing for the lesson API alone: accounts from Firebase, and a database that its processes share.
 */
export function findLessonApiErrors({ SERVE, FIREBASE_PROJECT_ID, DATABASE_URL }: Environment): string[] {
  if (SERVE === 'app') return [];
  return [
    ...(FIREBASE_PROJECT_ID ? [] : ['FIREBASE_PROJECT_ID is missing: the lesson API alone needs it']),
    ...(DATABASE_URL ? [] : ['DATABASE_URL is missing: the lesson API alone needs it']),
  ];
}

/** Why the account chooser can't be on: it signs in to any account, so other machines must not reach it. */
export function findChooserErrors({ ACCOUNT_CHOOSER, GOOGLE_CLIENT_ID, HOST }: Environment): string[] {
  if (ACCOUNT_CHOOSER !== 'on') return [];
  if (GOOGLE_CLIENT_ID) return ['ACCOUNT_CHOOSER must be off: GOOGLE_CLIENT_ID brings the real one'];
  return isLoopbackName(HOST)
    ? []
    : ['ACCOUNT_CHOOSER must be off, or HOST an address of this machine alone'];
}

/**
 * With Firebase, Google's project decides who may sign up: a setting that does nothing must not look safe.
 */
export function findFirebaseErrors(values: Environment): string[] {
  if (!values.FIREBASE_PROJECT_ID) return [];
  const names = [
    ...(values.SIGN_UPS === 'open' ? [] : ['SIGN_UPS']),
    ...(values.SIGN_UP_DOMAINS ? ['SIGN_UP_DOMAINS'] : []),
    ...(values.PARENT_CONSENT_BELOW_AGE ? ['PARENT_CONSENT_BELOW_AGE'] : []),
    ...(values.DELETE_UNUSED_AFTER_MONTHS ? ['DELETE_UNUSED_AFTER_MONTHS'] : []),
  ];
  return names.map((name) => `${name} has no effect with FIREBASE_PROJECT_ID: set it up in Google's project`);
}

/** Why unused accounts can't be deleted: none is deleted without a mail before. */
export function findRetentionErrors({ DELETE_UNUSED_AFTER_MONTHS, SMTP_URL }: Environment): string[] {
  const lacksMail = DELETE_UNUSED_AFTER_MONTHS !== undefined && !SMTP_URL;
  return lacksMail
    ? ['SMTP_URL is missing: DELETE_UNUSED_AFTER_MONTHS needs it, for a mail before an account is deleted']
    : [];
}

/** Who is responsible for the learners' data, as the app shows it; the failure names what is wrong. */
export function readOperator(values: Environment): Result<Operator | undefined, string[]> {
  const { OPERATOR_NAME: name, OPERATOR_CONTACT: contact } = values;
  const { PRIVACY_NOTICE_URL: noticeUrl, PRIVACY_NOTICE: notice } = values;
  if (noticeUrl && notice) return err(['PRIVACY_NOTICE must be empty: PRIVACY_NOTICE_URL replaces it']);
  if (name) {
    return ok({
      name,
      ...(contact && { contact }),
      ...(noticeUrl && { notice_url: noticeUrl }),
      ...(notice && { notice }),
    });
  }
  const others = { OPERATOR_CONTACT: contact, PRIVACY_NOTICE_URL: noticeUrl, PRIVACY_NOTICE: notice };
  const dependent = Object.entries(others).flatMap(([setting, value]) => (value ? [setting] : []));
  return dependent.length > 0
    ? err(dependent.map((setting) => `OPERATOR_NAME is missing: ${setting} needs it`))
    : ok(undefined);
}

/** Whether all visitors are at this machine; behind a proxy they may be anywhere. */
function isLocalOnly({ TRUST_PROXY, HOST }: Environment): boolean {
  return !TRUST_PROXY && isLoopbackName(HOST);
}

/** Whether the chooser is on; by default when all visitors are at this machine. */
export function hasChooser(values: Environment): boolean {
  if (values.ACCOUNT_CHOOSER) return values.ACCOUNT_CHOOSER === 'on';
  return !values.GOOGLE_CLIENT_ID && isLocalOnly(values);
}
