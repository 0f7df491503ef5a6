import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { runAfter } from '../../../platform/run-after.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout.module.css';
import { ListenButton } from '../listening/listen-button.tsx';
import { createRecording } from './create-recording.ts';
import { browserRecorder, type RecordingFailure } from './recorder.ts';

const FAILURE_TEXTS: Record<RecordingFailure['kind'], string> = {
  insecure:
    'Browsers lend the microphone only to addresses that begin with https. Say the sentence aloud without recording it.',
  unsupported: 'This browser cannot record. Say the sentence aloud without recording it.',
  refused:
    'The browser was not allowed to use the microphone. You can change that in its settings for this page, or speak without recording.',
  'no-microphone': 'This device has no microphone that the browser can use.',
  failed: 'The microphone did not start. Another program may be using it.',
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
            <ListenButton lines={modelLines} subject="the sentence as it is" />
          </>
        )}
      </div>
      {isRecording && <p role="status">Recording: speak now. It stays in this page and is not kept.</p>}
      {state.status === 'unavailable' && <Alert kind="info">{FAILURE_TEXTS[state.why]}</Alert>}
    </div>
  );
}
