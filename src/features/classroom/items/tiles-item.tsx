import { useRef } from 'react';
import type { AnswerOption } from '../../../domain/exercises/answer-form.ts';
import { classNames } from '../../../ui/class-names.ts';
import { joinName } from '../../../ui/join-name.ts';
import layout from '../../../ui/layout.module.css';
import press from '../../../ui/press.module.css';
import type { ItemControlProps } from './item-control-props.ts';
import css from './items.module.css';
import { joinTiles, placeTiles } from './tile-placement.ts';

export interface TilesItemProps extends ItemControlProps {
  options: readonly AnswerOption[];
  /** The separator between two tiles in the answer. */
  between: string;
}

/** Tiles to put in order: a press adds one at the end, another press takes it back. */
export function TilesItem({ label, options, between, value, isLocked, onAnswer }: TilesItemProps) {
  const board = useRef<HTMLDivElement>(null);
  const tiles = options.map((option) => option.value);
  const placed = placeTiles(tiles, value, between) ?? [];
  const unplaced = tiles.map((_, index) => index).filter((index) => !placed.includes(index));

  function placeTilesInOrder(next: readonly number[]): void {
    if (isLocked) return;
    onAnswer(joinTiles(tiles, next, between));
    // The pressed tile has left its row, so the focus moves to the next one.
    requestAnimationFrame(() => {
      const pieces = board.current?.querySelectorAll<HTMLElement>('button');
      if (!board.current?.contains(document.activeElement))
        pieces?.[Math.min(next.length, pieces.length - 1)]?.focus();
    });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out freely
    <div ref={board} role="group" aria-label={label} className={layout.stack2}>
      <div className={classNames(layout.row2, css.laid)}>
        {placed.length === 0 && <span className={css.hint}>Tap the pieces in order.</span>}
        {placed.map((index, place) => (
          <button
            key={index}
            type="button"
            className={classNames(press.givesWay, css.piece)}
            aria-label={joinName(options[index]?.label, `at place ${place + 1}`, 'take it back')}
            aria-disabled={isLocked || undefined}
            onClick={() => placeTilesInOrder(placed.filter((_, other) => other !== place))}
          >
            {options[index]?.label}
          </button>
        ))}
      </div>
      {unplaced.length > 0 && (
        <div className={layout.row2}>
          {unplaced.map((index) => (
            <button
              key={index}
              type="button"
              className={classNames(press.givesWay, css.piece)}
              aria-disabled={isLocked || undefined}
              onClick={() => placeTilesInOrder([...placed, index])}
            >
              {options[index]?.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
