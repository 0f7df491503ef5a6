import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type AppRouter, createAppRouter } from './router.tsx';
import { createSessionLoader } from './session-loader.ts';

/** Shows the app in `element`. */
export function mountApp(element: HTMLElement): void {
  const router: AppRouter = createAppRouter({ loadSession: createSessionLoader(() => router) });
  createRoot(element).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
