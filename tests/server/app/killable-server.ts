import type { Attacker } from '../hostile/hostile-request.ts';
import type { KillableServer } from './kills.ts';
import { runServer } from './running-server.ts';

/** A server on `folder`, in a process of its own. */
export async function killableServer(folder: string): Promise<KillableServer> {
  const { send, stop, ended } = await runServer({ DATA_DIR: folder });
  return {
    send,
    async kill() {
      stop('SIGKILL');
      await ended;
    },
  };
}

export async function signUpAt({ send }: Pick<Attacker, 'send'>, index: number): Promise<Attacker> {
  const response = await send('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any', {
    method: 'POST',
    body: JSON.stringify({
      email: `writer-${index}@school.example`,
      password: 'a good one',
      returnSecureToken: true,
    }),
  });
  const { localId, idToken } = await response.json();
  return { uid: localId, idToken, send };
}
