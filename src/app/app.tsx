import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type AppRouter, createAppRouter } from './router.tsx';
import { installServiceWorker } from './service-worker.ts';
import { createSessionLoader } from './session-loader.ts';

/** Shows the app in `element`. */
export function mountApp(element: HTMLElement): void {
  const router: AppRouter = createAppRouter({ loadSession: createSessionLoader(() => router) });
  createRoot(element).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  // After the first screen is there: its files come before those that are only kept for later.
  if (import.meta.env.PROD) window.addEventListener('load', () => void installServiceWorker());
}
