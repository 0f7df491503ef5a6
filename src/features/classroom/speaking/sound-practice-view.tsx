import { useMemo } from 'react';
import type { SoundPractice } from '../../../domain/lesson-plan.ts';
import layout from '../../../ui/layout.module.css';
import { ListenButton } from '../listening/listen-button.tsx';
import { RecordingControls } from './recording-controls.tsx';

/** Lines to hear and repeat with one sound in mind. */
export function SoundPracticeView({ goal, lines }: SoundPractice) {
  return (
    <div className={layout.stack4}>
      <p>{goal}</p>
      <ol className={layout.stack4}>
        {lines.map((line, index) => (
          <li key={line} className={layout.stack2}>
            <RepeatedLine line={line} number={index + 1} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function RepeatedLine({ line, number }: { line: string; number: number }) {
  const spoken = useMemo(() => [{ text: line, speakerIndex: 0, turn: 0 }], [line]);
  return (
    <>
      <p>{line}</p>
      <div className={layout.row2}>
        <ListenButton lines={spoken} subject={`line ${number}`} />
        <RecordingControls sentence={line} />
      </div>
    </>
  );
}
