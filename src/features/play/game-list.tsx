import { useId, useState } from 'react';
import type { BestResults } from '../../domain/game-records.ts';
import { LANDING_GAME } from '../../domain/landing-game.ts';
import type { Level } from '../../domain/levels.ts';
import type { Skill } from '../../domain/skills.ts';
import type { GameMeta, GameRoom } from '../../games/game-contract.ts';
import { Button, PageButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { SelectField } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { TaskRow } from '../../ui/task-row.tsx';
import { chooseBestResult } from './best-result.ts';
import { GameCard } from './game-card.tsx';
import {
  filterGames,
  GAME_LENGTH_LABELS,
  GAME_LENGTHS,
  type GameFilter,
  type GameGroup,
  groupGames,
  listSkills,
  NO_GAME_FILTER,
} from './game-filter.ts';
import css from './game-list.module.css';
import { PuzzleRow } from './puzzle/puzzle-row.tsx';
import type { GameRoomRecords } from './use-game-room-records.ts';

const GAME_LENGTH_OPTIONS = GAME_LENGTHS.map((length) => ({
  value: length,
  label: GAME_LENGTH_LABELS[length],
}));

interface GameListProps {
  room: GameRoom;
  games: readonly GameMeta[];
  records: GameRoomRecords;
  /** The game that the learner has just left. */
  lastGame?: string | undefined;
  filter: GameFilter;
  onFilter: (filter: GameFilter) => void;
}

/** The games of a room: first those in progress, then row by row. */
export function GameList({ room, games: all, records, lastGame, filter, onFilter }: GameListProps) {
  const [isInitiallyFiltered] = useState(filter.skill !== 'any' || filter.length !== 'any');
  const games = filterGames(all, filter);
  const skillOptions: readonly { value: Skill | 'any'; label: string }[] = [
    { value: 'any', label: 'Every skill' },
    ...listSkills(all).map((skill) => ({ value: skill, label: skill })),
  ];
  const rows = groupGames(games, records.savedGameIds);
  return (
    <div className={layout.stack3}>
      {room === 'arcade' && <PuzzleRow />}
      <details open={isInitiallyFiltered}>
        <summary className={letters.soft}>Find a game by skill or time</summary>
        <div className={css.filters}>
          <SelectField
            label="What to practise"
            options={skillOptions}
            value={filter.skill}
            onChange={(skill) => onFilter({ ...filter, skill })}
          />
          <SelectField
            label="How long"
            options={GAME_LENGTH_OPTIONS}
            value={filter.length}
            onChange={(length) => onFilter({ ...filter, length })}
          />
          <p className={letters.soft} role="status">
            {games.length === 1 ? '1 game' : `${games.length} games`}
          </p>
        </div>
      </details>
      {rows.map((row) => (
        <Row key={row.title} row={row} {...{ room, records, lastGame }} />
      ))}
      {room === 'arcade' && (
        <LandingGameRow best={records.bestResults[LANDING_GAME.id] ?? {}} level={records.level} />
      )}
      {rows.length === 0 && (
        <div className={layout.row3}>
          <p>No game fits your choice.</p>
          <Button icon="reset" onClick={() => onFilter(NO_GAME_FILTER)}>
            Show all games
          </Button>
        </div>
      )}
    </div>
  );
}

interface RowProps extends Pick<GameListProps, 'room' | 'records' | 'lastGame'> {
  row: GameGroup<GameMeta>;
}

/** A row of games with its title. */
function Row({ row: { title, games }, room, records, lastGame }: RowProps) {
  const id = useId();
  return (
    <section className={classNames(layout.stack2, css.row)} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={css.machines} aria-labelledby={id}>
        {games.map((game) => (
          <GameCard
            key={game.id}
            room={room}
            game={game}
            isInProgress={records.savedGameIds.includes(game.id)}
            best={records.bestResults[game.id] ?? {}}
            level={records.level}
            takesFocus={game.id === lastGame}
          />
        ))}
      </ul>
    </section>
  );
}

/** The game of the landing page, for learners who have played it, with their best result. */
function LandingGameRow({ best, level }: { best: BestResults; level: Level }) {
  const shown = chooseBestResult(best, level);
  if (!shown) return null;
  return (
    <TaskRow
      mark={<Emblem name="arcade" size={44} />}
      title={LANDING_GAME.title}
      detail={`The game on the start page. Your best: ${shown.text}`}
    >
      <PageButtonLink href="/" aria-label="Play again: the game on the start page">
        Play again
      </PageButtonLink>
    </TaskRow>
  );
}
