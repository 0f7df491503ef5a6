import { findEntry } from './english.ts';
import { VERB_FRAME_TABLE } from './verb-frame-table.ts';

/** What a verb takes behind it; the table's heading explains the signs. */
export type Complement =
  | 'x'
  | 'o'
  | 'oo'
  | 'inf'
  | 'oinf'
  | 'bare'
  | 'obare'
  | 'ing'
  | 'oing'
  | 'that'
  | 'othat'
  | 'wh'
  | 'owh'
  | 'adj'
  | 'oadj'
  | 'nom'
  | 'onom';

export interface VerbFrame {
  /** False where only WordNet's transitivity is known, so that nothing follows from what is absent. */
  isAuthored: boolean;
  complements: ReadonlySet<string>;
  /** Prepositions of complements, as in "depend on". */
  prepositions: ReadonlySet<string>;
  /** Prepositions of complements behind an object, as in "accuse him of". */
  prepositionsAfterObject: ReadonlySet<string>;
  /** Particles, as in "get up". */
  particles: ReadonlySet<string>;
  /** Particles that stand before or behind an object: "pick up the box", "pick the box up". */
  separableParticles: ReadonlySet<string>;
}

function selectFrom(signs: readonly string[], pattern: RegExp): ReadonlySet<string> {
  return new Set(signs.flatMap((sign) => pattern.exec(sign)?.[1] ?? []));
}

function parseFrame(signs: readonly string[]): VerbFrame {
  return {
    isAuthored: true,
    complements: selectFrom(signs, /^(\w+)$/),
    prepositions: selectFrom(signs, /^:(\w+)$/),
    prepositionsAfterObject: selectFrom(signs, /^o:(\w+)$/),
    particles: selectFrom(signs, /^\.(\w+)~?$/),
    separableParticles: selectFrom(signs, /^\.(\w+)~$/),
  };
}

const FRAMES: ReadonlyMap<string, VerbFrame> = new Map(
  VERB_FRAME_TABLE.split(/[|\n]/)
    .map((cell) => cell.trim().split(/\s+/))
    .filter(([verb]) => verb !== undefined && verb !== '')
    .map(([verb = '', ...signs]) => [verb, parseFrame(signs)]),
);

const EMPTY: ReadonlySet<string> = new Set();

/** What a verb takes, by its base form; undefined for a word that is no verb. */
export function findVerbFrame(base: string): VerbFrame | undefined {
  const authored = FRAMES.get(base);
  if (authored) return authored;
  const entry = findEntry(base);
  if (!entry?.parts.includes('v')) return undefined;
  return {
    isAuthored: false,
    complements: new Set([...(entry.takesObject ? ['o'] : []), ...(entry.standsAlone ? ['x'] : [])]),
    prepositions: EMPTY,
    prepositionsAfterObject: EMPTY,
    particles: EMPTY,
    separableParticles: EMPTY,
  };
}

/** Whether the table says that the verb takes the complement. */
export function takes(base: string, complement: Complement): boolean {
  return findVerbFrame(base)?.complements.has(complement) === true;
}

/** The particles that a verb has, by its base form. */
export function listParticles(base: string): ReadonlySet<string> {
  return FRAMES.get(base)?.particles ?? EMPTY;
}

/** Whether the particle of the verb can stand before its object: "put on a coat". */
export function isSeparable(base: string, particle: string): boolean {
  return FRAMES.get(base)?.separableParticles.has(particle) === true;
}

/** The verbs of the authored table. */
export function listFramedVerbs(): readonly string[] {
  return [...FRAMES.keys()];
}
