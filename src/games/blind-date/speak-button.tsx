import { Icon } from '../../ui/icon.tsx';
import { getSpeechSynthesis } from '../../ui/speech/read-aloud.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useViewServices } from '../kit/view-services.ts';
import css from './speak-button.module.css';

/** Reads a text aloud in the contestant's voice. Renders nothing if the browser has no speech synthesis. */
export function SpeakButton({ text, by = 0 }: { text: string; by?: number }) {
  const { speak } = useViewServices();
  if (!getSpeechSynthesis()) return null;
  return (
    <button type="button" className={css.speak} onClick={() => speak(text, { speaker: by })}>
      <Icon name="speaker" />
      <VisuallyHidden>Hear: {text}</VisuallyHidden>
    </button>
  );
}
