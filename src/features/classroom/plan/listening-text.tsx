import type { LessonText } from '../../../domain/lesson-plan.ts';
import { spokenText } from '../../../domain/speech.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { useSpeech } from '../../../ui/speech/use-speech.ts';
import css from './lesson-text.module.css';

/** A text for the ears: it is played, and its words stay folded away until the learner asks for them. */
export function ListeningText({ text }: { text: LessonText }) {
  const speech = useSpeech();
  const hasNoVoice = speech.state === 'unsupported' || speech.state === 'failed';
  return (
    <div className={css.listening}>
      <div className={css.player}>
        {speech.state === 'speaking' ? (
          <Button icon="close" onClick={speech.stop}>
            Stop
          </Button>
        ) : (
          <Button kind="primary" icon="play" onClick={() => speech.speak(spokenText(text.body))}>
            Play the text
          </Button>
        )}
        <p>Listen twice before you look at the words.</p>
      </div>
      {hasNoVoice && (
        <Alert kind="info">
          This browser has no voice to read with. Ask somebody to read the text to you.
        </Alert>
      )}
      <details>
        <summary>Show the words</summary>
        <Markdown headingLevel={4}>{text.body}</Markdown>
      </details>
    </div>
  );
}
