import { describe, expect, test } from 'vitest';
import { askForGoogleToken, type GooglePrompts } from '../../src/remote/google-sign-in.ts';

const ORIGIN = 'http://localhost:8080';
const MIA = { email: 'mia@example.com', displayName: 'Mia' };

const CLOSING: GooglePrompts = { chooseAccount: async () => null, askGoogle: async () => null };

/** A server with this Google configuration, which answers a chosen account with `choice`. */
function createServer(google: unknown, choice?: Response) {
  const requests: Request[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    if (request.url.endsWith('/cloud/config')) return Response.json({ google });
    return choice ?? Response.json({}, { status: 404 });
  };
  return { send, requests };
}

describe('Google sign-in with the app’s own server', () => {
  test('reports when it is not set up', async () => {
    const { send } = createServer({ kind: 'none' });
    expect(await askForGoogleToken(ORIGIN, CLOSING, send)).toEqual({
      ok: false,
      failure: 'You can’t sign in with Google on this site.',
    });
  });

  test('sends the chosen account and returns the token', async () => {
    const { send, requests } = createServer({ kind: 'chooser' }, Response.json({ idToken: 'id-token' }));
    const prompts = { ...CLOSING, chooseAccount: async () => MIA };
    expect(await askForGoogleToken(ORIGIN, prompts, send)).toEqual({ ok: true, value: 'id-token' });
    expect(requests[1]?.url).toBe('http://localhost:8080/cloud/google/choose');
    expect(await requests[1]?.json()).toEqual(MIA);
  });

  test('reports why the server refused the chosen account', async () => {
    const { send } = createServer(
      { kind: 'chooser' },
      Response.json({ detail: 'A bad e-mail.' }, { status: 400 }),
    );
    const prompts = { ...CLOSING, chooseAccount: async () => MIA };
    expect(await askForGoogleToken(ORIGIN, prompts, send)).toEqual({ ok: false, failure: 'A bad e-mail.' });
  });

  test('asks Google for the configured client', async () => {
    const { send } = createServer({ kind: 'client', clientId: 'client-1' });
    const prompts = { ...CLOSING, askGoogle: async (clientId: string) => `token for ${clientId}` };
    expect(await askForGoogleToken(ORIGIN, prompts, send)).toEqual({ ok: true, value: 'token for client-1' });
  });

  test.each([{ kind: 'chooser' }, { kind: 'client', clientId: 'client-1' }])(
    'fails with its own message when the window is closed, with %o',
    async (google) => {
      const { send, requests } = createServer(google);
      expect(await askForGoogleToken(ORIGIN, CLOSING, send)).toEqual({
        ok: false,
        failure: 'You closed the sign-in window.',
      });
      expect(requests).toHaveLength(1);
    },
  );

  test('gives no token when the server’s configuration is unknown', async () => {
    const { send } = createServer({ kind: 'teleport' });
    expect((await askForGoogleToken(ORIGIN, CLOSING, send)).ok).toBe(false);
  });

  test('reports the browser’s reason without a connection', async () => {
    const send = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await askForGoogleToken(ORIGIN, CLOSING, send)).toEqual({ ok: false, failure: 'Failed to fetch' });
  });
});
