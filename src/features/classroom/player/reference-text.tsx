import { useState } from 'react';
import type { LessonText as Text } from '../../../domain/lesson-plan.ts';
import { Button } from '../../../ui/button.tsx';
import { LessonTextView } from '../plan/lesson-text-view.tsx';
import css from './reference-text.module.css';

interface ReferenceTextProps {
  text: Text;
  /** The learner has answered one of the class's exercises. */
  hasAnswered: boolean;
}

/** On a phone, opens the text that an exercise is about above the bar, without scrolling away. */
export function ReferenceText({ text, hasAnswered }: ReferenceTextProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from anywhere inside
    <div
      className={css.atHand}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false);
      }}
    >
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide text' : 'Show text'}
      </Button>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard, too
        <section className={css.text} aria-label="The text" tabIndex={0}>
          <LessonTextView text={text} hasAnswered={hasAnswered} />
        </section>
      )}
    </div>
  );
}
