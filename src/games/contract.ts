import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import type { Level } from '../domain/levels.ts';
import type { Skill } from '../domain/skills.ts';
import type { Timing } from './time-limit.ts';
import type { WordAnswer } from './word-answer.ts';

/*
 * What a game is. Its folder holds `index.ts` (a GameDefinition, light: the hall loads all of them),
 * `game.ts` (a Game, its own chunk), `rules.ts` (pure) and `view.tsx`. docs/adding-a-game.md tells how.
 */

/** A game as the hall knows it, before anything of it is loaded. */
export interface GameDefinition {
  /** Kebab-case and for ever: addresses and saved games name it. The folder has the same name. */
  readonly id: string;
  readonly title: string;
  /** One sentence that makes one want to play. */
  readonly blurb: string;
  /** How it is played, in one or two sentences, shown before the start. */
  readonly howTo: string;
  /** Drawn like those of src/ui/emblem-drawings.tsx: centred on 40, 41 and about 44 units wide. */
  readonly emblem: ReactNode;
  readonly skills: readonly Skill[];
  /** About how long one game takes. */
  readonly minutes: number;
  /** The levels to choose from, lowest first. Absent: A1 to C2. */
  readonly levels?: readonly LevelOffer[];
  /** Kinds of the game to choose from before the start, such as sizes; the first is the default. */
  readonly variants?: readonly GameVariant[];
  /** Its heavy part, as a chunk of its own. */
  readonly load: () => Promise<Game>;
}

/** A level, under the name by which a game offers it. */
export interface LevelOffer {
  readonly level: Level;
  readonly label: string;
}

export interface GameVariant {
  readonly id: string;
  readonly label: string;
}

/** What the host tells a game at its start. */
export interface StartOptions {
  level: Level;
  /** For `seededRng`: all chance in a game comes from it, so that seed and events replay the whole game. */
  seed: number;
  /** The chosen variant; '' in a game without any. */
  variant: string;
  /** Words that earlier games of this level and variant used, the longest ago first (see `dealFresh`). */
  used: readonly string[];
}

/** What the host adds to every event. */
export interface Stamp {
  /** The play time in whole milliseconds: 0 at the start, stands still while paused, never goes back. */
  at: number;
  /** The learner's setting for limits, as it is now. */
  timing: Timing;
}

/** Time has passed: sent when `nextTick` falls due. A tick at any other moment must do no harm. */
export interface Tick {
  type: 'ticked';
}

export type Stamped<Event> = Event & Stamp;

/**
 * A game's heavy part. `State` is plain JSON and holds the whole game but its bank. `Move` is a union of
 * named events, without the tick. All functions but `loadBank` are pure.
 *
 * Methods, not function properties: TypeScript compares the parameters of methods loosely, which lets the
 * registry hold games of any state. The host gives a game only what the same game made.
 */
export interface Game<Bank = unknown, State = unknown, Move extends { type: string } = { type: string }> {
  /** What the rules read and never change. Not saved: loaded again when a game is continued. */
  loadBank(level: Level, variant: string): Promise<Bank>;

  start(bank: Bank, options: StartOptions): State;
  /** The next state; the same object when the event changes nothing. Never throws, whatever the event. */
  reduce(state: State, event: Stamped<Move | Tick>, bank: Bank): State;
  /** The play time at which something happens by itself; `null` when nothing will. That tick changes the state. */
  nextTick(state: State, timing: Timing): number | null;
  isOver(state: State): boolean;
  /** The outcome. The host asks only once the game is over. */
  result(state: State): GameResult;

  /** A few facts for the line above the game: score, words found, lives. */
  standing(state: State): readonly Fact[];
  /** What a screen reader is told about this change; '' when the view or the focus says it already. */
  announce(before: State, after: State): string;
  /** Whether this change was a right or a wrong answer, for its sound: in games that answer no words. */
  cue?(before: State, after: State): 'right' | 'wrong' | null;
  /** Every word answered so far, oldest first: the list only grows. The host records what is new. */
  answers(state: State): readonly WordAnswer[];
  /** The words that this game takes out of the pool (see `StartOptions.used`). */
  usedWords(state: State): readonly string[];

  /** The shape of a saved state. */
  readonly schema: GenericSchema<unknown, State>;
  /** What is wrong with a state, in sentences; empty when it is sound. A saved state that isn't is not continued. */
  invariants(state: State): readonly string[];

  View(props: GameViewProps<Bank, State, Move>): ReactNode;
}

export interface GameViewProps<Bank, State, Move> {
  state: State;
  bank: Bank;
  /** Sends a move to the rules; the host stamps it. Does nothing while the game is paused. */
  send: (move: Move) => void;
}

export interface Fact {
  label: string;
  value: string | number;
}

export interface GameResult {
  /** The higher the better; only compared with earlier results. */
  score: number;
  /** The score in words, such as "12 moves". */
  scoreText: string;
  /** One to three, drawn and announced; absent where nothing was gained, and in games that give none. */
  stars?: 1 | 2 | 3;
  /** What happened, in one sentence. */
  headline: string;
  facts: readonly Fact[];
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
}
