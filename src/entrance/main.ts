import { getStartAddress } from '../features/landing/start-address.ts';
import { installServiceWorker } from '../installation/service-worker.ts';
import { runWhenIdle } from '../platform/run-when-idle.ts';
import { runAfterPaint } from '../ui/after-paint.ts';
import { applyTheme, readTheme } from '../ui/theme.ts';
import { wireCabinet } from './cabinet.ts';
import { wireLandingLinks } from './landing-links.ts';
import { loadDrawing } from './load-drawing.ts';
import { prefetchApp } from './prefetch-app.ts';
import { watchUpdateNotice } from './update-notice.ts';

/** The script of the pages without the app. They work without it: it shortens the way, and keeps the app installed. */
function enter(): void {
  applyTheme(readTheme());
  wireLandingLinks(document, getStartAddress);
  wireCabinet(document);
  loadDrawing(document);
  const fetchApp = prefetchApp(document);
  watchUpdateNotice(document);
  if (import.meta.env.PROD) {
    whenLoaded(() =>
      runWhenIdle(() => {
        fetchApp();
        void installServiceWorker();
      }),
    );
  }
}

function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task);
}

// Pages with the app load this file too, for what both have in common.
if (document.documentElement.hasAttribute('data-entrance')) runAfterPaint(enter);
