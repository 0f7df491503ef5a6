import { describe, expect, test } from 'vitest';
import {
  readServerConfiguration,
  type ServerConfiguration,
} from '../../../server/configuration/configuration.ts';

/** A setting that is parsed from variables, or the error message. */
function parseSetting(name: keyof ServerConfiguration, variables: Record<string, string>) {
  const result = readServerConfiguration(variables);
  return result.ok ? result.value[name] : result.failure;
}

function parseFailure(variables: Record<string, string>): string {
  const result = readServerConfiguration(variables);
  return result.ok ? '' : result.failure;
}

describe('an empty environment', () => {
  test('an empty environment gives port 8080 of this machine, ./data, the local cloud and the built-in teacher', () => {
    expect(readServerConfiguration({})).toEqual({
      ok: true,
      value: {
        serves: 'app',
        port: 8080,
        host: '127.0.0.1',
        dataDirectory: './data',
        databaseConnections: 10,
        allowedOrigins: [],
        accountChooser: true,
        logFormat: 'text',
        logLevel: 'info',
        signUps: { mode: 'open', emailDomains: [] },
        signUpsPerHour: 400,
        guestsPerDay: 100,
        mail: { kind: 'log' },
      },
    });
  });

  test('blank variables equal an empty environment', () => {
    expect(readServerConfiguration({ PORT: '', HOST: ' ', LLM_MODEL: '', ALLOWED_ORIGINS: '' })).toEqual(
      readServerConfiguration({}),
    );
  });
});

describe('good values', () => {
  test('valid values get into the configuration', () => {
    expect(
      readServerConfiguration({
        SERVE: 'lessons',
        PORT: ' 9000 ',
        HOST: '0.0.0.0',
        DATA_DIR: '/var/lib/arcade',
        DATABASE_URL: 'postgres://arcade:secret@db.example/arcade',
        DATABASE_CONNECTIONS: '25',
        FIREBASE_PROJECT_ID: 'my-school',
        GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com',
        LLM_BASE_URL: 'http://localhost:11434/v1',
        LLM_MODEL: 'gemma3',
        LLM_API_KEY: 'secret',
        ALLOWED_ORIGINS: 'https://school.example, http://localhost:5173',
        VITE_BACKEND_URL: 'https://lessons.example/api',
        TRUST_PROXY: '2',
        SIGN_UPS_PER_HOUR: '30',
        GUESTS_PER_DAY: '0',
        LOG_FORMAT: 'json',
        LOG_LEVEL: 'debug',
        METRICS_TOKEN: 'a-long-enough-secret',
      }),
    ).toEqual({
      ok: true,
      value: {
        serves: 'lessons',
        port: 9000,
        host: '0.0.0.0',
        dataDirectory: '/var/lib/arcade',
        databaseUrl: 'postgres://arcade:secret@db.example/arcade',
        databaseConnections: 25,
        firebase: { projectId: 'my-school', authDomain: 'my-school.firebaseapp.com' },
        googleClientId: '1-a.apps.googleusercontent.com',
        model: { baseUrl: 'http://localhost:11434/v1', model: 'gemma3', apiKey: 'secret' },
        allowedOrigins: ['https://school.example', 'http://localhost:5173'],
        accountChooser: false,
        trustedProxies: { kind: 'hops', hops: 2 },
        signUps: { mode: 'open', emailDomains: [] },
        signUpsPerHour: 30,
        guestsPerDay: 0,
        logFormat: 'json',
        logLevel: 'debug',
        metricsToken: 'a-long-enough-secret',
        lessonApiOrigin: 'https://lessons.example',
      },
    });
  });

  test('a local model needs no key', () => {
    const model = { baseUrl: 'http://localhost:11434/v1', model: 'gemma3' };
    expect(parseSetting('model', { LLM_BASE_URL: model.baseUrl, LLM_MODEL: model.model })).toEqual(model);
  });

  test('a lesson API on the own origin needs no exception', () => {
    const result = readServerConfiguration({ VITE_BACKEND_URL: '/api' });
    expect(result.ok && 'lessonApiOrigin' in result.value).toBe(false);
  });
});

