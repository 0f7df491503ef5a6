import { Link, useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import type { BestResults } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';
import type { GameMeta, GameRoom } from '../../games/game-contract.ts';
import { runAfterPaint } from '../../ui/after-paint.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import letters from '../../ui/letters.module.css';
import tile from '../../ui/tile.module.css';
import { chooseBestResult } from './best-result.ts';
import { CabinetDrawing } from './cabinet-drawing.tsx';
import css from './game-card.module.css';

interface GameCardProps {
  room: GameRoom;
  game: GameMeta;
  /** A saved game can be continued. */
  isInProgress: boolean;
  best: BestResults;
  level: Level;
  /** The learner has just left this game. */
  takesFocus: boolean;
}

/** An arcade machine that links to its game, with its skills and the learner's best result. */
export function GameCard({ room, game, isInProgress, best, level, takesFocus }: GameCardProps) {
  const id = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const navigate = useNavigate();
  const bestResult = chooseBestResult(best, level);
  const search = { room, game: game.id };

  /** Navigates after the press is painted; clicks with a modifier key are left to the browser. */
  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    runAfterPaint(() => void navigate({ to: '/app', search }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list opens
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, []);

  return (
    <li className={css.place} data-hue={game.hue}>
      <Link
        ref={link}
        to="/app"
        search={search}
        onClick={open}
        className={classNames(tile.tile, css.machine)}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-more`}
      >
        <CabinetDrawing emblem={game.emblem} isOn={isInProgress} />
        <span className={css.plate}>
          <span className={classNames(letters.displayBold, css.title)} id={`${id}-title`}>
            {game.title}
          </span>
          <span className={css.more} id={`${id}-more`}>
            {isInProgress && (
              <span className={classNames(letters.display, css.left)}>
                <Icon name="play" /> Continue
              </span>
            )}
            <span className={css.blurb}>{game.blurb}</span>
            <span className={letters.soft}>
              {game.minutes} minutes<span className={css.skills}> · {game.skills.join(', ')}</span>
            </span>
            {bestResult && (
              <span className={letters.soft}>
                Best at {bestResult.where}: {bestResult.text}
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
