import { parseContent } from '../content/parse-content.ts';
import { pick, type Rng } from '../domain/random.ts';
import { getAudience } from './audience-by-age.ts';
import type { ClassRequest } from './class-request.ts';
import greetingsJson from './curriculum/greetings.json' with { type: 'json' };
import { greetingFileSchema } from './curriculum-schema.ts';

const GREETINGS = parseContent(greetingFileSchema, greetingsJson, 'curriculum/greetings.json');

/** Removes all characters that names don't have, because the name is put into markdown. */
function sanitizeName(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N} .'-]/gu, '').trim() || 'Your teacher';
}

/** The greeting of the teacher, for the learner's age. */
export function composeGreeting({ teacher, age }: ClassRequest, rng: Rng): string {
  return pick(GREETINGS[getAudience(age)], rng).replace('{teacher}', () => sanitizeName(teacher));
}
