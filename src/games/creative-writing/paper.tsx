import type { ReactNode } from 'react';
import type { StoryEmoji } from '../../content/stories/story-schema.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FitText } from '../kit/fit-text.tsx';
import { TickStamp } from '../kit/tick-stamp.tsx';
import css from './page.module.css';
import { getChosenEmojis, getEmojiName, type StoryState } from './state.ts';

/** A lined page of an exercise book. */
export function Paper({ head, children }: { head?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.paper}>
      {head}
      <div className={css.lines}>{children}</div>
    </div>
  );
}

interface StickersProps {
  state: StoryState;
  /** The emojis that the story uses, marked with a tick. Absent before the writing. */
  used?: readonly StoryEmoji[];
}

/** The five emojis of the story, at the top of the page. */
export function Stickers({ state, used }: StickersProps) {
  return (
    <ul className={css.stickers} aria-label="Your emojis">
      {getChosenEmojis(state).map((each) => {
        const isUsed = used?.includes(each) ?? false;
        return (
          <li key={each.emoji} className={css.sticker} data-used={isUsed || undefined}>
            <span className={css.picture} aria-hidden="true">
              {each.emoji}
            </span>
            <FitText>{getEmojiName(state, each)}</FitText>
            <VisuallyHidden>{getEmojiName(state, each)}</VisuallyHidden>
            {used && <VisuallyHidden>{isUsed ? ', used' : ', not used yet'}</VisuallyHidden>}
            {isUsed && <TickStamp />}
          </li>
        );
      })}
    </ul>
  );
}
