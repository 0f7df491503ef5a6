import { formatList } from '../domain/format-list.ts';
import type { LessonPlan } from '../domain/lesson-plan.ts';
import type { Level } from '../domain/levels.ts';
import type { TextMark } from '../domain/marked-page.ts';
import { escapeMarkdown, toPlainText } from '../domain/plan/plain-text.ts';
import type { SelfCheckAnswer } from '../domain/self-check.ts';
import { prependCorrectedPhrase } from './corrected-phrase.ts';
import type { ExaminedAnswer } from './examine-answer.ts';
import type { CheckedItem } from './marking/numbered-answers.ts';
import { createMissedItemExplainer } from './missed-item-explainer.ts';
import { getMistakeKey, type MistakeInContext } from './mistake-in-context.ts';
import { MISTAKE_KINDS, sortByImportance } from './mistake-kinds.ts';
import { listMistakeKindsOfPoint } from './mistake-kinds-of-point.ts';
import { isBeginner } from './patterns/learner-rule.ts';
import { getItemPrompt } from './rule-sentence.ts';

/** A mistake in its context, wherever that stands in the text. */
export type FeedbackCorrection = Omit<MistakeInContext, 'start' | 'end'>;

/** An item that a key has judged, with why it was missed, where it was and that is known; plain text. */
export interface ExplainedItem extends CheckedItem {
  reason: string;
}

