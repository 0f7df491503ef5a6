import { LEVELS, type Level } from '../../domain/levels.ts';
import { loadGrammar } from './grammar-bank.ts';

/**
 * The names of grammar points by id. Ids that the banks lack, and those of levels that cannot be fetched, are
 * left out.
 */
export async function loadPointNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const banks = await Promise.all(
    LEVELS.filter((level) => ids.some((id) => parsePointLevel(id) === level)).map((level) =>
      loadGrammar(level).catch(() => ({ points: [] })),
    ),
  );
  return new Map(banks.flatMap(({ points }) => points.map(({ id, name }) => [id, name] as const)));
}

/** The level at the start of a point's id; `null` for an unknown id. */
export function parsePointLevel(id: string): Level | null {
  return LEVELS.find((level) => id.startsWith(`${level.toLowerCase()}-`)) ?? null;
}
