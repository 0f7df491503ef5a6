import { Icon } from '../../ui/icon.tsx';
import { getSpeechSynthesis } from '../../ui/speech/read-aloud.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useViewServices } from '../kit/view-services.ts';
import css from './speak-button.module.css';

/** A text to hear, beside it, in the voice of the contestant who says it; nothing in a browser without voices. */
export function SpeakButton({ text, by = 0 }: { text: string; by?: number }) {
  const { speak } = useViewServices();
  if (!getSpeechSynthesis()) return null;
  return (
    <button type="button" className={css.hear} onClick={() => speak(text, { speaker: by })}>
      <Icon name="speaker" />
      <VisuallyHidden>Hear: {text}</VisuallyHidden>
    </button>
  );
}
