import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import tile from '../../ui/tile.module.css';
import css from './chat-bubble.module.css';

/** A talk, turn by turn. */
export function ChatLog({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className={layout.stack3} aria-label={label}>
      {children}
    </ol>
  );
}

interface ChatBubbleProps {
  speaker: string;
  /** The speaker's place among those who talk: every other one sits on the right, each under a paint of their own. */
  place: number;
  /** Their voice is heard just now. */
  isSpeaking?: boolean;
  children: ReactNode;
  /** What there is to say about the turn, below it. */
  note?: ReactNode;
}

/** One turn of a `ChatLog`: who says it, and what. */
export function ChatBubble({ speaker, place, isSpeaking = false, children, note }: ChatBubbleProps) {
  return (
    <li className={css.turn} data-side={place % 2 === 0 ? 'start' : 'end'}>
      <span className={classNames(letters.displayBold, css.face)} data-place={place} aria-hidden="true">
        {speaker.split(' ').at(-1)?.charAt(0)}
      </span>
      <div className={classNames(layout.stack1, css.said)}>
        <p className={classNames(letters.soft, layout.line1, css.speaker)}>
          {speaker}
          {isSpeaking && <Icon name="speaker" />}
        </p>
        <div className={classNames(tile.tile, css.bubble)} data-speaking={isSpeaking || undefined}>
          {children}
        </div>
        {note}
      </div>
    </li>
  );
}
