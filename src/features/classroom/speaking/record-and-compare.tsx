import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { after } from '../../../platform/after.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout.module.css';
import { Hear } from '../listening/hear.tsx';
import { createRecording } from './create-recording.ts';
import { browserRecorder, type RecordingFailure } from './recorder.ts';

const WHY: Record<RecordingFailure['kind'], string> = {
  insecure:
    'Browsers lend the microphone only to addresses that begin with https. Say the sentence aloud without recording it.',
  unsupported: 'This browser cannot record. Say the sentence aloud without recording it.',
  refused:
    'The browser was not allowed to use the microphone. You can change that in its settings for this page, or speak without recording.',
  'no-microphone': 'This device has no microphone that the browser can use.',
  failed: 'The microphone did not start. Another program may be using it.',
};

interface RecordAndCompareProps {
  /** What the learner says, and the voice as well. */
  sentence: string;
  /** The learner is about to speak. */
  onRecord?: (() => void) | undefined;
}

/** The learner's own voice beside the browser's. The microphone is asked for on a tap, and nothing leaves the page. */
export function RecordAndCompare({ sentence, onRecord }: RecordAndCompareProps) {
  const recording = useMemo(() => createRecording(browserRecorder, after), []);
  useEffect(() => recording.end, [recording]);
  const state = useSyncExternalStore(recording.subscribe, recording.state, recording.state);
  const model = useMemo(() => [{ text: sentence, voice: 0, turn: 0 }], [sentence]);
  const [hasRecorded, setRecorded] = useState(false);
  const isRecording = state.phase === 'recording';

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
          busy={state.phase === 'asking'}
          onClick={isRecording ? () => void recording.finish() : record}
        >
          {isRecording ? 'Stop recording' : hasRecorded ? 'Record again' : 'Record yourself'}
        </Button>
        {(state.phase === 'recorded' || state.phase === 'playing') && (
          <>
            <Button
              icon={state.phase === 'playing' ? 'close' : 'play'}
              onClick={state.phase === 'playing' ? recording.stop : recording.play}
            >
              {state.phase === 'playing' ? 'Stop' : 'Hear yourself'}
            </Button>
            <Hear lines={model} of="the sentence as it is" />
          </>
        )}
      </div>
      {isRecording && <p role="status">Recording: speak now. It stays in this page and is not kept.</p>}
      {state.phase === 'impossible' && <Alert kind="info">{WHY[state.why]}</Alert>}
    </div>
  );
}
