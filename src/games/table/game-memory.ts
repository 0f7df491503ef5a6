import * as v from 'valibot';
import { choiceKey, type FinishedGame } from '../../domain/game-records.ts';
import type { Game, GameMemory } from '../contract.ts';
import type { GameChoice } from './table-state.ts';

/** The key under which a game keeps its memory. */
export function memoryKey({ keptFor }: GameMemory<unknown, unknown>, { level, variant }: GameChoice): string {
  return keptFor === 'all-choices' ? 'all' : choiceKey(level, variant);
}

/** What was kept, or the beginning, where nothing was or it can't be read any more. */
export function parseMemory({ schema, initial }: GameMemory<unknown, unknown>, raw: unknown): unknown {
  const parsed = v.safeParse(schema, raw);
  return parsed.success ? parsed.output : initial;
}

/** What a finished game leaves for the next ones: `after` makes it of what is kept by then, unparsed. */
export function memoryAfter(game: Game, choice: GameChoice, gameState: unknown): FinishedGame['memory'] {
  const { memory } = game;
  if (!memory) return undefined;
  return {
    key: memoryKey(memory, choice),
    after: (before) => memory.after(parseMemory(memory, before), gameState, choice),
  };
}
