import * as v from 'valibot';
import { BANDS } from '../../content/bands.ts';
import {
  modelStorySchema,
  openerSchema,
  type StoryEmoji,
  storyEmojiSchema,
} from '../../content/stories/story-schema.ts';
import { formatCount } from '../../domain/format-count.ts';
import { remoteReplySchema } from '../../domain/game-request-schemas.ts';
import { LEVELS } from '../../domain/levels.ts';
import { STORY_EMOJI_CHOICES, STORY_EMOJIS, STORY_WORDS } from '../../domain/limits.ts';
import { checkedTextSchema } from '../../domain/marked-page.ts';
import type { ViewPartProps } from '../game-contract.ts';
import { countSchema, createIndexSchema } from '../kit/state-schemas.ts';
import { findUsedEmojis } from './emoji-use.ts';
import { countWords, isInLatinLetters } from './words.ts';

/*
 * The state of Creative Writing. The page is the text that is being written; a draft is a page that was
 * handed in, with the device's check and the teacher's reply.
 */

/** The minimum length of a story, in words. */
export const MIN_WORDS = 20;
/** The maximum length of a page, in UTF-16 code units. */
export const MAX_PAGE_LENGTH = 6_000;
/** How often a story can be handed in. */
export const MAX_DRAFTS = 2;

/** A request without a reply, or its reply. */
const requestSchema = v.variant('kind', [
  v.object({ kind: v.literal('asked') }),
  ...remoteReplySchema.options,
]);

const draftSchema = v.object({
  text: v.string(),
  /** The check on the device; `null` before it. */
  check: v.nullable(checkedTextSchema),
  /** The teacher's reply. */
  reply: requestSchema,
  /** The state of saving it to the homework; `null` if that was not asked for. */
  homework: v.nullable(requestSchema),
});
export type Draft = v.InferOutput<typeof draftSchema>;

export const stateSchema = v.object({
  level: v.picklist(LEVELS),
  band: v.picklist(BANDS),
  offered: v.pipe(v.array(storyEmojiSchema), v.length(STORY_EMOJI_CHOICES)),
  /** Places in the offer, in the order of choosing. */
  chosen: v.pipe(v.array(createIndexSchema(STORY_EMOJI_CHOICES)), v.maxLength(STORY_EMOJIS)),
  openers: v.pipe(v.array(openerSchema), v.minLength(1)),
  /** The index of the current opener, how many were shown, and whether the story begins with it. */
  opener: countSchema,
  openersShown: countSchema,
  hasOpener: v.boolean(),
  model: modelStorySchema,
  /** The text of the page, and whether its end was cut off. */
  text: v.pipe(v.string(), v.maxLength(MAX_PAGE_LENGTH)),
  isCut: v.boolean(),
  drafts: v.pipe(v.array(draftSchema), v.maxLength(MAX_DRAFTS)),
  phase: v.picklist(['choosing', 'opening', 'writing', 'marked', 'model', 'over']),
});
export type StoryState = v.InferOutput<typeof stateSchema>;

export type StoryMove =
  /** Chooses the emoji at a place of the offer, or puts it back. */
  | { type: 'toggled'; place: number }
  /** Goes on to the opener. */
  | { type: 'continued' }
  /** Goes back to the choice, or from the model to the marked page. */
  | { type: 'went-back' }
  | { type: 'asked-opener' }
  | { type: 'began'; withOpener: boolean }
  | { type: 'wrote'; text: string }
  | { type: 'handed-in' }
  | { type: 'tried-again' }
  | { type: 'asked-to-save' }
  | { type: 'turned-to-model' }
  | { type: 'finished' };

export type StoryPartProps = ViewPartProps<StoryState, StoryMove>;

/** The emojis of the story, in the order of choosing. */
export function getChosenEmojis({ offered, chosen }: StoryState): readonly StoryEmoji[] {
  return chosen.flatMap((place) => offered[place] ?? []);
}

export function getEmojiName({ band }: Pick<StoryState, 'band'>, { name }: StoryEmoji): string {
  return name[band];
}

/** The chosen emojis that a text uses. */
export function getUsedEmojis(state: StoryState, text = state.text): readonly StoryEmoji[] {
  return findUsedEmojis(text, getChosenEmojis(state));
}

/** The current opener. */
export function getOpener({ openers, opener }: StoryState) {
  return openers[opener];
}

/** The page that was handed in last. */
export function findLastDraft({ drafts }: Pick<StoryState, 'drafts'>): Draft | undefined {
  return drafts.at(-1);
}

/** Normalises the line breaks of a page before it is handed in. */
export function normalisePage(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Tells the learner why the page can't be handed in yet; `null` when it can. */
export function findHandInProblem(state: StoryState): string | null {
  const words = countWords(state.text);
  if (words > STORY_WORDS) {
    return `${STORY_WORDS} words at most. Take out ${formatCount(words - STORY_WORDS, 'word')}.`;
  }
  if (!isInLatinLetters(state.text)) return 'Write your story in English.';
  const used = getUsedEmojis(state);
  const unused = getChosenEmojis(state).filter((emoji) => !used.includes(emoji));
  if (unused.length === STORY_EMOJIS) return 'Use all five emojis in your story.';
  if (unused.length > 0) {
    return `Still to use: ${unused.map((emoji) => getEmojiName(state, emoji)).join(', ')}.`;
  }
  if (words < MIN_WORDS) return `Write ${formatCount(MIN_WORDS - words, 'more word')}.`;
  return findLastDraft(state)?.text === normalisePage(state.text) ? 'Change something first.' : null;
}
