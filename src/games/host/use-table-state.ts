import { useSyncExternalStore } from 'react';
import type { TableState } from './table-state.ts';
import type { LoadedGame } from './use-game-table.ts';

const nothingChanges = () => () => {};

/** What lies on the table, live; `null` while the game is still on its way. */
export function useTableState(loaded: LoadedGame): TableState | null {
  const table = loaded.phase === 'loaded' ? loaded.table : null;
  return useSyncExternalStore(table?.subscribe ?? nothingChanges, () => table?.state() ?? null);
}
