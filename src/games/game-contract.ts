import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { AgeBand } from '../domain/age-band.ts';
import type { GradedAnswer, Score } from '../domain/game-records.ts';
import type { GameReply, GameRequest } from '../domain/game-request-schemas.ts';
import type { Level } from '../domain/levels.ts';
import type { Skill } from '../domain/skills.ts';
import type { GameHue } from '../ui/hue.ts';
import type { Sound } from '../ui/speech/sounds.ts';
import type { TimeLimitSetting } from './kit/time-limit.ts';

/*
 * What a game is. Its folder has `meta.tsx` (a small GameMeta, which a room loads for every game), `game.ts`
 * (a Game, loaded on demand), `rules.ts` and `outcome.ts` (pure) and `view.tsx`. See docs/adding-a-game.md.
 */

/** The rooms with games. */
export type GameRoom = 'arcade' | 'library';

/** The groups of games in a room: about words, about sentences and stories, or game shows. */
export const GAME_CATEGORIES = ['words', 'grammar', 'stage'] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];

/** What a room knows of a game before it is loaded. */
export interface GameMeta {
  /** Kebab-case and permanent, because addresses and saved games contain it. The folder has the same name. */
  readonly id: string;
  readonly title: string;
  /** One sentence that invites to play, in at most 120 characters. */
  readonly blurb: string;
  /** How it is played, in at most 300 characters, shown before the start. */
  readonly howTo: string;
  /** Drawn like those of src/ui/emblem-drawings.tsx: centred on 40, 41 and about 44 units wide. */
  readonly emblem: ReactNode;
  /** The colour of its machine, its bar and its boards. Games may share one. */
  readonly hue: GameHue;
  readonly cheer: Cheer;
  readonly room: GameRoom;
  readonly category: GameCategory;
  readonly skills: readonly Skill[];
  /** About how long one game takes. */
  readonly minutes: number;
  /** The levels to choose from, lowest first; by default A1 to C2. */
  readonly levels?: readonly LevelOffer[];
  /** Kinds of the game to choose from before the start, such as sizes; the first is the default. */
  readonly variants?: readonly GameVariant[];
  /** Imports the game itself, which is a chunk of its own. */
  readonly load: () => Promise<Game>;
  /** What differs for learners under sixteen. */
  readonly young?: Pick<GameMeta, 'title' | 'blurb' | 'howTo' | 'load'>;
}

/**
 * The animation after a game in which something was gained; it takes less than a second. Games may share a
 * piece.
 */
export interface Cheer {
  /** One of the flying pieces: a simple drawing with `PrintedShape` in a box of 24 by 24. */
  readonly piece: ReactNode;
  readonly motion: CheerMotion;
}

/** How the pieces move to their places around the emblem. With reduced motion they do not move. */
export type CheerMotion =
  /** They fall from above one after another. */
  | 'rain'
  /** They fly out of the emblem at once. */
  | 'burst'
  /** They float up from below. */
  | 'rise'
  /** They roll in from the left, in a row. */
  | 'sweep'
  /** They are dealt from a corner, like cards. */
  | 'deal'
  /** They appear in rings, the inner ones first. */
  | 'ripple'
  /** They circle into their places. */
  | 'whirl'
  /** They drop and bounce. */
  | 'bounce';

/** A level, and the label under which a game offers it. */
export interface LevelOffer {
  readonly level: Level;
  readonly label: string;
}

export interface GameVariant {
  readonly id: string;
  readonly label: string;
  /**
   * The lowest level that offers it; by default every level. The first variant must be offered at every
   * level.
   */
  readonly minLevel?: Level;
}

/** One of the learner's own words, which they added or a class taught. */
export interface OwnWord {
  readonly word: string;
  readonly meaning: string;
  /** '' if there is none. */
  readonly example: string;
}

/** What a game may know of the learner when it deals. */
export interface GameLearner {
  ageBand: AgeBand;
  /** Words to review now, the most urgent first. */
  due: readonly string[];
  /** Words missed lately, the most urgent first. */
  weak: readonly string[];
  /** Words that the learner chose to practise: a game that has them deals only these. Mostly empty. */
  chosenWords: readonly string[];
  /** Words that were met and never answered right yet, those due now first. */
  learning: readonly string[];
  /** The learner's words that no bank has, for games that can ask any word. Mostly empty. */
  ownWords: readonly OwnWord[];
  /** The packed reviews of every word that the learner met (`domain/word-reviews.ts`). */
  reviews: Readonly<Record<string, string>>;
}

/** What a game is dealt from, besides its bank. */
export interface StartOptions<Carried = unknown> {
  level: Level;
  /** The chosen variant; '' in a game without variants. */
  variant: string;
  /** For `createSeededRng`: the only source of chance, so that seed and events replay the whole game. */
  seed: number;
  /** Milliseconds since the epoch, for games that depend on the date. */
  startedAt: number;
  learner: GameLearner;
  /**
   * What earlier games carried over; `carriedState.initial` before the first; `null` in a game without it.
   */
  carriedState: Carried;
}

/** When an event happens; the host adds it. */
export interface EventTime {
  /** Play time in whole milliseconds: 0 at the start, stopped while paused, never decreasing. */
  at: number;
  /** The learner's current setting for time limits. */
  timeLimits: TimeLimitSetting;
}

export type TimestampedEvent<Event> = Event & EventTime;

