import type { KillableServer } from './kills.ts';
import { runServer } from './running-server.ts';

/** A server on `folder`, in a process of its own. */
export async function killableServer(folder: string): Promise<KillableServer> {
  const server = await runServer({ DATA_DIR: folder });
  return {
    send: (path, init) => fetch(`${server.address}${path}`, init),
    async kill() {
      server.stop('SIGKILL');
      await server.ended;
    },
  };
}

export async function signUpAt(
  { send }: KillableServer,
  index: number,
): Promise<{ uid: string; idToken: string }> {
  const response = await send('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any', {
    method: 'POST',
    body: JSON.stringify({
      email: `writer-${index}@school.example`,
      password: 'a good one',
      returnSecureToken: true,
    }),
  });
  const { localId, idToken } = await response.json();
  return { uid: localId, idToken };
}
