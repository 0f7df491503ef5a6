import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** All utterances that the app asked for, the oldest first. */
    requestedUtterances: { text: string; lang: string; rate: number; pitch: number }[];
    /** Ends all utterances that wait in the queue. */
    endQueue: () => void;
  }
}

/**
 * Stubs the browser's speech synthesis, which a headless browser lacks: an utterance lasts until the test
 * ends it, and can be cancelled as in browsers.
 */
export function stubVoice(page: Page) {
  return page.addInitScript(() => {
    window.requestedUtterances = [];
    // The app queues a line as one utterance a sentence, and listens to the end of the last one.
    let queue: SpeechSynthesisUtterance[] = [];
    const takeQueue = () => {
      const taken = queue;
      queue = [];
      return taken;
    };
    window.endQueue = () => {
      for (const utterance of takeQueue()) utterance.onend?.(new SpeechSynthesisEvent('end', { utterance }));
    };
    const voice = {
      getVoices: () => [],
      speak(utterance: SpeechSynthesisUtterance) {
        const { text, lang, rate, pitch } = utterance;
        window.requestedUtterances.push({ text, lang, rate, pitch });
        queue.push(utterance);
      },
      cancel() {
        for (const utterance of takeQueue())
          utterance.onerror?.(new SpeechSynthesisErrorEvent('error', { utterance, error: 'interrupted' }));
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: voice, configurable: true });
  });
}

/** The texts that the voice was asked to speak. */
export const readSpokenTexts = (page: Page) =>
  page.evaluate(() => window.requestedUtterances.map(({ text }) => text));
/** Ends the line that is being spoken. */
export const endSpokenLine = (page: Page) => page.evaluate(() => window.endQueue());
