import { pick, type Rng } from '../domain/random.ts';
import { audienceOf } from './audience.ts';
import { FRAME } from './bank.ts';
import type { ClassRequest } from './class-request.ts';

/** A name reaches the plan's markdown, so only what names are written with is kept. */
function plainName(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N} .'-]/gu, '').trim() || 'Your teacher';
}

/** The teacher's first words, in the tone of the learner's age. */
export function greeting({ teacher, age }: ClassRequest, rng: Rng): string {
  return pick(FRAME.greetings[audienceOf(age)], rng).replace('{teacher}', () => plainName(teacher));
}
