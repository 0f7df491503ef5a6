import { unreachable } from '../../domain/result.ts';
import { runAfterPaint } from '../../ui/after-paint.ts';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { AutoStart } from './auto-start.tsx';
import { DealFailed } from './deal-failed.tsx';
import { EndScreen } from './end-screen.tsx';
import type { GameHost } from './game-host.ts';
import type { GameScreenProps } from './game-screen-props.ts';
import { GameStage } from './game-stage.tsx';
import type { HostEvent, HostState } from './host-state.ts';
import { Lobby } from './lobby.tsx';

interface GameScreenBodyProps
  extends Pick<GameScreenProps, 'meta' | 'ports' | 'settings' | 'learnerLevel' | 'best' | 'oneTimeGame'> {
  host: GameHost;
  hostState: HostState;
  announce: (text: string) => void;
}

/** What lies on the table now. */
export function GameScreenBody(props: GameScreenBodyProps) {
  const {
    meta,
    host,
    hostState,
    ports,
    settings,
    learnerLevel,
    best: bestResults,
    oneTimeGame,
    announce,
  } = props;
  // To deal a game and draw its board takes a slow phone longer than a press may go unanswered.
  const dispatchAfterPaint = (event: HostEvent) => runAfterPaint(() => host.dispatch(event));
  switch (hostState.status) {
    // Not seen: the host has the table only once it is open.
    case 'opening':
      return <BusyIndicator label={`Opening ${meta.title}…`} />;
    case 'ready':
      return oneTimeGame ? (
        <AutoStart {...{ host, oneTimeGame }} saved={hostState.saved} />
      ) : (
        <Lobby
          {...{ meta, learnerLevel, bestResults }}
          saved={hostState.saved}
          scoreboard={hostState.saved ? host.game.getScoreboard(hostState.saved.state) : []}
          isSaveUnreadable={hostState.isSaveUnreadable}
          onChoice={host.preloadDeal}
          onBegin={(choice) => dispatchAfterPaint({ type: 'asked-to-begin', choice })}
          onContinue={() => dispatchAfterPaint({ type: 'asked-to-continue' })}
        />
      );
    case 'dealing':
      return <BusyIndicator label="Dealing…" />;
    case 'not-dealt':
      return (
        <DealFailed
          meta={meta}
          choice={hostState.choice}
          availableLevels={ports.getAvailableLevels()}
          onTryAgain={() =>
            dispatchAfterPaint(
              hostState.saved
                ? { type: 'asked-to-continue' }
                : { type: 'asked-to-begin', choice: hostState.choice },
            )
          }
          onBegin={(choice) => dispatchAfterPaint({ type: 'asked-to-begin', choice })}
        />
      );
    case 'playing':
      return (
        <GameStage {...{ host, announce }} playing={hostState} timing={settings.timing} speak={ports.speak} />
      );
    case 'over':
      return (
        <EndScreen
          {...{ meta, ports }}
          over={hostState}
          endActions={oneTimeGame?.endActions}
          onPlayAgain={() => dispatchAfterPaint({ type: 'asked-to-begin', choice: hostState.choice })}
          onChoose={() => host.dispatch({ type: 'asked-to-choose' })}
          onSaveAgain={() => host.dispatch({ type: 'asked-to-save-end' })}
        />
      );
    default:
      return unreachable(hostState);
  }
}
