import { LEVELS, type Level } from '../../domain/levels.ts';
import { loadGrammar } from './grammar-bank.ts';

/**
 * The points' names, of those that the banks have. It fetches the files of their levels alone, and goes without a file
 * that can't be fetched.
 */
export async function loadPointNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const banks = await Promise.all(
    LEVELS.filter((level) => ids.some((id) => parsePointLevel(id) === level)).map((level) =>
      loadGrammar(level).catch(() => ({ points: [] })),
    ),
  );
  return new Map(banks.flatMap(({ points }) => points.map(({ id, name }) => [id, name] as const)));
}

/** A point's level, which its id begins with; `null` for none of ours. */
export function parsePointLevel(id: string): Level | null {
  return LEVELS.find((level) => id.startsWith(`${level.toLowerCase()}-`)) ?? null;
}
