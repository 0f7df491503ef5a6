import type { ComponentType } from 'react';
import type { Room } from '../../domain/rooms.ts';
import type { GameFilter } from '../play/game-filter.ts';

/** What a room's panel may know of the address it is shown at. */
export interface RoomPanelProps {
  /** The lesson that is open; without one, the next class is chosen. */
  lessonId?: string | undefined;
  onOpenLesson: (id: string | undefined) => void;
  /** The step of the lesson that is open. */
  stepId?: string | undefined;
  onOpenStep: (id: string) => void;
  /** The learner is here for the suggested class, which is not asked for yet. */
  beginsClass?: boolean | undefined;
  onClassBegun: () => void;
  /** The game that is open, as the address names it; without one, the hall is shown. */
  gameId?: string | undefined;
  /** It is to deal the words that the learner chose. */
  hasChosenWords?: boolean | undefined;
  /** What narrows the hall of games. */
  gameFilter?: GameFilter | undefined;
  onFilterGames: (filter: GameFilter) => void;
}

export type RoomPanels = Readonly<Record<Room, ComponentType<RoomPanelProps>>>;
