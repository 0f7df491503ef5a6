import type { AnyRoute, AnyRouteMatch } from '@tanstack/react-router';
import type { Session } from '../session/session.ts';
import { loadChunk } from './load-chunk.ts';
import type { AppRouter } from './router.tsx';

/** Returns the page's one session, loading accounts, records and sync at the first call. */
export function createSessionLoader(getRouter: () => AppRouter): () => Promise<Session> {
  let loading: Promise<Session> | null = null;
  return () => {
    loading ??= loadChunk('session', () => import('./open-session.ts')).then(
      ({ createPageSession }) => {
        const session = createPageSession();
        navigateOnSessionChange(session, createSessionNavigation(getRouter()));
        // In a later task, so that opening the records starts first.
        setTimeout(() => prepareScreen(getRouter()));
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
 * Loads and runs the code of the requested screen while the browser opens the records, which the guards wait
 * for. A failure is reported when the router loads the screen.
 */
function prepareScreen(router: AppRouter): void {
  const routes: Readonly<Record<string, AnyRoute>> = router.routesById;
  const matches: readonly AnyRouteMatch[] = router.matchRoutes(router.latestLocation);
  for (const { routeId } of matches) {
    const route = routes[routeId];
    if (route) void router.loadRouteChunk(route);
  }
}

/** The router's operations for changes of the session. */
export interface SessionNavigation {
  /** Whether the current screen needs a learner. */
  isLearnerRequired(): boolean;
  openSignIn(): void;
  /** Runs the guards again, for the learner who is signed in now. */
  rerunGuards(): void;
}

/**
 * Leaves screens of a learner who signed out or changed, in this tab or another. While a learner is still
 * signing in, the guards decide where to go.
 */
export function navigateOnSessionChange(session: Session, navigation: SessionNavigation): void {
  let previous = session.getState().status;
  session.subscribe(() => {
    const wasSignedIn = previous === 'signed-in';
    previous = session.getState().status;
    if (!wasSignedIn || !navigation.isLearnerRequired()) return;
    if (previous === 'signed-out') navigation.openSignIn();
    else navigation.rerunGuards();
  });
}

function createSessionNavigation(router: AppRouter): SessionNavigation {
  return {
    isLearnerRequired: () => router.state.matches.some((match) => match.routeId === '/guarded'),
    openSignIn: () => void router.navigate({ to: '/login' }),
    rerunGuards: () => void router.invalidate(),
  };
}