/** Feedback before it is laid out. Texts are markdown, except what is quoted in items and corrections. */
export interface FeedbackDraft {
  praise: readonly string[];
  items: readonly ExplainedItem[];
  corrections: readonly FeedbackCorrection[];
  /** Where they stand in the text, each at all its places. */
  marks: readonly TextMark[];
  /** What the task asks and the answer lacks. */
  unmetRequirements: readonly string[];
  /** Mistakes beyond those that are shown. */
  hiddenMistakeCount: number;
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
function formatBoldList(words: readonly string[]): string {
  const named = words.slice(0, NAMED_WORDS).map((word) => `**${escapeMarkdown(toPlainText(word))}**`);
  return words.length > NAMED_WORDS ? `${named.join(', ')} and others` : formatList(named);
}

function isRight({ verdict }: CheckedItem): boolean {
  return verdict === 'right';
}

function praiseForSelfCheck({ could, nextTime }: SelfCheckAnswer): string[] {
  if (could.length === 0) return [];
  if (nextTime.length === 0) return ['You could do all that you ticked.'];
  return [`You could do ${could.length} of ${could.length + nextTime.length} things.`];
}

function composePraise(analysis: ExaminedAnswer): string[] {
  const { level, usedWords, usedPhrases, linkingWords, length, mistakes, words, taskOutcome, taskChecks } =
    analysis;
  const praise = praiseForSelfCheck(analysis.selfCheck);
  if (taskOutcome === 'copied') return praise;
  praise.push(...taskChecks.flatMap(({ metRequirements }) => metRequirements).map(escapeMarkdown));
  if (usedWords.length > 0) {
    const count = usedWords.length === 1 ? 'a word' : `${usedWords.length} words`;
    praise.push(`You used ${count} from this class: ${formatBoldList(usedWords)}.`);
  }
  if (usedPhrases.length > 0)
    praise.push(`You used what you learned to say: ${formatBoldList(usedPhrases)}.`);
  if (linkingWords.length > 0) {
    const purpose = isBeginner(level)
      ? 'This makes longer sentences.'
      : 'This shows how your ideas belong together.';
    praise.push(`You joined ideas with ${formatBoldList(linkingWords)}. ${purpose}`);
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
function saysLength({ taskChecks }: ExaminedAnswer): boolean {
  return taskChecks.some((check) => check.specifiesLength);
}

/** The same mistake made twice is explained once; those of a kind stand together, the class's own point first. */
function correctionsOf(
  mistakes: readonly MistakeInContext[],
  { teachingPoint }: LessonPlan,
): readonly FeedbackCorrection[] {
  const seen = new Set<string>();
  const different = mistakes.filter((mistake) => {
    const name = getMistakeKey(mistake);
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
  return sortByImportance(different, listMistakeKindsOfPoint(teachingPoint));
}

function toTextMarks(
  mistakes: readonly MistakeInContext[],
  shown: readonly FeedbackCorrection[],
): readonly TextMark[] {
  const names = new Set(shown.map(getMistakeKey));
  return mistakes
    .filter((mistake) => names.has(getMistakeKey(mistake)))
    .map((mistake) => toTextMark({ ...mistake, reason: prependCorrectedPhrase(mistake.reason, mistake) }));
}

/** A mistake as a mark in its text. */
export function toTextMark({ start, end, correction, reason }: MistakeInContext): TextMark {
  return { start, end, reason, ...(correction === undefined ? {} : { correction }) };
}

/** A slip of spelling needs no reason. */
function explainItems({ items, skill }: ExaminedAnswer, plan: LessonPlan): readonly ExplainedItem[] {
  const whyMissed = createMissedItemExplainer(plan, skill);
  return items.map((item) => {
    if (item.verdict !== 'wrong') return { ...item, reason: '' };
    const task = plan.exercises[item.exercise - 1]?.prompt ?? '';
    const asked = getItemPrompt(task, item.item);
    return { ...item, reason: whyMissed({ ...item, task, asked, isAnswerShown: true }) };
  });
}

/** What the learner was asked to do: the speaking prompt, or the last exercise without a fixed answer. */
function getOpenTask(plan: LessonPlan): string {
  const open = plan.exercises.filter(({ key }) => key === undefined).at(-1)?.prompt ?? '';
  return escapeMarkdown(toPlainText(plan.speakingPrompt || open));
}

function lacksOf({ taskChecks, taskOutcome }: ExaminedAnswer): string[] {
  return taskOutcome === 'answered' ? taskChecks.flatMap(({ unmetRequirements }) => unmetRequirements) : [];
}

function stepForItems({ items, unanswered }: ExaminedAnswer): string | undefined {
  const missed = items.filter((item) => !isRight(item)).map(({ label }) => label);
  if (missed.length > NAMED_ITEMS) {
    return `Do the ${missed.length} that were not right again without looking at the answers.`;
  }
  if (missed.length > 0) {
    return `Do ${missed.length === 1 ? 'number' : 'numbers'} ${formatList(missed)} again without looking at the answers.`;
  }
  return unanswered.length > 0 ? `Now answer ${formatList(unanswered.map(String))} as well.` : undefined;
}

/** Practice for the kind that came up most, when one did more than once. */
function stepForMistakes(mistakes: readonly MistakeInContext[]): string {
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
  const { taskOutcome, level, words, mistakes, unusedWords, couldBeNumbered } = analysis;
  const length = saysLength(analysis) ? undefined : analysis.length;
  const asked = getOpenTask(plan);
  if (taskOutcome === 'copied') {
    return 'Most of this text stands in the lesson itself. Close the lesson and write it again in your own words.';
  }
  if (taskOutcome === 'off-topic') {
    return `Your answer does not seem to be about this class. Read the task again${asked ? `: ${stripFullStop(asked)}` : ''}. Then write about it, using ${formatBoldList(unusedWords.slice(0, 2)) || 'words from the lesson'}.`;
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

function composeFallbackStep(
  { unusedWords, level, taskChecks, selfCheck }: ExaminedAnswer,
  plan: LessonPlan,
): string {
  const [practise] = selfCheck.nextTime;
  if (practise !== undefined) return `Practise this next: ${escapeMarkdown(practise)}`;
  const [look] = taskChecks.flatMap(({ reviewHint }) => reviewHint ?? []);
  if (look) return escapeMarkdown(look);
  if (plan.checklist) {
    const points = plan.checklist.map((point) => `“${escapeMarkdown(stripFullStop(toPlainText(point)))}”`);
    return `Go through the checklist once more: ${formatList(points)}.`;
  }
  if (unusedWords.length > 0)
    return `Write two new sentences with ${formatBoldList(unusedWords.slice(0, 2))}.`;
  if (plan.extraTask) return escapeMarkdown(toPlainText(plan.extraTask));
  return isBeginner(level)
    ? 'Read your answer aloud. Then say it again without reading.'
    : 'Tell somebody the same without reading, in one minute.';
}

function stripFullStop(sentence: string): string {
  return sentence.replace(/[.\s]+$/, '');
}

/** Decides what to say to the learner of what is known of the answer: tone and amount fit the level. */
export function draftFeedback(analysis: ExaminedAnswer, plan: LessonPlan): FeedbackDraft {
  const all = correctionsOf(analysis.mistakes, plan);
  const corrections = all.slice(0, SHOWN_MISTAKES[analysis.level]);
  return {
    praise: composePraise(analysis).slice(0, SHOWN_PRAISE),
    items: explainItems(analysis, plan),
    corrections,
    marks: toTextMarks(analysis.mistakes, corrections),
    unmetRequirements: lacksOf(analysis).map(escapeMarkdown),
    hiddenMistakeCount: all.length - corrections.length,
    nextStep: stepForItems(analysis) ?? stepForText(analysis, plan) ?? composeFallbackStep(analysis, plan),
  };
}
