import { useState } from 'react';
import type { Skill } from '../../domain/skills.ts';
import type { GameMeta, GameRoom } from '../../games/contract.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import layout from '../../ui/layout.module.css';
import css from './hall.module.css';
import { filterGames, type HallFilter, SPAN_LABELS, SPANS, skillsOf } from './hall-filter.ts';
import { Machine } from './machine.tsx';
import type { GameRecords } from './use-game-records.ts';

const EVERYTHING: HallFilter = { skill: 'any', span: 'any' };

const SPAN_OPTIONS = SPANS.map((span) => ({ value: span, label: SPAN_LABELS[span] }));

interface HallProps {
  room: GameRoom;
  games: readonly GameMeta[];
  records: GameRecords;
  /** The game that the learner comes from. */
  lastGame?: string | undefined;
}

/** The hall of machines. */
export function Hall({ room, games: all, records, lastGame }: HallProps) {
  const [filter, setFilter] = useState(EVERYTHING);
  const games = filterGames(all, filter);
  const skillOptions: readonly { value: Skill | 'any'; label: string }[] = [
    { value: 'any', label: 'Every skill' },
    ...skillsOf(all).map((skill) => ({ value: skill, label: skill })),
  ];
  return (
    <div className={layout.stack3}>
      <div className={css.filters}>
        <SelectField
          label="What to train"
          options={skillOptions}
          value={filter.skill}
          onChange={(skill) => setFilter({ ...filter, skill })}
        />
        <SelectField
          label="How long"
          options={SPAN_OPTIONS}
          value={filter.span}
          onChange={(span) => setFilter({ ...filter, span })}
        />
      </div>
      <p className={css.count} role="status">
        {games.length === 1 ? '1 game' : `${games.length} games`}
      </p>
      {games.length > 0 ? (
        <ul className={css.machines} aria-label="Games">
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
      ) : (
        <div className={layout.row3}>
          <p>No machine fits this choice.</p>
          <Button icon="reset" onClick={() => setFilter(EVERYTHING)}>
            Show every game
          </Button>
        </div>
      )}
    </div>
  );
}
