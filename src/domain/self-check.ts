import type { LessonPlan } from './lesson-plan.ts';
import { plainText } from './plan/plain-text.ts';

/** A learner's own judgement needs no more lines than these. */
const MOST_LINES = 4;
/** How many of the class's words a line names. */
const NAMED_WORDS = 3;

/**
 * What a learner may have been able to do in a Speaking class, as lines to tick: the plan's own checklist, so that a tick
 * there is one here, or else its goal, its words, its phrases and its task. Three or four for every class of the built-in
 * teacher; fewer for a plan that lacks those parts.
 */
export function selfCheckLines(plan: LessonPlan): readonly string[] {
  if (plan.checklist) return plan.checklist.map(plainText);
  const goal = goalInFirstPerson(plainText(plan.goal));
  const words = plan.vocabulary.slice(0, NAMED_WORDS).map(({ word }) => word);
  const [start, , keep] = plan.quickCheck;
  return [
    goal && `I could ${goal}.`,
    words.length === NAMED_WORDS &&
      `I could use words like ${words.slice(0, -1).join(', ')} and ${words.at(-1)}.`,
    start !== undefined &&
      keep !== undefined &&
      `I could start with “${withoutStop(start)}” and keep going with “${withoutStop(keep)}”.`,
    plan.speakingPrompt.trim() !== '' && 'I could do the speaking task without reading my words.',
    plan.text?.kind === 'dialogue' && 'I could say both parts of the dialogue.',
  ]
    .filter((line) => typeof line === 'string' && line !== '')
    .map(String)
    .slice(0, MOST_LINES);
}

/** "By the end you can tell people your name." as "tell people my name". */
function goalInFirstPerson(goal: string): string {
  const [, aim = ''] =
    /\byou(?: can| will be able to|'ll be able to|’ll be able to)\s+(.+?)[.!]?$/i.exec(goal) ?? [];
  return aim
    .replace(/\byourself\b/gi, 'myself')
    .replace(/\byours\b/gi, 'mine')
    .replace(/\byour\b/gi, 'my')
    .replace(/\byou(?:'re|’re| are)\b/gi, "I'm")
    .replace(/\byou've\b/gi, "I've")
    .replace(
      /\b(to|for|with|about|of|from|at|after|tells?|asks?|gives?|shows?|helps?|knows?|affects?) you\b/gi,
      '$1 me',
    )
    .replace(/\byou\b/gi, 'I');
}

/** "My name is Kenji Mori", "I'm Lena": learners say their own. */
const NAMED = /\b([Mm]y name(?: is|['’]s)|I(?: am|['’]m)) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*\.?/gu;

function withoutStop(phrase: string): string {
  return phrase.replace(NAMED, '$1 …').replace(/[\s.,;:…]+$/, '');
}

/**
 * The ticked lines as an answer that may be handed in, with what is still to be practised. It is a draft of the
 * learner's own words: notes may not be empty (specification, section 5).
 * @param ticked indexes of `lines`
 */
export function selfCheckText(lines: readonly string[], ticked: ReadonlySet<number>): string {
  const could = lines.filter((_, index) => ticked.has(index));
  const nextTime = lines.filter((_, index) => !ticked.has(index)).map(asWish);
  return [...could, ...nextTime].join('\n');
}

/** "I could say hello." and "I say hello." as "Next time I want to say hello."; else the line as it is. */
function asWish(line: string): string {
  const [, aim] = /^I (?:could )?(?!am\b|was\b)(.+)$/.exec(line) ?? [];
  return aim === undefined ? `Next time: ${line}` : `Next time I want to ${aim}`;
}
