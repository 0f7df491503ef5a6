import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { BestResults } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';
import { unreachable } from '../../domain/result.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { EmblemTile } from '../../ui/emblem.tsx';
import type { Hue } from '../../ui/hue.ts';
import { Working } from '../../ui/working.tsx';
import type { Game, GameDefinition } from '../contract.ts';
import { playName } from '../level-offers.ts';
import { EndScreen } from './end-screen.tsx';
import css from './game-host.module.css';
import type { GameSettings } from './game-settings.ts';
import { GameStage } from './game-stage.tsx';
import type { GameTable } from './game-table.ts';
import { GameHostContext } from './host-context.ts';
import { Lobby } from './lobby.tsx';
import type { GamePorts } from './ports.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import type { TableState } from './table-state.ts';
import { useAnnouncer } from './use-announcer.tsx';
import { useGameTable } from './use-game-table.ts';
import { useHeadingFocus } from './use-heading-focus.ts';

export interface GameHostProps {
  definition: GameDefinition;
  /** The same object for as long as the game is: its change opens the game anew. */
  ports: GamePorts;
  /** The learner's level, which the start proposes. */
  level: Level;
  best: BestResults;
  settings: GameSettings;
  onSettings: (settings: GameSettings) => void;
  /** The hue of the room that the game stands in. */
  hue: Hue;
  /** The way back to the room; absent where the room holds nothing but the game. */
  leave?: ReactNode;
}

/** One game from its start to its end: everything about it that is the same in every game. */
export function GameHost(props: GameHostProps) {
  const { definition, ports, settings } = props;
  const { say, region } = useAnnouncer();
  const loaded = useGameTable({ definition, ports, settings, say });
  const headingId = useId();
  const heading = useHeadingFocus(definition.id);

  return (
    <section className={css.host} aria-labelledby={headingId}>
      <header className={css.head}>
        <EmblemTile hue={props.hue} size={48}>
          {definition.emblem}
        </EmblemTile>
        <h3 id={headingId} ref={heading} tabIndex={-1}>
          {definition.title}
        </h3>
        {props.leave}
      </header>
      {loaded.phase === 'loading' && <Working label={`Opening ${definition.title}…`} />}
      {loaded.phase === 'failed' && (
        <Alert kind="error">
          This game could not be loaded. Check your connection, leave the room and try again.
        </Alert>
      )}
      {loaded.phase === 'loaded' && (
        <Table {...props} game={loaded.game} table={loaded.table} heading={heading} say={say} />
      )}
      {region}
    </section>
  );
}

interface TableProps extends GameHostProps {
  game: Game;
  table: GameTable;
  heading: RefObject<HTMLHeadingElement | null>;
  say: (text: string) => void;
}

function Table({ game, table, heading, say, ...props }: TableProps) {
  const { ports, settings, onSettings } = props;
  const state = useSyncExternalStore(table.subscribe, table.state);
  const [areSettingsOpen, setSettingsOpen] = useState(false);
  const isPaused = state.phase === 'playing' && state.pause !== null;
  const { timing } = settings;
  const tools = useMemo(
    () => ({ playTime: table.playTime, timing, isPaused, speak: ports.speak, say }),
    [table, timing, isPaused, ports, say],
  );

  // What had the focus may be gone with the last phase; where nothing took it over, the game's name does.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change of phase
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [heading, state.phase]);

  function openSettings(): void {
    table.pause('asked');
    setSettingsOpen(true);
  }

  return (
    <GameHostContext value={tools}>
      <OnTable {...props} game={game} table={table} state={state} onOpenSettings={openSettings} />
      <SettingsDialog
        open={areSettingsOpen}
        settings={settings}
        onChange={onSettings}
        onClose={() => setSettingsOpen(false)}
      />
    </GameHostContext>
  );
}

interface OnTableProps extends GameHostProps {
  game: Game;
  table: GameTable;
  state: TableState;
  onOpenSettings: () => void;
}

/** What lies on the table now. */
function OnTable({
  definition,
  game,
  table,
  state,
  ports,
  level,
  best,
  leave,
  onOpenSettings,
}: OnTableProps) {
  switch (state.phase) {
    case 'opening':
      return <Working label="Looking for your last game…" />;
    case 'ready':
      return (
        <Lobby
          definition={definition}
          level={level}
          best={best}
          saved={state.saved}
          standing={state.saved ? game.standing(state.saved.state) : []}
          isBroken={state.isBroken}
          onBegin={(choice) => void table.begin(choice)}
          onGoOn={() => void table.goOn()}
          onOpenSettings={onOpenSettings}
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
              onClick={() => void (state.saved ? table.goOn() : table.begin(state.choice))}
            >
              Try again
            </Button>
          }
        >
          The words of this game could not be loaded. Check your connection and try again.
        </Alert>
      );
    case 'playing':
      return <GameStage game={game} table={table} playing={state} onOpenSettings={onOpenSettings} />;
    case 'over':
      return (
        <EndScreen
          over={state}
          where={playName(definition, state.choice)}
          ports={ports}
          leave={leave}
          onPlayAgain={() => void table.begin(state.choice)}
          onChoose={table.clear}
          onSaveAgain={() => void table.saveEnd()}
        />
      );
    default:
      return unreachable(state);
  }
}
