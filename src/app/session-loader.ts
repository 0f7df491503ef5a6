import type { Session } from '../session/session.ts';
import { followSession, type Screens } from './follow-session.ts';
import { loadChunk } from './load-chunk.ts';
import type { AppRouter } from './router.tsx';

/** Gives the page's one session, loading accounts, records and sync at the first call. */
export function createSessionLoader(router: () => AppRouter): () => Promise<Session> {
  let loading: Promise<Session> | null = null;
  return () => {
    loading ??= loadChunk('session', () => import('./open-session.ts')).then(
      ({ openSession }) => {
        const session = openSession();
        followSession(session, screensOf(router()));
        return session;
      },
      (cause) => {
        loading = null;
        throw cause;
      },
    );
    return loading;
  };
}

function screensOf(router: AppRouter): Screens {
  return {
    needLearner: () => router.state.matches.some((match) => match.routeId === '/guarded'),
    toSignIn: () => void router.navigate({ to: '/login' }),
    renew: () => void router.invalidate(),
  };
}
