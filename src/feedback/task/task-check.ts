import { capitalise } from '../../domain/capitalise.ts';
import type { LessonPlan } from '../../domain/lesson-plan.ts';
import { countTextWords } from '../../domain/word-count.ts';
import { findUsedTargets, splitIntoWords } from '../marking/target-words.ts';
import { type Amount, formatAmount, formatNumberWord } from './amounts.ts';
import { hasContent, MISSING_CONTENT_MESSAGES } from './required-contents.ts';
import { isWrittenTask, parseTaskRequirements, type TaskRequirements } from './task-requirements.ts';
import {
  countParagraphs,
  countQuestions,
  countSentences,
  countTurns,
  hasLetterGoodbye,
  hasLetterGreeting,
} from './text-shape.ts';

/** How an answer meets its task, in plain sentences for the learner. */
export interface TaskCheck {
  metRequirements: readonly string[];
  unmetRequirements: readonly string[];
  /** A requirement that only the learner can check. */
  reviewHint?: string;
  /** Whether the task says how long the answer should be. */
  specifiesLength: boolean;
}

/** A task with its answer. */
export interface AnsweredTask {
  prompt: string;
  text: string;
}

/** A text may fall short of the fewest words by a tenth, and exceed the most by three tenths. */
const SHORT_SHARE = 0.9;
const LONG_SHARE = 1.3;

/** What one check says; empty where there is nothing to say. */
interface Finding {
  met?: string;
  unmet?: string;
}

/** The parts of a plan that tasks refer to. */
type TaskMaterial = Pick<LessonPlan, 'vocabulary' | 'quickCheck' | 'teachingPoint'>;

/** Compares an answer with the wording of its task. A task for speaking asks nothing of a text. */
export function checkTask({ prompt, text }: AnsweredTask, plan: TaskMaterial): TaskCheck {
  if (!isWrittenTask(prompt)) return { metRequirements: [], unmetRequirements: [], specifiesLength: false };
  const requirements = parseTaskRequirements(prompt);
  const findings: readonly Finding[] = [
    ...checkLength(requirements, text),
    ...checkShape(requirements, text),
    ...checkClassLanguage(requirements, text, plan),
    ...requirements.contents.map((content) =>
      hasContent(content, text) ? {} : { unmet: MISSING_CONTENT_MESSAGES[content] },
    ),
  ];
  return {
    metRequirements: findings.flatMap(({ met }) => met ?? []),
    unmetRequirements: findings.flatMap(({ unmet }) => unmet ?? []),
    ...createReviewHint(requirements, plan),
    specifiesLength: [requirements.words, requirements.sentences, requirements.turns].some(
      (amount) => amount !== undefined,
    ),
  };
}

function checkLength({ words, sentences, turns }: TaskRequirements, text: string): readonly Finding[] {
  return [
    ...(words ? [checkWordCount(words, countTextWords(text))] : []),
    ...(sentences ? [checkCount(sentences, countSentences(text), 'sentence')] : []),
    ...(turns ? [checkCount(turns, countTurns(text), 'line')] : []),
  ];
}

function checkWordCount(required: Amount, count: number): Finding {
  const requirement = `The task asks for ${formatAmount(required)} words`;
  if (count < required.min * SHORT_SHARE) return { unmet: `${requirement}. Your text has ${count}.` };
  if (count > required.max * LONG_SHARE) {
    return { unmet: `${requirement}. Your text has ${count}. Take out what the reader doesn’t need.` };
  }
  return { met: `You wrote ${count} words. That’s the right length.` };
}

function formatCountInWords(count: number, thing: string): string {
  return `${formatNumberWord(count)} ${thing}${count === 1 ? '' : 's'}`;
}

