import * as v from 'valibot';
import { expect, test } from 'vitest';
import { readServerConfiguration } from '../../server/configuration/configuration.ts';
import { createHostingResponse } from '../../server/hosting-response.ts';
import { hostingResponse } from '../../src/contract/hosting.ts';
import { createLessonApp } from './lesson-app.ts';

function respond(variables: Record<string, string>) {
  const configuration = readServerConfiguration(variables);
  if (!configuration.ok) throw new Error(configuration.failure);
  return createHostingResponse(configuration.value);
}

test('visitors are told who may sign up, and whether they may try', () => {
  const variables = { SIGN_UPS: 'invited', SIGN_UP_DOMAINS: 'school.example', GUESTS_PER_DAY: '0' };
  expect(respond(variables)).toMatchObject({
    sign_ups: { mode: 'invited', email_domains: ['school.example'], allows_guests: false },
  });
  expect(respond({})).toMatchObject({ sign_ups: { mode: 'open', email_domains: [], allows_guests: true } });
});

test('a server with Firebase says nothing about sign-ups', () => {
  expect(respond({ FIREBASE_PROJECT_ID: 'my-school' })).not.toHaveProperty('sign_ups');
});

test.each([{}, { SIGN_UPS: 'closed' }, { FIREBASE_PROJECT_ID: 'my-school' }])(
  'the app can parse the response to %j',
  (variables) => {
    const response = respond(variables as Record<string, string>);
    expect(v.parse(hostingResponse, response)).toEqual(response);
  },
);

test('/api/hosting is served without a token, and never cached', async () => {
  const hosting = respond({ SIGN_UPS: 'closed' });
  const response = await (await createLessonApp({}, { hosting })).app.request('/api/hosting');
  expect(await response.json()).toEqual(hosting);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});
