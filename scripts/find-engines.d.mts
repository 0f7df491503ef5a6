/** The types of `find-engines.mjs`, which runs without a compiler. */
export type EngineName = 'firefox' | 'webkit';

interface Engine {
  readonly name: EngineName;
  /** For people. */
  readonly title: string;
  /** Debian's packages. */
  readonly packages: readonly string[];
}

export function findFirefox(): string | null;
export function findWebKit(): { driver: string; browser: string; screen: string } | null;
export function findEngines(): { installed: readonly Engine[]; missing: readonly Engine[] };
