import { unreachable } from '../../../domain/result.ts';

/** How fast a text is played; 1 is the voice's own speed. */
export const RATES = { normal: 1, slower: 0.8, slow: 0.6 } as const;
export type Speed = keyof typeof RATES;

type PlaybackPhase =
  | { phase: 'unheard' }
  /** `isSaid` where the line was heard to its end, so that playing goes on behind it. */
  | { phase: 'still'; at: number; isSaid: boolean }
  /** `isAlone` where only this line was asked for. */
  | { phase: 'playing'; at: number; isAlone: boolean }
  | { phase: 'over' }
  | { phase: 'failed'; at: number };

/** A text that is played line by line. */
export interface Playback {
  now: PlaybackPhase;
  speed: Speed;
  /** Whether it was played to its end once. */
  wasHeard: boolean;
  /** Whose lines the learner says: the voice leaves them out. `null` when it says all. */
  learner: number | null;
}

export type PlaybackEvent =
  | { type: 'played' }
  | { type: 'paused' }
  /** Given up: the next playing begins at the start. */
  | { type: 'stopped' }
  /** The line that was heard last, once more; then as before. */
  | { type: 'repeated' }
  | { type: 'went-back' }
  | { type: 'speed-chosen'; speed: Speed }
  /** The learner takes somebody's part, or none; the text begins anew. */
  | { type: 'part-chosen'; learner: number | null }
  | { type: 'line-ended' }
  | { type: 'failed' };

export const AT_START: Playback = {
  now: { phase: 'unheard' },
  speed: 'normal',
  wasHeard: false,
  learner: null,
};

/** The line that is played or comes next, from 0. After the end it is the last one, of which one may hear more. */
export function lineAt({ now }: Playback, count: number): number {
  if ('at' in now) return now.at;
  return now.phase === 'over' ? Math.max(0, count - 1) : 0;
}

/**
 * What a text does when somebody touches its controls, or the voice comes to the end of a line.
 * @param count of its lines
 */
export function reducePlayback(playback: Playback, event: PlaybackEvent, count: number): Playback {
  const { now } = playback;
  const at = lineAt(playback, count);
  if (count === 0) return playback;
  switch (event.type) {
    case 'played':
      return now.phase === 'playing' ? playback : playing(playback, nextAt(now, count));
    case 'paused':
      return now.phase === 'playing' ? { ...playback, now: { phase: 'still', at, isSaid: false } } : playback;
    case 'stopped':
      return { ...playback, now: AT_START.now };
    case 'repeated':
      return playing(playback, at, now.phase !== 'playing' || now.isAlone);
    case 'went-back':
      return playing(playback, Math.max(0, at - 1), now.phase !== 'playing' || now.isAlone);
    case 'speed-chosen':
      return { ...playback, speed: event.speed };
    case 'part-chosen':
      return { ...playback, now: AT_START.now, learner: event.learner };
    case 'line-ended':
      return now.phase === 'playing' ? afterLine(playback, now, count) : playback;
    case 'failed':
      return { ...playback, now: { phase: 'failed', at } };
    default:
      return unreachable(event);
  }
}

function playing(playback: Playback, at: number, isAlone = false): Playback {
  return { ...playback, now: { phase: 'playing', at, isAlone } };
}

/** Where playing begins or goes on; behind the end it begins anew. */
function nextAt(now: PlaybackPhase, count: number): number {
  if (now.phase === 'over' || now.phase === 'unheard') return 0;
  return now.phase === 'still' && now.isSaid ? (now.at + 1) % count : now.at;
}

/** A line that was asked for by itself stays the one that is spoken of. */
function afterLine(playback: Playback, now: { at: number; isAlone: boolean }, count: number): Playback {
  if (now.isAlone) return { ...playback, now: { phase: 'still', at: now.at, isSaid: true } };
  const isLast = now.at === count - 1;
  return isLast ? { ...playback, now: { phase: 'over' }, wasHeard: true } : playing(playback, now.at + 1);
}
