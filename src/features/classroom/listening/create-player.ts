import { createListeners } from '../../../domain/listeners.ts';
import { estimateSpeakingMs } from '../../../domain/speaking-time.ts';
import type { SpokenLine } from '../../../domain/spoken-turns.ts';
import type { RunAfter } from '../../../platform/run-after.ts';
import type { LinePlayer } from '../../../ui/speech/line-player.ts';
import { INITIAL_PLAYBACK, PLAYBACK_RATES, type PlaybackEvent, reducePlayback } from './playback.ts';

interface PlayerOptions {
  lines: readonly SpokenLine[];
  voice: LinePlayer;
  after: RunAfter;
}

/**
 * Plays lines with a voice, and pauses at the learner's own lines for as long as a person needs to say them.
 * Resuming repeats the line from its start, because Android's voices can't pause in the middle.
 */
export function createPlayer({ lines, voice, after }: PlayerOptions) {
  const { subscribe, notify } = createListeners();
  let playback = INITIAL_PLAYBACK;
  let stop = () => {};

  function send(event: PlaybackEvent): void {
    const before = playback;
    playback = reducePlayback(before, event, lines.length);
    if (playback === before) return;
    if (playback.position !== before.position || playback.speed !== before.speed) {
      stop();
      stop = playLine();
    }
    notify();
  }

  function playLine(): () => void {
    const { position, speed, learnerVoice } = playback;
    const line = position.status === 'playing' ? lines[position.lineIndex] : undefined;
    if (line === undefined) return () => {};
    const rate = PLAYBACK_RATES[speed];
    const onEnd = () => send({ type: 'line-ended' });
    if (line.speakerIndex === learnerVoice) return after(estimateSpeakingMs(line.text, rate), onEnd);
    return voice.play(
      line.text,
      { speaker: line.speakerIndex, rate },
      { onEnd, onInterruption: () => send({ type: 'paused' }), onFailure: () => send({ type: 'failed' }) },
    );
  }

  return { playback: () => playback, subscribe, send };
}
