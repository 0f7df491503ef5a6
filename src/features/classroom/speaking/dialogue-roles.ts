import {
  listSpeakers,
  listSpokenLines,
  type SpokenLine,
  type SpokenTurn,
} from '../../../domain/spoken-turns.ts';

/** Somebody whose lines the learner can say. */
export interface DialogueRole {
  /** As `SpokenLine` counts voices. */
  voice: number;
  name: string;
}

/** Who speaks in a dialogue; nobody in a text without labels. */
export function findDialogueRoles(turns: readonly SpokenTurn[]): readonly DialogueRole[] {
  return listSpeakers(turns).flatMap((name, voice) => (name === null ? [] : [{ voice, name }]));
}

/** A dialogue's lines for saying along: a whole turn each, since nobody is answered in the middle of one. */
export function createDialogueLines(turns: readonly SpokenTurn[]): readonly SpokenLine[] {
  return listSpokenLines(turns.map((turn) => ({ ...turn, lines: [turn.lines.join(' ')] })));
}

/**
 * Which part comes next when a dialogue is at its end: after listening the first one, then the others in turn;
 * `null` when all were said.
 * @param done the voices that the learner has spoken, in whichever order
 */
export function findNextRole(parts: readonly DialogueRole[], done: ReadonlySet<number>): DialogueRole | null {
  return parts.find(({ voice }) => !done.has(voice)) ?? null;
}
