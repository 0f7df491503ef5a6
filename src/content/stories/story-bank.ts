import { createBankLoader } from '../bank-loader.ts';
import { parseContent } from '../parse-content.ts';
import {
  modelStoryListSchema,
  openerListSchema,
  type StoryEmoji,
  storyEmojiListSchema,
} from './story-schema.ts';

/** The story openers of one band. */
export const loadOpeners = createBankLoader('stories/openers', openerListSchema, {
  a: () => import('./openers/a.json'),
  b: () => import('./openers/b.json'),
  c: () => import('./openers/c.json'),
});

/** The model stories of one band. */
export const loadModelStories = createBankLoader('stories/models', modelStoryListSchema, {
  a: () => import('./models/a.json'),
  b: () => import('./models/b.json'),
  c: () => import('./models/c.json'),
});

/** The emojis of all bands. */
export async function loadStoryEmojis(): Promise<StoryEmoji[]> {
  return parseContent(storyEmojiListSchema, (await import('./emoji.json')).default, 'stories/emoji.json');
}
