import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heard: { text: string; lang: string; rate: number; pitch: number }[];
    /** Ends the current utterance. */
    endLine: () => void;
  }
}

/**
 * Stubs the browser's speech synthesis, which a headless browser lacks: an utterance lasts until the test
 * ends it, and can be cancelled as in browsers.
 */
export function stubVoice(page: Page) {
  return page.addInitScript(() => {
    window.heard = [];
    // The app speaks a line in sentences; only the last one reports its end.
    let queue: SpeechSynthesisUtterance[] = [];
    const empty = () => {
      const emptied = queue;
      queue = [];
      return emptied;
    };
    window.endLine = () => {
      for (const utterance of empty()) utterance.onend?.(new SpeechSynthesisEvent('end', { utterance }));
    };
    const voice = {
      getVoices: () => [],
      speak(utterance: SpeechSynthesisUtterance) {
        const { text, lang, rate, pitch } = utterance;
        window.heard.push({ text, lang, rate, pitch });
        queue.push(utterance);
      },
      cancel() {
        for (const utterance of empty())
          utterance.onerror?.(new SpeechSynthesisErrorEvent('error', { utterance, error: 'interrupted' }));
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: voice, configurable: true });
  });
}

/** The texts that the voice was asked to speak. */
export const readSpokenTexts = (page: Page) => page.evaluate(() => window.heard.map(({ text }) => text));
export const endUtterance = (page: Page) => page.evaluate(() => window.endLine());
