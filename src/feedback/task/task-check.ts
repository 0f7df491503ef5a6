import { capitalised } from '../../domain/capitalised.ts';
import type { LessonPlan } from '../../domain/lesson-plan.ts';
import { wordCount } from '../../domain/word-count.ts';
import { usedTargets, wordsOf } from '../marking/target-words.ts';
import { type Amount, inWords, writtenAmount } from './amounts.ts';
import { hasPoint, POINT_LACKING } from './asked-points.ts';
import { demandsOf, isWritten, type TaskDemands } from './task-demands.ts';
import {
  beginsAsLetter,
  countParagraphs,
  countQuestions,
  countSentences,
  countTurns,
  endsAsLetter,
} from './text-shape.ts';

/** How an answer meets its task, in sentences for the learner. Plain text. */
export interface TaskCheck {
  /** What the task asks and the answer has. */
  done: readonly string[];
  /** What it asks and the answer lacks. */
  lacks: readonly string[];
  /** What only the learner can tell. */
  lookAgain?: string;
  /** The task says how long the answer is to be. */
  saysLength: boolean;
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
  done?: string;
  lacks?: string;
}

/** What the class gives its tasks. */
type ClassWords = Pick<LessonPlan, 'vocabulary' | 'quickCheck' | 'teachingPoint'>;

/** Looks at an answer beside the words of its task. A spoken task asks nothing of what is written. */
export function checkTask({ prompt, text }: AnsweredTask, plan: ClassWords): TaskCheck {
  if (!isWritten(prompt)) return { done: [], lacks: [], saysLength: false };
  const demands = demandsOf(prompt);
  const findings: readonly Finding[] = [
    ...lengthFindings(demands, text),
    ...shapeFindings(demands, text),
    ...wordFindings(demands, text, plan),
    ...demands.points.map((point) => (hasPoint(point, text) ? {} : { lacks: POINT_LACKING[point] })),
  ];
  return {
    done: findings.flatMap(({ done }) => done ?? []),
    lacks: findings.flatMap(({ lacks }) => lacks ?? []),
    ...lookAgainAt(demands, plan),
    saysLength: [demands.words, demands.sentences, demands.turns].some((amount) => amount !== undefined),
  };
}

function lengthFindings({ words, sentences, turns }: TaskDemands, text: string): readonly Finding[] {
  return [
    ...(words ? [wordsFinding(words, wordCount(text))] : []),
    ...(sentences ? [countFinding(sentences, countSentences(text), 'sentence')] : []),
    ...(turns ? [countFinding(turns, countTurns(text), 'line')] : []),
  ];
}

function wordsFinding(wanted: Amount, count: number): Finding {
  const asked = `The task asks for ${writtenAmount(wanted)} words`;
  if (count < wanted.least * SHORT_SHARE) return { lacks: `${asked}; your text has ${count}.` };
  if (count > wanted.most * LONG_SHARE) {
    return { lacks: `${asked}; your text has ${count}. Take out what the reader does not need.` };
  }
  return { done: `You wrote ${count} words: as long as the task asks.` };
}

function counted(count: number, thing: string): string {
  return `${inWords(count)} ${thing}${count === 1 ? '' : 's'}`;
}

function countFinding(
  wanted: Amount,
  count: number,
  thing: 'sentence' | 'line' | 'paragraph' | 'question',
): Finding {
  if (count >= wanted.least)
    return { done: `${capitalised(counted(count, thing))}: as many as the task asks.` };
  const there = count === 0 ? 'there is none' : `there ${count === 1 ? 'is' : 'are'} ${inWords(count)}`;
  const plural = wanted.most === 1 ? '' : 's';
  return { lacks: `The task asks for ${writtenAmount(wanted)} ${thing}${plural}; ${there}.` };
}

function shapeFindings(
  { paragraphs, isEssay, questions, letter }: TaskDemands,
  text: string,
): readonly Finding[] {
  return [
    ...(paragraphs ? [countFinding(paragraphs, countParagraphs(text), 'paragraph')] : []),
    ...(isEssay && !paragraphs ? [essayFinding(countParagraphs(text))] : []),
    ...(questions
      ? [countFinding({ least: questions, most: questions }, countQuestions(text), 'question')]
      : []),
    ...(letter ? letterFindings(letter, text) : []),
  ];
}

/** An idea against and one for it take two at least. */
function essayFinding(paragraphs: number): Finding {
  if (paragraphs > 1)
    return { done: `${capitalised(counted(paragraphs, 'paragraph'))}: one can see how it is built.` };
  return { lacks: 'Divide it into paragraphs: one for each thought.' };
}

function letterFindings(letter: 'whole' | 'begun', text: string): readonly Finding[] {
  const [begins, ends] = [beginsAsLetter(text), endsAsLetter(text)];
  if (begins && ends)
    return [{ done: 'It has the form of a letter: it greets the reader and says goodbye.' }];
  return [
    ...(begins ? [] : [{ lacks: 'Greet the reader first: “Dear Ms Li,” or “Hi Sam,”.' }]),
    ...(ends || letter === 'begun'
      ? []
      : [{ lacks: 'Say goodbye and sign it: “Kind regards,” or “See you soon,” and your name.' }]),
  ];
}

function wordFindings(
  { classWords, phrases }: TaskDemands,
  text: string,
  { vocabulary, quickCheck }: ClassWords,
): readonly Finding[] {
  const findings: Finding[] = [];
  if (classWords !== undefined) findings.push(classWordsFinding(classWords, text, vocabulary));
  if (phrases) {
    const isThere = (some: readonly string[]) =>
      some.length === 0 || some.some((one) => usesPhrase(text, one));
    if (!isThere(quickCheck.slice(0, 2))) findings.push({ lacks: 'Begin with a phrase of the Quick Check.' });
    if (phrases === 'start-and-keep' && !isThere(quickCheck.slice(2))) {
      findings.push({ lacks: 'Go on with a phrase of the Quick Check.' });
    }
  }
  return findings;
}

/** Whether a text has a phrase, or the longest part of one that is to be filled in: "I'm writing to …". */
function usesPhrase(text: string, phrase: string): boolean {
  const parts = phrase.split(/…|\.{3}|_{2,}/).map((part) => wordsOf(part).join(' '));
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
  return longest === '' || ` ${wordsOf(text).join(' ')} `.includes(` ${longest} `);
}

function classWordsFinding(wanted: number, text: string, vocabulary: LessonPlan['vocabulary']): Finding {
  const words = vocabulary.map(({ word }) => word);
  const used = new Set(usedTargets(text, words));
  const least = Math.min(wanted, words.length);
  if (used.size >= least) return {};
  const unused = words.filter((word) => !used.has(word)).slice(0, least - used.size);
  return {
    lacks: `The task asks for ${inWords(least)} of the class’s words; you used ${used.size === 0 ? 'none' : inWords(used.size)}. Try: ${unused.join(', ')}.`,
  };
}

/** Grammar of any kind can't be counted here. */
function lookAgainAt(
  { pointTimes }: TaskDemands,
  { teachingPoint }: ClassWords,
): Pick<TaskCheck, 'lookAgain'> {
  if (pointTimes === undefined || !teachingPoint?.heading) return {};
  const times = pointTimes === 1 ? 'once' : `${inWords(pointTimes)} times`;
  return { lookAgain: `Underline where you used “${teachingPoint.heading}”: the task asks for it ${times}.` };
}
