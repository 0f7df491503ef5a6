import * as v from 'valibot';
import { err, ok, type Result } from '../src/domain/result.ts';
import { isLoopbackName } from './cloud/google/loopback.ts';
import type { LogFormat } from './log-lines.ts';
import { parseTrustedProxies, type TrustedProxies } from './requests/trusted-proxies.ts';

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
      by: 'smtp';
      url: string;
      from: string;
      /** The app's origin, for the links in the mails. */
      appOrigin: string;
    }
  /** On a demo whose visitors all sit at this machine, the links are printed to the log. */
  | { by: 'log' };

/** What the server was told by its environment; docs/hosting.md describes each variable. */
export interface Configuration {
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

/** Three classes that open their first accounts in one lesson, with room for second tries. */
const SIGN_UPS_PER_HOUR = '400';
/** A family, a café, or a few classes that look at the app. */
const GUESTS_PER_DAY = '100';

/** An origin is a scheme, a host and a port; it has no path and no slash at its end. */
function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

const text = v.pipe(v.string(), v.trim());
const wholeNumber = (least: number, most: number, complaint: string) =>
  v.pipe(
    text,
    v.regex(/^\d{1,6}$/, complaint),
    v.transform(Number),
    v.minValue(least, complaint),
    v.maxValue(most, complaint),
  );
const DATABASE_CONNECTIONS = '10';
const webAddress = (value: string) => /^https?:\/\//.test(value) && URL.canParse(value);

const environment = v.object({
  SERVE: v.optional(v.pipe(text, v.picklist(['app', 'lessons'], 'must be app or lessons')), 'app'),
  PORT: v.optional(wholeNumber(0, 65_535, 'must be a port number from 0 to 65535'), '8080'),
  HOST: v.optional(
    v.pipe(text, v.regex(/^[\w.:-]+$/, 'must be a host name or an address, such as 0.0.0.0')),
    '127.0.0.1',
  ),
  DATA_DIR: v.optional(text, './data'),
  DATABASE_URL: v.optional(
    v.pipe(
      text,
      v.check(
        (value) => /^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value),
        'must be an address such as postgres://user:password@host:5432/name',
      ),
    ),
  ),
  DATABASE_CONNECTIONS: v.optional(
    wholeNumber(2, 500, 'must be a number from 2 to 500'),
    DATABASE_CONNECTIONS,
  ),
  FIREBASE_PROJECT_ID: v.optional(
    v.pipe(text, v.regex(/^[a-z][a-z0-9-]{4,29}$/, 'must be a Firebase project id, such as my-school-1234')),
  ),
  VITE_FIREBASE_PROJECT_ID: v.optional(text),
  VITE_FIREBASE_AUTH_DOMAIN: v.optional(
    v.pipe(text, v.regex(/^[\w.-]+$/, 'must be a domain without https://')),
  ),
  GOOGLE_CLIENT_ID: v.optional(
    v.pipe(text, v.endsWith('.apps.googleusercontent.com', 'must end in .apps.googleusercontent.com')),
  ),
  ACCOUNT_CHOOSER: v.optional(v.pipe(text, v.picklist(['on', 'off'], 'must be on or off'))),
  TRUST_PROXY: v.optional(
    v.pipe(
      text,
      v.transform(parseTrustedProxies),
      v.custom<TrustedProxies>(
        (proxies) => proxies !== undefined,
        'must be a number of proxies from 1 to 10, or addresses such as 10.0.0.0/8 with commas between them',
      ),
    ),
  ),
  LOG_FORMAT: v.optional(v.pipe(text, v.picklist(['text', 'json'], 'must be text or json')), 'text'),
  METRICS_TOKEN: v.optional(
    v.pipe(
      text,
      v.regex(/^[\w.~+/=-]{16,}$/, 'must be a secret of 16 letters, digits or . _ ~ + / = - at least'),
    ),
  ),
  SIGN_UPS_PER_HOUR: v.optional(
    wholeNumber(1, 999_999, 'must be a number from 1 to 999999'),
    SIGN_UPS_PER_HOUR,
  ),
  GUESTS_PER_DAY: v.optional(wholeNumber(0, 999_999, 'must be a number from 0 to 999999'), GUESTS_PER_DAY),
  SMTP_URL: v.optional(
    v.pipe(
      text,
      v.check(
        (value) => /^smtps?:\/\//.test(value) && URL.canParse(value),
        'must be an address such as smtps://user:password@mail.example',
      ),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      text,
      v.regex(/^[^\r\n]*@[^\r\n]*$/, 'must be a sender such as Learning Arcade <arcade@school.example>'),
    ),
  ),
  PUBLIC_URL: v.optional(
    v.pipe(
      text,
      v.check(webAddress, 'must be an address that starts with http:// or https://'),
      v.transform((address) => new URL(address).origin),
    ),
  ),
  LLM_BASE_URL: v.optional(
    v.pipe(text, v.check(webAddress, 'must be an address that starts with http:// or https://')),
  ),
  LLM_MODEL: v.optional(text),
  LLM_API_KEY: v.optional(text),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      text,
      v.transform((list) => list.split(',').map((origin) => origin.trim())),
      v.everyItem(isOrigin, 'must list origins such as https://school.example, with commas between them'),
    ),
  ),
  VITE_BACKEND_URL: v.optional(
    v.pipe(
      text,
      v.check((value) => value.startsWith('/') || webAddress(value), 'must be an address or a path'),
    ),
  ),
});

