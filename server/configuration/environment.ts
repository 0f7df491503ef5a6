import * as v from 'valibot';
import { SIGN_UP_MODES } from '../../src/api-contract/hosting.ts';
import { MIN_AGE } from '../../src/domain/limits.ts';
import { QUOTAS } from '../rate-limits/quotas.ts';
import { parseTrustedProxies, type TrustedProxies } from '../requests/trusted-proxies.ts';

/** Whether a value is scheme, host and port, without a path or a trailing slash. */
function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

const text = v.pipe(v.string(), v.trim());
/** An optional text that must pass a check. */
const checkedText = (isValid: (value: string) => boolean, message: string) =>
  v.optional(v.pipe(text, v.check(isValid, message)));
const matchingText = (pattern: RegExp, message: string) =>
  v.optional(v.pipe(text, v.regex(pattern, message)));
/** Checks for a URL with a certain start. */
const isUrlWith = (start: RegExp) => (value: string) => start.test(value) && URL.canParse(value);
const wholeNumber = (min: number, max: number, message: string) =>
  v.pipe(
    text,
    v.regex(/^\d{1,6}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
/** Labels of RFC 1035 with dots between them; at least two, as in an e-mail. */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const operatorText = (max: number) =>
  v.optional(v.pipe(text, v.maxLength(max, `must have at most ${max} characters`)));
const DATABASE_CONNECTIONS = '10';
const isWebUrl = isUrlWith(/^https?:\/\//);
const WEB_URL_MESSAGE = 'must be an address that starts with http:// or https://';

/** Each environment variable by itself. */
export const environmentSchema = v.object({
  SERVE: v.optional(v.pipe(text, v.picklist(['app', 'lessons'], 'must be app or lessons')), 'app'),
  PORT: v.optional(wholeNumber(0, 65_535, 'must be a port number from 0 to 65535'), '8080'),
  HOST: v.optional(
    v.pipe(text, v.regex(/^[\w.:-]+$/, 'must be a host name or an address, such as 0.0.0.0')),
    '127.0.0.1',
  ),
  DATA_DIR: v.optional(text, './data'),
  DATABASE_URL: checkedText(
    isUrlWith(/^postgres(?:ql)?:\/\//),
    'must be an address such as postgres://user:password@host:5432/name',
  ),
  DATABASE_CONNECTIONS: v.optional(
    wholeNumber(2, 500, 'must be a number from 2 to 500'),
    DATABASE_CONNECTIONS,
  ),
  FIREBASE_PROJECT_ID: matchingText(
    /^[a-z][a-z0-9-]{4,29}$/,
    'must be a Firebase project id, such as my-school-1234',
  ),
  VITE_FIREBASE_PROJECT_ID: v.optional(text),
  VITE_FIREBASE_AUTH_DOMAIN: matchingText(/^[\w.-]+$/, 'must be a domain without https://'),
  GOOGLE_CLIENT_ID: matchingText(
    /\.apps\.googleusercontent\.com$/,
    'must end in .apps.googleusercontent.com',
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
  LOG_LEVEL: v.optional(v.pipe(text, v.picklist(['info', 'debug'], 'must be info or debug')), 'info'),
  METRICS_TOKEN: matchingText(
    /^[\w.~+/=-]{16,}$/,
    'must be a secret of 16 letters, digits or . _ ~ + / = - at least',
  ),
  SIGN_UPS_PER_HOUR: v.optional(
    wholeNumber(1, 999_999, 'must be a number from 1 to 999999'),
    String(QUOTAS.signUpByAddress.limit),
  ),
  SIGN_UPS: v.optional(v.pipe(text, v.picklist(SIGN_UP_MODES, 'must be open, invited or closed')), 'open'),
  SIGN_UP_DOMAINS: v.optional(
    v.pipe(
      text,
      v.transform((list) => list.split(',').map((domain) => domain.trim().toLowerCase())),
      v.everyItem(
        (domain) => DOMAIN.test(domain),
        'must list domains of e-mails such as school.example, with commas between them',
      ),
    ),
  ),
  PARENT_CONSENT_BELOW_AGE: v.optional(
    wholeNumber(MIN_AGE + 1, 21, `must be an age from ${MIN_AGE + 1} to 21`),
  ),
  DELETE_UNUSED_AFTER_MONTHS: v.optional(wholeNumber(3, 120, 'must be a number of months from 3 to 120')),
  OPERATOR_NAME: operatorText(200),
  OPERATOR_CONTACT: operatorText(200),
  PRIVACY_NOTICE_URL: checkedText(isWebUrl, WEB_URL_MESSAGE),
  PRIVACY_NOTICE: operatorText(4_000),
  GUESTS_PER_DAY: v.optional(
    wholeNumber(0, 999_999, 'must be a number from 0 to 999999'),
    String(QUOTAS.guestByAddress.limit),
  ),
  SMTP_URL: checkedText(
    isUrlWith(/^smtps?:\/\//),
    'must be an address such as smtps://user:password@mail.example',
  ),
  MAIL_FROM: matchingText(
    /^[^\r\n]*@[^\r\n]*$/,
    'must be a sender such as Learning Arcade <arcade@school.example>',
  ),
  PUBLIC_URL: v.optional(
    v.pipe(
      text,
      v.check(isWebUrl, WEB_URL_MESSAGE),
      v.transform((address) => new URL(address).origin),
    ),
  ),
  LLM_BASE_URL: checkedText(isWebUrl, WEB_URL_MESSAGE),
  LLM_MODEL: v.optional(text),
  LLM_API_KEY: v.optional(text),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      text,
      v.transform((list) => list.split(',').map((origin) => origin.trim())),
      v.everyItem(isOrigin, 'must list origins such as https://school.example, with commas between them'),
    ),
  ),
  VITE_BACKEND_URL: checkedText(
    (value) => value.startsWith('/') || isWebUrl(value),
    'must be an address or a path',
  ),
});

/** The parsed environment variables. */
export type Environment = v.InferOutput<typeof environmentSchema>;
