import * as v from 'valibot';
import { err, ok, type Result } from '../../src/domain/result.ts';
import type { LogFormat } from '../logger.ts';
import type { TrustedProxies } from '../requests/trusted-proxies.ts';
import { environmentSchema } from './environment.ts';
import {
  findChooserErrors,
  findLessonApiErrors,
  findProjectErrors,
  hasChooser,
  readMailConfiguration,
  readModelConfiguration,
} from './related-settings.ts';

/** An OpenAI-compatible address and what to ask for there. */
export interface ModelConfiguration {
  baseUrl: string;
  model: string;
  /** Absent for servers that want none, such as a model on one's own machine. */
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
  /** On a demo whose visitors all sit at this machine, the links are printed to the log. */
  | { kind: 'log' };

/** What the server was told by its environment; docs/hosting.md describes each variable. */
export interface ServerConfiguration {
  /** All there is, or the lesson API alone, for apps that are hosted elsewhere. */
  serves: 'app' | 'lessons';
  port: number;
  host: string;
  dataDirectory: string;
  /** The PostgreSQL database that keeps everything; absent, it is a file in the data directory. */
  databaseUrl?: string;
  /** Connections that this process opens to it at most. */
  databaseConnections: number;
  /** With Firebase, Google's tokens are accepted and the local cloud is off. */
  firebase?: { projectId: string; authDomain: string };
  googleClientId?: string;
  /** Whether the demo's account chooser stands in for Google's; only for visitors at this machine. */
  accountChooser: boolean;
  /** Absent when connections are taken for what they are. */
  trustedProxies?: TrustedProxies;
  logFormat: LogFormat;
  /** Who knows it may read the metrics; absent, there are none. */
  metricsToken?: string;
  /** New accounts of one address in an hour. */
  signUpsPerHour: number;
  /** New guests of one address in a day, who have the classes of as many learners; 0 for none. */
  guestsPerDay: number;
  model?: ModelConfiguration;
  /** Absent where no mail is sent. */
  mail?: MailConfiguration;
  /** Origins of apps hosted elsewhere that may call this server from a browser. */
  allowedOrigins: readonly string[];
  /** The lesson API's origin when the app was built to call another server. */
  lessonApiOrigin?: string;
}

function findOrigin(backend: string | undefined): string | undefined {
  return backend && !backend.startsWith('/') ? new URL(backend).origin : undefined;
}

function refused(faults: readonly string[]): Result<never, string> {
  const lines = [...new Set(faults)].map((fault) => `  ${fault}`);
  return err(`The server cannot start with these settings:\n${lines.join('\n')}`);
}

/**
 * Reads the server's settings. A variable that is set to nothing counts as not set, since that is how shells
 * and containers leave one out. The failure is one text that names every bad variable; it holds no value, so
 * that no key ends in a log.
 */
export function readServerConfiguration(
  variables: Readonly<Record<string, string | undefined>>,
): Result<ServerConfiguration, string> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(environmentSchema, set);
  if (!parsed.success) {
    return refused(parsed.issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`));
  }
  const values = parsed.output;
  const [model, mail] = [readModelConfiguration(values), readMailConfiguration(values)];
  const faults = [
    ...[model, mail].flatMap((setting) => (setting.ok ? [] : setting.failure)),
    ...findProjectErrors(values),
    ...findLessonApiErrors(values),
    ...findChooserErrors(values),
  ];
  if (!model.ok || !mail.ok || faults.length > 0) return refused(faults);
  const projectId = values.FIREBASE_PROJECT_ID;
  const lessonApiOrigin = findOrigin(values.VITE_BACKEND_URL);
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
    ...(values.METRICS_TOKEN ? { metricsToken: values.METRICS_TOKEN } : {}),
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
    ...(lessonApiOrigin ? { lessonApiOrigin } : {}),
  });
}
