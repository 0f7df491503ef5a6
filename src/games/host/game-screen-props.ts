import type { ReactNode } from 'react';
import type { BestResults } from '../../domain/game-records.ts';
import type { Level } from '../../domain/levels.ts';
import type { GameMeta } from '../contract.ts';
import type { GameSettings } from './game-settings.ts';
import type { GameChoice } from './host-state.ts';
import type { GamePorts } from './ports.ts';

/** What a room gives to the host of one of its games. */
export interface GameScreenProps {
  meta: GameMeta;
  /** The same object for as long as the game is: its change opens the game anew. */
  ports: GamePorts;
  /** The start proposes it, or what the game offers next to it. */
  learnerLevel: Level;
  /** Of this game. */
  best: BestResults;
  settings: GameSettings;
  onSettingsChange: (settings: GameSettings) => void;
  /** The way back to the room's other games, or out of a room that has no others. */
  exitLink: ReactNode;
  /** For what is played once. */
  oneTimeGame?: OneTimeGame | undefined;
}

/**
 * A game that is played once, such as a day's puzzle. There is nothing to choose: it begins, or goes on, as it is
 * entered, and something else than another game follows it. The game's meta has its level alone, so that no other is offered
 * where the words are missing.
 */
export interface OneTimeGame {
  choice: GameChoice;
  /** The ways on from its end. */
  endActions: ReactNode;
}
