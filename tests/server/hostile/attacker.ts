import type { Hono } from 'hono';
import type { Attacker } from './hostile-request.ts';

let attackers = 0;

/** Signs a new attacker up with an app that has a local cloud; every one comes from another address. */
export async function attackerOf(app: Pick<Hono, 'request'>): Promise<Attacker> {
  attackers += 1;
  const connection = { incoming: { socket: { remoteAddress: `192.0.2.${attackers % 256}` } } };
  const send = async (path: string, init?: RequestInit) => app.request(path, init, connection);
  const signedUp = await send('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any', {
    method: 'POST',
    body: JSON.stringify({ email: `attacker-${attackers}@example.org`, password: 'correct horse' }),
  });
  const { localId: uid, idToken } = await signedUp.json();
  return { uid, idToken, send };
}
