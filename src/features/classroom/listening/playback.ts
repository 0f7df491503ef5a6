import { unreachable } from '../../../domain/result.ts';

/** How fast a text is played; 1 is the voice's own speed. */
export const PLAYBACK_RATES = { normal: 1, slower: 0.8, slow: 0.6 } as const;
export type PlaybackSpeed = keyof typeof PLAYBACK_RATES;

type PlaybackPosition =
  | { status: 'idle' }
  /** `isLineDone` when the line was played to its end, so that playing resumes after it. */
  | { status: 'paused'; lineIndex: number; isLineDone: boolean }
  /** `isSingleLine` when only this line is to be played. */
  | { status: 'playing'; lineIndex: number; isSingleLine: boolean }
  | { status: 'ended' }
  | { status: 'failed'; lineIndex: number };

/** A text that is played line by line. */
export interface Playback {
  position: PlaybackPosition;
  speed: PlaybackSpeed;
  /** Whether it was played to its end once. */
  hasPlayedToEnd: boolean;
  /** The speaker whose lines the learner says and the voice skips; `null` when the voice says all. */
  learnerVoice: number | null;
}

export type PlaybackEvent =
  | { type: 'played' }
  | { type: 'paused' }
  /** Playing starts from the beginning next time. */
  | { type: 'stopped' }
  /** Plays the current line again, then continues as before. */
  | { type: 'repeated' }
  | { type: 'went-back' }
  | { type: 'speed-chosen'; speed: PlaybackSpeed }
  /** The learner takes a speaker's role, or none; the text restarts. */
  | { type: 'role-chosen'; learnerVoice: number | null }
  | { type: 'line-ended' }
  | { type: 'failed' };

export const INITIAL_PLAYBACK: Playback = {
  position: { status: 'idle' },
  speed: 'normal',
  hasPlayedToEnd: false,
  learnerVoice: null,
};

/**
 * The index of the line that is played or comes next. After the end it is the last one, which can be
 * repeated.
 */
export function getCurrentLine({ position }: Playback, count: number): number {
  if ('lineIndex' in position) return position.lineIndex;
  return position.status === 'ended' ? Math.max(0, count - 1) : 0;
}

/**
 * Applies an event of the controls or the voice.
 * @param count the number of lines
 */
export function reducePlayback(playback: Playback, event: PlaybackEvent, count: number): Playback {
  const { position } = playback;
  const lineIndex = getCurrentLine(playback, count);
  if (count === 0) return playback;
  switch (event.type) {
    case 'played':
      return position.status === 'playing' ? playback : playFrom(playback, findNextLine(position, count));
    case 'paused':
      return position.status === 'playing'
        ? { ...playback, position: { status: 'paused', lineIndex, isLineDone: false } }
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
    case 'role-chosen':
      return { ...playback, position: INITIAL_PLAYBACK.position, learnerVoice: event.learnerVoice };
    case 'line-ended':
      return position.status === 'playing' ? finishLine(playback, position, count) : playback;
    case 'failed':
      return { ...playback, position: { status: 'failed', lineIndex } };
    default:
      return unreachable(event);
  }
}

function playFrom(playback: Playback, lineIndex: number, isSingleLine = false): Playback {
  return { ...playback, position: { status: 'playing', lineIndex, isSingleLine } };
}

/** The line at which playing starts or resumes; after the end it is the first. */
function findNextLine(current: PlaybackPosition, count: number): number {
  if (current.status === 'ended' || current.status === 'idle') return 0;
  return current.status === 'paused' && current.isLineDone
    ? (current.lineIndex + 1) % count
    : current.lineIndex;
}

/** After a single line, that line stays the current one. */
function finishLine(
  playback: Playback,
  current: { lineIndex: number; isSingleLine: boolean },
  count: number,
): Playback {
  if (current.isSingleLine)
    return { ...playback, position: { status: 'paused', lineIndex: current.lineIndex, isLineDone: true } };
  const isLast = current.lineIndex === count - 1;
  return isLast
    ? { ...playback, position: { status: 'ended' }, hasPlayedToEnd: true }
    : playFrom(playback, current.lineIndex + 1);
}
