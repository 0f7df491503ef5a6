import type { Level } from '../domain/levels.ts';
import type { CheckedText } from '../domain/marked-page.ts';
import { collapseWhitespace, escapeMarkdown } from '../domain/plan/plain-text.ts';
import type { ExplainedItem, FeedbackCorrection, FeedbackDraft } from './feedback-draft.ts';
import { MISTAKE_KINDS } from './mistake-kinds.ts';

/** Returns the headings, which are shorter for beginners. */
function getHeadings(level: Level) {
  return level.startsWith('A')
    ? {
        praise: 'Good',
        items: 'Your answers',
        corrections: 'Change this',
        unmetRequirements: 'Still to do',
        nextStep: 'Next',
      }
    : {
        praise: 'What went well',
        items: 'Your answers',
        corrections: 'What to correct',
        unmetRequirements: 'What the task still asks for',
        nextStep: 'Your next step',
      };
}

const escapeQuote = (text: string) => escapeMarkdown(collapseWhitespace(text));

/** Returns the full stop after a text at the end of a sentence; none if the text ends with a mark. */
const chooseStop = (text: string) => (/[.!?]$/.test(text) ? '' : '.');

function formatBoldSentence(text: string): string {
  return `**${escapeQuote(text)}**${chooseStop(text)}`;
}

/** A wrong answer and the right one. */
function renderMissed({ label, given, verdict, expected, form }: ExplainedItem): string {
  if (verdict === 'nearly') {
    return `- **Exercise ${label}:** almost right. You wrote “${escapeQuote(given)}”${chooseStop(given)} The right spelling is ${formatBoldSentence(expected)}`;
  }
  const did = form?.kind === 'choice' ? 'chose' : 'wrote';
  return `- **Exercise ${label}:** you ${did} “${escapeQuote(given)}”${chooseStop(given)} The answer is ${formatBoldSentence(expected)}`;
}

/** The mistake in bold in its context. */
function renderContext({ before, quote, after }: FeedbackCorrection): string {
  // A mistake can begin or end with a space, for example where a word is missing.
  const gapBefore = /\s$/.test(before) || /^\s/.test(quote) ? ' ' : '';
  const gapAfter = /\s$/.test(quote) || /^\s/.test(after) ? ' ' : '';
  return `${escapeQuote(before)}${gapBefore}**${escapeQuote(quote)}**${gapAfter}${escapeQuote(after)}`;
}

/** A correction, without its reason when the previous one has the same. */
function renderCorrection(correction: FeedbackCorrection, before: FeedbackCorrection | undefined): string {
  const right = correction.correction;
  const arrow =
    right === undefined ? '' : right.trim() === '' ? ' → delete this' : ` → **${escapeQuote(right)}**`;
  const line = `- “${renderContext(correction)}”${arrow}`;
  const isRepeated = before?.reason === correction.reason && before.kind === correction.kind;
  return isRepeated ? line : `${line}  \n  ${escapeQuote(correction.reason)}`;
}

/** Corrections grouped under the names of their kinds. */
function renderKinds(corrections: readonly FeedbackCorrection[]): string[] {
  const kinds = [...new Set(corrections.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const sameKind = corrections.filter((correction) => correction.kind === kind);
    const lines = sameKind
      .map((correction, index) => renderCorrection(correction, sameKind[index - 1]))
      .join('\n');
    return kind === undefined ? [lines] : [`**${MISTAKE_KINDS[kind]}**`, lines];
  });
}

function renderScore(items: readonly ExplainedItem[]): string {
  const right = items.filter(({ verdict }) => verdict === 'right').length;
  if (right < items.length) return `${right} of ${items.length} answers ${right === 1 ? 'is' : 'are'} right.`;
  return items.length === 1 ? 'Your answer is right.' : `All ${items.length} answers are right.`;
}

/** A reason that gives the meaning of a word, so that "The rule: " is not put before it. */
const MEANING = /^“[^”]*” means: /;

/** The number of right answers, and the wrong ones grouped by reason. */
function renderItems({ items }: FeedbackDraft): string[] {
  if (items.length === 0) return [];
  const missed = items.filter(({ verdict }) => verdict !== 'right');
  const reasons = [...new Set(missed.map(({ reason }) => reason))];
  const lines = reasons.flatMap((reason) => {
    const sameReason = missed.filter((item) => item.reason === reason).map(renderMissed);
    const last = sameReason.at(-1);
    if (reason === '' || last === undefined) return sameReason;
    return [
      ...sameReason.slice(0, -1),
      `${last}  \n  ${MEANING.test(reason) ? '' : 'The rule: '}${escapeQuote(reason)}`,
    ];
  });
  return [renderScore(items), ...(lines.length > 0 ? [lines.join('\n')] : [])];
}

function renderMore({ hiddenMistakeCount }: FeedbackDraft): string[] {
  if (hiddenMistakeCount === 0) return [];
  return [
    `There ${hiddenMistakeCount === 1 ? 'is one more' : `are ${hiddenMistakeCount} more`}. Correct these first.`,
  ];
}

function renderList(lines: readonly string[]): string[] {
  return lines.length > 0 ? [lines.map((line) => `- ${line}`).join('\n')] : [];
}

function renderSection(heading: string, blocks: readonly string[]): string[] {
  return blocks.length > 0 ? [`### ${heading}`, ...blocks] : [];
}

/** Writes feedback as markdown. The learner's text is escaped, so that it shows as it was written. */
export function renderFeedback(draft: FeedbackDraft, level: Level): string {
  return renderSections(draft, level, [...renderKinds(draft.corrections), ...renderMore(draft)]);
}

function renderSections(draft: FeedbackDraft, level: Level, corrections: readonly string[]): string {
  const headings = getHeadings(level);
  return [
    ...renderSection(headings.praise, renderList(draft.praise)),
    ...renderSection(headings.items, renderItems(draft)),
    ...renderSection(headings.corrections, corrections),
    ...renderSection(headings.unmetRequirements, renderList(draft.unmetRequirements)),
    ...renderSection(headings.nextStep, [draft.nextStep]),
    ...(draft.remark ? [`*${draft.remark}*`] : []),
  ].join('\n\n');
}

/**
 * Writes feedback in both forms: one text with everything, and a note without the corrections, for a page on
 * which the mistakes are marked.
 */
export function renderCheckedText(draft: FeedbackDraft, level: Level): CheckedText {
  return {
    text: renderFeedback(draft, level),
    note: renderSections(draft, level, renderMore(draft)),
    marks: [...draft.marks],
  };
}
