import '../installation/page-install.ts';

import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { installServiceWorker } from '../installation/service-worker.ts';
import { runWhenIdle } from '../platform/run-when-idle.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { createSessionLoader } from './session-loader.ts';

/** How long the frame stands before the router shows what it waits for, in milliseconds. */
const FRAME_MS = 3_000;

/** Shows the app in `element`, where the page's frame stands until the first screen is there to replace it. */
export function mountApp(element: HTMLElement): void {
  const router: AppRouter = createAppRouter({ loadSession: createSessionLoader(() => router) });
  const patience = new Promise((resolve) => setTimeout(resolve, FRAME_MS));
  const show = () =>
    createRoot(element).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  // A failure is the router's to show, as any later one.
  const shown = Promise.race([router.load(), patience]).then(show, show);
  // Its files come before those that are only kept for later.
  if (import.meta.env.PROD) void shown.then(() => runWhenIdle(() => void installServiceWorker()));
}
