import type { LineEvents, LinePlayer } from '../../../src/ui/speech/line-player.ts';

/** A voice that says nothing by itself: tests end its line, interrupt it or have it fail. */
export class FakeLinePlayer implements LinePlayer {
  readonly playedLines: { text: string; speaker: number; rate: number }[] = [];
  #events: LineEvents | null = null;

  play(text: string, manner: { speaker: number; rate: number }, events: LineEvents): () => void {
    this.#take()?.onInterruption();
    this.playedLines.push({ text, ...manner });
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
