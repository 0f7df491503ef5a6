import { formatList } from './format-list.ts';
import type { LessonPlan } from './lesson-plan.ts';
import { toPlainText } from './plan/plain-text.ts';

/** A learner's own judgement needs no more lines than these. */
const MOST_LINES = 4;
/** How many of the class's words a line names. */
const NAMED_WORDS = 3;

/**
 * What a learner may have been able to do in a Speaking class, as lines to tick: the plan's own checklist, so that a tick
 * there is one here, or else its goal, its words, its phrases and its task. Three or four for every class of the built-in
 * teacher; fewer for a plan that lacks those parts.
 */
export function createSelfCheckLines(plan: LessonPlan): readonly string[] {
  if (plan.checklist) return plan.checklist.map(toPlainText);
  const goal = goalInFirstPerson(toPlainText(plan.goal));
  const words = plan.vocabulary.slice(0, NAMED_WORDS).map(({ word }) => word);
  const [start, , keep] = plan.quickCheck;
  return [
    goal && `I could ${goal}.`,
    words.length === NAMED_WORDS && `I could use words like ${formatList(words)}.`,
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
const INTRODUCTION = /\b([Mm]y name(?: is|['’]s)|I(?: am|['’]m)) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*\.?/gu;

function withoutStop(phrase: string): string {
  return phrase.replace(INTRODUCTION, '$1 …').replace(/[\s.,;:…]+$/, '');
}

/**
 * The ticked lines as an answer that may be handed in, with what is still to be practised. It is a draft of the
 * learner's own words: notes may not be empty (specification, section 5).
 * @param ticked indexes of `lines`
 */
export function formatSelfCheck(lines: readonly string[], ticked: ReadonlySet<number>): string {
  const could = lines.filter((_, index) => ticked.has(index));
  const nextTime = lines.filter((_, index) => !ticked.has(index)).map(formatNextTime);
  return [...could, ...nextTime].join('\n');
}

/** What a learner ticked, and what is left for the next time: "use words like ticket, seat and platform." */
export interface SelfCheckAnswer {
  could: readonly string[];
  nextTime: readonly string[];
}

/**
 * Tells the lines of a self-check from what its learner has written around them.
 *
 * @returns the text with those lines blanked out, so that offsets stay, and what they say
 */
export function parseSelfCheck(
  text: string,
  plan: LessonPlan,
): { ownText: string; selfCheck: SelfCheckAnswer } {
  const aims = createSelfCheckLines(plan).map((line) => [line, extractAim(line) ?? line] as const);
  const could = new Map(aims);
  const nextTime = new Map(aims.map(([line, aim]) => [formatNextTime(line), aim]));
  const lines = text.split('\n');
  const named = (all: ReadonlyMap<string, string>) => lines.flatMap((line) => all.get(line.trim()) ?? []);
  const isOf = (line: string) => could.has(line.trim()) || nextTime.has(line.trim());
  return {
    ownText: lines.map((line) => (isOf(line) ? ' '.repeat(line.length) : line)).join('\n'),
    selfCheck: { could: named(could), nextTime: named(nextTime) },
  };
}

/** "say hello." of "I could say hello." and of "I say hello." */
function extractAim(line: string): string | undefined {
  return /^I (?:could )?(?!am\b|was\b)(.+)$/.exec(line)?.[1];
}

/** "Next time I want to say hello."; a line that names no doing stays as it is. */
function formatNextTime(line: string): string {
  const aim = extractAim(line);
  return aim === undefined ? `Next time: ${line}` : `Next time I want to ${aim}`;
}
