import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { runAfter } from '../../../platform/run-after.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout.module.css';
import { ListenButton } from '../listening/listen-button.tsx';
import { createRecording } from './create-recording.ts';
import { browserRecorder, type RecordingFailure } from './recorder.ts';

const FAILURE_TEXTS: Record<RecordingFailure['kind'], string> = {
  insecure: 'Recording needs a secure (https) page. You can still say the sentence aloud.',
  unsupported: 'This browser can’t record. You can still say the sentence aloud.',
  refused: 'We can’t use the microphone. Allow it in the browser’s settings, or speak without recording.',
  'no-microphone': 'We can’t find a microphone on this device.',
  failed: 'The microphone didn’t start. Maybe another app is using it.',
};

interface RecordingControlsProps {
  /** The sentence to say, which the voice can say, too. */
  sentence: string;
  /** Recording is about to start. */
  onRecord?: (() => void) | undefined;
}

/**
 * Records and plays the learner's voice. The microphone is requested on a tap, and nothing leaves the page.
 */
export function RecordingControls({ sentence, onRecord }: RecordingControlsProps) {
  const recording = useMemo(() => createRecording(browserRecorder, runAfter), []);
  useEffect(() => recording.end, [recording]);
  const state = useSyncExternalStore(recording.subscribe, recording.state, recording.state);
  const modelLines = useMemo(() => [{ text: sentence, speakerIndex: 0, turn: 0 }], [sentence]);
  const [hasRecorded, setRecorded] = useState(false);
  const isRecording = state.status === 'recording';

  function record(): void {
    onRecord?.();
    setRecorded(true);
    void recording.record();
  }

  return (
    <div className={layout.stack2}>
      <div className={layout.row2}>
        <Button
          icon={isRecording ? 'close' : 'microphone'}
          busy={state.status === 'requesting'}
          onClick={isRecording ? () => void recording.finish() : record}
        >
          {isRecording ? 'Stop recording' : hasRecorded ? 'Record again' : 'Record yourself'}
        </Button>
        {(state.status === 'recorded' || state.status === 'playing') && (
          <>
            <Button
              icon={state.status === 'playing' ? 'close' : 'play'}
              onClick={state.status === 'playing' ? recording.stop : recording.play}
            >
              {state.status === 'playing' ? 'Stop' : 'Hear yourself'}
            </Button>
            <ListenButton lines={modelLines} subject="the sentence" />
          </>
        )}
      </div>
      {isRecording && <p role="status">Recording: speak now. We don’t save or send it.</p>}
      {state.status === 'unavailable' && <Alert kind="info">{FAILURE_TEXTS[state.why]}</Alert>}
    </div>
  );
}