/** Checks only for too few: more sentences or questions than asked for are no fault. */
function checkCount(
  required: Amount,
  count: number,
  thing: 'sentence' | 'line' | 'paragraph' | 'question',
): Finding {
  if (count >= required.min)
    return { met: `${capitalise(formatCountInWords(count, thing))}: that’s enough for the task.` };
  const actual = count === 0 ? 'You wrote none' : `You wrote ${formatNumberWord(count)}`;
  const plural = required.max === 1 ? '' : 's';
  return { unmet: `The task asks for ${formatAmount(required)} ${thing}${plural}. ${actual}.` };
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

/** An essay needs at least two paragraphs. */
function checkEssay(paragraphs: number): Finding {
  if (paragraphs > 1)
    return {
      met: `${capitalise(formatCountInWords(paragraphs, 'paragraph'))}: your text is easy to follow.`,
    };
  return { unmet: 'Write a new paragraph for each idea.' };
}

/** Checks that a letter has a greeting and, unless the task asks only for its beginning, a goodbye. */
function checkLetter(letter: 'whole' | 'begun', text: string): readonly Finding[] {
  const [begins, ends] = [hasLetterGreeting(text), hasLetterGoodbye(text)];
  if (begins && ends) return [{ met: 'It’s like a real letter: it says hello and goodbye.' }];
  return [
    ...(begins ? [] : [{ unmet: 'Say hello first: “Dear Ms Li,” or “Hi Sam,”.' }]),
    ...(ends || letter === 'begun'
      ? []
      : [{ unmet: 'Say goodbye at the end: “Kind regards,” or “See you soon,” and your name.' }]),
  ];
}

/**
 * Checks the use of the class's words and of the phrases of its Quick Check. The first two phrases start a
 * text, the others keep it going.
 */
function checkClassLanguage(
  { classWords, phrases }: TaskRequirements,
  text: string,
  { vocabulary, quickCheck }: TaskMaterial,
): readonly Finding[] {
  const findings: Finding[] = [];
  if (classWords !== undefined) findings.push(checkClassWords(classWords, text, vocabulary));
  if (phrases) {
    const usesOneOf = (options: readonly string[]) =>
      options.length === 0 || options.some((phrase) => usesPhrase(text, phrase));
    if (!usesOneOf(quickCheck.slice(0, 2)))
      findings.push({ unmet: 'Start with a phrase from the Quick Check.' });
    if (phrases === 'start-and-keep' && !usesOneOf(quickCheck.slice(2))) {
      findings.push({ unmet: 'Then use another phrase from the Quick Check.' });
    }
  }
  return findings;
}

/** Whether a text has a phrase, or the longest part of a phrase with a gap: "I'm writing to …". */
function usesPhrase(text: string, phrase: string): boolean {
  const parts = phrase.split(/…|\.{3}|_{2,}/).map((part) => splitIntoWords(part).join(' '));
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '');
  return longest === '' || ` ${splitIntoWords(text).join(' ')} `.includes(` ${longest} `);
}

/** Checks the number of words of the class that a text uses; a met requirement is praised elsewhere. */
function checkClassWords(required: number, text: string, vocabulary: LessonPlan['vocabulary']): Finding {
  const words = vocabulary.map(({ word }) => word);
  const used = new Set(findUsedTargets(text, words));
  const least = Math.min(required, words.length);
  if (used.size >= least) return {};
  const unused = words.filter((word) => !used.has(word)).slice(0, least - used.size);
  return {
    unmet: `The task asks for ${formatNumberWord(least)} of the class’s words. You used ${used.size === 0 ? 'none' : formatNumberWord(used.size)}. Try: ${unused.join(', ')}.`,
  };
}

/** Uses of a grammar point cannot be counted, so the learner is asked to. */
function createReviewHint(
  { grammarUses }: TaskRequirements,
  { teachingPoint }: TaskMaterial,
): Pick<TaskCheck, 'reviewHint'> {
  if (grammarUses === undefined || !teachingPoint?.heading) return {};
  const times = grammarUses === 1 ? 'once' : `${formatNumberWord(grammarUses)} times`;
  return {
    reviewHint: `Where did you use “${teachingPoint.heading}”? Draw a line under it. The task asks for it ${times}.`,
  };
}
