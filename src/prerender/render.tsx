import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HallDrawing } from '../features/landing/hall-drawing.tsx';
import { SCREENS, UPDATE_NOTICE } from './screens.tsx';

/** Links of the app's screens ask a router for their addresses. */
function markupOf(screen: ReactNode, address: string): string {
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
    Object.entries(SCREENS).map(([file, screen]) => [file, markupOf(screen, `/${file}`)]),
  );
}

/** The drawing that a page gets once it has a script, as its file says `data-drawing`. */
export function renderDrawing(): string {
  return renderToStaticMarkup(<HallDrawing />);
}

/** The notice of an update, for pages without the app. */
export function renderUpdateNotice(): string {
  return markupOf(UPDATE_NOTICE, '/');
}
