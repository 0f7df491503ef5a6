import { STORY_EMOJIS, STORY_OFFER, STORY_WORDS } from '../../domain/limits.ts';
import { unreachable } from '../../domain/result.ts';
import type { Change, Reply, Tick, Timed } from '../contract.ts';
import { said } from '../kit/changes.ts';
import { handIn, heard, save } from './handing-in.ts';
import { DRAFTS, nameOf, openerOf, PAGE_LENGTH, type StoryState, usedEmojis } from './state.ts';
import { countWords } from './words.ts';

export type StoryMove =
  /** Chooses the emoji at a place of the offer, or puts it back. */
  | { type: 'toggled'; place: number }
  /** On to the opener, or back to the choice; from the model back to the marked page. */
  | { type: 'went-on' }
  | { type: 'went-back' }
  | { type: 'asked-opener' }
  | { type: 'began'; withOpener: boolean }
  | { type: 'wrote'; text: string }
  | { type: 'handed-in' }
  | { type: 'tried-again' }
  | { type: 'asked-to-save' }
  | { type: 'turned-to-model' }
  | { type: 'finished' };

/** One step on the way from twelve emojis to a story that was read. What does not fit the phase does nothing. */
export function reduce(state: StoryState, event: Timed<StoryMove | Tick | Reply>): Change<StoryState> {
  const { phase } = state;
  switch (event.type) {
    case 'ticked':
      return { state };
    case 'replied':
      return phase === 'over' ? { state } : heard(state, event);
    case 'toggled':
      return phase === 'choosing' ? toggle(state, event.place) : { state };
    case 'went-on':
      return phase === 'choosing' ? goOn(state) : { state };
    case 'went-back':
      return goBack(state);
    case 'asked-opener':
      return phase === 'opening' ? turnOpener(state) : { state };
    case 'began':
      return phase === 'opening'
        ? { state: { ...state, hasOpener: event.withOpener, phase: 'writing' } }
        : { state };
    case 'wrote':
      return phase === 'writing' ? write(state, event.text) : { state };
    case 'handed-in':
      return phase === 'writing' ? handIn(state) : { state };
    case 'tried-again':
      return phase === 'marked' && state.drafts.length < DRAFTS
        ? { state: { ...state, phase: 'writing' } }
        : { state };
    case 'asked-to-save':
      return phase === 'marked' || phase === 'model' ? save(state) : { state };
    case 'turned-to-model':
      return phase === 'marked' ? { state: { ...state, phase: 'model' } } : { state };
    case 'finished':
      return phase === 'marked' || phase === 'model' ? { state: { ...state, phase: 'over' } } : { state };
    default:
      return unreachable(event);
  }
}

function toggle(state: StoryState, place: number): Change<StoryState> {
  const { chosen, offered } = state;
  const emoji = offered[place];
  if (!emoji || place >= STORY_OFFER) return { state };
  const isBack = chosen.includes(place);
  if (!isBack && chosen.length === STORY_EMOJIS) {
    return { state, happened: said('You have five. Put one back first.') };
  }
  const now = isBack ? chosen.filter((each) => each !== place) : [...chosen, place];
  return {
    state: { ...state, chosen: now },
    happened: said(`${nameOf(state, emoji)}${isBack ? ' put back' : ''}: ${now.length} of ${STORY_EMOJIS}.`),
  };
}

function goOn(state: StoryState): Change<StoryState> {
  const missing = STORY_EMOJIS - state.chosen.length;
  if (missing > 0) return { state, happened: said(`Choose ${missing} more.`) };
  return { state: { ...state, phase: 'opening' } };
}

/** The page keeps what is written on it. */
function goBack(state: StoryState): Change<StoryState> {
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

function turnOpener(state: StoryState): Change<StoryState> {
  const opener = (state.opener + 1) % state.openers.length;
  const turned = { ...state, opener, openersShown: Math.max(state.openersShown, opener + 1) };
  return { state: turned, happened: said(openerOf(turned)?.text ?? '') };
}

function write(state: StoryState, written: string): Change<StoryState> {
  // Half of a character is none.
  const text = written.slice(0, PAGE_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  const isCut = written.length > PAGE_LENGTH;
  if (text === state.text && isCut === state.isCut) return { state };
  const next = { ...state, text, isCut };
  return { state: next, happened: said(news(state, next)) };
}

/** What a keystroke changed that can be seen on the page: an emoji that the story uses now, and the limit. */
function news(before: StoryState, now: StoryState): string {
  const [was, is] = [usedEmojis(before), usedEmojis(now)];
  const found = is.filter((emoji) => !was.includes(emoji)).map((emoji) => nameOf(now, emoji));
  const [wasLong, isLong] = [before, now].map(({ text }) => countWords(text) > STORY_WORDS);
  return [
    found.length > 0 && `${found.join(', ')}: used. ${is.length} of ${STORY_EMOJIS}.`,
    isLong && !wasLong && `More than ${STORY_WORDS} words.`,
    wasLong && !isLong && `${STORY_WORDS} words or fewer.`,
    now.isCut && 'The page is full: the end was left out.',
  ]
    .filter(Boolean)
    .join(' ');
}
