import {
  listSpeakers,
  listSpokenLines,
  type SpokenLine,
  type SpokenTurn,
} from '../../../domain/spoken-turns.ts';

/** A speaker whose lines the learner can say. */
export interface DialogueRole {
  /** The `speakerIndex` of the role's lines. */
  voice: number;
  name: string;
}

/** The speakers of a dialogue; none for a text without labels. */
export function findDialogueRoles(turns: readonly SpokenTurn[]): readonly DialogueRole[] {
  return listSpeakers(turns).flatMap((name, voice) => (name === null ? [] : [{ voice, name }]));
}

/** A dialogue's lines for speaking practice: one line per turn. */
export function createDialogueLines(turns: readonly SpokenTurn[]): readonly SpokenLine[] {
  return listSpokenLines(turns.map((turn) => ({ ...turn, lines: [turn.lines.join(' ')] })));
}

/**
 * The role to practise next when a dialogue has ended, or `null` when all were practised.
 * @param done the voices that the learner has spoken
 */
export function findNextRole(roles: readonly DialogueRole[], done: ReadonlySet<number>): DialogueRole | null {
  return roles.find(({ voice }) => !done.has(voice)) ?? null;
}
