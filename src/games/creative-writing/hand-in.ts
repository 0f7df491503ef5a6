import { formatCount } from '../../domain/format-count.ts';
import type { GameReply, GameRequest } from '../../domain/game-request-schemas.ts';
import { STORY_WORDS } from '../../domain/limits.ts';
import type { ReplyEvent, Transition } from '../game-contract.ts';
import { createAnnouncement } from '../kit/transitions.ts';
import {
  type Draft,
  findHandInProblem,
  findLastDraft,
  getChosenEmojis,
  getEmojiName,
  getOpener,
  normalisePage,
  type StoryState,
} from './state.ts';

/** Sends the page to the teacher, or announces why it can't be sent. */
export function handIn(state: StoryState): Transition<StoryState> {
  const problem = findHandInProblem(state);
  if (problem !== null) return { state, effects: createAnnouncement(problem) };
  const text = normalisePage(state.text);
  const draft: Draft = { text, check: null, reply: { kind: 'asked' }, homework: null };
  return {
    state: { ...state, text, isCut: false, drafts: [...state.drafts, draft], phase: 'marked' },
    request: {
      ...createRequestFields(state, draft),
      id: getFeedbackId(state.drafts.length),
      kind: 'feedback',
    },
  };
}

/** Saves the page that was handed in last to the homework, once. */
export function saveHomework(state: StoryState): Transition<StoryState> {
  const draft = findLastDraft(state);
  if (!draft || (draft.homework !== null && draft.homework.kind !== 'refused')) return { state };
  const at = state.drafts.length - 1;
  return {
    state: replaceDraft(state, at, { ...draft, homework: { kind: 'asked' } }),
    request: {
      ...createRequestFields(state, draft),
      id: getHomeworkId(at),
      kind: 'save-homework',
      about: formatHomeworkTask(state),
      feedback: formatHomeworkFeedback(draft),
    },
  };
}

function createRequestFields(
  { level }: StoryState,
  { text }: Draft,
): Pick<GameRequest, 'text' | 'level' | 'skill'> {
  return { text, level, skill: 'Writing' };
}

function getFeedbackId(draft: number): string {
  return `feedback-${draft + 1}`;
}

function getHomeworkId(draft: number): string {
  return `homework-${draft + 1}`;
}

function replaceDraft(state: StoryState, at: number, draft: Draft): StoryState {
  return { ...state, drafts: state.drafts.with(at, draft) };
}

/** Applies a reply to its page, in any phase of the game. */
export function applyReply(state: StoryState, { id, result }: ReplyEvent): Transition<StoryState> {
  const at = state.drafts.findIndex((_, index) => [getFeedbackId(index), getHomeworkId(index)].includes(id));
  const draft = state.drafts[at];
  if (!draft) return { state };
  return id === getHomeworkId(at)
    ? applyHomeworkReply(state, at, draft, result)
    : applyFeedbackReply(state, at, draft, result);
}

function applyFeedbackReply(
  state: StoryState,
  at: number,
  draft: Draft,
  result: GameReply,
): Transition<StoryState> {
  if (result.kind !== 'checked') {
    const text = result.kind === 'answered' ? 'Your teacher has answered.' : '';
    return { state: replaceDraft(state, at, { ...draft, reply: result }), effects: createAnnouncement(text) };
  }
  // After a reload the device checks again, with the same result.
  if (draft.check) return { state };
  const { marks } = result.checked;
  const text =
    marks.length > 0 ? `${formatCount(marks.length, 'place')} to look at.` : 'We found no mistakes.';
  return {
    state: replaceDraft(state, at, { ...draft, check: result.checked }),
    effects: createAnnouncement(`Checked on this device. ${text}`),
  };
}

function applyHomeworkReply(
  state: StoryState,
  at: number,
  draft: Draft,
  result: GameReply,
): Transition<StoryState> {
  if (result.kind === 'checked') return { state };
  const text = { answered: 'Saved to your homework.', waiting: '', refused: 'We couldn’t save it.' }[
    result.kind
  ];
  return {
    state: replaceDraft(state, at, { ...draft, homework: result }),
    effects: createAnnouncement(text),
  };
}

/** The writing task, as markdown. */
function formatHomeworkTask(state: StoryState): string {
  const emojis = getChosenEmojis(state).map((each) => `${each.emoji} ${getEmojiName(state, each)}`);
  const opener = state.hasOpener ? getOpener(state) : undefined;
  return [
    '# A story with five emojis',
    `Write a story of at most ${STORY_WORDS} words with ${emojis.join(', ')}.`,
    ...(opener ? [`It starts like this: ${opener.text}`] : []),
  ].join('\n\n');
}

/** The teacher's feedback, otherwise the device's; '' without either. */
function formatHomeworkFeedback({ reply, check }: Draft): string {
  if (reply.kind === 'answered') return reply.text;
  return check ? `${check.text}\n\n*Checked on this device.*` : '';
}
