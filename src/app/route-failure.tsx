import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Alert } from '../ui/alert.tsx';
import { Button, PageButtonLink } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import { Page } from '../ui/page.tsx';
import { ChunkLoadError } from './load-chunk.ts';

/** What a screen that failed leaves behind: the reason, another try, and the way back. */
export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();

  function tryAgain() {
    // A failed module stays failed for this page; only a reload asks the server for it again.
    if (error instanceof ChunkLoadError) return window.location.reload();
    reset();
    void router.invalidate();
  }

  return (
    <Page title="Something went wrong" emblem="lost">
      <Alert kind="error">{formatRouteError(error)}</Alert>
      <p>Your saved work is not touched by this.</p>
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
    return 'This part of the app could not be loaded. Check your connection and try again.';
  }
  return error instanceof Error && error.message ? error.message : 'An unexpected error happened.';
}
