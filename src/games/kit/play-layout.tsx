import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import layout from '../../ui/layout.module.css';
import css from './play-layout.module.css';

/** The id of the line for messages: what an entry is described by. */
export const PLAY_MESSAGE_ID = 'play-message';

/** What the game has to say just now. */
export interface PlayMessage {
  /** An error interrupts a screen reader; the others wait their turn. */
  kind: 'error' | 'good' | 'note';
  text: ReactNode;
  /** The rules tell it to a screen reader themselves, as what happened: here it is only shown. */
  isAnnounced?: boolean;
}

/** A message that the rules tell to a screen reader themselves. */
export function createAnnouncedMessage(kind: PlayMessage['kind'], text: string): PlayMessage {
  return { kind, text, isAnnounced: true };
}

interface PlayLayoutProps {
  /** What is played on. It gets what is left of the window. */
  board: ReactNode;
  /**
   * The board is drawn as large as its place: inside it, 100cqi and 100cqb are the width and the height that there
   * are. Without it a board is as high as its content, centred; `align-self: stretch` makes it fill the place.
   */
  isScaled?: boolean;
  /** `null` keeps the line's place, so that nothing moves when a message comes. Absent: the game has no messages. */
  message?: PlayMessage | null;
  /** How many lines the longest message takes on a phone; two, where nothing is said. */
  messageLines?: 1 | 2 | 3;
  /** What the thumb needs, at the bottom of the window: keys, choices, an entry, the main button. */
  controls?: ReactNode;
  /** What is looked at now and then, such as the chain so far: beside the board, or on a phone below everything. */
  aside?: ReactNode;
}

/** The places of a game in play, below the bar. Every view stands on it. */
export function PlayLayout({ board, isScaled, message, messageLines = 2, controls, aside }: PlayLayoutProps) {
  return (
    <div className={css.play}>
      <div className={css.table}>
        <div className={classNames(css.board, isScaled && css.scaled)} data-place="board">
          {board}
        </div>
        <div className={css.foot}>
          {message !== undefined && <MessageLine message={message} lines={messageLines} />}
          {controls && (
            <div className={css.hand} data-place="hand">
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

/** The live regions are there before their message: a screen reader hears only what comes into one. */
function MessageLine({ message, lines }: { message: PlayMessage | null; lines: number }) {
  const isError = message?.kind === 'error';
  const text = message && (
    <p className={classNames(layout.line2, css.text)} data-kind={message.kind}>
      <Icon name={ICONS[message.kind]} />
      <span>{message.text}</span>
    </p>
  );
  return (
    <div
      className={css.message}
      style={{ '--lines': lines } as CSSProperties}
      id={PLAY_MESSAGE_ID}
      data-place="message"
    >
      <div role="alert">{isError && !message.isAnnounced && text}</div>
      <div role="status">{!isError && !message?.isAnnounced && text}</div>
      {message?.isAnnounced && text}
    </div>
  );
}
