import { useState } from 'react';
import type { StoryEmoji } from '../../content/stories/story-schema.ts';
import { STORY_EMOJI_CHOICES, STORY_EMOJIS } from '../../domain/limits.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import letters from '../../ui/letters.module.css';
import tile from '../../ui/tile.module.css';
import { ArrowGrid, type RovingTabProps } from '../kit/arrow-grid.tsx';
import { AutoFocusHeading } from '../kit/auto-focus-heading.tsx';
import column from '../kit/column.module.css';
import { FitText } from '../kit/fit-text.tsx';
import { moveInGrid } from '../kit/grid-steps.ts';
import { createAnnouncedMessage, PLAY_MESSAGE_ID, PlayLayout } from '../kit/play-layout.tsx';
import { TickStamp } from '../kit/tick-stamp.tsx';
import css from './emoji-choice.module.css';
import { getEmojiName, type StoryPartProps } from './state.ts';

const COLUMNS = 3;
const GRID = { rows: STORY_EMOJI_CHOICES / COLUMNS, columns: COLUMNS };

/** A sheet of twelve stickers, of which the learner chooses five. */
export function EmojiChoice({ state, send }: StoryPartProps) {
  const [current, setCurrent] = useState(0);
  const { offered, chosen } = state;
  const missing = STORY_EMOJIS - chosen.length;
  return (
    <PlayLayout
      board={
        <div className={classNames(column.column, css.sheet)}>
          <AutoFocusHeading className={css.heading}>Choose five for your story</AutoFocusHeading>
          <ArrowGrid
            {...GRID}
            label="Emojis"
            current={current}
            onStep={(to) => setCurrent(moveInGrid(current, to, GRID))}
          >
            {(place, stop) => {
              const emoji = offered[place];
              return (
                // biome-ignore lint/a11y: a cell of the grid around it
                <div role="gridcell">
                  {emoji && (
                    <Sticker
                      {...{ emoji, stop }}
                      name={getEmojiName(state, emoji)}
                      isChosen={chosen.includes(place)}
                      isUnavailable={missing === 0}
                      onToggle={() => {
                        setCurrent(place);
                        send({ type: 'toggled', place });
                      }}
                    />
                  )}
                </div>
              );
            }}
          </ArrowGrid>
        </div>
      }
      message={
        missing === 0
          ? createAnnouncedMessage('good', 'You have five. Tap one to put it back.')
          : createAnnouncedMessage(
              'note',
              `${missing === STORY_EMOJIS ? 'Choose five' : `Choose ${missing} more`}.`,
            )
      }
      controls={
        <Button
          kind="primary"
          icon="play"
          aria-disabled={missing > 0 || undefined}
          aria-describedby={PLAY_MESSAGE_ID}
          onClick={() => send({ type: 'continued' })}
        >
          Continue
        </Button>
      }
    />
  );
}

interface StickerProps {
  emoji: StoryEmoji;
  name: string;
  isChosen: boolean;
  /** Five emojis are chosen already. */
  isUnavailable: boolean;
  stop: RovingTabProps;
  onToggle: () => void;
}

function Sticker({ emoji: { emoji }, name, isChosen, isUnavailable, stop, onToggle }: StickerProps) {
  return (
    <button
      type="button"
      {...stop}
      data-autofocus={undefined}
      className={classNames(tile.tile, letters.display, css.sticker)}
      aria-pressed={isChosen}
      aria-disabled={(isUnavailable && !isChosen) || undefined}
      aria-label={name}
      onClick={onToggle}
    >
      <span className={css.picture} aria-hidden="true">
        {emoji}
      </span>
      <FitText>{name}</FitText>
      {isChosen && <TickStamp />}
    </button>
  );
}
