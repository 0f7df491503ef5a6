import { createListeners } from '../domain/listeners.ts';

/** Fired by Chromium (https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface). */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The parts of the window that installing needs. */
export type InstallPage = Pick<Window, 'addEventListener'> & {
  /** `standalone` exists only in Safari on iPhones and iPads. */
  readonly navigator: { readonly standalone?: boolean };
};

/** How this browser can install the app. */
export type InstallMethod =
  /** The browser shows its own prompt; works once. */
  | { kind: 'prompt'; install: () => Promise<void> }
  /** The learner has to use the browser's menu. */
  | { kind: 'share-menu' };

/** Instructions for the method `share-menu`. */
export const SHARE_MENU_STEPS = 'Tap Share, then Add to Home Screen.';

export interface InstallOffer {
  /** `null` when the app is installed already, or can't be. */
  getMethod(): InstallMethod | null;
  onChange(listener: () => void): () => void;
}

/**
 * Defers the browser's install prompt until the app shows it. Call at the page's start: the event is fired
 * once.
 */
export function watchInstallOffer(page: InstallPage): InstallOffer {
  const listeners = createListeners();
  let method: InstallMethod | null = page.navigator.standalone === false ? { kind: 'share-menu' } : null;
  const setMethod = (next: InstallMethod | null) => {
    method = next;
    listeners.notify();
  };
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const install = async () => {
      setMethod(null);
      await (event as InstallPromptEvent).prompt();
    };
    setMethod({ kind: 'prompt', install });
  });
  page.addEventListener('appinstalled', () => setMethod(null));
  return { getMethod: () => method, onChange: listeners.subscribe };
}
