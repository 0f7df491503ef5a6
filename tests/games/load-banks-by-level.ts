import { LEVELS, type Level } from '../../src/domain/levels.ts';

/** The banks of all levels. */
export async function loadBanksByLevel<Bank>(
  load: (level: Level) => Promise<Bank>,
): Promise<Readonly<Record<Level, Bank>>> {
  const banks = await Promise.all(LEVELS.map(async (level) => [level, await load(level)] as const));
  return Object.fromEntries(banks) as Record<Level, Bank>;
}