describe('a bad value', () => {
  test.each([
    ['SERVE', 'files'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'http://localhost'],
    ['FIREBASE_PROJECT_ID', 'My School'],
    ['GOOGLE_CLIENT_ID', 'abc'],
    ['LLM_BASE_URL', 'localhost:11434'],
    ['ALLOWED_ORIGINS', 'https://school.example/app'],
    ['ALLOWED_ORIGINS', '*'],
    ['VITE_BACKEND_URL', 'lessons.example'],
    ['LOG_FORMAT', 'xml'],
    ['LOG_LEVEL', 'all'],
    ['METRICS_TOKEN', 'too-short'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '10.0.0.0/8, proxy.example'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['DATABASE_URL', 'mysql://db.example/arcade'],
    ['DATABASE_CONNECTIONS', '1'],
    ['SIGN_UPS_PER_HOUR', '0'],
    ['SIGN_UPS_PER_HOUR', 'many'],
    ['SIGN_UPS', 'yes'],
    ['SIGN_UP_DOMAINS', 'school'],
    ['SIGN_UP_DOMAINS', '@school.example'],
    ['SIGN_UP_DOMAINS', 'school.example,'],
    ['PARENT_CONSENT_BELOW_AGE', '6'],
    ['PARENT_CONSENT_BELOW_AGE', '22'],
    ['DELETE_UNUSED_AFTER_MONTHS', '2'],
    ['OPERATOR_NAME', 'x'.repeat(201)],
    ['PRIVACY_NOTICE_URL', 'javascript:alert(1)'],
    ['ACCOUNT_CHOOSER', 'yes'],
    ['SMTP_URL', 'mail.example:25'],
    ['MAIL_FROM', 'Learning Arcade'],
    ['PUBLIC_URL', 'arcade.school.example'],
  ])('a bad value of %s (%s) is named', (name, value) => {
    expect(parseFailure({ [name]: value })).toMatch(new RegExp(`^  ${name} must`, 'm'));
  });

  test('all bad values are named in one message', () => {
    const failure = parseFailure({ PORT: 'x', HOST: 'a b', LLM_BASE_URL: 'nowhere' });
    expect(failure).toContain('PORT');
    expect(failure).toContain('HOST');
    expect(failure).toContain('LLM_BASE_URL');
  });

  test('the message does not contain the value, which may be a secret', () => {
    expect(parseFailure({ LLM_BASE_URL: 'sk-very-secret' })).not.toContain('sk-very-secret');
  });
});

describe('the account chooser', () => {
  test.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ TRUST_PROXY: '1' }, false],
    [{ TRUST_PROXY: '127.0.0.1' }, false],
    [{ GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com' }, false],
    [{ ACCOUNT_CHOOSER: 'off' }, false],
    [{ ACCOUNT_CHOOSER: 'on', TRUST_PROXY: '1' }, true],
  ])('the account chooser with %j is on: %s', (variables, there) => {
    expect(parseSetting('accountChooser', variables as Record<string, string>)).toBe(there);
  });

  test.each([
    { ACCOUNT_CHOOSER: 'on', HOST: '0.0.0.0' },
    { ACCOUNT_CHOOSER: 'on', GOOGLE_CLIENT_ID: '1-a.apps.googleusercontent.com' },
  ])('the account chooser cannot be on with %j', (variables) => {
    expect(parseSetting('accountChooser', variables)).toContain('ACCOUNT_CHOOSER must be off');
  });
});

describe('mail', () => {
  const SMTP = { SMTP_URL: 'smtps://arcade:secret@mail.example', MAIL_FROM: 'Arcade <a@school.example>' };

  test('mails use SMTP with a sender and the origin of their links', () => {
    expect(parseSetting('mail', { ...SMTP, PUBLIC_URL: 'https://arcade.school.example/' })).toEqual({
      kind: 'smtp',
      url: 'smtps://arcade:secret@mail.example',
      from: 'Arcade <a@school.example>',
      appOrigin: 'https://arcade.school.example',
    });
  });

  test.each([
    [{}, { kind: 'log' }],
    [{ PUBLIC_URL: 'https://arcade.school.example' }, { kind: 'log' }],
    [{ HOST: '0.0.0.0' }, undefined],
    [{ TRUST_PROXY: '1' }, undefined],
  ])('mail with %j is %j', (variables, there) => {
    expect(parseSetting('mail', variables as Record<string, string>)).toEqual(there);
  });
});

