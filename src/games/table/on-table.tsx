import { unreachable } from '../../domain/result.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { Working } from '../../ui/working.tsx';
import { BeginAtOnce } from './begin-at-once.tsx';
import { EndScreen } from './end-screen.tsx';
import { GameStage } from './game-stage.tsx';
import type { GameTable } from './game-table.ts';
import type { GameHostProps } from './host-props.ts';
import { Lobby } from './lobby.tsx';
import { NotDealt } from './not-dealt.tsx';
import type { TableEvent, TableState } from './table-state.ts';

interface OnTableProps
  extends Pick<GameHostProps, 'meta' | 'ports' | 'settings' | 'learnerLevel' | 'best' | 'occasion'> {
  table: GameTable;
  shown: TableState;
  say: (text: string) => void;
}

/** What lies on the table now. */
export function OnTable(props: OnTableProps) {
  const { meta, table, shown, ports, settings, learnerLevel, best, occasion, say } = props;
  // To deal a game and draw its board takes a slow phone longer than a press may go unanswered.
  const dispatchAfterPaint = (event: TableEvent) => afterPaint(() => table.dispatch(event));
  switch (shown.phase) {
    // Not seen: the host has the table only once it is open.
    case 'opening':
      return <Working label={`Opening ${meta.title}…`} />;
    case 'ready':
      return occasion ? (
        <BeginAtOnce {...{ table, occasion }} saved={shown.saved} />
      ) : (
        <Lobby
          {...{ meta, learnerLevel, best }}
          saved={shown.saved}
          standing={shown.saved ? table.game.standing(shown.saved.state) : []}
          isBroken={shown.isBroken}
          onChoice={table.gatherAhead}
          onBegin={(choice) => dispatchAfterPaint({ type: 'asked-to-begin', choice })}
          onContinue={() => dispatchAfterPaint({ type: 'asked-to-continue' })}
        />
      );
    case 'dealing':
      return <Working label="Dealing…" />;
    case 'not-dealt':
      return (
        <NotDealt
          meta={meta}
          choice={shown.choice}
          atHand={ports.levelsAtHand()}
          onTryAgain={() =>
            dispatchAfterPaint(
              shown.saved ? { type: 'asked-to-continue' } : { type: 'asked-to-begin', choice: shown.choice },
            )
          }
          onBegin={(choice) => dispatchAfterPaint({ type: 'asked-to-begin', choice })}
        />
      );
    case 'playing':
      return <GameStage {...{ table, say }} playing={shown} timing={settings.timing} speak={ports.speak} />;
    case 'over':
      return (
        <EndScreen
          {...{ meta, ports }}
          over={shown}
          onward={occasion?.onward}
          onPlayAgain={() => dispatchAfterPaint({ type: 'asked-to-begin', choice: shown.choice })}
          onChoose={() => table.dispatch({ type: 'asked-to-choose' })}
          onSaveAgain={() => table.dispatch({ type: 'asked-to-save-end' })}
        />
      );
    default:
      return unreachable(shown);
  }
}
