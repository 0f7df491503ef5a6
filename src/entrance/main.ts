import { startAddress } from '../features/landing/start-address.ts';
import { installServiceWorker } from '../installation/service-worker.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { applyTheme, readTheme } from '../ui/theme.ts';
import { fetchAppEarly } from './app-files.ts';
import { playCabinet } from './cabinet.ts';
import { showDrawing } from './late-drawing.ts';
import { showUpdates } from './update-notice.ts';
import { leadWays } from './ways.ts';

/** The script of the pages without the app. They work without it: it shortens the way, and keeps the app installed. */
function enter(): void {
  applyTheme(readTheme());
  leadWays(document, startAddress);
  playCabinet(document);
  showDrawing(document);
  const fetchApp = fetchAppEarly(document);
  showUpdates(document);
  if (import.meta.env.PROD) {
    whenLoaded(() =>
      whenIdle(() => {
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
if (document.documentElement.hasAttribute('data-entrance')) afterPaint(enter);
