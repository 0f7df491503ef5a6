import type { Level } from '../domain/levels.ts';
import type { LevelBank } from './level-bank.ts';

/** A chunk a level: a device fetches only the curriculum that it writes from. */
const LEVEL_BANKS = {
  A1: async () => (await import('./curriculum/a1.ts')).a1,
  A2: async () => (await import('./curriculum/a2.ts')).a2,
  B1: async () => (await import('./curriculum/b1.ts')).b1,
  B2: async () => (await import('./curriculum/b2.ts')).b2,
  C1: async () => (await import('./curriculum/c1.ts')).c1,
  C2: async () => (await import('./curriculum/c2.ts')).c2,
} as const satisfies Record<Level, () => Promise<LevelBank>>;

/** The curriculum of one level. Rejects when its file can't be fetched: offline, before the app was stored. */
export function loadLevelBank(level: Level): Promise<LevelBank> {
  return LEVEL_BANKS[level]();
}
