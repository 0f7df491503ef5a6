import type { Game, Tick } from '../contract.ts';
import type { Timing } from '../time-limit.ts';
import { createGameSaver, type GameSaver, type Unsaved } from './game-saver.ts';
import { createPlayClock, type PlayClock } from './play-clock.ts';
import type { GamePorts } from './ports.ts';
import { restoreGame, type SavedGame } from './saved-game.ts';
import type { GameChoice, Pause, Playing, TableState } from './table-state.ts';

/** The longest wait that browsers' timers take, in milliseconds. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

interface GameTableParts {
  gameId: string;
  game: Game;
  ports: GamePorts;
  timing: Timing;
  /** A move was made or time passed: for sounds and announcements. */
  onChange: (before: unknown, after: unknown) => void;
}

/**
 * Where one game is played: deals or restores it, stamps events with play time, ticks when the rules want
 * it, saves after every change, and ends it. Knows nothing of React: the host draws its state.
 */
export interface GameTable {
  state(): TableState;
  subscribe(listener: () => void): () => void;
  /** Reads what was left of an earlier visit. */
  open(): Promise<void>;
  begin(choice: GameChoice): Promise<void>;
  /** Continues the saved game; again, where its bank did not load. */
  goOn(): Promise<void>;
  send(move: { type: string }): void;
  pause(why: Pause): void;
  resume(): void;
  /** Milliseconds of play. */
  playTime(): number;
  setTiming(timing: Timing): void;
  /** Once more, after a failure to save the end. */
  saveEnd(): Promise<void>;
  /** Back to where a game is chosen. */
  clear(): void;
  /** The page is going away. */
  keepAtOnce(): void;
  /** Stops the clock and lets writes end by themselves. */
  close(): void;
}

/** What belongs to the game in play and is not for drawing. */
interface Session {
  begunAt: number;
  clock: PlayClock;
  saver: GameSaver;
}

export function createGameTable({
  gameId,
  game,
  ports,
  timing: initial,
  onChange,
}: GameTableParts): GameTable {
  const listeners = new Set<() => void>();
  let table: TableState = { phase: 'opening' };
  let session: Session | null = null;
  let timing = initial;
  let isClosed = false;
  let callOff: (() => void) | null = null;
  let endGame: (() => Promise<void>) | null = null;

  function show(next: TableState): void {
    table = next;
    for (const listener of listeners) listener();
  }

  function playing(): Playing | null {
    return table.phase === 'playing' ? table : null;
  }

  /** Waits for what the rules say happens next. */
  function expectTick(): void {
    callOff?.();
    callOff = null;
    const now = playing();
    if (isClosed || !now || now.pause || !session) return;
    const due = game.nextTick(now.state, timing);
    if (due === null) return;
    const wait = Math.min(Math.max(due - session.clock.time(), 0), LONGEST_WAIT_MS);
    callOff = ports.after(wait, () => {
      callOff = null;
      const before = playing()?.state;
      apply({ type: 'ticked' });
      const isEarly = session !== null && session.clock.time() < due;
      // A timer may come early. A tick in time that changes nothing would come back for ever.
      if (isEarly && playing()?.state === before) expectTick();
    });
  }

  function apply(move: { type: string } | Tick): void {
    const now = playing();
    if (!now || now.pause || !session) return;
    const at = session.clock.time();
    const next = game.reduce(now.state, { ...move, at, timing }, now.bank);
    if (next === now.state) return;
    onChange(now.state, next);
    if (game.isOver(next)) {
      session.clock.stop();
      end(next, now.choice, session);
      return;
    }
    show({ ...now, state: next });
    session.saver.save(unsavedOf(next, now.choice, session));
    expectTick();
  }

  function unsavedOf(state: unknown, choice: GameChoice, { begunAt, clock }: Session): Unsaved {
    return {
      saved: { ...choice, begunAt, played: clock.time(), state },
      answers: game.answers(state),
    };
  }

  function end(state: unknown, choice: GameChoice, { begunAt, clock, saver }: Session): void {
    const result = game.result(state);
    const { score, scoreText } = result;
    const unsaved = unsavedOf(state, choice, { begunAt, clock, saver });
    session = null;
    callOff?.();
    callOff = null;
    endGame = async () => {
      show({ phase: 'over', choice, result, finished: null });
      const usedWords = game.usedWords(state);
      const finished = await saver.finish(unsaved, { ...choice, score, scoreText, usedWords });
      if (table.phase === 'over' && table.result === result) show({ ...table, finished });
    };
    void endGame();
  }

  function sitDown(choice: GameChoice, state: unknown, bank: unknown, from: Partial<SavedGame>): void {
    const clock = createPlayClock(ports.now, from.played);
    const saver = createGameSaver({
      gameId,
      ports,
      recorded: from.recorded ?? 0,
      onFailure(failure) {
        const now = playing();
        if (now && now.unsaved !== failure) show({ ...now, unsaved: failure });
      },
    });
    session = { begunAt: from.begunAt ?? ports.now(), clock, saver };
    show({ phase: 'playing', choice, state, bank, pause: null, unsaved: null });
    clock.start();
    saver.save(unsavedOf(state, choice, session));
    expectTick();
  }

  async function deal(choice: GameChoice, saved: SavedGame | null): Promise<void> {
    const dealing: TableState = { phase: 'dealing', choice };
    show(dealing);
    try {
      const { level, variant } = choice;
      const bank = await ports.loadPart(`${gameId}-bank`, () => game.loadBank(level, variant));
      const used = saved ? [] : await ports.usedWords(level, variant);
      if (isClosed || table !== dealing) return;
      const state = saved ? saved.state : game.start(bank, { level, variant, used, seed: ports.newSeed() });
      sitDown(choice, state, bank, saved ?? {});
    } catch (cause) {
      console.error(`The game ${gameId} could not be dealt:`, cause);
      if (table === dealing) show({ phase: 'not-dealt', choice, saved });
    }
  }

  return {
    state: () => table,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async open() {
      const restored = restoreGame(game, await ports.readGame());
      if (isClosed) return;
      const saved = restored.kind === 'saved' ? restored.saved : null;
      show({ phase: 'ready', saved, isBroken: restored.kind === 'broken' });
    },
    begin: (choice) => deal(choice, null),
    async goOn() {
      const saved = table.phase === 'ready' || table.phase === 'not-dealt' ? table.saved : null;
      if (saved) await deal({ level: saved.level, variant: saved.variant }, saved);
    },
    send: apply,
    pause(why) {
      const now = playing();
      if (!now || now.pause || !session) return;
      session.clock.stop();
      show({ ...now, pause: why });
      expectTick();
      // The moves are saved already; the time since the last one is not.
      session.saver.save(unsavedOf(now.state, now.choice, session));
    },
    resume() {
      const now = playing();
      if (!now?.pause || !session) return;
      session.clock.start();
      show({ ...now, pause: null });
      expectTick();
    },
    playTime: () => session?.clock.time() ?? 0,
    setTiming(next) {
      timing = next;
      expectTick();
    },
    saveEnd: async () => endGame?.(),
    clear: () => show({ phase: 'ready', saved: null, isBroken: false }),
    keepAtOnce: () => session?.saver.keepAtOnce(),
    close() {
      isClosed = true;
      callOff?.();
      const now = playing();
      if (!now || !session) return;
      session.clock.stop();
      session.saver.save(unsavedOf(now.state, now.choice, session));
    },
  };
}
