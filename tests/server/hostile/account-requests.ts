import type { Attacker, HostileRequest } from './hostile-request.ts';

const API = '/identitytoolkit.googleapis.com/v1/accounts';
const TOKEN = '/securetoken.googleapis.com/v1/token';

function call({ send }: Attacker, method: string, body: object): Promise<Response> {
  return send(`${API}:${method}?key=any`, { method: 'POST', body: JSON.stringify(body) });
}

/**
 * Requests to sign-up, sign-in and the token service. A flood may reach limits, so 429 and 503 are expected.
 */
export const accountRequests: readonly HostileRequest[] = [
  {
    name: 'an e-mail of 60,000 characters',
    send: (attacker) =>
      call(attacker, 'signInWithPassword', { email: `${'a.'.repeat(30_000)}@b`, password: 'correct horse' }),
    expectedStatuses: [400, 413, 429],
  },
  {
    name: 'a password that Unicode makes eighteen times as long',
    send: (attacker) =>
      call(attacker, 'signInWithPassword', { email: 'nobody@example.org', password: '\ufdfa'.repeat(4096) }),
    expectedStatuses: [400, 429, 503],
  },
  {
    name: 'a refresh token of a megabyte',
    send: ({ send }) =>
      send(TOKEN, {
        method: 'POST',
        body: `grant_type=refresh_token&refresh_token=${'a'.repeat(1_000_000)}`,
      }),
    expectedStatuses: [413],
  },
  {
    name: 'a form of sixteen thousand fields',
    send: ({ send }) => send(TOKEN, { method: 'POST', body: 'a&'.repeat(8_000) }),
    expectedStatuses: [400, 413, 429],
  },
  {
    name: 'a token without a signature',
    send: (attacker) =>
      call(attacker, 'lookup', {
        idToken: `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ sub: attacker.uid }))}.`,
      }),
    expectedStatuses: [400, 429],
  },
  {
    name: 'a token of ten thousand dots',
    send: ({ send }) =>
      send('/api/remaining-calls', { headers: { Authorization: `Bearer ${'.'.repeat(10_000)}` } }),
    expectedStatuses: [401, 429],
  },
  {
    name: 'JSON nested ten thousand levels deep for a sign-in',
    send: ({ send }) =>
      send(`${API}:signInWithPassword`, {
        method: 'POST',
        body: `${'[['.repeat(5_000)}${']]'.repeat(5_000)}`,
      }),
    expectedStatuses: [400, 413, 429],
  },
];
