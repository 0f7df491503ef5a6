import { unreachable } from '../../domain/result.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Working } from '../../ui/working.tsx';
import type { Game } from '../contract.ts';
import { EndScreen } from './end-screen.tsx';
import type { GameHostProps } from './game-host.tsx';
import { GameStage } from './game-stage.tsx';
import type { GameTable } from './game-table.ts';
import { playName } from './level-offers.ts';
import { Lobby } from './lobby.tsx';
import type { TableState } from './table-state.ts';

interface OnTableProps extends Pick<GameHostProps, 'meta' | 'ports' | 'level' | 'best'> {
  game: Game;
  table: GameTable;
  state: TableState;
}

/** What lies on the table now. */
export function OnTable({ meta, game, table, state, ports, level, best }: OnTableProps) {
  switch (state.phase) {
    case 'opening':
      return <Working label="Looking for your last game…" />;
    case 'ready':
      return (
        <Lobby
          meta={meta}
          level={level}
          best={best}
          saved={state.saved}
          standing={state.saved ? game.standing(state.saved.state) : []}
          isBroken={state.isBroken}
          onBegin={table.begin}
          onGoOn={table.goOn}
        />
      );
    case 'dealing':
      return <Working label="Dealing…" />;
    case 'not-dealt':
      return (
        <Alert
          kind="error"
          action={
            <Button
              kind="primary"
              icon="reset"
              onClick={() => (state.saved ? table.goOn() : table.begin(state.choice))}
            >
              Try again
            </Button>
          }
        >
          The words of this game could not be loaded. Check your connection and try again.
        </Alert>
      );
    case 'playing':
      return <GameStage game={game} table={table} playing={state} />;
    case 'over':
      return (
        <EndScreen
          meta={meta}
          over={state}
          where={playName(meta, state.choice)}
          ports={ports}
          onPlayAgain={() => table.begin(state.choice)}
          onChoose={table.clear}
          onSaveAgain={table.saveEnd}
        />
      );
    default:
      return unreachable(state);
  }
}
