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
import { listMistakeKindsOfPoint, MISTAKE_KINDS, sortByImportance } from './mistake-kinds.ts';
import { isBeginner } from './patterns/learner-rule.ts';
import { getItemPrompt } from './rule-sentence.ts';

/** A mistake as feedback shows it: with the words around it, without its position in the text. */
export type FeedbackCorrection = Omit<MistakeInContext, 'start' | 'end'>;

/** A judged item. `reason` says in plain text why the answer is wrong; it is empty when unknown. */
export interface ExplainedItem extends CheckedItem {
  reason: string;
}

/** Feedback before it is laid out. Texts are markdown, except what is quoted in items and corrections. */
export interface FeedbackDraft {
  praise: readonly string[];
  items: readonly ExplainedItem[];
  corrections: readonly FeedbackCorrection[];
  /** All occurrences of the corrections in the text. */
  marks: readonly TextMark[];
  /** What the task asks and the answer lacks. */
  unmetRequirements: readonly string[];
  /** How many mistakes are not shown. */
  hiddenMistakeCount: number;
  nextStep: string;
  /** How the feedback was made, where that matters to the learner. */
  remark?: string;
}

/** How many mistakes are shown at once: too many discourage beginners. */
const MAX_SHOWN_MISTAKES: Readonly<Record<Level, number>> = { A1: 3, A2: 4, B1: 6, B2: 8, C1: 10, C2: 12 };
const MAX_SHOWN_PRAISE = 3;

/** With fewer words, the number of words is not praised. */
const MIN_WORDS_FOR_PRAISE = 5;
/** A long answer should be cut to this many times the least length at its level. */
const MAX_LENGTH_FACTOR = 2;

/** More words or items are not listed in one sentence. */
const MAX_LISTED_WORDS = 5;
const MAX_LISTED_ITEMS = 4;

/** Lists words or phrases in bold, without full stops; of a long list only the first ones. */
function formatBoldList(words: readonly string[]): string {
  const named = words
    .slice(0, MAX_LISTED_WORDS)
    .map((word) => `**${escapeMarkdown(stripFullStop(toPlainText(word)))}**`);
  return words.length > MAX_LISTED_WORDS ? `${named.join(', ')} and others` : formatList(named);
}

function isRight({ verdict }: CheckedItem): boolean {
  return verdict === 'right';
}

function composeSelfCheckPraise({ could, nextTime }: SelfCheckAnswer): string[] {
  if (could.length === 0) return [];
  if (nextTime.length === 0) return ['You could do everything on your list.'];
  return [`You could do ${could.length} of ${could.length + nextTime.length} things.`];
}

function composePraise(examined: ExaminedAnswer): string[] {
  const {
    level,
    usedWords,
    usedPhrases,
    linkingWords,
    length,
    words: wordCount,
    taskOutcome,
    taskChecks,
  } = examined;
  const praise = composeSelfCheckPraise(examined.selfCheck);
  if (taskOutcome === 'copied') return praise;
  praise.push(...taskChecks.flatMap(({ metRequirements }) => metRequirements).map(escapeMarkdown));
  if (usedWords.length > 0) {
    const count = usedWords.length === 1 ? 'a word' : `${usedWords.length} words`;
    praise.push(endSentence(`You used ${count} from this class: ${formatBoldList(usedWords)}`));
  }
  if (usedPhrases.length > 0)
    praise.push(endSentence(`You used what you learned to say: ${formatBoldList(usedPhrases)}`));
  if (linkingWords.length > 0) {
    const purpose = isBeginner(level)
      ? 'This makes your sentences longer.'
      : 'This shows how your ideas go together.';
    praise.push(`You joined ideas with ${formatBoldList(linkingWords)}. ${purpose}`);
  }
  if (length?.kind === 'fitting' && !doesTaskSpecifyLength(examined))
    praise.push(`You wrote ${wordCount} words. That’s a good length for ${level}.`);
  if (praise.length > 0 || examined.items.length > 0) return praise;
  return composePraiseForWriting(examined);
}

