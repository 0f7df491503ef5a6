import { Button } from '../../ui/button.tsx';
import { playSound } from '../../ui/speech/sounds.ts';
import css from './sound-question.module.css';

/** Asks once, before a learner's first game, whether games may make sounds. */
export function SoundQuestion({ onAnswer }: { onAnswer: (sound: boolean) => void }) {
  return (
    <fieldset className={css.question} aria-label="Play with sounds?">
      <span>Play with sounds?</span>
      <Button
        icon="speaker"
        onClick={() => {
          playSound('right');
          onAnswer(true);
        }}
      >
        Yes
      </Button>
      <Button icon="speaker-off" onClick={() => onAnswer(false)}>
        No
      </Button>
    </fieldset>
  );
}