type Environment = v.InferOutput<typeof environment>;

/** What one variable alone can't tell: the three of the model belong together. */
function modelOf(values: Environment): Result<ModelConfiguration | undefined, string[]> {
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
function mailOf(values: Environment): Result<MailConfiguration | undefined, string[]> {
  const { SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: appOrigin } = values;
  if (url && from && appOrigin) return ok({ by: 'smtp', url, from, appOrigin });
  if (url) {
    const missing = [...(from ? [] : ['MAIL_FROM']), ...(appOrigin ? [] : ['PUBLIC_URL'])];
    return err(missing.map((name) => `${name} is missing: SMTP_URL needs it`));
  }
  return ok(isOwnMachine(values) ? { by: 'log' } : undefined);
}

/** The app's tokens would be refused by a server that expects another project's. */
function projectFaults(values: Environment): string[] {
  const { FIREBASE_PROJECT_ID: server, VITE_FIREBASE_PROJECT_ID: app } = values;
  if (server === app || (server && !app)) return [];
  return [
    server
      ? 'VITE_FIREBASE_PROJECT_ID must name the same project as FIREBASE_PROJECT_ID'
      : 'FIREBASE_PROJECT_ID is missing: VITE_FIREBASE_PROJECT_ID needs it',
  ];
}

/** The lesson API alone has no accounts, and nothing on a disk: its processes come and go. */
function lessonFaults({ SERVE, FIREBASE_PROJECT_ID, DATABASE_URL }: Environment): string[] {
  if (SERVE === 'app') return [];
  return [
    ...(FIREBASE_PROJECT_ID ? [] : ['FIREBASE_PROJECT_ID is missing: the lesson API alone needs it']),
    ...(DATABASE_URL ? [] : ['DATABASE_URL is missing: the lesson API alone needs it']),
  ];
}

/** The chooser lets anybody in who can reach it. */
function chooserFaults({ ACCOUNT_CHOOSER, GOOGLE_CLIENT_ID, HOST }: Environment): string[] {
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
function hasChooser(values: Environment): boolean {
  if (values.ACCOUNT_CHOOSER) return values.ACCOUNT_CHOOSER === 'on';
  return !values.GOOGLE_CLIENT_ID && isOwnMachine(values);
}

function originOf(backend: string | undefined): string | undefined {
  return backend && !backend.startsWith('/') ? new URL(backend).origin : undefined;
}

/**
 * Reads the server's settings. A variable that is set to nothing counts as not set, since that is how shells
 * and containers leave one out. The failure is one text that names every bad variable; it holds no value, so
 * that no key ends in a log.
 */
export function readConfiguration(
  variables: Readonly<Record<string, string | undefined>>,
): Result<Configuration, string> {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = v.safeParse(environment, set);
  const faults = parsed.success
    ? []
    : parsed.issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`);
  const model = parsed.success ? modelOf(parsed.output) : ok(undefined);
  if (!model.ok) faults.push(...model.failure);
  const mail = parsed.success ? mailOf(parsed.output) : ok(undefined);
  if (!mail.ok) faults.push(...mail.failure);
  if (parsed.success) {
    faults.push(
      ...projectFaults(parsed.output),
      ...lessonFaults(parsed.output),
      ...chooserFaults(parsed.output),
    );
  }
  if (!parsed.success || !model.ok || !mail.ok || faults.length > 0) {
    const lines = [...new Set(faults)].map((fault) => `  ${fault}`);
    return err(`The server cannot start with these settings:\n${lines.join('\n')}`);
  }
  const values = parsed.output;
  const projectId = values.FIREBASE_PROJECT_ID;
  const lessonApiOrigin = originOf(values.VITE_BACKEND_URL);
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
    ...(projectId
      ? {
          firebase: {
            projectId,
            authDomain: values.VITE_FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
          },
        }
      : {}),
    ...(values.GOOGLE_CLIENT_ID ? { googleClientId: values.GOOGLE_CLIENT_ID } : {}),
    ...(model.value ? { model: model.value } : {}),
    ...(mail.value ? { mail: mail.value } : {}),
    ...(lessonApiOrigin ? { lessonApiOrigin } : {}),
  });
}
