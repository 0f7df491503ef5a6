import type { ReactNode } from 'react';
import type { BestResults } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';
import type { GameMeta } from '../game-contract.ts';
import type { GameSettings } from './game-settings.ts';
import type { GameSetup } from './host-state.ts';
import type { GamePorts } from './ports.ts';

/** What a room passes to the screen of one of its games. */
export interface GameScreenProps {
  meta: GameMeta;
  /** Keep the same object for the same game: another one opens the game again. */
  ports: GamePorts;
  /** The lobby suggests it, or the nearest level that the game offers. */
  learnerLevel: Level;
  /** The best results of this game. */
  best: BestResults;
  settings: GameSettings;
  onSettingsChange: (settings: GameSettings) => void;
  /** Leads back to the room's other games, or out of the room. */
  exitLink: ReactNode;
  /** Leads on from the end of a game; absent where `endActions` do. */
  nextLink?: ReactNode | undefined;
  /** Set for a game that is played once. */
  oneTimeGame?: OneTimeGame | undefined;
}

/**
 * A game that is played once, such as a puzzle of the day. It starts or continues without a lobby, and
 * `endActions` replace "Play again". Its meta offers one level, so that no other is suggested if the words
 * are missing.
 */
export interface OneTimeGame {
  setup: GameSetup;
  /** Buttons for its end screen. */
  endActions: ReactNode;
}
