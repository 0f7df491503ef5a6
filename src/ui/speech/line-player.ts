import { getSpeechSynthesis, readAloud } from './read-aloud.ts';

/** What becomes of a line that a voice was given. Exactly one of these is called, once, unless it is hushed before. */
export interface LineEvents {
  onEnd: () => void;
  /** Somebody else has begun to speak. */
  onInterruption: () => void;
  onFailure: () => void;
}

/** Somebody who says lines, one at a time. */
export interface LinePlayer {
  /**
   * Says a line in place of what is being said.
   * @param speaker whose voice it is, from 0
   * @param rate how fast; 1 is the voice's own speed
   * @returns hushes this line; it is then not heard of again
   */
  play(text: string, manner: { speaker: number; rate: number }, events: LineEvents): () => void;
}

/** The browser's voice; `undefined` where there is none. */
export function createBrowserLinePlayer(): LinePlayer | undefined {
  const synthesis = getSpeechSynthesis();
  if (!synthesis) return undefined;
  return {
    play(text, { speaker, rate }, events) {
      let isOver = false;
      const once = (tell: () => void) => () => {
        if (isOver) return;
        isOver = true;
        tell();
      };
      const reading = readAloud(text, {
        speaker: speaker,
        rate,
        onEnd: once(events.onEnd),
        onInterruption: once(events.onInterruption),
        onFailure: once(events.onFailure),
      });
      if (reading === 'silent') queueMicrotask(once(events.onEnd));
      // Cancelling when nothing is said would swallow the next line in some browsers.
      return once(() => synthesis.cancel());
    },
  };
}
