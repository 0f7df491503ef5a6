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

/** An item; its rule is said once where the missed one before has the same. */
function renderItem(
  { label, given, isRight, expected, rule }: ToldItem,
  saidBefore: string | undefined,
): string {
  if (isRight) return `- **${label}** is right: ${quoted(given)}`;
  const line = `- **${label}** is not right yet. You wrote “${quoted(given)}”; the answer is **${quoted(expected)}**${/[.!?]$/.test(expected) ? '' : '.'}`;
  return rule === '' || rule === saidBefore ? line : `${line}  \n  The rule: ${quoted(rule)}`;
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

function renderItems({ items }: FeedbackDraft): string[] {
  const missed = items.filter(({ isRight }) => !isRight);
  const lines = items.map((item) => renderItem(item, missed[missed.indexOf(item) - 1]?.rule));
  return lines.length > 0 ? [lines.join('\n')] : [];
}

function renderCorrections({ corrections, moreMistakes }: FeedbackDraft): string[] {
  if (corrections.length === 0) return [];
  const more =
    moreMistakes > 0
      ? [`There ${moreMistakes === 1 ? 'is one more' : `are ${moreMistakes} more`}. Correct these first.`]
      : [];
  return [...renderKinds(corrections), ...more];
}

function listed(lines: readonly string[]): string[] {
  return lines.length > 0 ? [lines.map((line) => `- ${line}`).join('\n')] : [];
}

function section(heading: string, blocks: readonly string[]): string[] {
  return blocks.length > 0 ? [`### ${heading}`, ...blocks] : [];
}

/** Lays feedback out as markdown. What the learner wrote is escaped: it shows as it was written. */
export function renderFeedback(draft: FeedbackDraft, level: Level): string {
  const headings = headingsFor(level);
  return [
    ...section(headings.praise, listed(draft.praise)),
    ...section(headings.items, renderItems(draft)),
    ...section(headings.corrections, renderCorrections(draft)),
    ...section(headings.lacks, listed(draft.lacks)),
    ...section(headings.nextStep, [draft.nextStep]),
    ...(draft.remark ? [`*${draft.remark}*`] : []),
  ].join('\n\n');
}

/** Feedback as it is shown: all in one text, and beside a page on which the mistakes are marked. */
export function renderChecked(draft: FeedbackDraft, level: Level): CheckedText {
  return {
    text: renderFeedback(draft, level),
    note: renderFeedback({ ...draft, corrections: [], moreMistakes: 0 }, level),
    marks: [...draft.marks],
  };
}
