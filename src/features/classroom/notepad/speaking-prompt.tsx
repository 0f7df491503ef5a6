import { useMemo, useRef, useState } from 'react';
import { MESSAGES } from '../../../domain/messages.ts';
import type { pickSpeakingSentence } from '../../../domain/speech.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout.module.css';
import { usePlayer } from '../listening/use-player.ts';
import css from './notes-panel.module.css';

interface SpeakingPromptProps {
  /** The sentence to practise; an error when the class has neither exercises nor a plan. */
  prompt: ReturnType<typeof pickSpeakingSentence>;
  wasPlayed: boolean;
  onPlayed: () => void;
}

/** A sentence to listen to and repeat (specification, sections 5, 7 and 9). */
export function SpeakingPrompt({ prompt, wasPlayed, onPlayed }: SpeakingPromptProps) {
  const container = useRef<HTMLDivElement>(null);
  const sentence = prompt.ok ? prompt.value : '';
  const lines = useMemo(() => [{ text: sentence, speakerIndex: 0, turn: 0 }], [sentence]);
  const { playback, send, hasVoice } = usePlayer(lines, container);
  const [isMissing, setMissing] = useState(false);
  const isMute = !hasVoice || playback.position.status === 'failed';

  function play(): void {
    setMissing(!prompt.ok);
    if (!prompt.ok || !hasVoice) return;
    send({ type: 'repeated' });
    onPlayed();
  }

  return (
    <div className={layout.stack3} ref={container}>
      <p>Listen, then say the sentence aloud until it sounds the same.</p>
      <div className={layout.row2}>
        <Button icon={wasPlayed ? 'reset' : 'speaker'} onClick={play}>
          {wasPlayed ? 'Play Again' : 'Play Prompt'}
        </Button>
        {playback.position.status === 'playing' && (
          <Button kind="quiet" icon="close" onClick={() => send({ type: 'stopped' })}>
            Stop
          </Button>
        )}
      </div>
      {isMissing && <Alert kind="error">{MESSAGES.nothingToPlay}</Alert>}
      {isMute && <Alert kind="info">This browser can’t read aloud. Please read the sentence yourself.</Alert>}
      {prompt.ok && (
        <details open={isMute}>
          <summary>Show the sentence</summary>
          <p className={css.task}>{sentence}</p>
        </details>
      )}
    </div>
  );
}
