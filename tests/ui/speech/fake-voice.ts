import type { LineEvents, Voice } from '../../../src/ui/speech/voice.ts';

/** A voice that says nothing by itself: tests end its line, interrupt it or have it fail. */
export class FakeVoice implements Voice {
  readonly said: { text: string; speaker: number; rate: number }[] = [];
  #events: LineEvents | null = null;

  say(text: string, manner: { speaker: number; rate: number }, events: LineEvents): () => void {
    this.#take()?.onInterruption();
    this.said.push({ text, ...manner });
    this.#events = events;
    return () => {
      if (this.#events === events) this.#events = null;
    };
  }

  get isSpeaking(): boolean {
    return this.#events !== null;
  }

  end(): void {
    this.#take()?.onEnd();
  }

  interrupt(): void {
    this.#take()?.onInterruption();
  }

  fail(): void {
    this.#take()?.onFailure();
  }

  #take(): LineEvents | null {
    const events = this.#events;
    this.#events = null;
    return events;
  }
}
