import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readServerConfiguration } from '../../server/configuration/configuration.ts';
import { createHostingResponse } from '../../server/hosting-response.ts';
import { hostingResponse } from '../../src/api-contract/hosting.ts';
import { createLessonApp } from './lesson-app.ts';

function respond(variables: Record<string, string>) {
  const configuration = readServerConfiguration(variables);
  if (!configuration.ok) throw new Error(configuration.failure);
  return createHostingResponse(configuration.value);
}

test('the response says who may sign up, and whether visitors may try the app', () => {
  const variables = { SIGN_UPS: 'invited', SIGN_UP_DOMAINS: 'school.example', GUESTS_PER_DAY: '0' };
  expect(respond(variables)).toMatchObject({
    sign_ups: { mode: 'invited', email_domains: ['school.example'], allows_guests: false },
  });
  expect(respond({})).toMatchObject({ sign_ups: { mode: 'open', email_domains: [], allows_guests: true } });
});

test('the response names who is responsible, also with Firebase', () => {
  const operator = { OPERATOR_NAME: 'Hill School', PRIVACY_NOTICE: 'We keep your work.' };
  const shown = { operator: { name: 'Hill School', notice: 'We keep your work.' } };
  expect(respond(operator)).toMatchObject(shown);
  expect(respond({ ...operator, FIREBASE_PROJECT_ID: 'my-school' })).toEqual(shown);
  expect(respond({})).not.toHaveProperty('operator');
});

test('the response has the age below which a parent has to agree', () => {
  expect(respond({ PARENT_CONSENT_BELOW_AGE: '16' }).sign_ups?.consent_below_age).toBe(16);
  expect(respond({}).sign_ups).not.toHaveProperty('consent_below_age');
});

test('a server with Firebase says nothing about sign-ups', () => {
  expect(respond({ FIREBASE_PROJECT_ID: 'my-school' })).not.toHaveProperty('sign_ups');
});

test.each([
  {},
  { SIGN_UPS: 'closed', PARENT_CONSENT_BELOW_AGE: '16', OPERATOR_NAME: 'Hill School' },
  { FIREBASE_PROJECT_ID: 'my-school' },
])('the app can parse the response to %j', (variables) => {
  const response = respond(variables as Record<string, string>);
  expect(v.parse(hostingResponse, response)).toEqual(response);
});

test('/api/hosting is served without a token, and never cached', async () => {
  const hosting = respond({ SIGN_UPS: 'closed' });
  const response = await (await createLessonApp({}, { hosting })).app.request('/api/hosting');
  expect(await response.json()).toEqual(hosting);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});
