import { expect, test } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.ts';
import { type SpawnedServer, spawnServer } from './spawned-server.ts';

let server: SpawnedServer;
let pupils = 0;

/** Signs a new learner up with this X-Forwarded-For, and returns the status. */
async function signUp(forwardedFor: string): Promise<number> {
  pupils += 1;
  const response = await server.send('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any', {
    method: 'POST',
    headers: { 'X-Forwarded-For': forwardedFor },
    body: JSON.stringify({ email: `pupil-${pupils}@school.example`, password: 'a good one' }),
  });
  return response.status;
}

test.each([
  ['1', '203.0.113.1', '203.0.113.2', '198.51.100.1, 203.0.113.1'],
  ['2', '203.0.113.1, 10.0.0.1', '203.0.113.2, 10.0.0.1', '198.51.100.1, 203.0.113.1, 10.0.0.1'],
  ['127.0.0.1, 10.0.0.0/8', '203.0.113.1, 10.0.0.1', '203.0.113.2', '198.51.100.1, 203.0.113.1, 10.0.0.1'],
])(
  'a server that trusts %s counts visitors separately, ignores what they forward, and has no chooser',
  async (trust, first, second, disguised) => {
    server = await spawnServer({
      DATA_DIR: temporaryFolder(),
      TRUST_PROXY: trust,
      SIGN_UPS_PER_HOUR: '1',
    });
    expect(await signUp(first)).toBe(200);
    expect(await signUp(first)).toBe(400);
    expect(await signUp(disguised)).toBe(400);
    expect(await signUp(second)).toBe(200);
    const configuration = await server.send('/cloud/config');
    expect(await configuration.json()).toEqual({ google: { kind: 'none' } });
  },
  60_000,
);
