import { findEntry } from './english.ts';
import { VERB_FRAME_TABLE } from './verb-frame-table.ts';

/*
 * What can follow a verb: "enjoy" an -ing form, "give" two objects, "depend" the preposition "on".
 */

/** The signs of the table, each with the name by which rules ask for it; the table's heading has examples. */
const COMPLEMENTS = {
  x: 'no-object',
  o: 'object',
  oo: 'two-objects',
  inf: 'infinitive',
  oinf: 'object-infinitive',
  bare: 'base-form',
  obare: 'object-base-form',
  ing: 'ing-form',
  oing: 'object-ing-form',
  that: 'that-clause',
  othat: 'object-that-clause',
  wh: 'wh-clause',
  owh: 'object-wh-clause',
  adj: 'adjective',
  oadj: 'object-adjective',
  nom: 'noun',
  onom: 'object-noun',
} as const;

/**
 * What can follow a verb. `no-object`: it is used without an object, "he sleeps"; many verbs have this and
 * `object`. `object-…`: an object comes first, as "you" in "want you to go".
 */
export type Complement = (typeof COMPLEMENTS)[keyof typeof COMPLEMENTS];

export interface VerbFrame {
  /**
   * Whether the table has the verb. If not, only WordNet's transitivity is known: what is absent may be
   * right.
   */
  isAuthored: boolean;
  complements: ReadonlySet<Complement>;
  /** Prepositions of complements, as in "depend on". */
  prepositions: ReadonlySet<string>;
  /** Prepositions of complements after an object, as in "accuse him of". */
  prepositionsAfterObject: ReadonlySet<string>;
  /** Particles, as in "get up". */
  particles: ReadonlySet<string>;
  /** Particles that stand before or after an object: "pick up the box", "pick the box up". */
  separableParticles: ReadonlySet<string>;
}

/** The parts of the signs that the pattern captures, of those signs that match it. */
function selectFrom(signs: readonly string[], pattern: RegExp): ReadonlySet<string> {
  return new Set(signs.flatMap((sign) => pattern.exec(sign)?.[1] ?? []));
}

/** @throws when the table has a sign that its heading does not explain */
function nameComplement(sign: string): Complement {
  const complement = COMPLEMENTS[sign as keyof typeof COMPLEMENTS];
  if (!complement) throw new Error(`Unknown sign "${sign}" in the table of verb frames.`);
  return complement;
}

function parseFrame(signs: readonly string[]): VerbFrame {
  return {
    isAuthored: true,
    complements: new Set([...selectFrom(signs, /^(\w+)$/)].map(nameComplement)),
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

/** Returns what can follow a verb, given in its base form; undefined for a word that is not a verb. */
export function findVerbFrame(base: string): VerbFrame | undefined {
  const authored = FRAMES.get(base);
  if (authored) return authored;
  const entry = findEntry(base);
  if (!entry?.parts.includes('v')) return undefined;
  const complements = new Set<Complement>();
  if (entry.takesObject) complements.add('object');
  if (entry.canLackObject) complements.add('no-object');
  return {
    isAuthored: false,
    complements,
    prepositions: EMPTY,
    prepositionsAfterObject: EMPTY,
    particles: EMPTY,
    separableParticles: EMPTY,
  };
}

/**
 * Whether the complement can follow the verb, as far as the table or WordNet says: `takes('enjoy',
 * 'ing-form')`.
 */
export function takes(base: string, complement: Complement): boolean {
  return findVerbFrame(base)?.complements.has(complement) === true;
}

/** The particles that a verb has, by its base form: "up" and others for "get". */
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
