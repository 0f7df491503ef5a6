import { enumerated } from '../domain/enumeration.ts';
import type { LessonPlan } from '../domain/lesson-plan.ts';
import type { Level } from '../domain/levels.ts';
import type { TextMark } from '../domain/marked-page.ts';
import { escapeMarkdown, plainText } from '../domain/plan/plain-text.ts';
import type { SelfCheck } from '../domain/self-check.ts';
import { kindsOfPoint } from './class-point.ts';
import type { ExaminedAnswer } from './examine-answer.ts';
import { taskOfItem } from './fitting-rule.ts';
import { type FoundMistake, mistakeName } from './found-mistake.ts';
import type { CheckedItem } from './marking/numbered-answers.ts';
import { missedReasons } from './missed-reason.ts';
import { MISTAKE_KINDS, mostImportantFirst } from './mistake-kinds.ts';
import { inOwnWords } from './own-words.ts';
import { isBeginner } from './patterns/learner-rule.ts';

/** A mistake in its context, wherever that stands in the text. */
export type Correction = Omit<FoundMistake, 'start' | 'end'>;

/** An item that a key has judged, with why it was missed, where it was and that is known; plain text. */
export interface ToldItem extends CheckedItem {
  reason: string;
}

/** Feedback before it is laid out. Texts are markdown, except what is quoted in items and corrections. */
export interface FeedbackDraft {
  praise: readonly string[];
  items: readonly ToldItem[];
  corrections: readonly Correction[];
  /** Where they stand in the text, each at all its places. */
  marks: readonly TextMark[];
  /** What the task asks and the answer lacks. */
  lacks: readonly string[];
  /** Mistakes beyond those that are shown. */
  moreMistakes: number;
  nextStep: string;
  /** How the feedback came about, where that matters. */
  remark?: string;
}

/** How many mistakes help at once: a beginner loses heart over a page in red. */
const SHOWN_MISTAKES: Readonly<Record<Level, number>> = { A1: 3, A2: 4, B1: 6, B2: 8, C1: 10, C2: 12 };
const SHOWN_PRAISE = 3;

const NAMED_WORDS = 5;
/** More labels than these are no help to anybody. */
const NAMED_ITEMS = 4;

/** The words in bold, or the first of many. */
function bold(words: readonly string[]): string {
  const named = words.slice(0, NAMED_WORDS).map((word) => `**${escapeMarkdown(plainText(word))}**`);
  return words.length > NAMED_WORDS ? `${named.join(', ')} and others` : enumerated(named);
}

function isRight({ verdict }: CheckedItem): boolean {
  return verdict === 'right';
}

function praiseForSelfCheck({ could, nextTime }: SelfCheck): string[] {
  if (could.length === 0) return [];
  if (nextTime.length === 0) return ['You could do all that you ticked.'];
  return [`You could do ${could.length} of ${could.length + nextTime.length} things.`];
}

function praiseFor(analysis: ExaminedAnswer): string[] {
  const { level, usedWords, usedPhrases, linkingWords, length, mistakes, words, task, checks } = analysis;
  const praise = praiseForSelfCheck(analysis.selfCheck);
  if (task === 'copied') return praise;
  praise.push(...checks.flatMap(({ done }) => done).map(escapeMarkdown));
  if (usedWords.length > 0) {
    const count = usedWords.length === 1 ? 'a word' : `${usedWords.length} words`;
    praise.push(`You used ${count} from this class: ${bold(usedWords)}.`);
  }
  if (usedPhrases.length > 0) praise.push(`You used what you learned to say: ${bold(usedPhrases)}.`);
  if (linkingWords.length > 0) {
    const purpose = isBeginner(level)
      ? 'This makes longer sentences.'
      : 'This shows how your ideas belong together.';
    praise.push(`You joined ideas with ${bold(linkingWords)}. ${purpose}`);
  }
  if (length?.kind === 'fitting' && !saysLength(analysis))
    praise.push(`You wrote ${words} words, a good length for ${level}.`);
  if (mistakes.length === 0 && analysis.items.length === 0 && words > 4) {
    praise.push('The check of grammar and spelling found no mistake.');
  }
  if (praise.length > 0 || analysis.items.length > 0 || words === 0 || !isBeginner(level)) return praise;
  return [`You wrote ${words === 1 ? 'one word' : `${words} words`} in English: that is a start.`];
}

/** The task itself says how long the answer is to be, so the level does not. */
function saysLength({ checks }: ExaminedAnswer): boolean {
  return checks.some((check) => check.saysLength);
}

