import { createListeners } from '../domain/listeners.ts';

/** What Chromium tells of an app that it could install (https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface). */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The window, as far as installing goes. */
export type InstallPage = Pick<Window, 'addEventListener'> & {
  /** `standalone` is Safari's own, on iPhones and iPads alone. */
  readonly navigator: { readonly standalone?: boolean };
};

/** How this browser would put the app on the home screen. */
export type InstallMethod =
  /** The browser asks; works once. */
  | { kind: 'prompt'; install: () => Promise<void> }
  /** The learner has to find it in the browser's menu. */
  | { kind: 'share-menu' };

/** Where the browser leaves it to the learner. */
export const SHARE_MENU_STEPS = 'Tap Share, then Add to Home Screen.';

export interface InstallOffer {
  /** `null` where the app is installed, or can't be. */
  getMethod(): InstallMethod | null;
  onChange(listener: () => void): () => void;
}

/** Listens from the page's start, since the browser tells once, and keeps its question for a moment of ours. */
export function watchInstallOffer(page: InstallPage): InstallOffer {
  const listeners = createListeners();
  let way: InstallMethod | null = page.navigator.standalone === false ? { kind: 'share-menu' } : null;
  const set = (next: InstallMethod | null) => {
    way = next;
    listeners.notify();
  };
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const install = async () => {
      set(null);
      await (event as InstallPromptEvent).prompt();
    };
    set({ kind: 'prompt', install });
  });
  page.addEventListener('appinstalled', () => set(null));
  return { getMethod: () => way, onChange: listeners.subscribe };
}
