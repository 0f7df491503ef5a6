import { useState } from 'react';
import { MESSAGES } from '../../../domain/messages.ts';
import type { speakingPrompt } from '../../../domain/speech.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout.module.css';
import { useSpeech } from '../../../ui/speech/use-speech.ts';
import css from './notes-desk.module.css';

interface SpeakingPromptProps {
  /** The sentence to practise; it fails when the class has neither exercises nor a plan. */
  prompt: ReturnType<typeof speakingPrompt>;
  wasPlayed: boolean;
  onPlayed: () => void;
}

/** A sentence to listen to and say after (specification, sections 5, 7 and 9). */
export function SpeakingPrompt({ prompt, wasPlayed, onPlayed }: SpeakingPromptProps) {
  const speech = useSpeech();
  const [isMissing, setMissing] = useState(false);

  const hasNoVoice = speech.state === 'unsupported' || speech.state === 'failed';

  function play(): void {
    setMissing(!prompt.ok);
    if (prompt.ok && speech.speak(prompt.value)) onPlayed();
  }

  return (
    <div className={layout.stack3}>
      <p>Listen, then say the sentence aloud until it sounds the same.</p>
      <div className={layout.row2}>
        <Button icon={wasPlayed ? 'reset' : 'speaker'} onClick={play}>
          {wasPlayed ? 'Play Again' : 'Play Prompt'}
        </Button>
        {speech.state === 'speaking' && (
          <Button kind="quiet" icon="close" onClick={speech.stop}>
            Stop
          </Button>
        )}
      </div>
      {isMissing && <Alert kind="error">{MESSAGES.nothingToPlay}</Alert>}
      {hasNoVoice && (
        <Alert kind="info">This browser has no voice to read with. Read the sentence aloud yourself.</Alert>
      )}
      {prompt.ok && (
        <details open={hasNoVoice}>
          <summary>Show the sentence</summary>
          <p className={css.task}>{prompt.value}</p>
        </details>
      )}
    </div>
  );
}
