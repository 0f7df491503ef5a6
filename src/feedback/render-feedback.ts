import type { Level } from '../domain/levels.ts';
import type { CheckedText } from '../domain/marked-page.ts';
import { escapeMarkdown, oneLine } from '../domain/plan/plain-text.ts';
import type { Correction, FeedbackDraft, ToldItem } from './feedback-draft.ts';
import { MISTAKE_KINDS } from './mistake-kinds.ts';

/** Words of the headings: shorter ones for beginners. */
function headingsFor(level: Level) {
  return level.startsWith('A')
    ? {
        praise: 'Good',
        items: 'Your answers',
        corrections: 'Change this',
        lacks: 'Still to do',
        nextStep: 'Next',
      }
    : {
        praise: 'What went well',
        items: 'Your answers',
        corrections: 'What to correct',
        lacks: 'What the task still asks for',
        nextStep: 'Your next step',
      };
}

const quoted = (text: string) => escapeMarkdown(oneLine(text));

function withStop(bold: string): string {
  return `**${quoted(bold)}**${/[.!?]$/.test(bold) ? '' : '.'}`;
}

/** What was given and what is right. */
function renderMissed({ label, given, verdict, expected, form }: ToldItem): string {
  if (verdict === 'nearly') {
    return `- **${label}** is nearly right: you wrote “${quoted(given)}”; it is spelled ${withStop(expected)}`;
  }
  const did = form?.kind === 'choice' ? 'chose' : 'wrote';
  return `- **${label}** is not right yet. You ${did} “${quoted(given)}”; the answer is ${withStop(expected)}`;
}

/** The mistake in bold among the words around it. */
function renderContext({ before, quote, after }: Correction): string {
  // A mistake may begin or end with the space itself, as where a word is missing.
  const gapBefore = /\s$/.test(before) || /^\s/.test(quote) ? ' ' : '';
  const gapAfter = /\s$/.test(quote) || /^\s/.test(after) ? ' ' : '';
  return `${quoted(before)}${gapBefore}**${quoted(quote)}**${gapAfter}${quoted(after)}`;
}

/** A correction; the reason is said once where the one before has the same. */
function renderCorrection(correction: Correction, before: Correction | undefined): string {
  const right = correction.correction;
  const arrow =
    right === undefined ? '' : right.trim() === '' ? ' → leave this out' : ` → **${quoted(right)}**`;
  const line = `- “${renderContext(correction)}”${arrow}`;
  const isSaid = before?.reason === correction.reason && before.kind === correction.kind;
  return isSaid ? line : `${line}  \n  ${quoted(correction.reason)}`;
}

/** Corrections of a kind stand together under its name. */
function renderKinds(corrections: readonly Correction[]): string[] {
  const kinds = [...new Set(corrections.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const ofKind = corrections.filter((correction) => correction.kind === kind);
    const lines = ofKind
      .map((correction, index) => renderCorrection(correction, ofKind[index - 1]))
      .join('\n');
    return kind === undefined ? [lines] : [`**${MISTAKE_KINDS[kind]}**`, lines];
  });
}

function renderScore(items: readonly ToldItem[]): string {
  const right = items.filter(({ verdict }) => verdict === 'right').length;
  if (right < items.length) return `${right} of ${items.length} answers ${right === 1 ? 'is' : 'are'} right.`;
  return items.length === 1 ? 'Your answer is right.' : `All ${items.length} answers are right.`;
}

/** What a word means is no rule. */
const MEANING = /^“[^”]*” means: /;

/** How many were right, and those that were missed: what has one reason stands together, and it is said once. */
function renderItems({ items }: FeedbackDraft): string[] {
  if (items.length === 0) return [];
  const missed = items.filter(({ verdict }) => verdict !== 'right');
  const reasons = [...new Set(missed.map(({ reason }) => reason))];
  const lines = reasons.flatMap((reason) => {
    const ofReason = missed.filter((item) => item.reason === reason).map(renderMissed);
    const last = ofReason.at(-1);
    if (reason === '' || last === undefined) return ofReason;
    return [
      ...ofReason.slice(0, -1),
      `${last}  \n  ${MEANING.test(reason) ? '' : 'The rule: '}${quoted(reason)}`,
    ];
  });
  return [renderScore(items), ...(lines.length > 0 ? [lines.join('\n')] : [])];
}

function renderMore({ moreMistakes }: FeedbackDraft): string[] {
  if (moreMistakes === 0) return [];
  return [`There ${moreMistakes === 1 ? 'is one more' : `are ${moreMistakes} more`}. Correct these first.`];
}

function listed(lines: readonly string[]): string[] {
  return lines.length > 0 ? [lines.map((line) => `- ${line}`).join('\n')] : [];
}

function section(heading: string, blocks: readonly string[]): string[] {
  return blocks.length > 0 ? [`### ${heading}`, ...blocks] : [];
}

/** Lays feedback out as markdown. What the learner wrote is escaped: it shows as it was written. */
export function renderFeedback(draft: FeedbackDraft, level: Level): string {
  return rendered(draft, level, [...renderKinds(draft.corrections), ...renderMore(draft)]);
}

function rendered(draft: FeedbackDraft, level: Level, corrections: readonly string[]): string {
  const headings = headingsFor(level);
  return [
    ...section(headings.praise, listed(draft.praise)),
    ...section(headings.items, renderItems(draft)),
    ...section(headings.corrections, corrections),
    ...section(headings.lacks, listed(draft.lacks)),
    ...section(headings.nextStep, [draft.nextStep]),
    ...(draft.remark ? [`*${draft.remark}*`] : []),
  ].join('\n\n');
}

/** Feedback as it is shown: all in one text, and beside a page on which the mistakes are marked. */
export function renderChecked(draft: FeedbackDraft, level: Level): CheckedText {
  return {
    text: renderFeedback(draft, level),
    note: rendered(draft, level, renderMore(draft)),
    marks: [...draft.marks],
  };
}
