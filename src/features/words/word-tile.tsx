import { classNames } from '../../ui/class-names.ts';
import letters from '../../ui/letters.module.css';
import tile from '../../ui/tile.module.css';
import type { MyWord } from './my-words.ts';
import { formatReviewDue } from './review-text.ts';
import { StrengthSign } from './strength-sign.tsx';
import css from './word-tile.module.css';

/** One word of the list; a press opens its details. */
export function WordTile({ word, meaning, card, strength, onOpen }: MyWord & { onOpen: () => void }) {
  return (
    <li>
      <button type="button" className={classNames(tile.tile, css.word)} onClick={onOpen}>
        <strong className={css.name} dir="auto">
          {word}
        </strong>
        <span className={letters.quiet} dir="auto">
          {meaning || 'No meaning yet'}
        </span>
        <span className={css.state}>
          <StrengthSign strength={strength} />
          <span>{formatReviewDue(card, Date.now())}</span>
        </span>
      </button>
    </li>
  );
}
