import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import tile from '../../ui/tile.module.css';
import css from './chat-bubble.module.css';

/** A conversation, turn by turn. */
export function ChatLog({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ol className={layout.stack3} aria-label={label}>
      {children}
    </ol>
  );
}

interface ChatBubbleProps {
  speaker: string;
  /** The speaker's index: odd ones are on the right, and each has its own colour. */
  place: number;
  /** The turn is being read aloud. */
  isSpeaking?: boolean;
  children: ReactNode;
  /** A note below the turn. */
  note?: ReactNode;
}

/** One turn of a `ChatLog`. */
export function ChatBubble({ speaker, place, isSpeaking = false, children, note }: ChatBubbleProps) {
  return (
    <li className={css.turn} data-side={place % 2 === 0 ? 'start' : 'end'}>
      <span className={classNames(letters.displayBold, css.avatar)} data-place={place} aria-hidden="true">
        {speaker.split(' ').at(-1)?.charAt(0)}
      </span>
      <div className={classNames(layout.stack1, css.content)}>
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
