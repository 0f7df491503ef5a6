import { unreachable } from '../../../domain/result.ts';

/** How fast a text is played; 1 is the voice's own speed. */
export const PLAYBACK_RATES = { normal: 1, slower: 0.8, slow: 0.6 } as const;
export type PlaybackSpeed = keyof typeof PLAYBACK_RATES;

type PlaybackPosition =
  | { status: 'unheard' }
  /** `isSaid` where the line was heard to its end, so that playing goes on behind it. */
  | { status: 'still'; lineIndex: number; isLineDone: boolean }
  /** `isAlone` where only this line was asked for. */
  | { status: 'playing'; lineIndex: number; isSingleLine: boolean }
  | { status: 'over' }
  | { status: 'failed'; lineIndex: number };

/** A text that is played line by line. */
export interface Playback {
  position: PlaybackPosition;
  speed: PlaybackSpeed;
  /** Whether it was played to its end once. */
  hasPlayedToEnd: boolean;
  /** Whose lines the learner says: the voice leaves them out. `null` when it says all. */
  learnerVoice: number | null;
}

export type PlaybackEvent =
  | { type: 'played' }
  | { type: 'paused' }
  /** Given up: the next playing begins at the start. */
  | { type: 'stopped' }
  /** The line that was heard last, once more; then as before. */
  | { type: 'repeated' }
  | { type: 'went-back' }
  | { type: 'speed-chosen'; speed: PlaybackSpeed }
  /** The learner takes somebody's part, or none; the text begins anew. */
  | { type: 'part-chosen'; learnerVoice: number | null }
  | { type: 'line-ended' }
  | { type: 'failed' };

export const INITIAL_PLAYBACK: Playback = {
  position: { status: 'unheard' },
  speed: 'normal',
  hasPlayedToEnd: false,
  learnerVoice: null,
};

/** The line that is played or comes next, from 0. After the end it is the last one, of which one may hear more. */
export function getCurrentLine({ position }: Playback, count: number): number {
  if ('lineIndex' in position) return position.lineIndex;
  return position.status === 'over' ? Math.max(0, count - 1) : 0;
}

/**
 * What a text does when somebody touches its controls, or the voice comes to the end of a line.
 * @param count of its lines
 */
export function reducePlayback(playback: Playback, event: PlaybackEvent, count: number): Playback {
  const { position } = playback;
  const lineIndex = getCurrentLine(playback, count);
  if (count === 0) return playback;
  switch (event.type) {
    case 'played':
      return position.status === 'playing' ? playback : playFrom(playback, nextAt(position, count));
    case 'paused':
      return position.status === 'playing'
        ? { ...playback, position: { status: 'still', lineIndex, isLineDone: false } }
        : playback;
    case 'stopped':
      return { ...playback, position: INITIAL_PLAYBACK.position };
    case 'repeated':
      return playFrom(playback, lineIndex, position.status !== 'playing' || position.isSingleLine);
    case 'went-back':
      return playFrom(
        playback,
        Math.max(0, lineIndex - 1),
        position.status !== 'playing' || position.isSingleLine,
      );
    case 'speed-chosen':
      return { ...playback, speed: event.speed };
    case 'part-chosen':
      return { ...playback, position: INITIAL_PLAYBACK.position, learnerVoice: event.learnerVoice };
    case 'line-ended':
      return position.status === 'playing' ? afterLine(playback, position, count) : playback;
    case 'failed':
      return { ...playback, position: { status: 'failed', lineIndex } };
    default:
      return unreachable(event);
  }
}

function playFrom(playback: Playback, lineIndex: number, isSingleLine = false): Playback {
  return { ...playback, position: { status: 'playing', lineIndex, isSingleLine } };
}

/** Where playing begins or goes on; behind the end it begins anew. */
function nextAt(now: PlaybackPosition, count: number): number {
  if (now.status === 'over' || now.status === 'unheard') return 0;
  return now.status === 'still' && now.isLineDone ? (now.lineIndex + 1) % count : now.lineIndex;
}

/** A line that was asked for by itself stays the one that is spoken of. */
function afterLine(
  playback: Playback,
  now: { lineIndex: number; isSingleLine: boolean },
  count: number,
): Playback {
  if (now.isSingleLine)
    return { ...playback, position: { status: 'still', lineIndex: now.lineIndex, isLineDone: true } };
  const isLast = now.lineIndex === count - 1;
  return isLast
    ? { ...playback, position: { status: 'over' }, hasPlayedToEnd: true }
    : playFrom(playback, now.lineIndex + 1);
}
