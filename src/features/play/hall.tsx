import { useId, useState } from 'react';
import { ENTRANCE_GAME } from '../../domain/entrance-game.ts';
import type { Skill } from '../../domain/skills.ts';
import type { GameMeta, GameRoom } from '../../games/contract.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SelectField } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
import letters from '../../ui/letters.module.css';
import { EntranceRow } from './entrance-row.tsx';
import css from './hall.module.css';
import { type HallRow, hallRows } from './hall-aisles.ts';
import { EVERY_GAME, filterGames, type HallFilter, SPAN_LABELS, SPANS, skillsOf } from './hall-filter.ts';
import { Machine } from './machine.tsx';
import { PuzzleRow } from './puzzle/puzzle-row.tsx';
import type { GameRecords } from './use-game-records.ts';

const SPAN_OPTIONS = SPANS.map((span) => ({ value: span, label: SPAN_LABELS[span] }));

interface HallProps {
  room: GameRoom;
  games: readonly GameMeta[];
  records: GameRecords;
  /** The game that the learner comes from. */
  lastGame?: string | undefined;
  filter: HallFilter;
  onFilter: (filter: HallFilter) => void;
}

/** The hall of machines: what was left first, then row by row. */
export function Hall({ room, games: all, records, lastGame, filter, onFilter }: HallProps) {
  const [isFilteredAtFirst] = useState(filter.skill !== 'any' || filter.span !== 'any');
  const games = filterGames(all, filter);
  const skillOptions: readonly { value: Skill | 'any'; label: string }[] = [
    { value: 'any', label: 'Every skill' },
    ...skillsOf(all).map((skill) => ({ value: skill, label: skill })),
  ];
  const rows = hallRows(games, records.saved);
  return (
    <div className={layout.stack3}>
      {room === 'arcade' && <PuzzleRow />}
      <details open={isFilteredAtFirst}>
        <summary className={letters.soft}>Find a game by skill or length</summary>
        <div className={css.filters}>
          <SelectField
            label="What to train"
            options={skillOptions}
            value={filter.skill}
            onChange={(skill) => onFilter({ ...filter, skill })}
          />
          <SelectField
            label="How long"
            options={SPAN_OPTIONS}
            value={filter.span}
            onChange={(span) => onFilter({ ...filter, span })}
          />
          <p className={letters.soft} role="status">
            {games.length === 1 ? '1 game' : `${games.length} games`}
          </p>
        </div>
      </details>
      {rows.map((row) => (
        <Row key={row.title} row={row} {...{ room, records, lastGame }} />
      ))}
      {room === 'arcade' && <EntranceRow best={records.best[ENTRANCE_GAME.id] ?? {}} level={records.level} />}
      {rows.length === 0 && (
        <div className={layout.row3}>
          <p>No machine fits this choice.</p>
          <Button icon="reset" onClick={() => onFilter(EVERY_GAME)}>
            Show every game
          </Button>
        </div>
      )}
    </div>
  );
}

interface RowProps extends Pick<HallProps, 'room' | 'records' | 'lastGame'> {
  row: HallRow<GameMeta>;
}

/** Machines side by side under their title. */
function Row({ row: { title, games }, room, records, lastGame }: RowProps) {
  const id = useId();
  return (
    <section className={classNames(layout.stack2, css.row)} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className={css.machines} aria-labelledby={id}>
        {games.map((game) => (
          <Machine
            key={game.id}
            room={room}
            game={game}
            isLeft={records.saved.includes(game.id)}
            best={records.best[game.id] ?? {}}
            level={records.level}
            takesFocus={game.id === lastGame}
          />
        ))}
      </ul>
    </section>
  );
}
