import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { runWhenIdle } from '../platform/run-when-idle.ts';
import { installServiceWorker } from '../pwa/service-worker.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { createSessionLoader } from './session-loader.ts';

/** How long the prerendered frame stays before the router's pending screen replaces it, in milliseconds. */
const FRAME_TIMEOUT_MS = 3_000;

/** Renders the app into `element` in place of the prerendered frame, once the first screen is loaded. */
export function mountApp(element: HTMLElement): void {
  const router: AppRouter = createAppRouter({ loadSession: createSessionLoader(() => router) });
  const frameTimeout = new Promise((resolve) => setTimeout(resolve, FRAME_TIMEOUT_MS));
  const render = () =>
    createRoot(element).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  // The router shows a failure, like any later one.
  const rendered = Promise.race([router.load(), frameTimeout]).then(render, render);
  // After the first screen's own files, because the worker downloads all files of the app.
  if (import.meta.env.PROD) void rendered.then(() => runWhenIdle(() => void installServiceWorker()));
}
