import { type SpokenLine, type SpokenTurn, speakersOf, spokenLines } from '../../../domain/spoken-turns.ts';

/** Somebody whose lines the learner can say. */
export interface Part {
  /** As `SpokenLine` counts voices. */
  voice: number;
  name: string;
}

/** Who speaks in a dialogue; nobody in a text without labels. */
export function dialogueParts(turns: readonly SpokenTurn[]): readonly Part[] {
  return speakersOf(turns).flatMap((name, voice) => (name === null ? [] : [{ voice, name }]));
}

/** A dialogue's lines for saying along: a whole turn each, since nobody is answered in the middle of one. */
export function dialogueLines(turns: readonly SpokenTurn[]): readonly SpokenLine[] {
  return spokenLines(turns.map((turn) => ({ ...turn, lines: [turn.lines.join(' ')] })));
}

/**
 * Which part comes next when a dialogue is at its end: after listening the first one, then the others in turn;
 * `null` when all were said.
 * @param done the voices that the learner has spoken, in whichever order
 */
export function nextPart(parts: readonly Part[], done: ReadonlySet<number>): Part | null {
  return parts.find(({ voice }) => !done.has(voice)) ?? null;
}