/** The same mistake made twice is explained once; those of a kind stand together, the class's own point first. */
function correctionsOf(
  mistakes: readonly FoundMistake[],
  { teachingPoint }: LessonPlan,
): readonly Correction[] {
  const seen = new Set<string>();
  const different = mistakes.filter((mistake) => {
    const name = mistakeName(mistake);
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
  return mostImportantFirst(different, kindsOfPoint(teachingPoint));
}

function marksOf(mistakes: readonly FoundMistake[], shown: readonly Correction[]): readonly TextMark[] {
  const names = new Set(shown.map(mistakeName));
  return mistakes
    .filter((mistake) => names.has(mistakeName(mistake)))
    .map((mistake) => markOf({ ...mistake, reason: inOwnWords(mistake.reason, mistake) }));
}

/** A mistake as a mark in its text. */
export function markOf({ start, end, correction, reason }: FoundMistake): TextMark {
  return { start, end, reason, ...(correction === undefined ? {} : { correction }) };
}

/** A slip of spelling needs no reason. */
function withReasons({ items, skill }: ExaminedAnswer, plan: LessonPlan): readonly ToldItem[] {
  const whyMissed = missedReasons(plan, skill);
  return items.map((item) => {
    if (item.verdict !== 'wrong') return { ...item, reason: '' };
    const task = plan.exercises[item.exercise - 1]?.prompt ?? '';
    const asked = taskOfItem(task, item.item);
    return { ...item, reason: whyMissed({ ...item, task, asked, isAnswerShown: true }) };
  });
}

/** What the learner was asked to do: the speaking prompt, or the last exercise without a fixed answer. */
function taskOf(plan: LessonPlan): string {
  const open = plan.exercises.filter(({ key }) => key === undefined).at(-1)?.prompt ?? '';
  return escapeMarkdown(plainText(plan.speakingPrompt || open));
}

function lacksOf({ checks, task }: ExaminedAnswer): string[] {
  return task === 'answered' ? checks.flatMap(({ lacks }) => lacks) : [];
}

function stepForItems({ items, unanswered }: ExaminedAnswer): string | undefined {
  const missed = items.filter((item) => !isRight(item)).map(({ label }) => label);
  if (missed.length > NAMED_ITEMS) {
    return `Do the ${missed.length} that were not right again without looking at the answers.`;
  }
  if (missed.length > 0) {
    return `Do ${missed.length === 1 ? 'number' : 'numbers'} ${enumerated(missed)} again without looking at the answers.`;
  }
  return unanswered.length > 0 ? `Now answer ${enumerated(unanswered.map(String))} as well.` : undefined;
}

/** Practice for the kind that came up most, when one did more than once. */
function stepForMistakes(mistakes: readonly FoundMistake[]): string {
  const again = 'Write the sentences with mistakes again, this time without them.';
  const kinds = mistakes.flatMap(({ kind }) => kind ?? []);
  const counts = [...new Set(kinds)].map((kind) => ({
    kind,
    count: kinds.filter((one) => one === kind).length,
  }));
  const most = counts.sort((one, other) => other.count - one.count)[0];
  if (!most || most.count < 2) return again;
  return `${again} Look most at **${MISTAKE_KINDS[most.kind]}**: it came up ${most.count} times.`;
}

function stepForText(analysis: ExaminedAnswer, plan: LessonPlan): string | undefined {
  const { task, level, words, mistakes, unusedWords, couldBeNumbered } = analysis;
  const length = saysLength(analysis) ? undefined : analysis.length;
  const asked = taskOf(plan);
  if (task === 'copied') {
    return 'Most of this text stands in the lesson itself. Close the lesson and write it again in your own words.';
  }
  if (task === 'off-topic') {
    return `Your answer does not seem to be about this class. Read the task again${asked ? `: ${withoutStop(asked)}` : ''}. Then write about it, using ${bold(unusedWords.slice(0, 2)) || 'words from the lesson'}.`;
  }
  if (length?.kind === 'short') {
    const why = isBeginner(level)
      ? 'Say why, with "because".'
      : 'Give a reason and an example for what you say.';
    const numbers = couldBeNumbered
      ? ' If you answered the exercises, put their numbers before your answers (1., 2., …), and each is checked.'
      : '';
    return `Your answer has ${words} ${words === 1 ? 'word' : 'words'}; at ${level} you can write ${length.expected} or more. ${why}${numbers}`;
  }
  if (mistakes.length > 0) return stepForMistakes(mistakes);
  if (lacksOf(analysis).length > 0) return 'Add what the task still asks for, and read all of it once more.';
  if (length?.kind === 'long') {
    return `You wrote ${words} words. Say the same in ${length.expected * 2} words: keep only what the reader needs.`;
  }
  return undefined;
}

function lastStep({ unusedWords, level, checks, selfCheck }: ExaminedAnswer, plan: LessonPlan): string {
  const [practise] = selfCheck.nextTime;
  if (practise !== undefined) return `Practise this next: ${escapeMarkdown(practise)}`;
  const [look] = checks.flatMap(({ lookAgain }) => lookAgain ?? []);
  if (look) return escapeMarkdown(look);
  if (plan.checklist) {
    const points = plan.checklist.map((point) => `“${escapeMarkdown(withoutStop(plainText(point)))}”`);
    return `Go through the checklist once more: ${enumerated(points)}.`;
  }
  if (unusedWords.length > 0) return `Write two new sentences with ${bold(unusedWords.slice(0, 2))}.`;
  if (plan.extraTask) return escapeMarkdown(plainText(plan.extraTask));
  return isBeginner(level)
    ? 'Read your answer aloud. Then say it again without reading.'
    : 'Tell somebody the same without reading, in one minute.';
}

function withoutStop(sentence: string): string {
  return sentence.replace(/[.\s]+$/, '');
}

/** Decides what to say to the learner of what is known of the answer: tone and amount fit the level. */
export function draftFeedback(analysis: ExaminedAnswer, plan: LessonPlan): FeedbackDraft {
  const all = correctionsOf(analysis.mistakes, plan);
  const corrections = all.slice(0, SHOWN_MISTAKES[analysis.level]);
  return {
    praise: praiseFor(analysis).slice(0, SHOWN_PRAISE),
    items: withReasons(analysis, plan),
    corrections,
    marks: marksOf(analysis.mistakes, corrections),
    lacks: lacksOf(analysis).map(escapeMarkdown),
    moreMistakes: all.length - corrections.length,
    nextStep: stepForItems(analysis) ?? stepForText(analysis, plan) ?? lastStep(analysis, plan),
  };
}
