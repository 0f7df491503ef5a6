import { err, ok, type Result } from '../../src/domain/result.ts';
import { isLoopbackName } from '../cloud/google/loopback.ts';
import type { MailConfiguration, ModelConfiguration } from './configuration.ts';
import type { Environment } from './environment.ts';

/** What one variable alone can't tell: those that belong together, and what follows from several. */

/** The language model; the failure names what is missing of it. */
export function readModelConfiguration(
  values: Environment,
): Result<ModelConfiguration | undefined, string[]> {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = values;
  if (baseUrl && model) return ok({ baseUrl, model, ...(apiKey ? { apiKey } : {}) });
  const faults = [
    ...(model && !baseUrl ? ['LLM_BASE_URL is missing: LLM_MODEL needs it'] : []),
    ...(baseUrl && !model ? ['LLM_MODEL is missing: LLM_BASE_URL needs it'] : []),
    ...(apiKey && !baseUrl && !model
      ? ['LLM_BASE_URL and LLM_MODEL are missing: LLM_API_KEY needs them']
      : []),
  ];
  return faults.length > 0 ? err(faults) : ok(undefined);
}

/** What SMTP needs besides its address, and the log where this machine's visitors are the only ones. */
export function readMailConfiguration(values: Environment): Result<MailConfiguration | undefined, string[]> {
  const { SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: appOrigin } = values;
  if (url && from && appOrigin) return ok({ kind: 'smtp', url, from, appOrigin });
  if (url) {
    const missing = [...(from ? [] : ['MAIL_FROM']), ...(appOrigin ? [] : ['PUBLIC_URL'])];
    return err(missing.map((name) => `${name} is missing: SMTP_URL needs it`));
  }
  return ok(isOwnMachine(values) ? { kind: 'log' } : undefined);
}

/** The app's tokens would be refused by a server that expects another project's. */
export function findProjectErrors(values: Environment): string[] {
  const { FIREBASE_PROJECT_ID: server, VITE_FIREBASE_PROJECT_ID: app } = values;
  if (server === app || (server && !app)) return [];
  return [
    server
      ? 'VITE_FIREBASE_PROJECT_ID must name the same project as FIREBASE_PROJECT_ID'
      : 'FIREBASE_PROJECT_ID is missing: VITE_FIREBASE_PROJECT_ID needs it',
  ];
}

/** The lesson API alone has no accounts, and nothing on a disk: its processes come and go. */
export function findLessonApiErrors({ SERVE, FIREBASE_PROJECT_ID, DATABASE_URL }: Environment): string[] {
  if (SERVE === 'app') return [];
  return [
    ...(FIREBASE_PROJECT_ID ? [] : ['FIREBASE_PROJECT_ID is missing: the lesson API alone needs it']),
    ...(DATABASE_URL ? [] : ['DATABASE_URL is missing: the lesson API alone needs it']),
  ];
}

/** The chooser lets anybody in who can reach it. */
export function findChooserErrors({ ACCOUNT_CHOOSER, GOOGLE_CLIENT_ID, HOST }: Environment): string[] {
  if (ACCOUNT_CHOOSER !== 'on') return [];
  if (GOOGLE_CLIENT_ID) return ['ACCOUNT_CHOOSER must be off: GOOGLE_CLIENT_ID brings the real one'];
  return isLoopbackName(HOST)
    ? []
    : ['ACCOUNT_CHOOSER must be off, or HOST an address of this machine alone'];
}

/** Whether only this machine connects, which behind a proxy says nothing of who comes. */
function isOwnMachine({ TRUST_PROXY, HOST }: Environment): boolean {
  return !TRUST_PROXY && isLoopbackName(HOST);
}

/** Unless it is set: on this machine alone. */
export function hasChooser(values: Environment): boolean {
  if (values.ACCOUNT_CHOOSER) return values.ACCOUNT_CHOOSER === 'on';
  return !values.GOOGLE_CLIENT_ID && isOwnMachine(values);
}