/** Sent at the time that `getNextTickTime` returns. A tick at any other time must do no harm. */
export interface TickEvent {
  type: 'ticked';
}

/** The reply to a request of the game. It may arrive in a pause, after a reload, and twice. */
export interface ReplyEvent {
  type: 'replied';
  id: GameRequest['id'];
  result: GameReply;
}

/** The outcome of an event. */
export interface Transition<State> {
  /** The same object as before if nothing changed. */
  state: State;
  effects?: readonly GameEffect[] | undefined;
  /** Stored together with the state. Its reply arrives as a `ReplyEvent`. */
  request?: GameRequest | undefined;
}

/** What a step does outside the game. */
export type GameEffect =
  /** An answer for the learner's records. It also plays the sound of a right or wrong answer. */
  | ({ type: 'answered' } & GradedAnswer)
  /** Takes back the newest answer that was not taken back yet, at most `UNDO_DEPTH` in a row. */
  | { type: 'took-back' }
  /** A text for screen readers, where neither focus nor view says it. */
  | { type: 'announce'; text: string }
  /** A sound for a step without an answer, or instead of the sound of its answer. */
  | { type: 'play-sound'; sound: Sound };

/** How many answers in a row can be taken back. */
export const UNDO_DEPTH = 20;

/** What a game carries over to the next games, such as the words that it has used. */
export interface CarriedStateSpec<Carried, State> {
  /** Whether each choice of level and variant has a state of its own, or all share one. */
  readonly scope: 'each-choice' | 'all-choices';
  readonly schema: GenericSchema<unknown, Carried>;
  readonly initial: Carried;
  /** The new carried state after a finished game. */
  update(memory: Carried, state: State, choice: Pick<StartOptions, 'level' | 'variant'>): Carried;
}

/**
 * A game. `State` is plain JSON and contains the whole game except its bank. `Move` is a union of named
 * events. All functions except `loadBank` are pure.
 *
 * They are methods because TypeScript compares the parameters of methods bivariantly, so that the registry
 * can hold games of any state. The host passes a game only what the same game has created.
 */
export interface Game<
  Bank = unknown,
  State = unknown,
  Move extends { type: string } = { type: string },
  Carried = unknown,
> {
  /** What the rules read and never change. It is not saved but loaded again when a game is continued. */
  loadBank(level: Level, variant: string): Promise<Bank>;

  createInitialState(bank: Bank, options: StartOptions<Carried>): State;
  /** Must not throw, even for a move that makes no sense. */
  reduce(state: State, event: TimestampedEvent<Move | TickEvent | ReplyEvent>, bank: Bank): Transition<State>;
  /** The play time of the next tick, which must change the state; `null` if there is none. */
  getNextTickTime?(state: State, timeLimits: TimeLimitSetting): number | null;
  isOver(state: State): boolean;
  /**
   * For a game that shows something after the last move: whether its result is final. The result is saved
   * then, and not at a later press. Later events must not change it, record answers or make requests.
   */
  isDecided?(state: State): boolean;
  /** Only called when the game is decided or over. */
  getResult(state: State): GameResult;
  /** A few facts for the bar above the game, such as score and words found. */
  getScoreboard(state: State): readonly GameFact[];

  /** Parses a saved state. */
  readonly schema: GenericSchema<unknown, State>;
  /** Increased with every change after which older saved games can't be continued. */
  readonly version: number;
  readonly carriedState?: CarriedStateSpec<Carried, State>;

  View(props: GameViewProps<Bank, State, Move>): ReactNode;
}

/** Props of a component that shows the state and sends moves. */
export interface ViewPartProps<State, Move> {
  state: State;
  /** Sends a move to the rules; the host adds its time. Ignored while the game is paused. */
  send: (move: Move) => void;
}

export interface GameViewProps<Bank, State, Move> extends ViewPartProps<State, Move> {
  bank: Bank;
}

export interface GameFact {
  label: string;
  value: string | number;
}

export interface GameResult {
  /** Compared with earlier results of the same level and variant; absent in games without a best result. */
  score?: Score | undefined;
  /** Absent if nothing was gained. A game with a score and no stars is cheered only for a new best. */
  stars?: 1 | 2 | 3 | undefined;
  /** The game was lost. In a game without a score this prevents the cheer. */
  isLost?: boolean;
  /** The outcome in one sentence. */
  headline: string;
  facts: readonly GameFact[];
  /** The result of each thing practised, for a game about several, such as points of grammar. */
  tally?: readonly GameFact[];
  /** Everything that went wrong, each word once and with its reason. */
  misses: readonly Miss[];
  /** The verb of "You wrote: …" below a miss; by default "chose". */
  givenVerb?: GivenVerb;
}

export type GivenVerb = 'chose' | 'wrote' | 'played' | 'turned';

/** Something that the learner did not know or did wrong, with its explanation. */
export interface Miss {
  /** The word to read aloud and to add to the own words. */
  word: string;
  /** The right form or answer, which is shown. */
  right: string;
  /** Why it is right, in plain words of the level. */
  reason: string;
  /** What the learner answered instead. */
  given?: string;
  /** The question, if the answer alone does not recall it. */
  asked?: string;
  /** It is a fact, which can be read aloud but not added to the own words. */
  isFact?: boolean;
  /** It is a passage of the learner's text, which can't be added to the own words either. */
  isText?: boolean;
}
