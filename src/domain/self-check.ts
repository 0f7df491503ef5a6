import { enumerated } from './enumeration.ts';
import type { LessonPlan } from './lesson-plan.ts';
import { plainText } from './plan/plain-text.ts';

/** A learner's own judgement needs no more lines than these. */
const MOST_LINES = 4;
/** How many of the class's words a line names. */
const NAMED_WORDS = 3;

/**
 * What a learner may have been able to do in a Speaking class, as lines to tick: its goal, its words, its phrases and
 * its task. Three or four for every class of the built-in teacher; fewer for a plan that lacks those parts.
 */
export function selfCheckLines(plan: LessonPlan): readonly string[] {
  const goal = goalInFirstPerson(plainText(plan.goal));
  const words = plan.vocabulary.slice(0, NAMED_WORDS).map(({ word }) => word);
  const [start, , keep] = plan.quickCheck;
  return [
    goal && `I could ${goal}.`,
    words.length === NAMED_WORDS && `I could use words like ${enumerated(words)}.`,
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

function withoutStop(phrase: string): string {
  return phrase.replace(/[\s.,;:…]+$/, '');
}

/**
 * The ticked lines as an answer that may be handed in, with what is still to be practised. It is a draft of the
 * learner's own words: notes may not be empty (specification, section 5).
 * @param ticked indexes of `lines`
 */
export function selfCheckText(lines: readonly string[], ticked: ReadonlySet<number>): string {
  const could = lines.filter((_, index) => ticked.has(index));
  const left = lines.filter((_, index) => !ticked.has(index)).map(forNextTime);
  return [...could, ...left].join('\n');
}

const COULD = 'I could ';
const NEXT_TIME = 'Next time I want to ';

function forNextTime(line: string): string {
  return line.replace(COULD, NEXT_TIME);
}

/** What a learner ticked, and what is left for the next time: "use words like ticket, seat and platform." */
export interface SelfCheck {
  could: readonly string[];
  nextTime: readonly string[];
}

/**
 * Tells the lines of a self-check from what its learner has written around them.
 *
 * @returns the text with those lines blanked out, so that offsets stay, and what they say
 */
export function readSelfCheck(text: string, plan: LessonPlan): { ownText: string; selfCheck: SelfCheck } {
  const could = new Set(selfCheckLines(plan));
  const nextTime = new Set([...could].map(forNextTime));
  const lines = text.split('\n');
  const named = (all: ReadonlySet<string>, start: string) =>
    lines.map((line) => line.trim()).flatMap((line) => (all.has(line) ? line.slice(start.length) : []));
  const isOf = (line: string) => could.has(line.trim()) || nextTime.has(line.trim());
  return {
    ownText: lines.map((line) => (isOf(line) ? ' '.repeat(line.length) : line)).join('\n'),
    selfCheck: { could: named(could, COULD), nextTime: named(nextTime, NEXT_TIME) },
  };
}
