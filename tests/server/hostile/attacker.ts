import type { Hono } from 'hono';
import { signUpWriter } from '../app/killable-server.ts';
import type { Attacker } from './hostile-request.ts';

let attackers = 0;

/** Signs a new attacker up with an app that has a local cloud; every one comes from another address. */
export function signUpAttacker(app: Pick<Hono, 'request'>): Promise<Attacker> {
  attackers += 1;
  const connection = { incoming: { socket: { remoteAddress: `192.0.2.${attackers % 256}` } } };
  return signUpWriter({ send: async (path, init) => app.request(path, init, connection) }, attackers);
}
