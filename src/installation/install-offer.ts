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
export type InstallWay =
  /** The browser asks; works once. */
  | { by: 'prompt'; install: () => Promise<void> }
  /** The learner has to find it in the browser's menu. */
  | { by: 'share-menu' };

/** Where the browser leaves it to the learner. */
export const SHARE_MENU_STEPS = 'Tap Share, then Add to Home Screen.';

export interface InstallOffer {
  /** `null` where the app is installed, or can't be. */
  way(): InstallWay | null;
  onChange(listener: () => void): () => void;
}

/** Listens from the page's start, since the browser tells once, and keeps its question for a moment of ours. */
export function watchInstallOffer(page: InstallPage): InstallOffer {
  const listeners = createListeners();
  let way: InstallWay | null = page.navigator.standalone === false ? { by: 'share-menu' } : null;
  const set = (next: InstallWay | null) => {
    way = next;
    listeners.notify();
  };
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const install = async () => {
      set(null);
      await (event as InstallPromptEvent).prompt();
    };
    set({ by: 'prompt', install });
  });
  page.addEventListener('appinstalled', () => set(null));
  return { way: () => way, onChange: listeners.subscribe };
}
