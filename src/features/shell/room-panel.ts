import type { ComponentType } from 'react';
import type { Room } from '../../domain/rooms.ts';
import type { GameFilter } from '../play/game-filter.ts';

/** The part of the address that a room's panel gets. */
export interface RoomPanelProps {
  /** The open lesson; without one the next class is chosen. */
  lessonId?: string | undefined;
  onOpenLesson: (id: string | undefined) => void;
  /** The step of the lesson that is open. */
  stepId?: string | undefined;
  onOpenStep: (id: string) => void;
  /** The learner came for the suggested class, which is not requested yet. */
  beginsClass?: boolean | undefined;
  onClassRequested: () => void;
  /** The open game; without one the list of games is shown. */
  gameId?: string | undefined;
  /** The game deals the words that the learner chose. */
  hasChosenWords?: boolean | undefined;
  /** The filter of the list of games. */
  gameFilter?: GameFilter | undefined;
  onFilterGames: (filter: GameFilter) => void;
}

export type RoomPanels = Readonly<Record<Room, ComponentType<RoomPanelProps>>>;
