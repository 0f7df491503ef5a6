import { showOperator } from '../features/about/show-operator.ts';
import { getStartAddress } from '../features/landing/start-address.ts';
import { runWhenIdle } from '../platform/run-when-idle.ts';
import { getWaitingUpdate, installServiceWorker, onWaitingUpdateChange } from '../pwa/service-worker.ts';
import { runAfterPaint } from '../ui/after-paint.ts';
import { applyTheme, readTheme } from '../ui/theme.ts';
import { runLandingGame } from './run-landing-game.ts';

/**
 * The script of the pages without the app. They work without it; it prefetches the app, plays the cabinet's
 * game and keeps the app installed.
 */
function enhancePage(): void {
  applyTheme(readTheme());
  wireLandingLinks(document, getStartAddress);
  runLandingGame(document);
  loadDrawing(document);
  const prefetchApp = prefetchOnIntent(document);
  watchUpdateNotice(document);
  fillOperatorCard(document);
  if (import.meta.env.PROD) {
    runWhenLoaded(() =>
      runWhenIdle(() => {
        prefetchApp();
        void installServiceWorker();
      }),
    );
  }
}

function runWhenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task);
}

/**
 * Sets the target of *Start Learning* at the click, and lets the space bar press all links with the role of a
 * button.
 *
 * @param getAddress the current target of *Start Learning*
 */
function wireLandingLinks(page: Document, getAddress: () => string): void {
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[role="button"]')) {
    if (link.dataset.way === 'start')
      link.addEventListener('click', () => link.setAttribute('href', getAddress()));
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      link.click();
    });
  }
}

/** Loads the page's drawing, which is a separate file so that the text does not wait for it. */
function loadDrawing(page: Document): void {
  const place = page.querySelector<HTMLElement>('[data-drawing]');
  if (!place?.dataset.drawing) return;
  // The pages' Trusted Types policy forbids parsing markup from text; here the browser parses the file
  // itself.
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.addEventListener('load', () => {
    if (request.status === 200 && request.responseXML) place.append(request.responseXML.documentElement);
  });
  request.open('GET', place.dataset.drawing);
  request.send();
}

/** Events that come some hundred milliseconds before a click. */
const INTENT_EVENTS = ['pointerenter', 'focus', 'touchstart'] as const;

/**
 * Prefetches the files that the app starts with, once: when a visitor is about to follow a link to the app,
 * or when the returned function is called.
 */
function prefetchOnIntent(page: Document): () => void {
  const files = page.querySelector<HTMLMetaElement>('meta[name="app-files"]')?.content.split(' ') ?? [];
  function prefetchApp() {
    for (const file of files.splice(0)) {
      const link = page.createElement('link');
      link.rel = 'prefetch';
      link.as = file.endsWith('.css') ? 'style' : 'script';
      link.href = file;
      page.head.append(link);
    }
  }
  for (const link of page.querySelectorAll('a[role="button"]')) {
    for (const event of INTENT_EVENTS)
      link.addEventListener(event, prefetchApp, { once: true, passive: true });
  }
  return prefetchApp;
}

/** Shows what the host says about itself, where the page has a card for it. */
function fillOperatorCard(page: Document): void {
  const card = page.querySelector<HTMLElement>('[data-operator]');
  if (!card) return;
  showOperator(card).catch((cause: unknown) => console.warn('The host could not be asked who it is:', cause));
}

/** Shows the update notice, a template in the page, once a newer version waits. */
function watchUpdateNotice(page: Document): void {
  const stop = onWaitingUpdateChange(() => {
    const update = getWaitingUpdate();
    const notice = page.querySelector<HTMLTemplateElement>('#update-notice')?.content.cloneNode(true);
    if (!update || !(notice instanceof DocumentFragment)) return;
    stop();
    notice.querySelector('button')?.addEventListener('click', update);
    page.querySelector('#root')?.prepend(notice);
  });
}

// Pages with the app load this file, too, for the code that both share.
if (document.documentElement.hasAttribute('data-entrance')) runAfterPaint(enhancePage);
