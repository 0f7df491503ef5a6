import type { Session } from '../session/session.ts';
import { loadChunk } from './load-chunk.ts';
import type { AppRouter } from './router.tsx';

/** Gives the page's one session, loading accounts, records and sync at the first call. */
export function createSessionLoader(router: () => AppRouter): () => Promise<Session> {
  let loading: Promise<Session> | null = null;
  return () => {
    loading ??= loadChunk('session', () => import('./open-session.ts')).then(
      ({ openSession }) => {
        const session = openSession();
        followSession(session, router());
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

/** A learner who is gone, or another one than before, also when another tab did it, gets other screens. */
function followSession(session: Session, router: AppRouter): void {
  session.subscribe(() => {
    const isGuarded = router.state.matches.some((match) => match.routeId === '/guarded');
    if (!isGuarded) return;
    if (session.state().phase === 'signed-out') void router.navigate({ to: '/login' });
    else void router.invalidate();
  });
}
