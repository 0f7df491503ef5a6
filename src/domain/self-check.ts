import { formatList } from './format-list.ts';
import type { LessonPlan } from './lesson-plan.ts';
import { toPlainText } from './plan/plain-text.ts';

const MAX_LINES = 4;
/** The number of words that the line about vocabulary names. */
const WORDS_PER_LINE = 3;

/**
 * Lines to tick after a Speaking class, "I could …": the plan's own checklist, so that both share their
 * ticks, or else lines from its goal, words, phrases and task. A class of the built-in teacher has three or
 * four; a plan without those parts has fewer.
 */
export function createSelfCheckLines(plan: LessonPlan): readonly string[] {
  if (plan.checklist) return plan.checklist.map(toPlainText);
  const goal = toFirstPerson(toPlainText(plan.goal));
  const words = plan.vocabulary.slice(0, WORDS_PER_LINE).map(({ word }) => word);
  const [start, , keep] = plan.quickCheck;
  return [
    goal && `I could ${goal}.`,
    words.length === WORDS_PER_LINE && `I could use words like ${formatList(words)}.`,
    start !== undefined &&
      keep !== undefined &&
      `I could start with “${trimPhrase(start)}” and keep going with “${trimPhrase(keep)}”.`,
    plan.speakingPrompt.trim() !== '' && 'I could do the speaking task without reading my words.',
    plan.text?.kind === 'dialogue' && 'I could say both parts of the dialogue.',
  ]
    .filter((line) => typeof line === 'string' && line !== '')
    .map(String)
    .slice(0, MAX_LINES);
}

/** "By the end you can tell people your name." as "tell people my name". */
function toFirstPerson(goal: string): string {
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

/** "My name is Kenji Mori", "I'm Lena": the name is dropped, because learners say their own. */
const INTRODUCTION = /\b([Mm]y name(?: is|['’]s)|I(?: am|['’]m)) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*\.?/gu;

function trimPhrase(phrase: string): string {
  return phrase.replace(INTRODUCTION, '$1 …').replace(/[\s.,;:…]+$/, '');
}

/**
 * The ticked lines, and the others as aims for the next time, as an answer that can be submitted: notes may
 * not be empty (specification, section 5).
 * @param ticked indexes of `lines`
 */
export function formatSelfCheck(lines: readonly string[], ticked: ReadonlySet<number>): string {
  const could = lines.filter((_, index) => ticked.has(index));
  const nextTime = lines.filter((_, index) => !ticked.has(index)).map(formatNextTime);
  return [...could, ...nextTime].join('\n');
}

/**
 * What a learner ticked, and what is left for the next time, such as "use words like ticket, seat and bus."
 */
export interface SelfCheckAnswer {
  could: readonly string[];
  nextTime: readonly string[];
}

/**
 * Separates the lines of a self-check from the learner's own text around them.
 * @returns the text with those lines replaced by spaces, so that offsets stay valid, and their content
 */
export function parseSelfCheck(
  text: string,
  plan: LessonPlan,
): { ownText: string; selfCheck: SelfCheckAnswer } {
  const aims = createSelfCheckLines(plan).map((line) => [line, extractAim(line) ?? line] as const);
  const could = new Map(aims);
  const nextTime = new Map(aims.map(([line, aim]) => [formatNextTime(line), aim]));
  const lines = text.split('\n');
  const findAims = (all: ReadonlyMap<string, string>) => lines.flatMap((line) => all.get(line.trim()) ?? []);
  const isSelfCheckLine = (line: string) => could.has(line.trim()) || nextTime.has(line.trim());
  return {
    ownText: lines.map((line) => (isSelfCheckLine(line) ? ' '.repeat(line.length) : line)).join('\n'),
    selfCheck: { could: findAims(could), nextTime: findAims(nextTime) },
  };
}

/** "say hello." of "I could say hello." and of "I say hello." */
function extractAim(line: string): string | undefined {
  return /^I (?:could )?(?!am\b|was\b)(.+)$/.exec(line)?.[1];
}

/** "Next time I want to say hello."; a line without a verb stays unchanged. */
function formatNextTime(line: string): string {
  const aim = extractAim(line);
  return aim === undefined ? `Next time: ${line}` : `Next time I want to ${aim}`;
}
