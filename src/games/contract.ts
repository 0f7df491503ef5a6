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
 * What a game is. Its folder holds `meta.tsx` (a GameMeta, light: the room loads all of them), `game.ts` (a
 * Game, its own chunk), `rules.ts` and `outcome.ts` (pure) and `view.tsx`. docs/adding-a-game.md tells how.
 */

/** Where games stand. */
export type GameRoom = 'arcade' | 'library';

/** Where in its room a game stands: among those about words, about sentences, or those that are a show. */
export const GAME_CATEGORIES = ['words', 'grammar', 'stage'] as const;
export type GameCategory = (typeof GAME_CATEGORIES)[number];

/** A game as its room knows it, before anything of it is loaded. */
export interface GameMeta {
  /** Kebab-case and for ever: addresses and saved games name it. The folder has the same name. */
  readonly id: string;
  readonly title: string;
  /** One sentence that makes one want to play. */
  readonly blurb: string;
  /** How it is played, in one or two sentences, shown before the start. */
  readonly howTo: string;
  /** Drawn like those of src/ui/emblem-drawings.tsx: centred on 40, 41 and about 44 units wide. */
  readonly emblem: ReactNode;
  /** The paint of its machine, its bar and its boards; no other game's. */
  readonly hue: GameHue;
  readonly cheer: Cheer;
  readonly room: GameRoom;
  readonly category: GameCategory;
  readonly skills: readonly Skill[];
  /** About how long one game takes. */
  readonly minutes: number;
  /** The levels to choose from, lowest first. Absent: A1 to C2. */
  readonly levels?: readonly LevelOffer[];
  /** Kinds of the game to choose from before the start, such as sizes; the first is the default. */
  readonly variants?: readonly GameVariant[];
  /** Its heavy part, as a chunk of its own. */
  readonly load: () => Promise<Game>;
  /** What is another thing for those under sixteen: how the game is called and told to them, and what is loaded. */
  readonly young?: Pick<GameMeta, 'title' | 'blurb' | 'howTo' | 'load'>;
}

/** How a game celebrates an end with something gained, for less than a second. No two games have the same piece. */
export interface Cheer {
  /** One of the pieces that fly: drawn with `Printed` in a box of 24 by 24, as few lines as a button's. */
  readonly piece: ReactNode;
  readonly motion: CheerMotion;
}

/** How the pieces come to lie around the emblem: with reduced motion they lie there from the first. */
export type CheerMotion =
  /** They fall from above, each at its own time. */
  | 'rain'
  /** They fly out of the emblem, all at once. */
  | 'burst'
  /** They float up from below. */
  | 'rise'
  /** They roll in from the left, in a row. */
  | 'sweep'
  /** They are thrown from a corner, one by one, as cards are. */
  | 'deal'
  /** They appear in rings, the inner ones first. */
  | 'ripple'
  /** They circle into their places. */
  | 'whirl'
  /** They drop, bounce and lie still. */
  | 'bounce';

/** A level, under the name by which a game offers it. */
export interface LevelOffer {
  readonly level: Level;
  readonly label: string;
}

export interface GameVariant {
  readonly id: string;
  readonly label: string;
  /** The lowest level at which it is offered; absent: every one. The first variant is offered at all of them. */
  readonly minLevel?: Level;
}

/** A word that the learner, or a class, brought. */
export interface OwnWord {
  readonly word: string;
  readonly meaning: string;
  /** '' where there is none. */
  readonly example: string;
}

/** What a game may know of the learner when it deals. */
export interface GameLearner {
  ageBand: AgeBand;
  /** Words that are to be met again now, and words missed lately; the most pressing first. Empty where unknown. */
  due: readonly string[];
  weak: readonly string[];
  /** Words that the learner chose to play with: a game that has them deals them alone. Mostly empty. */
  chosenWords: readonly string[];
  /** Words met and not known once yet, those to be asked now first. */
  learning: readonly string[];
  /** Words of the learner's that no bank has, for games that can ask any word. Mostly empty. */
  ownWords: readonly OwnWord[];
  /** What is known of every word that the learner met: packed reviews (`domain/word-reviews.ts`). Empty where unknown. */
  reviews: Readonly<Record<string, string>>;
}

/** What a game is told at its start. */
export interface StartOptions<Memory = unknown> {
  level: Level;
  /** The chosen variant; '' in a game without any. */
  variant: string;
  /** For `createSeededRng`: all chance in a game comes from it, so that seed and events replay the whole game. */
  seed: number;
  /** Milliseconds since the epoch, for games to which the date matters. */
  startedAt: number;
  learner: GameLearner;
  /** What earlier games kept; `memory.initial` before the first, and in a game without a memory. */
  carriedState: Memory;
}

/** When an event happens: the table adds it to every one. */
export interface EventTime {
  /** The play time in whole milliseconds: 0 at the start, stands still while paused, never goes back. */
  at: number;
  /** The learner's setting for limits, as it is now. */
  timing: TimeLimitSetting;
}

export type TimestampedEvent<Event> = Event & EventTime;

