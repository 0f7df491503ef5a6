import * as v from 'valibot';
import { createBankLoader } from '../bank-loader.ts';
import {
  modelStoryListSchema,
  openerListSchema,
  type StoryEmoji,
  storyEmojiListSchema,
} from './story-schema.ts';

/** The story openers of one band. */
export const loadOpeners = createBankLoader(openerListSchema, {
  a: () => import('./openers/a.json'),
  b: () => import('./openers/b.json'),
  c: () => import('./openers/c.json'),
});

/** The model stories of one band. */
export const loadModelStories = createBankLoader(modelStoryListSchema, {
  a: () => import('./models/a.json'),
  b: () => import('./models/b.json'),
  c: () => import('./models/c.json'),
});

/** The emojis of all bands. */
export async function loadStoryEmojis(): Promise<StoryEmoji[]> {
  return v.parse(storyEmojiListSchema, (await import('./emoji.json')).default);
}
