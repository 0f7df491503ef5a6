import { unreachable } from '../../domain/result.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { Working } from '../../ui/working.tsx';
import type { Game } from '../contract.ts';
import { BeginAtOnce } from './begin-at-once.tsx';
import { EndScreen } from './end-screen.tsx';
import { GameStage } from './game-stage.tsx';
import type { GameTable } from './game-table.ts';
import type { GameHostProps } from './host-props.ts';
import { choiceName } from './level-offers.ts';
import { Lobby } from './lobby.tsx';
import { NotDealt } from './not-dealt.tsx';
import type { TableEvent, TableState } from './table-state.ts';

interface OnTableProps extends Pick<GameHostProps, 'meta' | 'ports' | 'level' | 'best' | 'occasion'> {
  game: Game;
  table: GameTable;
  state: TableState;
}

/** What lies on the table now. */
export function OnTable({ meta, game, table, state, ports, level, best, occasion }: OnTableProps) {
  // To deal a game and draw its board takes a slow phone longer than a press may go unanswered.
  const opening = (event: TableEvent) => afterPaint(() => table.dispatch(event));
  switch (state.phase) {
    case 'opening':
      return <Working label={`Opening ${meta.title}…`} />;
    case 'ready':
      return occasion ? (
        <BeginAtOnce {...{ table, occasion }} saved={state.saved} />
      ) : (
        <Lobby
          meta={meta}
          level={level}
          best={best}
          saved={state.saved}
          standing={state.saved ? game.standing(state.saved.state) : []}
          isBroken={state.isBroken}
          onChoice={table.expect}
          onBegin={(choice) => opening({ type: 'began', choice })}
          onGoOn={() => opening({ type: 'went-on' })}
        />
      );
    case 'dealing':
      return <Working label="Dealing…" />;
    case 'not-dealt':
      return (
        <NotDealt
          meta={meta}
          choice={state.choice}
          atHand={ports.levelsAtHand()}
          onAgain={() => opening(state.saved ? { type: 'went-on' } : { type: 'began', choice: state.choice })}
          onBegin={(choice) => opening({ type: 'began', choice })}
        />
      );
    case 'playing':
      return <GameStage game={game} table={table} playing={state} />;
    case 'over':
      return (
        <EndScreen
          meta={meta}
          over={state}
          where={choiceName(meta, state.choice)}
          ports={ports}
          onPlayAgain={() => opening({ type: 'began', choice: state.choice })}
          onChoose={() => table.dispatch({ type: 'cleared' })}
          onward={occasion?.onward}
          onSaveAgain={() => table.dispatch({ type: 'asked-to-save-end' })}
        />
      );
    default:
      return unreachable(state);
  }
}
