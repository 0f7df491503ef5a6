import type { ReactNode } from 'react';
import type { Panellist } from '../../content/blankety-blank/blankety-blank-schema.ts';
import { classNames } from '../../ui/class-names.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import letters from '../../ui/letters.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FitText } from '../kit/fit-text.tsx';
import reactions from '../kit/reactions.module.css';
import css from './panel.module.css';
import { PanellistPortrait } from './panellist-portrait.tsx';
import set from './set.module.css';
import {
  type BlankState,
  getCurrentTurn,
  getMatchedSeats,
  getOpenSeats,
  getSeats,
  getStatement,
  SEATS,
} from './state.ts';

/** The state of a panellist's card. */
type PanelCard =
  | { kind: 'writing' }
  | { kind: 'down' }
  | { kind: 'open'; text: string; isMatch: boolean }
  /** Matched in round one, so they do not write in round two. */
  | { kind: 'done' };

/** The six panellists at their desks, in two rows. */
export function Panel({ state, panellists }: { state: BlankState; panellists: readonly Panellist[] }) {
  return (
    <ol
      className={classNames(set.set, css.panel)}
      aria-label="Panel"
      data-writing={state.stage.phase === 'writing' || undefined}
    >
      {panellists.map((panellist, seat) => {
        const { id, name } = panellist;
        const card = getPanelCard(state, seat);
        const isMatch = card.kind === 'open' && card.isMatch;
        return (
          <li key={id} className={css.seat} data-card={card.kind} data-match={isMatch || undefined}>
            <PanellistPortrait panellist={panellist} />
            <span className={classNames(letters.display, css.name)}>
              {name}
              <VisuallyHidden>:</VisuallyHidden>
            </span>
            <CardSide card={card} />
          </li>
        );
      })}
    </ol>
  );
}

function getPanelCard(state: BlankState, seat: number): PanelCard {
  const turn = getCurrentTurn(state);
  if (!getSeats(state, turn).includes(seat)) return { kind: 'done' };
  if (turn === state.turns.length) return { kind: 'writing' };
  if (!getOpenSeats(state, turn).includes(seat)) return { kind: 'down' };
  const text = getStatement(state, turn).panel[SEATS.indexOf(seat)] ?? '';
  return { kind: 'open', text, isMatch: getMatchedSeats(state, turn).includes(seat) };
}

function CardSide({ card }: { card: PanelCard }): ReactNode {
  switch (card.kind) {
    case 'writing':
      return (
        <span className={css.card}>
          <Drawing className={css.scribble} viewBox="0 0 48 14">
            <path d="M4 9q4-6 7 0t7 0 7 0 7 0" />
            <path d="m36 9 6-6 3 3-6 6-4 1z" />
          </Drawing>
          <VisuallyHidden>writing in secret</VisuallyHidden>
        </span>
      );
    case 'down':
      return (
        <span className={css.card}>
          <span aria-hidden="true">?</span>
          <VisuallyHidden>face down</VisuallyHidden>
        </span>
      );
    case 'open':
      return (
        <span className={classNames(css.card, card.isMatch && reactions.right)}>
          <FitText isBold={card.isMatch}>{card.text}</FitText>
          <VisuallyHidden>
            {card.text}
            {card.isMatch && ', a match'}
          </VisuallyHidden>
          {card.isMatch && <Icon name="tick" />}
        </span>
      );
    case 'done':
      return (
        <span className={css.card}>
          <Icon name="tick" />
          <VisuallyHidden>already matched</VisuallyHidden>
        </span>
      );
  }
}
