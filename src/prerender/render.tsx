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

/** Links of the app's screens ask a router for their addresses. */
function renderMarkup(screen: ReactNode, address: string): string {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [address] }),
    isServer: true,
  });
  return renderToStaticMarkup(<RouterContextProvider router={router}>{screen}</RouterContextProvider>);
}

/** The pages' files with the markup of their screens. */
export function renderScreens(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(PRERENDERED_SCREENS).map(([file, screen]) => [file, renderMarkup(screen, `/${file}`)]),
  );
}

/** The drawing that a page gets once it has a script, as its file says `data-drawing`. */
export function renderDrawing(): string {
  return renderToStaticMarkup(<LandingDrawing />);
}

/** The notice of an update, for pages without the app. */
export function renderUpdateNotice(): string {
  return renderMarkup(UPDATE_NOTICE, '/');
}
