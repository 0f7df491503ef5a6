import { hasCommonWord, splitIntoWords } from '../../../src/feedback/marking/target-words.ts';
import type { ClassRequest } from '../../../src/teacher/class-request.ts';
import { EXERCISE_KINDS } from '../../../src/teacher/curriculum-schema.ts';
import type { Log } from '../../log.ts';
import type { ClassWriter } from '../class-writer.ts';
import { askModel, type LanguageModel, type ModelRequest } from './language-model.ts';
import { findLevelFaults } from './level-limits.ts';
import { type PlanReply, planReplySchema, toPlan } from './plan-reply.ts';

/** The note for the learner when the built-in teacher wrote the class. */
export const FALLBACK_NOTE =
  'The language model gave no usable class this time, so the built-in teacher wrote this one.';

const INSTRUCTIONS = `You are an experienced teacher of English. Write one class for one learner, in English, as JSON of the given shape.
The material names the learner's level (CEFR), the skill to practise, the reason for learning, the age, the teacher whose voice you use, and which lesson of the five-lesson Speaking module it is (0: none).
- Keep words and sentences at the learner's level. Choose situations that fit the reason and the age.
- goal completes "By the end you can …".
- teachingPoint: a clear explanation with 3 to 6 examples and one common mistake with its reason.
- vocabulary: 6 to 10 rows. Each example sentence contains its word. Use no word of usedVocab.
- text: a text to read, to listen to, or a dialogue, of 80 to 300 words; null where the skill needs none. Reading and Listening always need one.
- exercises: 6 to 8 of at least four kinds, in this order: recognise, complete, correct, transform, produce, personalise. Write the items of an exercise on lines of their own as (1), (2), (3). key holds the answer to each item in order, alternatives separated by " / "; it is null where answers are free. Never show an answer in the prompt.
- quickCheck: exactly four short phrases. The first two start something (a conversation, an e-mail, a paragraph), the next two keep it going. Use no phrase of usedPhrases.
- speakingPrompt: what to talk about for a minute. extraTask: a task for five more minutes. badge: a name for a badge, of two or three words.
Write plain text with at most bold and italics: no HTML, no links, no pictures, no headings.`;

/** How many of the newest used words and phrases the model gets. */
const MAX_USED_SHOWN = 100;
/** How many words of earlier classes may be repeated. */
const MAX_REPEATED_WORDS = 2;

/** Different kinds of exercises in a class. */
const MIN_KINDS = 4;

function findKindFaults({ exercises }: PlanReply): string[] {
  const ranks = exercises.map(({ kind }) => EXERCISE_KINDS.indexOf(kind));
  const isInOrder = ranks.every((rank, at) => at === 0 || rank >= (ranks[at - 1] ?? 0));
  return [
    ...(new Set(ranks).size < MIN_KINDS ? [`exercises: must be of at least ${MIN_KINDS} kinds`] : []),
    ...(isInOrder ? [] : [`exercises: must stand in the order ${EXERCISE_KINDS.join(', ')}`]),
  ];
}

function findFaults(reply: PlanReply, request: ClassRequest): string[] {
  const needsText = request.skill === 'Reading' || request.skill === 'Listening';
  const used = new Set(request.usedVocab.map((word) => word.toLowerCase()));
  const repeated = reply.vocabulary.map(({ word }) => word).filter((word) => used.has(word.toLowerCase()));
  const strayExamples = reply.vocabulary.filter(
    ({ word, example }) => !hasCommonWord(splitIntoWords(word), splitIntoWords(example)),
  );
  return [
    ...(needsText && !reply.text ? [`text: a ${request.skill} class needs one`] : []),
    ...(repeated.length > MAX_REPEATED_WORDS
      ? [`vocabulary: ${repeated.join(', ')} came in earlier classes`]
      : []),
    ...findKindFaults(reply),
    ...findLevelFaults(reply, request.level),
    ...strayExamples.map(({ word }) => `vocabulary: the example of "${word}" does not contain it`),
  ];
}

function createModelRequest(request: ClassRequest): ModelRequest<PlanReply> {
  return {
    purpose: 'class',
    instructions: INSTRUCTIONS,
    input: {
      ...request,
      usedPhrases: request.usedPhrases.slice(-MAX_USED_SHOWN),
      usedVocab: request.usedVocab.slice(-MAX_USED_SHOWN),
    },
    schema: planReplySchema,
    findFaults: (reply) => findFaults(reply, request),
  };
}

/**
 * Writes classes with a language model. Without a usable reply within `budgetMs`, `fallback` writes the
 * class, with a note for the learner.
 */
export function createModelClassWriter(parts: {
  model: LanguageModel;
  fallback: ClassWriter;
  budgetMs: number;
  log: Log;
}): ClassWriter {
  const { model, fallback, budgetMs, log } = parts;
  return {
    async writeClass(request, options) {
      const reply = await askModel(model, createModelRequest(request), { client: options.signal, budgetMs });
      if (reply.ok) return { plan: toPlan(reply.value) };
      log(`The built-in teacher replaces the model: ${reply.failure.join('; ')}`);
      return { ...(await fallback.writeClass(request, options)), note: FALLBACK_NOTE };
    },
  };
}
