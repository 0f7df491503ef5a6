import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import css from './play-layout.module.css';
import { useKeyboardScrolling } from './use-keyboard-scrolling.ts';

/** The id of the message line, for `aria-describedby`. */
export const PLAY_MESSAGE_ID = 'play-message';

/** A message of the game. */
export interface PlayMessage {
  /** An error interrupts a screen reader; the others do not. */
  kind: 'error' | 'good' | 'note';
  text: ReactNode;
  /** The rules announce it to screen readers by an effect, so the view only shows it. */
  isAnnounced?: boolean;
}

/** A message that the rules announce by an effect. */
export function createAnnouncedMessage(kind: PlayMessage['kind'], text: string): PlayMessage {
  return { kind, text, isAnnounced: true };
}

interface PlayLayoutProps {
  /** The board. It gets the remaining height of the window. */
  board: ReactNode;
  /**
   * The board is scaled to its place: inside it, 100cqi and 100cqb are the available width and height.
   * Without it a board is as high as its content and centred; `align-self: stretch` makes it fill the place.
   */
  isScaled?: boolean;
  /**
   * `null` reserves the line, so that nothing moves when a message appears. Leave out in games without
   * messages.
   */
  message?: PlayMessage | null;
  /** How many lines the longest message takes on a phone; two by default. */
  messageLines?: 1 | 2 | 3;
  /** Keys, choices, an entry or the main button, at the bottom of the window where a thumb reaches them. */
  controls?: ReactNode;
  /** Additional information, such as the chain so far: next to the board, or on a phone below everything. */
  aside?: ReactNode;
}

/** The layout of a game in play below the bar, used by every view. */
export function PlayLayout({ board, isScaled, message, messageLines = 2, controls, aside }: PlayLayoutProps) {
  const boardArea = useRef<HTMLDivElement>(null);
  // In a low window a board without controls, such as a flashcard, may scroll.
  const scrolling = useKeyboardScrolling(boardArea, 'Board');
  return (
    <div className={css.play}>
      <div className={css.main}>
        <div
          ref={boardArea}
          className={classNames(css.board, isScaled && css.scaled)}
          data-place="board"
          {...scrolling}
        >
          {board}
        </div>
        <div className={css.foot}>
          {message !== undefined && <MessageLine message={message} lines={messageLines} />}
          {controls && (
            <div className={css.controls} data-place="hand">
              {controls}
            </div>
          )}
        </div>
      </div>
      {aside && <div className={css.aside}>{aside}</div>}
    </div>
  );
}

const ICONS = { error: 'warning', good: 'tick', note: 'info' } satisfies Record<
  PlayMessage['kind'],
  IconName
>;

/**
 * The live regions are mounted before their message, because screen readers only read changes. The message
 * that a view starts with is not announced: it is read with the view.
 */
function MessageLine({ message, lines }: { message: PlayMessage | null; lines: number }) {
  const [firstText] = useState(message?.text);
  const [hasChanged, setChanged] = useState(false);
  if (!hasChanged && message?.text !== firstText) setChanged(true);
  const isError = message?.kind === 'error';
  const isLive = hasChanged && !message?.isAnnounced;
  const text = message && (
    <p className={classNames(layout.line2, css.text)} data-kind={message.kind}>
      <Icon name={ICONS[message.kind]} />
      <span>{message.text}</span>
    </p>
  );
  return (
    <div
      className={css.message}
      style={{ '--shown-lines': lines } as CSSProperties}
      id={PLAY_MESSAGE_ID}
      data-place="message"
    >
      <div role="alert">{isLive && isError && text}</div>
      <div role="status">{isLive && !isError && text}</div>
      {!isLive && text}
    </div>
  );
}
