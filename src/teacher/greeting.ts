import { pick, type Rng } from '../domain/random.ts';
import { getAudience } from './audience.ts';
import type { ClassRequest } from './class-request.ts';
import { CLASS_FRAME } from './level-bank-queries.ts';

/** A name reaches the plan's markdown, so only what names are written with is kept. */
function plainName(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N} .'-]/gu, '').trim() || 'Your teacher';
}

/** The teacher's first words, in the tone of the learner's age. */
export function composeGreeting({ teacher, age }: ClassRequest, rng: Rng): string {
  return pick(CLASS_FRAME.greetings[getAudience(age)], rng).replace('{teacher}', () => plainName(teacher));
}
