import type { AnyRoute, AnyRouteMatch } from '@tanstack/react-router';
import type { Session } from '../session/session.ts';
import { loadChunk } from './load-chunk.ts';
import type { AppRouter } from './router.tsx';
import { navigateOnSessionChange, type SessionNavigation } from './session-navigation.ts';

/** Gives the page's one session, loading accounts, records and sync at the first call. */
export function createSessionLoader(router: () => AppRouter): () => Promise<Session> {
  let loading: Promise<Session> | null = null;
  return () => {
    loading ??= loadChunk('session', () => import('./open-session.ts')).then(
      ({ createPageSession }) => {
        const session = createPageSession();
        navigateOnSessionChange(session, screensOf(router()));
        // After whoever asked has begun to open the records.
        setTimeout(() => prepareScreen(router()));
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

/**
 * Has the code of the screen that is asked for run while the browser opens the records: the guards let it in only once
 * they are open, and the page has nothing else to do till then. What fails here fails there, too, and is told there.
 */
function prepareScreen(router: AppRouter): void {
  const routes: Readonly<Record<string, AnyRoute>> = router.routesById;
  const matches: readonly AnyRouteMatch[] = router.matchRoutes(router.latestLocation);
  for (const { routeId } of matches) {
    const route = routes[routeId];
    if (route) void router.loadRouteChunk(route);
  }
}

function screensOf(router: AppRouter): SessionNavigation {
  return {
    isLearnerRequired: () => router.state.matches.some((match) => match.routeId === '/guarded'),
    openSignIn: () => void router.navigate({ to: '/login' }),
    rerunGuards: () => void router.invalidate(),
  };
}
