import { useState } from 'react';
import type { TeachingPoint, LessonText as Text } from '../../../domain/lesson-plan.ts';
import { Button } from '../../../ui/button.tsx';
import layout from '../../../ui/layout.module.css';
import { LessonTextView } from '../plan/lesson-text-view.tsx';
import { TeachingPointView } from '../plan/teaching-point-view.tsx';
import css from './reference-text.module.css';

/** What a learner may look up during an exercise; at least one of the two. */
export interface Reference {
  text: Text | undefined;
  /** The rule, once the class has taught it. */
  point: TeachingPoint | undefined;
}

interface ReferenceTextProps extends Reference {
  /** The learner has answered one of the class's exercises. */
  hasAnswered: boolean;
}

/** On a phone, opens the text or the rule of an exercise above the bar, without scrolling away. */
export function ReferenceText({ text, point, hasAnswered }: ReferenceTextProps) {
  const [isOpen, setOpen] = useState(false);
  // "Rule" is short, so that the bar has one row at 360 px.
  const label = text ? (isOpen ? 'Hide text' : 'Show text') : 'Rule';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from anywhere inside
    <div
      className={css.atHand}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false);
      }}
    >
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      {isOpen && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard, too
        <section className={css.text} aria-label={text ? 'The text' : 'The rule'} tabIndex={0}>
          <div className={layout.stack5}>
            {text && <LessonTextView text={text} hasAnswered={hasAnswered} />}
            {point && <TeachingPointView point={point} />}
          </div>
        </section>
      )}
    </div>
  );
}
