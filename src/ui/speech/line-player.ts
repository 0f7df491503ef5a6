import { getSpeechSynthesis, readAloud } from './read-aloud.ts';

/** Exactly one of these is called, once, unless the line is stopped before. */
export interface LineEvents {
  onEnd: () => void;
  /** Another text is being spoken. */
  onInterruption: () => void;
  onFailure: () => void;
}

/** Speaks lines, one at a time. */
export interface LinePlayer {
  /**
   * Speaks a line, and stops the current one.
   * @param options.speaker the index of the speaker, from 0
   * @param options.rate 1 is the normal speed
   * @returns a function that stops this line without calling an event
   */
  play(text: string, options: { speaker: number; rate: number }, events: LineEvents): () => void;
}

/** With the browser's speech synthesis; `undefined` if there is none. */
export function createBrowserLinePlayer(): LinePlayer | undefined {
  const synthesis = getSpeechSynthesis();
  if (!synthesis) return undefined;
  return {
    play(text, { speaker, rate }, events) {
      let isOver = false;
      const once = (callback: () => void) => () => {
        if (isOver) return;
        isOver = true;
        callback();
      };
      const reading = readAloud(text, {
        speaker,
        rate,
        onEnd: once(events.onEnd),
        onInterruption: once(events.onInterruption),
        onFailure: once(events.onFailure),
      });
      if (reading === 'silent') queueMicrotask(once(events.onEnd));
      // In some browsers, cancelling when nothing is spoken drops the next line.
      return once(() => synthesis.cancel());
    },
  };
}
