import { vi } from 'vitest';

/** A line that a browser was given to say. */
export class FakeUtterance {
  lang = '';
  pitch = 1;
  rate = 1;
  voice: SpeechSynthesisVoice | undefined;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Replaces speech synthesis by one that speaks only when the test says so. Returns its queue. Like browsers,
 * it reports cancelled utterances.
 */
export function stubSpeechSynthesis(voices: readonly SpeechSynthesisVoice[] = []): FakeUtterance[] {
  const queue: FakeUtterance[] = [];
  const speechSynthesis = {
    getVoices: () => voices,
    speak: (utterance: FakeUtterance) => queue.push(utterance),
    cancel() {
      for (const { onerror } of queue.splice(0)) onerror?.({ error: 'interrupted' });
    },
  };
  vi.stubGlobal('window', { speechSynthesis, SpeechSynthesisUtterance: FakeUtterance });
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  return queue;
}
