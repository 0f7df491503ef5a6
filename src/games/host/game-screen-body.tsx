import { useEffect } from 'react';
import { unreachable } from '../../domain/result.ts';
import { runAfterPaint } from '../../ui/after-paint.ts';
import { Alert } from '../../ui/alert.tsx';
import { BusyIndicator } from '../../ui/busy-indicator.tsx';
import { Button } from '../../ui/button.tsx';
import { DealFailed } from './deal-failed.tsx';
import { EndScreen } from './end-screen.tsx';
import type { GameHost } from './game-host.ts';
import type { GameScreenProps, OneTimeGame } from './game-screen-props.ts';
import { chooseSound } from './game-settings.ts';
import { GameStage } from './game-stage.tsx';
import type { HostEvent, HostState } from './host-state.ts';
import { Lobby } from './lobby.tsx';
import type { SavedGame } from './saved-game.ts';
import { SoundQuestion } from './sound-question.tsx';

interface GameScreenBodyProps
  extends Pick<
    GameScreenProps,
    'meta' | 'ports' | 'settings' | 'onSettingsChange' | 'learnerLevel' | 'best' | 'nextLink' | 'oneTimeGame'
  > {
  host: GameHost;
  hostState: HostState;
  announce: (text: string) => void;
}

/** The screen for each status of the host. */
export function GameScreenBody(props: GameScreenBodyProps) {
  const {
    meta,
    host,
    hostState,
    ports,
    settings,
    onSettingsChange,
    learnerLevel,
    best: bestResults,
    nextLink,
    oneTimeGame,
    announce,
  } = props;
  // Dealing and drawing the board blocks a slow phone, so the press is painted first.
  const dispatchAfterPaint = (event: HostEvent) => runAfterPaint(() => host.dispatch(event));
  switch (hostState.status) {
    // Never drawn, because `useGameHost` opens the host before it returns it.
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
          soundQuestion={
            !settings.isSoundAsked && (
              <SoundQuestion onAnswer={(sound) => onSettingsChange(chooseSound(settings, sound))} />
            )
          }
          onBegin={(setup) => {
            // Asked once: the switch in the bar stays in sight.
            if (!settings.isSoundAsked) onSettingsChange(chooseSound(settings, settings.sound));
            dispatchAfterPaint({ type: 'start-requested', setup });
          }}
          onContinue={() => dispatchAfterPaint({ type: 'continue-requested' })}
        />
      );
    case 'dealing':
      return <BusyIndicator label="Getting ready…" />;
    case 'deal-failed':
      return (
        <DealFailed
          meta={meta}
          setup={hostState.setup}
          availableLevels={ports.getAvailableLevels()}
          onTryAgain={() =>
            dispatchAfterPaint(
              hostState.saved
                ? { type: 'continue-requested' }
                : { type: 'start-requested', setup: hostState.setup },
            )
          }
          onBegin={(setup) => dispatchAfterPaint({ type: 'start-requested', setup })}
        />
      );
    case 'playing':
      return (
        <GameStage
          {...{ host, announce }}
          playing={hostState}
          timeLimits={settings.timing}
          singleKeys={settings.singleKeys}
          speak={ports.speak}
        />
      );
    case 'over':
      return (
        <EndScreen
          {...{ meta, ports }}
          over={hostState}
          nextLink={nextLink}
          endActions={oneTimeGame?.endActions}
          onPlayAgain={() => dispatchAfterPaint({ type: 'start-requested', setup: hostState.setup })}
          onChoose={() => host.dispatch({ type: 'setup-requested' })}
          onSaveAgain={() => host.dispatch({ type: 'end-save-requested' })}
        />
      );
    case 'taken-over':
      return (
        <Alert
          kind="info"
          isUrgent
          action={
            <Button kind="primary" icon="play" onClick={() => void host.open()}>
              Play here again
            </Button>
          }
        >
          You’re playing this game in another tab now. We stopped it here, so nothing is lost.
        </Alert>
      );
    default:
      return unreachable(hostState);
  }
}

interface AutoStartProps {
  host: GameHost;
  oneTimeGame: OneTimeGame;
  saved: SavedGame | null;
}

/** Continues the saved game if it is the same one-time game, and otherwise starts it. */
function AutoStart({ host, oneTimeGame: { setup }, saved }: AutoStartProps) {
  const canContinue = saved?.level === setup.level && saved.variant === setup.variant;
  useEffect(() => {
    host.dispatch(canContinue ? { type: 'continue-requested' } : { type: 'start-requested', setup });
  }, [host, canContinue, setup]);
  return <BusyIndicator label="Getting ready…" />;
}
