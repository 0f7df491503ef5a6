import { STORY_EMOJI_CHOICES, STORY_EMOJIS, STORY_WORDS } from '../../domain/limits.ts';
import { unreachable } from '../../domain/result.ts';
import type { ReplyEvent, TickEvent, TimestampedEvent, Transition } from '../game-contract.ts';
import { createAnnouncement } from '../kit/transitions.ts';
import { applyReply, handIn, saveHomework } from './hand-in.ts';
import {
  getEmojiName,
  getOpener,
  getUsedEmojis,
  MAX_DRAFTS,
  MAX_PAGE_LENGTH,
  type StoryMove,
  type StoryState,
} from './state.ts';
import { countWords } from './words.ts';

/*
 * The rules of Creative Writing. The learner chooses emojis, takes or refuses an opener (a first sentence),
 * writes the page and hands it in. It comes back marked, can be handed in once more, and a model story ends
 * the game.
 */

/** Reduces one event of the game. Events that do not fit the phase change nothing. */
export function reduce(
  state: StoryState,
  event: TimestampedEvent<StoryMove | TickEvent | ReplyEvent>,
): Transition<StoryState> {
  const { phase } = state;
  switch (event.type) {
    case 'ticked':
      return { state };
    case 'replied':
      return phase === 'over' ? { state } : applyReply(state, event);
    case 'toggled':
      return phase === 'choosing' ? toggleEmoji(state, event.place) : { state };
    case 'continued':
      return phase === 'choosing' ? goToOpener(state) : { state };
    case 'went-back':
      return goBack(state);
    case 'asked-opener':
      return phase === 'opening' ? showNextOpener(state) : { state };
    case 'began':
      return phase === 'opening'
        ? { state: { ...state, hasOpener: event.withOpener, phase: 'writing' } }
        : { state };
    case 'wrote':
      return phase === 'writing' ? updateText(state, event.text) : { state };
    case 'handed-in':
      return phase === 'writing' ? handIn(state) : { state };
    case 'tried-again':
      return phase === 'marked' && state.drafts.length < MAX_DRAFTS
        ? { state: { ...state, phase: 'writing' } }
        : { state };
    case 'asked-to-save':
      return phase === 'marked' || phase === 'model' ? saveHomework(state) : { state };
    case 'turned-to-model':
      return phase === 'marked' ? { state: { ...state, phase: 'model' } } : { state };
    case 'finished':
      return phase === 'marked' || phase === 'model' ? { state: { ...state, phase: 'over' } } : { state };
    default:
      return unreachable(event);
  }
}

function toggleEmoji(state: StoryState, place: number): Transition<StoryState> {
  const { chosen, offered } = state;
  const emoji = offered[place];
  if (!emoji || place >= STORY_EMOJI_CHOICES) return { state };
  const isChosen = chosen.includes(place);
  if (!isChosen && chosen.length === STORY_EMOJIS) {
    return { state, effects: createAnnouncement('You have five. Put one back first.') };
  }
  const nextChosen = isChosen ? chosen.filter((each) => each !== place) : [...chosen, place];
  return {
    state: { ...state, chosen: nextChosen },
    effects: createAnnouncement(
      `${getEmojiName(state, emoji)}${isChosen ? ' put back' : ''}: ${nextChosen.length} of ${STORY_EMOJIS}.`,
    ),
  };
}

function goToOpener(state: StoryState): Transition<StoryState> {
  const missing = STORY_EMOJIS - state.chosen.length;
  if (missing > 0) return { state, effects: createAnnouncement(`Choose ${missing} more.`) };
  return { state: { ...state, phase: 'opening' } };
}

/** Goes back a phase. The text of the page stays. */
function goBack(state: StoryState): Transition<StoryState> {
  switch (state.phase) {
    case 'opening':
    case 'writing':
      return { state: { ...state, phase: 'choosing' } };
    case 'model':
      return { state: { ...state, phase: 'marked' } };
    default:
      return { state };
  }
}

function showNextOpener(state: StoryState): Transition<StoryState> {
  const opener = (state.opener + 1) % state.openers.length;
  const next = { ...state, opener, openersShown: Math.max(state.openersShown, opener + 1) };
  return { state: next, effects: createAnnouncement(getOpener(next)?.text ?? '') };
}

function updateText(state: StoryState, written: string): Transition<StoryState> {
  // Removes half of a surrogate pair at the end.
  const text = written.slice(0, MAX_PAGE_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  const isCut = written.length > MAX_PAGE_LENGTH;
  if (text === state.text && isCut === state.isCut) return { state };
  const next = { ...state, text, isCut };
  return { state: next, effects: createAnnouncement(formatProgressChange(state, next)) };
}

/** Describes the visible changes of a keystroke: newly used emojis, and the word limit. */
function formatProgressChange(before: StoryState, after: StoryState): string {
  const [usedBefore, usedNow] = [getUsedEmojis(before), getUsedEmojis(after)];
  const found = usedNow
    .filter((emoji) => !usedBefore.includes(emoji))
    .map((emoji) => getEmojiName(after, emoji));
  const [wasLong, isLong] = [before, after].map(({ text }) => countWords(text) > STORY_WORDS);
  return [
    found.length > 0 && `${found.join(', ')}: used. ${usedNow.length} of ${STORY_EMOJIS}.`,
    isLong && !wasLong && `More than ${STORY_WORDS} words.`,
    wasLong && !isLong && `${STORY_WORDS} words or fewer.`,
    after.isCut && 'The page is full. We left out the end.',
  ]
    .filter(Boolean)
    .join(' ');
}
