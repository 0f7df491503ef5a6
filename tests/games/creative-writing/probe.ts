import { LEVELS } from '../../../src/domain/levels.ts';
import { STORY_EMOJI_CHOICES, STORY_EMOJIS, STORY_WORDS } from '../../../src/domain/limits.ts';
import { pick, type Rng } from '../../../src/domain/random.ts';
import { loadBank, type StoryBank } from '../../../src/games/creative-writing/deal.ts';
import {
  findHandInProblem,
  getChosenEmojis,
  getUsedEmojis,
  MAX_DRAFTS,
  MAX_PAGE_LENGTH,
  MIN_WORDS,
  type StoryMove,
  type StoryState,
} from '../../../src/games/creative-writing/state.ts';
import { countWords } from '../../../src/games/creative-writing/words.ts';
import { findBrokenRules } from '../broken-rules.ts';
import type { GameProbe } from '../game-probe.ts';

/** A page that can be handed in: it names all chosen emojis, and has this many additional words. */
export function createStory(state: StoryState, extraWords = 0): string {
  const sentences = getChosenEmojis(state).map(({ name }) => `We saw the ${name.b}.`);
  const ending = 'In the end we all went home. '.repeat(2);
  return `${sentences.join(' ')} ${ending}${'well '.repeat(extraWords)}`.trim();
}

/** A story that may have more words than a page allows. */
const createRandomStory = (state: StoryState, rng: Rng) => createStory(state, Math.floor(rng() * 90));

/** The move that comes next in a game to its end. */
function createForwardMove(state: StoryState, rng: Rng): StoryMove {
  const { phase, chosen } = state;
  if (phase === 'choosing' && chosen.length < STORY_EMOJIS) {
    const places = Array.from({ length: STORY_EMOJI_CHOICES }, (_, index) => index);
    const unchosen = places.filter((place) => !chosen.includes(place));
    return { type: 'toggled', place: pick(unchosen, rng) };
  }
  if (phase === 'choosing') return { type: 'continued' };
  if (phase === 'opening') return { type: 'began', withOpener: rng() < 0.5 };
  if (phase === 'writing' && findHandInProblem(state) === null) return { type: 'handed-in' };
  if (phase === 'writing') return { type: 'wrote', text: createRandomStory(state, rng) };
  return pick<StoryMove>([{ type: 'tried-again' }, { type: 'turned-to-model' }], rng);
}

function createAnyMoves(state: StoryState, rng: Rng): readonly StoryMove[] {
  return [
    // Includes places outside of the offer.
    { type: 'toggled', place: Math.floor(rng() * (STORY_EMOJI_CHOICES + 2)) - 1 },
    { type: 'continued' },
    { type: 'went-back' },
    { type: 'asked-opener' },
    { type: 'began', withOpener: rng() < 0.5 },
    { type: 'wrote', text: createRandomStory(state, rng) },
    { type: 'wrote', text: pick(ODD_TEXTS, rng) },
    { type: 'handed-in' },
    { type: 'tried-again' },
    { type: 'asked-to-save' },
    { type: 'turned-to-model' },
    { type: 'finished' },
  ];
}

/** Without words, with invisible and combining characters, from right to left, and too long. */
const ODD_TEXTS = ['', ' ', 'no\u200Bth\u0301ing', 'שלום', `x${'😀'.repeat(MAX_PAGE_LENGTH)}`];

/** How the contract test plays Creative Writing by random moves, and the rules that each state keeps. */
export const creativeWritingProbe: GameProbe<StoryBank, StoryState> = {
  levels: LEVELS,
  gamesBeforeRepeats: 15,
  loadBank: (level) => loadBank(level),
  // About half of the moves lead forward.
  createMove: (state, rng): StoryMove =>
    rng() < 0.5 ? createForwardMove(state, rng) : pick(createAnyMoves(state, rng), rng),
  findBrokenRules: (state) => {
    const { offered, chosen, drafts, phase, opener, openers, openersShown, text } = state;
    const isRead = phase === 'marked' || phase === 'model' || phase === 'over';
    return findBrokenRules([
      [
        () => new Set(offered.map(({ emoji }) => emoji)).size === STORY_EMOJI_CHOICES,
        'twelve different emojis are on offer',
      ],
      [() => new Set(chosen).size === chosen.length, 'no emoji is chosen twice'],
      [() => phase === 'choosing' || chosen.length === STORY_EMOJIS, 'a story has five emojis'],
      [() => opener < openersShown && openersShown <= openers.length, 'the opener is one that was shown'],
      [
        () => text.length <= MAX_PAGE_LENGTH && !/\p{Surrogate}/u.test(text),
        'a page never ends within a character',
      ],
      [() => drafts.length <= MAX_DRAFTS, 'there is no third page'],
      [() => !isRead || drafts.length > 0, 'only a page that was handed in is read'],
      [() => drafts.every((draft) => countWords(draft.text) <= STORY_WORDS), 'no page has too many words'],
      [() => drafts.every((draft) => countWords(draft.text) >= MIN_WORDS), 'no page has too few words'],
      [
        () => !isRead || getUsedEmojis(state, drafts.at(-1)?.text).length === STORY_EMOJIS,
        'the page that is read uses all five',
      ],
      [
        () => new Set(drafts.map((draft) => draft.text)).size === drafts.length,
        'the second page differs from the first',
      ],
    ]);
  },
  knowsItem: () => false,
};
