import { Icon } from '../../ui/icon.tsx';
import { OnlyReadAloud } from '../../ui/only-read-aloud.tsx';
import { browserVoice } from '../../ui/speech/read-aloud.ts';
import { useHost } from '../kit/host-context.ts';
import css from './hear.module.css';

/** A text to hear, beside it, in the voice of the contestant who says it; nothing in a browser without voices. */
export function Hear({ text, by = 0 }: { text: string; by?: number }) {
  const { speak } = useHost();
  if (!browserVoice()) return null;
  return (
    <button type="button" className={css.hear} onClick={() => speak(text, { voice: by })}>
      <Icon name="speaker" />
      <OnlyReadAloud>Hear: {text}</OnlyReadAloud>
    </button>
  );
}
