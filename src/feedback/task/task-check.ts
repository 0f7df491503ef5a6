import { capitalise } from '../../domain/capitalise.ts';
import type { LessonPlan } from '../../domain/lesson-plan.ts';
import { countTextWords } from '../../domain/word-count.ts';
import { findUsedTargets, splitIntoWords } from '../marking/target-words.ts';
import { type Amount, formatAmount, formatNumberWord } from './amounts.ts';
import { hasPoint, MISSING_POINT_MESSAGES } from './required-points.ts';
import { isWrittenTask, parseTaskRequirements, type TaskRequirements } from './task-requirements.ts';
import {
  countParagraphs,
  countQuestions,
  countSentences,
  countTurns,
  hasLetterGoodbye,
  hasLetterGreeting,
} from './text-shape.ts';

/** How an answer meets its task, in sentences for the learner. Plain text. */
export interface TaskCheck {
  /** What the task asks and the answer has. */
  metRequirements: readonly string[];
  /** What it asks and the answer lacks. */
  unmetRequirements: readonly string[];
  /** What only the learner can tell. */
  reviewHint?: string;
  /** The task says how long the answer is to be. */
  specifiesLength: boolean;
}

/** A task and what was written for it. */
export interface AnsweredTask {
  prompt: string;
  text: string;
}

/** A text may have this share fewer or more words than the task says, as every teacher lets it. */
const SHORT_SHARE = 0.9;
const LONG_SHARE = 1.3;

interface Finding {
  met?: string;
  unmet?: string;
}

/** What the class gives its tasks. */
type ClassWords = Pick<LessonPlan, 'vocabulary' | 'quickCheck' | 'teachingPoint'>;

/** Looks at an answer beside the words of its task. A spoken task asks nothing of what is written. */
export function checkTask({ prompt, text }: AnsweredTask, plan: ClassWords): TaskCheck {
  if (!isWrittenTask(prompt)) return { metRequirements: [], unmetRequirements: [], specifiesLength: false };
  const demands = parseTaskRequirements(prompt);
  const findings: readonly Finding[] = [
    ...checkLength(demands, text),
    ...checkShape(demands, text),
    ...checkWords(demands, text, plan),
    ...demands.points.map((point) => (hasPoint(point, text) ? {} : { unmet: MISSING_POINT_MESSAGES[point] })),
  ];
  return {
    metRequirements: findings.flatMap(({ met }) => met ?? []),
    unmetRequirements: findings.flatMap(({ unmet }) => unmet ?? []),
    ...createReviewHint(demands, plan),
    specifiesLength: [demands.words, demands.sentences, demands.turns].some((amount) => amount !== undefined),
  };
}

function checkLength({ words, sentences, turns }: TaskRequirements, text: string): readonly Finding[] {
  return [
    ...(words ? [checkWordCount(words, countTextWords(text))] : []),
    ...(sentences ? [checkCount(sentences, countSentences(text), 'sentence')] : []),
    ...(turns ? [checkCount(turns, countTurns(text), 'line')] : []),
  ];
}

function checkWordCount(wanted: Amount, count: number): Finding {
  const asked = `The task asks for ${formatAmount(wanted)} words`;
  if (count < wanted.min * SHORT_SHARE) return { unmet: `${asked}; your text has ${count}.` };
  if (count > wanted.max * LONG_SHARE) {
    return { unmet: `${asked}; your text has ${count}. Take out what the reader does not need.` };
  }
  return { met: `You wrote ${count} words: as long as the task asks.` };
}

function formatCount(count: number, thing: string): string {
  return `${formatNumberWord(count)} ${thing}${count === 1 ? '' : 's'}`;
}

function checkCount(
  wanted: Amount,
  count: number,
  thing: 'sentence' | 'line' | 'paragraph' | 'question',
): Finding {
  if (count >= wanted.min)
    return { met: `${capitalise(formatCount(count, thing))}: as many as the task asks.` };
  const there =
    count === 0 ? 'there is none' : `there ${count === 1 ? 'is' : 'are'} ${formatNumberWord(count)}`;
  const plural = wanted.max === 1 ? '' : 's';
  return { unmet: `The task asks for ${formatAmount(wanted)} ${thing}${plural}; ${there}.` };
}

