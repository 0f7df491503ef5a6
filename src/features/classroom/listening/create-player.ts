import { createListeners } from '../../../domain/listeners.ts';
import { speakingTimeMs } from '../../../domain/speaking-time.ts';
import type { SpokenLine } from '../../../domain/spoken-turns.ts';
import type { After } from '../../../platform/after.ts';
import type { Voice } from '../../../ui/speech/voice.ts';
import { AT_START, type PlaybackEvent, RATES, reducePlayback } from './playback.ts';

interface PlayerParts {
  lines: readonly SpokenLine[];
  voice: Voice;
  after: After;
}

/**
 * Plays lines with a voice, and leaves the learner's own lines out for as long as a person needs to say them. Pausing
 * hushes the voice, and going on says the line from its start: the voices of Android can't stop in the middle.
 */
export function createPlayer({ lines, voice, after }: PlayerParts) {
  const { subscribe, notify } = createListeners();
  let playback = AT_START;
  let stop = () => {};

  function send(event: PlaybackEvent): void {
    const before = playback;
    playback = reducePlayback(before, event, lines.length);
    if (playback === before) return;
    if (playback.now !== before.now || playback.speed !== before.speed) {
      stop();
      stop = sayLine();
    }
    notify();
  }

  function sayLine(): () => void {
    const { now, speed, learner } = playback;
    const line = now.phase === 'playing' ? lines[now.at] : undefined;
    if (line === undefined) return () => {};
    const rate = RATES[speed];
    const onEnd = () => send({ type: 'line-ended' });
    if (line.voice === learner) return after(speakingTimeMs(line.text, rate), onEnd);
    return voice.say(
      line.text,
      { speaker: line.voice, rate },
      { onEnd, onInterruption: () => send({ type: 'paused' }), onFailure: () => send({ type: 'failed' }) },
    );
  }

  return { playback: () => playback, subscribe, send };
}