/** Time has passed: sent when `getNextTickTime` falls due. A tick at any other moment must do no harm. */
export interface TickEvent {
  type: 'ticked';
}

/** What became of an ask. It may come in a pause, after a reload, and twice; none comes to a game that asks nothing. */
export interface ReplyEvent {
  type: 'replied';
  id: GameRequest['id'];
  result: GameReply;
}

/** What an event led to. */
export interface Transition<State> {
  /** The same object as before when nothing changed. */
  state: State;
  effects?: readonly GameEffect[] | undefined;
  /** Stored together with the state. Its reply comes back as an event. */
  request?: GameRequest | undefined;
}

/** What a step tells the world outside the game. */
export type GameEffect =
  /** Something that can be known was asked and answered: for the learner's records. It sounds right or wrong. */
  | ({ type: 'answered' } & GradedAnswer)
  /** The newest answer of this game that still counts was undone. */
  | { type: 'took-back' }
  /** What a screen reader is told, where neither focus nor view says it. */
  | { type: 'said'; text: string }
  /** The sound of a moment that is no answer, or should not sound like one. */
  | { type: 'cue'; sound: Sound };

/** What a game keeps between games. */
export interface CarriedStateSpec<Memory, State> {
  /** Whether each choice of level and variant has a memory of its own, or all share one. */
  readonly scope: 'each-choice' | 'all-choices';
  readonly schema: GenericSchema<unknown, Memory>;
  readonly initial: Memory;
  /** What is kept after a game of that choice that came to its end. */
  update(memory: Memory, state: State, choice: Pick<StartOptions, 'level' | 'variant'>): Memory;
}

/**
 * A game's heavy part. `State` is plain JSON and holds the whole game but its bank. `Move` is a union of
 * named events, without the tick. All functions but `loadBank` are pure.
 *
 * Methods, not function properties: TypeScript compares the parameters of methods loosely, which lets the
 * registry hold games of any state. The table gives a game only what the same game made.
 */
export interface Game<
  Bank = unknown,
  State = unknown,
  Move extends { type: string } = { type: string },
  Memory = unknown,
> {
  /** What the rules read and never change. Not saved: loaded again when a game is continued. */
  loadBank(level: Level, variant: string): Promise<Bank>;

  createInitialState(bank: Bank, options: StartOptions<Memory>): State;
  /** What the event leads to. Never throws, whatever the event. */
  reduce(state: State, event: TimestampedEvent<Move | TickEvent | ReplyEvent>, bank: Bank): Transition<State>;
  /** The play time at which something happens by itself; `null`, or left out, where nothing will. That tick changes the state. */
  getNextTickTime?(state: State, timing: TimeLimitSetting): number | null;
  isOver(state: State): boolean;
  /**
   * For a game that shows its board after the last move: whether nothing counts any more. The result is kept from then
   * on, whether or not the learner goes on to see it; no later event changes it, tells anything or asks for anything.
   */
  isDecided?(state: State): boolean;
  /** The outcome. It is asked for only once the game is decided or over. */
  getResult(state: State): GameResult;
  /** A few facts for the line above the game: score, words found, lives. */
  getScoreboard(state: State): readonly GameFact[];

  /** The shape of a saved state. */
  readonly schema: GenericSchema<unknown, State>;
  /** One more with every change after which saved games of before can't be continued. */
  readonly version: number;
  readonly carriedState?: CarriedStateSpec<Memory, State>;

  View(props: GameViewProps<Bank, State, Move>): ReactNode;
}

/** What a part of a view needs, when it shows the state and sends moves. */
export interface ViewPartProps<State, Move> {
  state: State;
  /** Sends a move to the rules; the table adds its moment. Does nothing while the game is paused. */
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
  /** Compared with earlier results of the same level and variant; absent where there is nothing to compare. */
  score?: Score | undefined;
  /** One to three, drawn and announced. Absent in games without a score; in others, only a new best is cheered without them. */
  stars?: 1 | 2 | 3 | undefined;
  /** It ended badly: of a game that is not compared, this says that there is nothing to cheer. */
  isLost?: boolean;
  /** What happened, in one sentence. */
  headline: string;
  facts: readonly GameFact[];
  /** What was practised, and how it went: for the end of a game about several things, such as points of grammar. */
  tally?: readonly GameFact[];
  /** Each word once. A miss without its reason is a defect. */
  misses: readonly Miss[];
  /** What the learner did to answer, for "You wrote: …" beside a miss; absent where they chose. */
  givenVerb?: GivenVerb;
}

export type GivenVerb = 'chose' | 'wrote' | 'played' | 'turned';

/** Something the learner did not know or did wrong, explained. */
export interface Miss {
  /** The word to hear and to keep. */
  word: string;
  /** The right form or answer. */
  right: string;
  /** Why it is right, in plain words of the level. */
  reason: string;
  /** What the learner gave or did instead. */
  given?: string;
  /** The question, where the answer alone does not recall it. */
  asked?: string;
  /** A fact: to be heard, but no word to keep. */
  isFact?: boolean;
  /** A passage of the learner's own text: no word to keep either. */
  isText?: boolean;
}