describe('registration', () => {
  test('domains are a list in lower case', () => {
    const variables = { SIGN_UPS: 'invited', SIGN_UP_DOMAINS: 'School.example, b.example' };
    expect(parseSetting('signUps', variables)).toEqual({
      mode: 'invited',
      emailDomains: ['school.example', 'b.example'],
    });
  });

  test.each([
    { SIGN_UPS: 'closed' },
    { SIGN_UPS: 'invited' },
    { SIGN_UP_DOMAINS: 'school.example' },
    { PARENT_CONSENT_BELOW_AGE: '16' },
    { DELETE_UNUSED_AFTER_MONTHS: '12' },
  ])('%j is rejected with Firebase, where it would do nothing', (variables) => {
    const failure = parseFailure({ ...variables, FIREBASE_PROJECT_ID: 'my-school' } as Record<
      string,
      string
    >);
    expect(failure).toContain(`${Object.keys(variables)[0]} has no effect with FIREBASE_PROJECT_ID`);
  });
});

describe('the operator', () => {
  test('an operator has a name, and may have a contact and a notice', () => {
    expect(parseSetting('operator', { OPERATOR_NAME: 'Hill School' })).toEqual({ name: 'Hill School' });
    expect(
      parseSetting('operator', {
        OPERATOR_NAME: 'Hill School',
        OPERATOR_CONTACT: 'office@school.example',
        PRIVACY_NOTICE_URL: 'https://school.example/privacy',
      }),
    ).toEqual({
      name: 'Hill School',
      contact: 'office@school.example',
      notice_url: 'https://school.example/privacy',
    });
  });
});

describe('values that belong together', () => {
  test.each([
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }, 'PUBLIC_URL is missing'],
    [{ SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'https://b.example' }, 'MAIL_FROM is missing'],
    [{ SERVE: 'lessons', DATABASE_URL: 'postgres://db.example/arcade' }, 'FIREBASE_PROJECT_ID is missing'],
    [{ SERVE: 'lessons', FIREBASE_PROJECT_ID: 'my-school' }, 'DATABASE_URL is missing'],
    [{ OPERATOR_CONTACT: 'a@b.example' }, 'OPERATOR_NAME is missing: OPERATOR_CONTACT needs it'],
    [{ PRIVACY_NOTICE: 'We keep it.' }, 'OPERATOR_NAME is missing: PRIVACY_NOTICE needs it'],
    [
      {
        OPERATOR_NAME: 'Hill School',
        PRIVACY_NOTICE: 'We keep it.',
        PRIVACY_NOTICE_URL: 'https://b.example',
      },
      'PRIVACY_NOTICE must be empty',
    ],
    [{ DELETE_UNUSED_AFTER_MONTHS: '12' }, 'SMTP_URL is missing: DELETE_UNUSED_AFTER_MONTHS needs it'],
    [{ LLM_MODEL: 'gemma3' }, 'LLM_BASE_URL is missing'],
    [{ LLM_BASE_URL: 'http://localhost:11434/v1' }, 'LLM_MODEL is missing'],
    [{ LLM_API_KEY: 'secret' }, 'LLM_BASE_URL and LLM_MODEL are missing'],
    [{ VITE_FIREBASE_PROJECT_ID: 'my-school' }, 'FIREBASE_PROJECT_ID is missing'],
    [
      { VITE_FIREBASE_PROJECT_ID: 'my-school', FIREBASE_PROJECT_ID: 'other-one' },
      'must name the same project',
    ],
  ])('%j is rejected', (variables, fault) => {
    expect(parseFailure(variables as Record<string, string>)).toContain(fault);
  });
});
