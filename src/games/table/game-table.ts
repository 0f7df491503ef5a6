import type { Timing } from '../kit/time-limit.ts';
import { playedAt } from './play-clock.ts';
import { restoreGame } from './saved-game.ts';
import { runTable, type TableParts } from './table-run.ts';
import type { GameChoice, Pause, TableState } from './table-state.ts';

/** Where one game is played. Knows nothing of React: the host draws its state. */
export interface GameTable {
  state(): TableState;
  subscribe(listener: () => void): () => void;
  /** Reads what was left of an earlier visit. */
  open(): Promise<void>;
  begin(choice: GameChoice): void;
  /** Continues the saved game; again, where its bank did not load. */
  goOn(): void;
  send(move: { type: string }): void;
  pause(why: Pause): void;
  resume(): void;
  /** Milliseconds of play. */
  playTime(): number;
  setTiming(timing: Timing): void;
  /** Once more, after a failure to save the end. */
  saveEnd(): void;
  /** Back to where a game is chosen. */
  clear(): void;
  /** The page is going away. */
  keepAtOnce(): void;
  /** Stops the clock and lets writes end by themselves. */
  close(): void;
}

/** No saved game: it is told as one that can't be gone on with, and another can be begun. */
const UNREADABLE = 'unreadable';

export function createGameTable(parts: TableParts): GameTable {
  const { game, ports } = parts;
  const { now } = ports;
  const { state, subscribe, dispatch, timing, setTiming, saver, stop } = runTable(parts);
  return {
    state,
    subscribe,
    async open() {
      const left = await ports.readGame().catch((cause) => {
        console.error('The game that was left could not be read:', cause);
        return UNREADABLE;
      });
      dispatch({ type: 'opened', restored: restoreGame(game, left) });
    },
    begin: (choice) => dispatch({ type: 'began', choice }),
    goOn: () => dispatch({ type: 'went-on' }),
    send: (move) => dispatch({ type: 'moved', move, timing: timing(), now: now() }),
    pause: (why) => dispatch({ type: 'paused', why, now: now() }),
    resume: () => dispatch({ type: 'resumed', now: now() }),
    playTime() {
      const table = state();
      return table.phase === 'playing' ? playedAt(table.clock, now()) : 0;
    },
    setTiming,
    saveEnd: () => dispatch({ type: 'asked-to-save-end' }),
    clear: () => dispatch({ type: 'cleared' }),
    keepAtOnce: saver.keepAtOnce,
    close() {
      dispatch({ type: 'left', now: now() });
      stop();
    },
  };
}
