import { bandOf } from '../../content/bands.ts';
import { loadModelStories, loadOpeners, loadStoryEmojis } from '../../content/stories/story-bank.ts';
import type { ModelStory, Opener, StoryEmoji } from '../../content/stories/story-schema.ts';
import type { Level } from '../../domain/levels.ts';
import { STORY_OFFER } from '../../domain/limits.ts';
import { seededRng } from '../../domain/random.ts';
import type { GameLearner, StartOptions } from '../contract.ts';
import { dealFresh, type First, inTurn, wordsAgain } from '../kit/deal-fresh.ts';
import { rememberUsed, type UsedWords } from '../kit/used-words.ts';
import { wordingsOf } from './emoji-use.ts';
import type { StoryState } from './state.ts';

/** So many openers can be leafed through. */
export const OPENERS = 3;

export interface StoryBank {
  emojis: readonly StoryEmoji[];
  openers: readonly Opener[];
  models: readonly ModelStory[];
}

export async function loadBank(level: Level): Promise<StoryBank> {
  const band = bandOf(level);
  const [emojis, openers, models] = await Promise.all([
    loadStoryEmojis(),
    loadOpeners(band),
    loadModelStories(band),
  ]);
  return { emojis, openers, models };
}

/** Emojis, openers that were shown and models are used up at every level: two levels share them. */
export const memory = rememberUsed<StoryState>(
  ({ offered, openers, openersShown, model }) => [
    ...offered.map(({ emoji }) => emoji),
    ...openers.slice(0, openersShown).map(({ id }) => id),
    model.id,
  ],
  'all-choices',
);

type Deal = Pick<StartOptions<UsedWords>, 'level' | 'seed' | 'learner' | 'memory'>;

/** Deals twelve emojis, with words that the learner is to meet again among them, and what goes with them. */
export function start(bank: StoryBank, { level, seed, learner, memory: used }: Deal): StoryState {
  const rng = seededRng(seed);
  const offered = dealFresh(bank.emojis, STORY_OFFER, {
    key: ({ emoji }) => emoji,
    used,
    first: emojisAgain(bank.emojis, learner),
    rng,
  });
  const openers = inTurn(bank.openers, { key: ({ id }) => id, used, rng }).slice(0, OPENERS);
  const models = inTurn(bank.models, { key: ({ id }) => id, used, rng });
  const model = nearestModel(models, used, new Set(offered.map(({ emoji }) => emoji)));
  return {
    ...{ level, band: bandOf(level), offered: [...offered], chosen: [] },
    ...{ openers, opener: 0, openersShown: 1, hasOpener: false, model },
    ...{ text: '', isCut: false, drafts: [], phase: 'choosing' },
  };
}

/** The pictures of words that the learner is to meet again. */
function emojisAgain(emojis: readonly StoryEmoji[], learner: GameLearner): First {
  const { keys, atMost, next = [] } = wordsAgain(learner, STORY_OFFER);
  const byWording = new Map(emojis.flatMap((each) => wordingsOf(each).map((word) => [word, each.emoji])));
  const shown = (words: readonly string[]) => words.flatMap((word) => byWording.get(word) ?? []);
  return { keys: [...new Set(shown(keys))], atMost, next: shown(next) };
}

/** Of the models that no earlier game showed, the first of those with most of the emojis on offer. */
function nearestModel(
  inOrder: readonly ModelStory[],
  used: UsedWords,
  offered: ReadonlySet<string>,
): ModelStory {
  const fresh = inOrder.filter(({ id }) => !used.includes(id));
  const shared = ({ emojis }: ModelStory) => emojis.filter((emoji) => offered.has(emoji)).length;
  const nearest = [...fresh].sort((one, other) => shared(other) - shared(one))[0] ?? inOrder[0];
  if (!nearest) throw new Error('The bank holds no model story');
  return nearest;
}
