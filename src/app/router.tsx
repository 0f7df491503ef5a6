import { createRouter } from '@tanstack/react-router';
import type { RouterContext } from './guards.ts';
import { RouteFailure } from './route-failure.tsx';
import { RoutePending } from './route-pending.tsx';
import { routeTree } from './route-tree.tsx';

/** A wait shorter than this shows nothing: a flash of progress is worse than none. */
const PENDING_AFTER_MS = 300;
const PENDING_AT_LEAST_MS = 300;

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultErrorComponent: RouteFailure,
    defaultOnCatch: (error) => console.error(error),
    defaultPendingComponent: RoutePending,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: PENDING_AT_LEAST_MS,
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A class is asked for on arrival. It costs a credit, so no address says it, and whoever asks takes it away. */
    beginsClass?: true;
  }

  interface Register {
    router: AppRouter;
  }
}
