import type { Ask, AskResult } from '../../domain/game-asks.ts';
import { STORY_WORDS } from '../../domain/limits.ts';
import type { Change, Reply } from '../contract.ts';
import { said } from '../kit/changes.ts';
import { counted } from '../kit/counted.ts';
import {
  chosenEmojis,
  type Draft,
  lastDraft,
  nameOf,
  openerOf,
  type StoryState,
  tidied,
  whyNotYet,
} from './state.ts';

/** The page as it is now goes to the teacher; where it can't, it is said why. */
export function handIn(state: StoryState): Change<StoryState> {
  const why = whyNotYet(state);
  if (why !== null) return { state, happened: said(why) };
  const text = tidied(state.text);
  const draft: Draft = { text, check: null, reply: { kind: 'asked' }, homework: null };
  return {
    state: { ...state, text, isCut: false, drafts: [...state.drafts, draft], phase: 'marked' },
    ask: { ...askOf(state, draft), id: feedbackId(state.drafts.length), kind: 'feedback' },
  };
}

/** The page that was handed in last goes to the homework, once. */
export function save(state: StoryState): Change<StoryState> {
  const draft = lastDraft(state);
  if (!draft || (draft.homework !== null && draft.homework.kind !== 'refused')) return { state };
  const at = state.drafts.length - 1;
  return {
    state: withDraft(state, at, { ...draft, homework: { kind: 'asked' } }),
    ask: {
      ...askOf(state, draft),
      id: homeworkId(at),
      kind: 'save-homework',
      about: homeworkAbout(state),
      feedback: homeworkFeedback(draft),
    },
  };
}

function askOf({ level }: StoryState, { text }: Draft): Pick<Ask, 'text' | 'level' | 'skill'> {
  return { text, level, skill: 'Writing' };
}

function feedbackId(draft: number): string {
  return `feedback-${draft + 1}`;
}

function homeworkId(draft: number): string {
  return `homework-${draft + 1}`;
}

function withDraft(state: StoryState, at: number, draft: Draft): StoryState {
  return { ...state, drafts: state.drafts.with(at, draft) };
}

/** What becomes of a page, on whatever phase of the game it comes. */
export function heard(state: StoryState, { id, result }: Reply): Change<StoryState> {
  const at = state.drafts.findIndex((_, place) => [feedbackId(place), homeworkId(place)].includes(id));
  const draft = state.drafts[at];
  if (!draft) return { state };
  return id === homeworkId(at)
    ? heardOfHomework(state, at, draft, result)
    : heardOfText(state, at, draft, result);
}

function heardOfText(state: StoryState, at: number, draft: Draft, result: AskResult): Change<StoryState> {
  if (result.kind !== 'checked') {
    const text = result.kind === 'answered' ? 'Your teacher has answered.' : '';
    return { state: withDraft(state, at, { ...draft, reply: result }), happened: said(text) };
  }
  // After a reload it is checked anew, to the same end.
  if (draft.check) return { state };
  const { marks } = result.checked;
  const text = marks.length > 0 ? `${counted(marks.length, 'place')} to look at.` : 'No mistake was found.';
  return {
    state: withDraft(state, at, { ...draft, check: result.checked }),
    happened: said(`Checked on this device. ${text}`),
  };
}

function heardOfHomework(state: StoryState, at: number, draft: Draft, result: AskResult): Change<StoryState> {
  if (result.kind === 'checked') return { state };
  const text = { answered: 'Saved to your homework.', waiting: '', refused: 'It was not saved.' }[
    result.kind
  ];
  return { state: withDraft(state, at, { ...draft, homework: result }), happened: said(text) };
}

/** What was to be written, as markdown. */
function homeworkAbout(state: StoryState): string {
  const emojis = chosenEmojis(state).map((each) => `${each.emoji} ${nameOf(state, each)}`);
  const opener = state.hasOpener ? openerOf(state) : undefined;
  return [
    '# A story with five emojis',
    `Write a story of at most ${STORY_WORDS} words with ${emojis.join(', ')}.`,
    ...(opener ? [`It goes on from here: ${opener.text}`] : []),
  ].join('\n\n');
}

/** The teacher's feedback, or the device's, or none yet. */
function homeworkFeedback({ reply, check }: Draft): string {
  if (reply.kind === 'answered') return reply.text;
  return check ? `${check.text}\n\n*Checked on this device.*` : '';
}
