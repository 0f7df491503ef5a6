import type { Attacker } from '../hostile/hostile-request.ts';
import type { KillableServer } from './kill-repeatedly.ts';
import { spawnServer } from './spawned-server.ts';

/** A server on `folder` in its own process. */
export async function startKillableServer(folder: string): Promise<KillableServer> {
  const { send, kill: stop, exitCode } = await spawnServer({ DATA_DIR: folder });
  return {
    send,
    async kill() {
      stop('SIGKILL');
      await exitCode;
    },
  };
}

export const WRITER_PASSWORD = 'a good one';
export const getWriterEmail = (index: number) => `writer-${index}@school.example`;

/** Signs up a new learner with `getWriterEmail(index)` and `WRITER_PASSWORD`. */
export async function signUpWriter({ send }: Pick<Attacker, 'send'>, index: number): Promise<Attacker> {
  const response = await send('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any', {
    method: 'POST',
    body: JSON.stringify({
      email: getWriterEmail(index),
      password: WRITER_PASSWORD,
      returnSecureToken: true,
    }),
  });
  const { localId, idToken } = await response.json();
  return { uid: localId, idToken, send };
}
