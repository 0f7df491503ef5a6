import { describe, expect, test, vi } from 'vitest';
import { type InstallPage, watchInstallOffer } from '../../src/pwa/install-offer.ts';

function openPage(navigator: { standalone?: boolean } = {}) {
  const events = new EventTarget();
  const page: InstallPage = Object.assign(events, { navigator }) as InstallPage;
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  return {
    offer: watchInstallOffer(page),
    prompt,
    /** Fires the browser's event, and returns whether its own banner was prevented. */
    firePrompt() {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
      return !events.dispatchEvent(event);
    },
    fireInstalled: () => events.dispatchEvent(new Event('appinstalled')),
  };
}

describe('a browser that can install the app', () => {
  test('has its prompt deferred, without its own banner', () => {
    const { offer, prompt, firePrompt } = openPage();
    const listener = vi.fn();
    offer.onChange(listener);
    expect(firePrompt()).toBe(true);
    expect(offer.getMethod()?.kind).toBe('prompt');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(prompt).not.toHaveBeenCalled();
  });

  test('shows its prompt only once', async () => {
    const { offer, prompt, firePrompt } = openPage();
    firePrompt();
    const method = offer.getMethod();
    if (method?.kind === 'prompt') await method.install();
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(offer.getMethod()).toBeNull();
  });

  test('has no method left after an installation from its own menu', () => {
    const { offer, firePrompt, fireInstalled } = openPage();
    firePrompt();
    fireInstalled();
    expect(offer.getMethod()).toBeNull();
  });
});

test('an iPhone uses its share menu, unless the app is on the home screen already', () => {
  expect(openPage({ standalone: false }).offer.getMethod()).toEqual({ kind: 'share-menu' });
  expect(openPage({ standalone: true }).offer.getMethod()).toBeNull();
});

test('a browser that fires no event has no method', () => {
  expect(openPage().offer.getMethod()).toBeNull();
});
