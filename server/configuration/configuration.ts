import * as v from 'valibot';
import type { Operator } from '../../src/api-contract/hosting.ts';
import { err, ok, type Result } from '../../src/domain/result.ts';
import type { SignUpPolicy } from '../cloud/auth/sign-up-policy.ts';
import type { LogFormat, LogLevel } from '../logger.ts';
import type { TrustedProxies } from '../requests/trusted-proxies.ts';
import { environmentSchema } from './environment.ts';
import {
  findChooserErrors,
  findFirebaseErrors,
  findLessonApiErrors,
  findProjectErrors,
  findRetentionErrors,
  hasChooser,
  type MailConfiguration,
  type ModelConfiguration,
  readMailConfiguration,
  readModelConfiguration,
  readOperator,
} from './related-settings.ts';

/** The server's settings; docs/hosting.md describes each variable. */
export interface ServerConfiguration {
  /** The app with everything, or the lesson API alone, for apps that are hosted elsewhere. */
  serves: 'app' | 'lessons';
  port: number;
  host: string;
  dataDirectory: string;
  /** A PostgreSQL database; absent for the SQLite file in the data directory. */
  databaseUrl?: string;
  /** The maximum of connections to it from this process. */
  databaseConnections: number;
  /** With Firebase, Google's tokens are accepted and the local cloud is off. */
  firebase?: { projectId: string; authDomain: string };
  googleClientId?: string;
  /** Whether the demo's account chooser replaces Google's, for visitors at this machine only. */
  accountChooser: boolean;
  /** Absent when no proxy is trusted. */
  trustedProxies?: TrustedProxies;
  logFormat: LogFormat;
  logLevel: LogLevel;
  /** The secret for reading the metrics; absent for no metrics. */
  metricsToken?: string;
  /** Who may make an account in the local cloud. */
  signUps: SignUpPolicy;
  /** Unused accounts are deleted after so many months; absent to keep them. */
  deleteUnusedAfterMonths?: number;
  /** Who is responsible for the learners' data; absent if it is not set. */
  operator?: Operator;
  /** New accounts of one address in an hour. */
  signUpsPerHour: number;
  /** New guests of one address in a day, who share as many learners' credits; 0 allows none. */
  guestsPerDay: number;
  model?: ModelConfiguration;
  /** Absent where no mail is sent. */
  mail?: MailConfiguration;
  /** The app's origin, for links; absent if it is not set. */
  publicUrl?: string;
  /** Origins of apps hosted elsewhere that may call this server from a browser. */
  allowedOrigins: readonly string[];
  /** The lesson API's origin when the app was built to call another server. */
  lessonApiOrigin?: string;
}

function parseOrigin(backend: string | undefined): string | undefined {
  return backend && !backend.startsWith('/') ? new URL(backend).origin : undefined;
}

/** One text that names every fault, for the operator. */
export function createFailure(errors: readonly string[]): Result<never, string> {
  const lines = [...new Set(errors)].map((error) => `  ${error}`);
  return err(`The server cannot start with these settings:\n${lines.join('\n')}`);
}

/**
 * Parses the server's settings. A blank variable counts as not set, since shells and containers often leave
 * one out that way. The failure is one text that names every bad variable, without values, so that no secret
 * gets into a log.
 */
export function readServerConfiguration(
  variables: Readonly<Record<string, string | undefined>>,
): Result<ServerConfiguration, string> {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(environmentSchema, present);
  if (!parsed.success) {
    return createFailure(parsed.issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`));
  }
  const values = parsed.output;
  const model = readModelConfiguration(values);
  const mail = readMailConfiguration(values);
  const operator = readOperator(values);
  const errors = [
    ...[model, mail, operator].flatMap((setting) => (setting.ok ? [] : setting.failure)),
    ...findProjectErrors(values),
    ...findLessonApiErrors(values),
    ...findChooserErrors(values),
    ...findFirebaseErrors(values),
    ...findRetentionErrors(values),
  ];
  if (!model.ok || !mail.ok || !operator.ok || errors.length > 0) return createFailure(errors);
  const projectId = values.FIREBASE_PROJECT_ID;
  const lessonApiOrigin = parseOrigin(values.VITE_BACKEND_URL);
  return ok({
    serves: values.SERVE,
    port: values.PORT,
    host: values.HOST,
    dataDirectory: values.DATA_DIR,
    databaseConnections: values.DATABASE_CONNECTIONS,
    ...(values.DATABASE_URL ? { databaseUrl: values.DATABASE_URL } : {}),
    allowedOrigins: values.ALLOWED_ORIGINS ?? [],
    accountChooser: hasChooser(values),
    logFormat: values.LOG_FORMAT,
    logLevel: values.LOG_LEVEL,
    ...(values.METRICS_TOKEN ? { metricsToken: values.METRICS_TOKEN } : {}),
    signUps: {
      mode: values.SIGN_UPS,
      emailDomains: values.SIGN_UP_DOMAINS ?? [],
      ...(values.PARENT_CONSENT_BELOW_AGE && { consentBelowAge: values.PARENT_CONSENT_BELOW_AGE }),
    },
    ...(values.DELETE_UNUSED_AFTER_MONTHS && { deleteUnusedAfterMonths: values.DELETE_UNUSED_AFTER_MONTHS }),
    ...(operator.value && { operator: operator.value }),
    signUpsPerHour: values.SIGN_UPS_PER_HOUR,
    guestsPerDay: values.GUESTS_PER_DAY,
    ...(values.TRUST_PROXY ? { trustedProxies: values.TRUST_PROXY } : {}),
    ...(projectId && {
      firebase: {
        projectId,
        authDomain: values.VITE_FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
      },
    }),
    ...(values.GOOGLE_CLIENT_ID ? { googleClientId: values.GOOGLE_CLIENT_ID } : {}),
    ...(model.value ? { model: model.value } : {}),
    ...(mail.value ? { mail: mail.value } : {}),
    ...(values.PUBLIC_URL ? { publicUrl: values.PUBLIC_URL } : {}),
    ...(lessonApiOrigin ? { lessonApiOrigin } : {}),
  });
}
