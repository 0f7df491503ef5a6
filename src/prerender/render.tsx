import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LandingDrawing } from '../features/landing/landing-drawing.tsx';
import { PRERENDERED_SCREENS, UPDATE_NOTICE } from './screens.tsx';

/** Renders a screen inside a router, from which its links get their addresses. */
function renderMarkup(screen: ReactNode, address: string): string {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [address] }),
    isServer: true,
  });
  return renderToStaticMarkup(<RouterContextProvider router={router}>{screen}</RouterContextProvider>);
}

/** The markup of each page's screen, by the page's file. */
export function renderScreens(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(PRERENDERED_SCREENS).map(([file, screen]) => [file, renderMarkup(screen, `/${file}`)]),
  );
}

/** The drawing of the landing page, which its script loads into the element with `data-drawing`. */
export function renderDrawing(): string {
  return renderToStaticMarkup(<LandingDrawing />);
}

/** The update notice for the pages `/` and `/about`, which run without React. */
export function renderUpdateNotice(): string {
  return renderMarkup(UPDATE_NOTICE, '/');
}