/** Says what was done where nothing else can be named; it claims nothing about mistakes. */
function composePraiseForWriting({ level, words, taskOutcome, taskChecks }: ExaminedAnswer): string[] {
  const count = words === 1 ? 'one word' : `${words} words`;
  if (words >= MIN_WORDS_FOR_PRAISE && taskOutcome === 'answered')
    return [taskChecks.length > 0 ? `You did the task: you wrote ${count} about it.` : `You wrote ${count}.`];
  return words > 0 && isBeginner(level) ? [`You wrote ${count} in English. That’s a good start!`] : [];
}

/** Whether the task says how long the answer should be; then the usual length of the level does not count. */
function doesTaskSpecifyLength({ taskChecks }: ExaminedAnswer): boolean {
  return taskChecks.some((check) => check.specifiesLength);
}

/**
 * Returns each mistake once, grouped by kind, with the kinds first that the class's teaching point is about.
 */
function selectCorrections(
  mistakes: readonly MistakeInContext[],
  { teachingPoint }: LessonPlan,
): readonly FeedbackCorrection[] {
  const seen = new Set<string>();
  const different = mistakes.filter((mistake) => {
    const key = getMistakeKey(mistake);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
  return sortByImportance(different, listMistakeKindsOfPoint(teachingPoint));
}

function toTextMarks(
  mistakes: readonly MistakeInContext[],
  shown: readonly FeedbackCorrection[],
): readonly TextMark[] {
  const shownKeys = new Set(shown.map(getMistakeKey));
  return mistakes
    .filter((mistake) => shownKeys.has(getMistakeKey(mistake)))
    .map((mistake) => toTextMark({ ...mistake, reason: prependCorrectedPhrase(mistake.reason, mistake) }));
}

/** A mistake as a mark in its text. */
export function toTextMark({ start, end, correction, reason }: MistakeInContext): TextMark {
  return { start, end, reason, ...(correction === undefined ? {} : { correction }) };
}

/** Items that are right or only misspelt need no reason. */
function explainItems({ items, skill }: ExaminedAnswer, plan: LessonPlan): readonly ExplainedItem[] {
  const explain = createMissedItemExplainer(plan, skill);
  return items.map((item) => {
    if (item.verdict !== 'wrong') return { ...item, reason: '' };
    const task = plan.exercises[item.exercise - 1]?.prompt ?? '';
    const asked = getItemPrompt(task, item.item);
    return { ...item, reason: explain({ ...item, task, asked, isAnswerShown: true }) };
  });
}

/** The open task of the class: the speaking prompt, or the last exercise without a key. */
function getOpenTask(plan: LessonPlan): string {
  const open = plan.exercises.filter(({ key }) => key === undefined).at(-1)?.prompt ?? '';
  return escapeMarkdown(toPlainText(plan.speakingPrompt || open));
}

function listUnmetRequirements({ taskChecks, taskOutcome }: ExaminedAnswer): string[] {
  return taskOutcome === 'answered' ? taskChecks.flatMap(({ unmetRequirements }) => unmetRequirements) : [];
}

function composeNextStepForItems({ items, unanswered }: ExaminedAnswer): string | undefined {
  const missed = items.filter((item) => !isRight(item)).map(({ label }) => label);
  if (missed.length > MAX_LISTED_ITEMS) {
    return `Do the ${missed.length} wrong ones again. Don’t look at the answers.`;
  }
  if (missed.length > 0) {
    return `Do ${missed.length === 1 ? 'number' : 'numbers'} ${formatList(missed)} again. Don’t look at the answers.`;
  }
  return unanswered.length > 0 ? `Now answer ${formatList(unanswered.map(String))} as well.` : undefined;
}

/** Names the most frequent kind, if it occurs more than once. */
function composeNextStepForMistakes(mistakes: readonly MistakeInContext[]): string {
  const advice = 'Write the sentences with mistakes again, and correct them.';
  const kinds = mistakes.flatMap(({ kind }) => kind ?? []);
  const counts = [...new Set(kinds)].map((kind) => ({
    kind,
    count: kinds.filter((one) => one === kind).length,
  }));
  const mostFrequent = counts.sort((one, other) => other.count - one.count)[0];
  if (!mostFrequent || mostFrequent.count < 2) return advice;
  return `${advice} Look first at **${MISTAKE_KINDS[mostFrequent.kind]}**: you had this mistake ${mostFrequent.count} times.`;
}

function composeNextStepForText(examined: ExaminedAnswer, plan: LessonPlan): string | undefined {
  const { taskOutcome, level, words: wordCount, mistakes, unusedWords, couldBeNumbered } = examined;
  const length = doesTaskSpecifyLength(examined) ? undefined : examined.length;
  const asked = getOpenTask(plan);
  if (taskOutcome === 'copied') {
    return 'Most of this text is copied from the lesson. Close the lesson and write it again in your own words.';
  }
  if (taskOutcome === 'off-topic') {
    return `Is your answer about this class? ${endSentence(`Read the task again${asked ? `: ${asked}` : ''}`)} Then write about it, using ${formatBoldList(unusedWords.slice(0, 2)) || 'words from the lesson'}.`;
  }
  if (length?.kind === 'short') {
    const why = isBeginner(level) ? 'Say why, with "because".' : 'Give a reason and an example.';
    const numberingAdvice = couldBeNumbered
      ? ' Did you answer the exercises? Put their numbers before your answers (1., 2., …), so we can check them.'
      : '';
    return `Your answer has ${wordCount} ${wordCount === 1 ? 'word' : 'words'}. At ${level}, you can write ${length.expected} or more. ${why}${numberingAdvice}`;
  }
  if (mistakes.length > 0) return composeNextStepForMistakes(mistakes);
  if (listUnmetRequirements(examined).length > 0)
    return 'Add what the task still asks for. Then read everything again.';
  if (length?.kind === 'long') {
    return `You wrote ${wordCount} words. Now say the same in ${length.expected * MAX_LENGTH_FACTOR} words. Keep only what the reader needs.`;
  }
  return undefined;
}

function composeFallbackNextStep(
  { unusedWords, level, taskChecks, selfCheck }: ExaminedAnswer,
  plan: LessonPlan,
): string {
  const [practise] = selfCheck.nextTime;
  if (practise !== undefined) return `Practise this next: ${escapeMarkdown(practise)}`;
  const [hint] = taskChecks.flatMap(({ reviewHint }) => reviewHint ?? []);
  if (hint) return escapeMarkdown(hint);
  if (plan.checklist) {
    const points = plan.checklist.map((point) => `“${escapeMarkdown(stripFullStop(toPlainText(point)))}”`);
    return `Check your list again: ${formatList(points)}.`;
  }
  if (unusedWords.length > 0)
    return endSentence(`Write two new sentences with ${formatBoldList(unusedWords.slice(0, 2))}`);
  if (plan.extraTask) return escapeMarkdown(toPlainText(plan.extraTask));
  return isBeginner(level)
    ? 'Read your answer aloud. Then say it again without reading.'
    : 'Tell a friend the same in one minute, without reading.';
}

function stripFullStop(sentence: string): string {
  return sentence.replace(/[.\s]+$/, '');
}

/** The sentence with a full stop, unless what it quotes at its end has an end mark. */
function endSentence(sentence: string): string {
  return /[.!?…]\**$/.test(sentence) ? sentence : `${sentence}.`;
}

/**
 * Writes the feedback on an examined answer. Its wording, and the number of mistakes shown, depend on the
 * level.
 */
export function draftFeedback(examined: ExaminedAnswer, plan: LessonPlan): FeedbackDraft {
  const all = selectCorrections(examined.mistakes, plan);
  const corrections = all.slice(0, MAX_SHOWN_MISTAKES[examined.level]);
  return {
    praise: composePraise(examined).slice(0, MAX_SHOWN_PRAISE),
    items: explainItems(examined, plan),
    corrections,
    marks: toTextMarks(examined.mistakes, corrections),
    unmetRequirements: listUnmetRequirements(examined).map(escapeMarkdown),
    hiddenMistakeCount: all.length - corrections.length,
    nextStep:
      composeNextStepForItems(examined) ??
      composeNextStepForText(examined, plan) ??
      composeFallbackNextStep(examined, plan),
  };
}
