import { describe, expect, test, vi } from 'vitest';
import { type InstallPage, watchInstallOffer } from '../../src/installation/install-offer.ts';

function aPage(navigator: { standalone?: boolean } = {}) {
  const events = new EventTarget();
  const page: InstallPage = Object.assign(events, { navigator }) as InstallPage;
  const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
  return {
    offer: watchInstallOffer(page),
    prompt,
    /** Returns whether the browser's own banner was held back. */
    tell() {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
      return !events.dispatchEvent(event);
    },
    installed: () => events.dispatchEvent(new Event('appinstalled')),
  };
}

describe('a browser that can install the app', () => {
  test('has its question kept for later, and its own banner held back', () => {
    const { offer, prompt, tell } = aPage();
    const heard = vi.fn();
    offer.onChange(heard);
    expect(tell()).toBe(true);
    expect(offer.getMethod()?.kind).toBe('prompt');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(prompt).not.toHaveBeenCalled();
  });

  test('asks once, as it allows no more', async () => {
    const { offer, prompt, tell } = aPage();
    tell();
    const way = offer.getMethod();
    if (way?.kind === 'prompt') await way.install();
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(offer.getMethod()).toBeNull();
  });

  test('that was asked from its own menu has no way left to offer', () => {
    const { offer, tell, installed } = aPage();
    tell();
    installed();
    expect(offer.getMethod()).toBeNull();
  });
});

test('an iPhone is led to its share menu, but not where the app is on the home screen already', () => {
  expect(aPage({ standalone: false }).offer.getMethod()).toEqual({ kind: 'share-menu' });
  expect(aPage({ standalone: true }).offer.getMethod()).toBeNull();
});

test('a browser that tells nothing is offered nothing', () => {
  expect(aPage().offer.getMethod()).toBeNull();
});
