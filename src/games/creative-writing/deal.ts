import { getBand } from '../../content/bands.ts';
import { loadModelStories, loadOpeners, loadStoryEmojis } from '../../content/stories/story-bank.ts';
import type { ModelStory, Opener, StoryEmoji } from '../../content/stories/story-schema.ts';
import type { Level } from '../../domain/levels.ts';
import { STORY_EMOJI_CHOICES } from '../../domain/limits.ts';
import { createSeededRng } from '../../domain/random.ts';
import type { GameLearner, StartOptions } from '../contract.ts';
import { type DealPriority, dealItems, orderForDeal, prioritizeReviewWords } from '../kit/deal-items.ts';
import { createCarriedUsedKeys, type UsedKeys } from '../kit/used-keys.ts';
import { getWordings } from './emoji-use.ts';
import type { StoryState } from './state.ts';

/** So many openers can be leafed through. */
export const OPENER_COUNT = 3;

export interface StoryBank {
  emojis: readonly StoryEmoji[];
  openers: readonly Opener[];
  models: readonly ModelStory[];
}

export async function loadBank(level: Level): Promise<StoryBank> {
  const band = getBand(level);
  const [emojis, openers, models] = await Promise.all([
    loadStoryEmojis(),
    loadOpeners(band),
    loadModelStories(band),
  ]);
  return { emojis, openers, models };
}

/** Emojis, openers that were shown and models are used up at every level: two levels share them. */
export const carriedState = createCarriedUsedKeys<StoryState>(
  ({ offered, openers, openersShown, model }) => [
    ...offered.map(({ emoji }) => emoji),
    ...openers.slice(0, openersShown).map(({ id }) => id),
    model.id,
  ],
  'all-choices',
);

type Deal = Pick<StartOptions<UsedKeys>, 'level' | 'seed' | 'learner' | 'carriedState'>;

/** Deals twelve emojis, with words that the learner is to meet again among them, and what goes with them. */
export function createInitialState(
  bank: StoryBank,
  { level, seed, learner, carriedState: usedKeys }: Deal,
): StoryState {
  const rng = createSeededRng(seed);
  const offered = dealItems(bank.emojis, STORY_EMOJI_CHOICES, {
    getKey: ({ emoji }) => emoji,
    usedKeys,
    priority: prioritizeReviewEmojis(bank.emojis, learner),
    rng,
  });
  const openers = orderForDeal(bank.openers, { getKey: ({ id }) => id, usedKeys, rng }).slice(
    0,
    OPENER_COUNT,
  );
  const models = orderForDeal(bank.models, { getKey: ({ id }) => id, usedKeys, rng });
  const model = chooseModel(models, usedKeys, new Set(offered.map(({ emoji }) => emoji)));
  return {
    ...{ level, band: getBand(level), offered: [...offered], chosen: [] },
    ...{ openers, opener: 0, openersShown: 1, hasOpener: false, model },
    ...{ text: '', isCut: false, drafts: [], phase: 'choosing' },
  };
}

/** The pictures of words that the learner is to meet again. */
function prioritizeReviewEmojis(emojis: readonly StoryEmoji[], learner: GameLearner): DealPriority {
  const { urgentKeys, maxUrgent, nextKeys = [] } = prioritizeReviewWords(learner, STORY_EMOJI_CHOICES);
  const byWording = new Map(emojis.flatMap((each) => getWordings(each).map((word) => [word, each.emoji])));
  const shown = (words: readonly string[]) => words.flatMap((word) => byWording.get(word) ?? []);
  return { urgentKeys: [...new Set(shown(urgentKeys))], maxUrgent, nextKeys: shown(nextKeys) };
}

/** Of the models that no earlier game showed, the first of those with most of the emojis on offer. */
function chooseModel(
  inOrder: readonly ModelStory[],
  used: UsedKeys,
  offered: ReadonlySet<string>,
): ModelStory {
  const fresh = inOrder.filter(({ id }) => !used.includes(id));
  const shared = ({ emojis }: ModelStory) => emojis.filter((emoji) => offered.has(emoji)).length;
  const nearest = [...fresh].sort((one, other) => shared(other) - shared(one))[0] ?? inOrder[0];
  if (!nearest) throw new Error('The bank holds no model story');
  return nearest;
}
