import { expect, test } from 'vitest';
import { fetchHosting } from '../../src/remote/hosting.ts';

const SIGN_UPS = { mode: 'invited', email_domains: ['school.example'], allows_guests: true };
const { signal } = new AbortController();

function read(respond: () => Response | Promise<Response>) {
  return fetchHosting('https://arcade.example/api', signal, async (input) => {
    expect(String(input)).toBe('https://arcade.example/api/hosting');
    return respond();
  });
}

test('the settings of the host are read below the address of the lesson API', async () => {
  expect(await read(() => Response.json({ sign_ups: SIGN_UPS }))).toEqual({ sign_ups: SIGN_UPS });
});

test.each<[string, () => Response | Promise<Response>]>([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an older server', () => Response.json({ detail: 'There is nothing at this address.' }, { status: 404 })],
  ['a page in place of JSON', () => new Response('<title>Sign in to the Wi-Fi</title>')],
  ['settings of another form', () => Response.json({ sign_ups: { ...SIGN_UPS, mode: 'ajar' } })],
])('nothing is known with %s', async (_name, respond) => {
  expect(await read(respond)).toBeNull();
});
