import * as v from 'valibot';
import { BANDS } from '../../content/bands.ts';
import {
  modelStorySchema,
  openerSchema,
  type StoryEmoji,
  storyEmojiSchema,
} from '../../content/stories/story-schema.ts';
import { remoteReplySchema } from '../../domain/game-request-schemas.ts';
import { LEVELS } from '../../domain/levels.ts';
import { STORY_EMOJI_CHOICES, STORY_EMOJIS, STORY_WORDS } from '../../domain/limits.ts';
import { checkedTextSchema } from '../../domain/marked-page.ts';
import { formatCount } from '../kit/format-count.ts';
import { countSchema, createIndexSchema } from '../kit/state-schemas.ts';
import { findUsedEmojis } from './emoji-use.ts';
import { countWords, isInLatinLetters } from './words.ts';

/** A shorter text is no story. In words. */
export const MIN_WORDS = 20;
/** A page holds no more characters, whatever is pasted. */
export const MAX_PAGE_LENGTH = 6_000;
/** How often a story is handed in. */
export const MAX_DRAFTS = 2;

/** Asked and not answered, or what became of it. */
const requestSchema = v.variant('kind', [
  v.object({ kind: v.literal('asked') }),
  ...remoteReplySchema.options,
]);

const draftSchema = v.object({
  text: v.string(),
  /** What the device found; `null` before. */
  check: v.nullable(checkedTextSchema),
  /** What the teacher says. */
  reply: requestSchema,
  /** `null`: it was not to be saved. */
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
  /** Which of them is shown, how many were, and whether the story begins with it. */
  opener: countSchema,
  openersShown: countSchema,
  hasOpener: v.boolean(),
  model: modelStorySchema,
  /** The page as it is, and whether something did not find room on it. */
  text: v.pipe(v.string(), v.maxLength(MAX_PAGE_LENGTH)),
  isCut: v.boolean(),
  drafts: v.pipe(v.array(draftSchema), v.maxLength(MAX_DRAFTS)),
  phase: v.picklist(['choosing', 'opening', 'writing', 'marked', 'model', 'over']),
});
export type StoryState = v.InferOutput<typeof stateSchema>;

/** The emojis of the story, in the order of choosing. */
export function getChosenEmojis({ offered, chosen }: StoryState): readonly StoryEmoji[] {
  return chosen.flatMap((place) => offered[place] ?? []);
}

export function getEmojiName({ band }: Pick<StoryState, 'band'>, { name }: StoryEmoji): string {
  return name[band];
}

/** Those of the chosen emojis that a text uses. */
export function getUsedEmojis(state: StoryState, text = state.text): readonly StoryEmoji[] {
  return findUsedEmojis(text, getChosenEmojis(state));
}

/** The opener on offer, or the one that the story begins with. */
export function getOpener({ openers, opener }: StoryState) {
  return openers[opener];
}

/** The page as it was handed in last. */
export function findLastDraft({ drafts }: Pick<StoryState, 'drafts'>): Draft | undefined {
  return drafts.at(-1);
}

/** A page as it is handed in. */
export function normalisePage(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Why the page can't be handed in yet, in words for the learner; `null` when it can. */
export function findHandInProblem(state: StoryState): string | null {
  const words = countWords(state.text);
  if (words > STORY_WORDS) {
    return `${STORY_WORDS} words at most: take out ${formatCount(words - STORY_WORDS, 'word')}.`;
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