function checkShape(
  { paragraphs, isEssay, questions, letter }: TaskRequirements,
  text: string,
): readonly Finding[] {
  return [
    ...(paragraphs ? [checkCount(paragraphs, countParagraphs(text), 'paragraph')] : []),
    ...(isEssay && !paragraphs ? [checkEssay(countParagraphs(text))] : []),
    ...(questions ? [checkCount({ min: questions, max: questions }, countQuestions(text), 'question')] : []),
    ...(letter ? checkLetter(letter, text) : []),
  ];
}

/** An idea against and one for it take two at least. */
function checkEssay(paragraphs: number): Finding {
  if (paragraphs > 1)
    return { met: `${capitalise(formatCount(paragraphs, 'paragraph'))}: one can see how it is built.` };
  return { unmet: 'Divide it into paragraphs: one for each thought.' };
}

function checkLetter(letter: 'whole' | 'begun', text: string): readonly Finding[] {
  const [begins, ends] = [hasLetterGreeting(text), hasLetterGoodbye(text)];
  if (begins && ends) return [{ met: 'It has the form of a letter: it greets the reader and says goodbye.' }];
  return [
    ...(begins ? [] : [{ unmet: 'Greet the reader first: “Dear Ms Li,” or “Hi Sam,”.' }]),
    ...(ends || letter === 'begun'
      ? []
      : [{ unmet: 'Say goodbye and sign it: “Kind regards,” or “See you soon,” and your name.' }]),
  ];
}

function checkWords(
  { classWords, phrases }: TaskRequirements,
  text: string,
  { vocabulary, quickCheck }: ClassWords,
): readonly Finding[] {
  const findings: Finding[] = [];
  if (classWords !== undefined) findings.push(checkClassWords(classWords, text, vocabulary));
  if (phrases) {
    const isThere = (some: readonly string[]) =>
      some.length === 0 || some.some((one) => usesPhrase(text, one));
    if (!isThere(quickCheck.slice(0, 2))) findings.push({ unmet: 'Begin with a phrase of the Quick Check.' });
    if (phrases === 'start-and-keep' && !isThere(quickCheck.slice(2))) {
      findings.push({ unmet: 'Go on with a phrase of the Quick Check.' });
    }
  }
  return findings;
}

/** Whether a text has a phrase, or the longest part of one that is to be filled in: "I'm writing to …". */
function usesPhrase(text: string, phrase: string): boolean {
  const parts = phrase.split(/…|\.{3}|_{2,}/).map((part) => splitIntoWords(part).join(' '));
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
  return longest === '' || ` ${splitIntoWords(text).join(' ')} `.includes(` ${longest} `);
}

function checkClassWords(wanted: number, text: string, vocabulary: LessonPlan['vocabulary']): Finding {
  const words = vocabulary.map(({ word }) => word);
  const used = new Set(findUsedTargets(text, words));
  const least = Math.min(wanted, words.length);
  if (used.size >= least) return {};
  const unused = words.filter((word) => !used.has(word)).slice(0, least - used.size);
  return {
    unmet: `The task asks for ${formatNumberWord(least)} of the class’s words; you used ${used.size === 0 ? 'none' : formatNumberWord(used.size)}. Try: ${unused.join(', ')}.`,
  };
}

/** Grammar of any kind can't be counted here. */
function createReviewHint(
  { pointTimes }: TaskRequirements,
  { teachingPoint }: ClassWords,
): Pick<TaskCheck, 'reviewHint'> {
  if (pointTimes === undefined || !teachingPoint?.heading) return {};
  const times = pointTimes === 1 ? 'once' : `${formatNumberWord(pointTimes)} times`;
  return {
    reviewHint: `Underline where you used “${teachingPoint.heading}”: the task asks for it ${times}.`,
  };
}
