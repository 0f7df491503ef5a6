import { createRouter, type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Alert } from '../ui/alert.tsx';
import { BusyIndicator } from '../ui/busy-indicator.tsx';
import { Button, PageButtonLink } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import { Page } from '../ui/page.tsx';
import type { RouterContext } from './guards.ts';
import { ChunkLoadError } from './load-chunk.ts';
import { routeTree } from './route-tree.tsx';
import css from './router.module.css';

/** A shorter wait shows no progress, because a flash of it is worse than none. */
const PENDING_AFTER_MS = 300;
/** Progress that is shown stays at least so long, for the same reason. */
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
    /**
     * Requests a class on arrival. Not part of the address, because a link, bookmark or reload must not cost
     * a credit; the screen removes it.
     */
    beginsClass?: true;
  }

  interface Register {
    router: AppRouter;
  }
}

/** Shown while the code of the next screen and the learner's records are loading. */
function RoutePending() {
  return (
    <main className={css.pending}>
      <BusyIndicator label="Opening…" />
    </main>
  );
}

/** Shown in place of a screen that failed, with the reason, a retry and a link to the entrance. */
function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();

  function tryAgain() {
    // A failed module stays failed for this page; only a reload requests it from the server again.
    if (error instanceof ChunkLoadError) return window.location.reload();
    reset();
    void router.invalidate();
  }

  return (
    <Page title="Something went wrong" emblem="lost">
      <Alert kind="error">{formatRouteError(error)}</Alert>
      <p>Your saved work is safe.</p>
      <div className={layout.row3}>
        <Button kind="primary" icon="reset" onClick={tryAgain}>
          Try again
        </Button>
        <PageButtonLink href="/">Back to the entrance</PageButtonLink>
      </div>
    </Page>
  );
}

function formatRouteError(error: unknown): string {
  if (error instanceof ChunkLoadError) {
    return 'We couldn’t load this part of the app. Check your internet and try again.';
  }
  return error instanceof Error && error.message ? error.message : 'We don’t know why. Please try again.';
}
