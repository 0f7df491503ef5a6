/** What became of something that was asked for. */
type Fate = 'awaited' | 'came' | 'given up';

/** What the world knows of the learner's requests, from the transactions that stored them. */
export class RequestLedger {
  /** By key; `given up` by the learner, who took it back, or asked for another when it was refused. */
  readonly classes = new Map<string, Fate>();
  /** By the text that was handed in, of which no two are the same. */
  readonly answers = new Map<string, Fate>();
  /** Texts of notepads in whose place the learner wrote another: they must not come back. */
  readonly overwritten = new Set<string>();
  /**
   * Texts that a tab had no time to save before its reload, each with what others were told to be saved
   * since.
   */
  readonly #left = new Map<string, Set<string>>();
  /** The keys of the classes that had ended without a reply where somebody logged out. */
  readonly #loggedOut = new Set<string>();

  /** Notes that a tab was reloaded before it was told that this text is saved. */
  noteLeft(text: string): void {
    this.#left.set(text, new Set());
  }

  noteTold(text: string): void {
    for (const told of this.#left.values()) told.add(text);
  }

  /** Notes that a text is before the learner's eyes again, who may let it take the place of another. */
  noteShown(text: string): void {
    this.#left.delete(text);
  }

  /** Whether one text was told to be saved while the other one was what a reloaded tab had left. */
  isToldSince(told: string, left: string): boolean {
    return this.#left.get(left)?.has(told) === true;
  }

  giveUpAtLogOut(key: string): void {
    this.classes.set(key, 'given up');
    this.#loggedOut.add(key);
  }

  /** Of these classes, which cost a credit, the ones that never came, though nobody logged out over them. */
  lostClasses(paid: Iterable<string>): readonly string[] {
    return [...paid].filter((key) => this.classes.get(key) !== 'came' && !this.#loggedOut.has(key));
  }

  /** The keys of the classes that are neither there nor given up. */
  awaitedClasses(): readonly string[] {
    return keysOf(this.classes, 'awaited');
  }

  awaitedAnswers(): readonly string[] {
    return keysOf(this.answers, 'awaited');
  }
}

function keysOf(fates: ReadonlyMap<string, Fate>, wanted: Fate): readonly string[] {
  return [...fates].flatMap(([key, fate]) => (fate === wanted ? [key] : []));
}
