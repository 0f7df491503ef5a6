import type { LessonPlan } from '../domain/lesson-plan.ts';
import type { Level } from '../domain/levels.ts';
import type { TextMark } from '../domain/marked-page.ts';
import { escapeMarkdown, plainText } from '../domain/plan/plain-text.ts';
import type { ExaminedAnswer } from './examine-answer.ts';
import { rulesOf, taskOfItem } from './fitting-rule.ts';
import { type FoundMistake, mistakeName } from './found-mistake.ts';
import type { CheckedItem } from './marking/numbered-answers.ts';
import { MISTAKE_KINDS, mostImportantFirst } from './mistake-kinds.ts';
import { inOwnWords } from './own-words.ts';
import { isBeginner } from './patterns/learner-rule.ts';

/** A mistake in its context, wherever that stands in the text. */
export type Correction = Omit<FoundMistake, 'start' | 'end'>;

/** An item that a key has judged, with the rule behind it as plain text where it was missed. */
export interface ToldItem extends CheckedItem {
  rule: string;
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

/** "one", "one and two", "one, two and three". */
function joined(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function bold(words: readonly string[]): string {
  return joined(words.slice(0, 5).map((word) => `**${escapeMarkdown(plainText(word))}**`));
}

function praiseForItems(items: readonly CheckedItem[]): string[] {
  const right = items.filter(({ isRight }) => isRight);
  if (right.length === 0) return [];
  if (right.length === items.length) {
    return [items.length === 1 ? 'Your answer is right.' : `All ${items.length} answers are right.`];
  }
  const labels = joined(right.map(({ label }) => label));
  return [
    `${right.length} of ${items.length} answers ${right.length === 1 ? 'is' : 'are'} right: ${labels}.`,
  ];
}

function praiseFor(analysis: ExaminedAnswer): string[] {
  const { level, usedWords, usedPhrases, linkingWords, length, mistakes, words, task, checks } = analysis;
  const praise = praiseForItems(analysis.items);
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
  if (praise.length > 0 || !isBeginner(level)) return praise;
  return [`You wrote ${words === 1 ? 'one word' : `${words} words`} in English: that is a start.`];
}

/** The task itself says how long the answer is to be, so the level does not. */
function saysLength({ checks }: ExaminedAnswer): boolean {
  return checks.some((check) => check.saysLength);
}

/** The same mistake made twice is explained once; those of a kind stand together, the most important first. */
function correctionsOf(mistakes: readonly FoundMistake[]): readonly Correction[] {
  const seen = new Set<string>();
  const different = mistakes.filter((mistake) => {
    const name = mistakeName(mistake);
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
  return mostImportantFirst(different);
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

function withRules(
  items: readonly CheckedItem[],
  { exercises, teachingPoint }: LessonPlan,
): readonly ToldItem[] {
  const ruleFor = rulesOf(teachingPoint);
  return items.map((item) => {
    if (item.isRight) return { ...item, rule: '' };
    const asked = taskOfItem(exercises[item.exercise - 1]?.prompt ?? '', item.item);
    return { ...item, rule: ruleFor({ ...item, asked }) };
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
  const wrong = items.filter(({ isRight }) => !isRight).map(({ label }) => label);
  if (wrong.length > 0) {
    return `Do ${wrong.length === 1 ? 'number' : 'numbers'} ${joined(wrong)} again without looking at the answers.`;
  }
  return unanswered.length > 0 ? `Now answer ${joined(unanswered.map(String))} as well.` : undefined;
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
    return `Your answer does not seem to be about this class. Read the task again${asked ? `: ${asked}` : ''} Then write about it, using ${bold(unusedWords.slice(0, 2)) || 'words from the lesson'}.`;
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

function lastStep({ unusedWords, level, checks }: ExaminedAnswer, plan: LessonPlan): string {
  const [look] = checks.flatMap(({ lookAgain }) => lookAgain ?? []);
  if (look) return escapeMarkdown(look);
  if (plan.checklist) {
    const points = plan.checklist.map((point) => `“${escapeMarkdown(plainText(point))}”`);
    return `Go through the checklist once more: ${joined(points)}.`;
  }
  if (unusedWords.length > 0) return `Write two new sentences with ${bold(unusedWords.slice(0, 2))}.`;
  if (plan.extraTask) return escapeMarkdown(plainText(plan.extraTask));
  return isBeginner(level)
    ? 'Read your answer aloud. Then say it again without reading.'
    : 'Tell somebody the same without reading, in one minute.';
}

/** Decides what to say to the learner of what is known of the answer: tone and amount fit the level. */
export function draftFeedback(analysis: ExaminedAnswer, plan: LessonPlan): FeedbackDraft {
  const all = correctionsOf(analysis.mistakes);
  const corrections = all.slice(0, SHOWN_MISTAKES[analysis.level]);
  return {
    praise: praiseFor(analysis).slice(0, SHOWN_PRAISE),
    items: withRules(analysis.items, plan),
    corrections,
    marks: marksOf(analysis.mistakes, corrections),
    lacks: lacksOf(analysis).map(escapeMarkdown),
    moreMistakes: all.length - corrections.length,
    nextStep: stepForItems(analysis) ?? stepForText(analysis, plan) ?? lastStep(analysis, plan),
  };
}
