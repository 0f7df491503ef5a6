import { getBand } from '../../content/bands.ts';
import { loadModelStories, loadOpeners, loadStoryEmojis } from '../../content/stories/story-bank.ts';
import type { ModelStory, Opener, StoryEmoji } from '../../content/stories/story-schema.ts';
import type { Level } from '../../domain/levels.ts';
import { STORY_EMOJI_CHOICES } from '../../domain/limits.ts';
import { createSeededRng } from '../../domain/random.ts';
import type { GameLearner, StartOptions } from '../game-contract.ts';
import { type DealPriority, dealItems, orderForDeal, prioritizeReviewWords } from '../kit/deal-items.ts';
import { createCarriedUsedKeys, type UsedKeys } from '../kit/used-keys.ts';
import { getWordings } from './emoji-use.ts';
import type { StoryState } from './state.ts';

/** The number of openers to choose from. */
const OPENER_COUNT = 3;

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

/** Emojis, shown openers and models are used up for all levels, because levels share them. */
export const carriedState = createCarriedUsedKeys<StoryState>(
  ({ offered, openers, openersShown, model }) => [
    ...offered.map(({ emoji }) => emoji),
    ...openers.slice(0, openersShown).map(({ id }) => id),
    model.id,
  ],
  'all-choices',
);

type Deal = Pick<StartOptions<UsedKeys>, 'level' | 'seed' | 'learner' | 'carriedState'>;

/**
 * Deals twelve emojis, some for words due for review, with openers and a model story. Emojis repeat only
 * after all were offered, which takes fifteen stories, and never as the same twelve.
 */
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
    level,
    band: getBand(level),
    phase: 'choosing',
    offered: [...offered],
    chosen: [],
    openers,
    opener: 0,
    openersShown: 1,
    hasOpener: false,
    model,
    text: '',
    isCut: false,
    drafts: [],
  };
}

/** Converts the words due for review to emojis. */
function prioritizeReviewEmojis(emojis: readonly StoryEmoji[], learner: GameLearner): DealPriority {
  const { urgentKeys, maxUrgent, nextKeys = [] } = prioritizeReviewWords(learner, STORY_EMOJI_CHOICES);
  const byWording = new Map(emojis.flatMap((each) => getWordings(each).map((word) => [word, each.emoji])));
  const findEmojis = (words: readonly string[]) => words.flatMap((word) => byWording.get(word) ?? []);
  return { urgentKeys: [...new Set(findEmojis(urgentKeys))], maxUrgent, nextKeys: findEmojis(nextKeys) };
}

/** Chooses the unused model that shares most emojis with the offer. */
function chooseModel(
  models: readonly ModelStory[],
  usedKeys: UsedKeys,
  offered: ReadonlySet<string>,
): ModelStory {
  const unused = models.filter(({ id }) => !usedKeys.includes(id));
  const countShared = ({ emojis }: ModelStory) => emojis.filter((emoji) => offered.has(emoji)).length;
  const best = unused.toSorted((one, other) => countShared(other) - countShared(one))[0] ?? models[0];
  if (!best) throw new Error('The bank holds no model story');
  return best;
}
