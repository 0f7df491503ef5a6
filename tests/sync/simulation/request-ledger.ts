/** The state of a request. */
type Outcome = 'awaited' | 'arrived' | 'abandoned';

/** The learner's requests for classes and feedback, recorded from the transactions that stored them. */
export class RequestLedger {
  /** By key; `abandoned` when the learner cancelled it, or requested another after a refusal. */
  readonly classes = new Map<string, Outcome>();
  /** By the submitted text, which is unique. */
  readonly answers = new Map<string, Outcome>();
  /** Draft texts that the learner replaced: they must not return. */
  readonly overwritten = new Set<string>();
  /** Texts unsaved at a tab's reload, each with the texts that other tabs reported saved since. */
  readonly #unsaved = new Map<string, Set<string>>();
  /** The keys of classes that had ended without a reply on a device with a log-out. */
  readonly #loggedOut = new Set<string>();

  /** Records a text that a tab had not saved before its reload. */
  recordUnsaved(text: string): void {
    this.#unsaved.set(text, new Set());
  }

  recordSaved(text: string): void {
    for (const saved of this.#unsaved.values()) saved.add(text);
  }

  /** Records that the learner sees a text again, which may then replace another. */
  recordShown(text: string): void {
    this.#unsaved.delete(text);
  }

  /** Whether `saved` was reported saved since a reloaded tab left `unsaved`. */
  wasSavedSince(saved: string, unsaved: string): boolean {
    return this.#unsaved.get(unsaved)?.has(saved) === true;
  }

  abandonAtLogOut(key: string): void {
    this.classes.set(key, 'abandoned');
    this.#loggedOut.add(key);
  }

  /** The paid classes that never arrived, except those abandoned at a log-out. */
  lostClasses(paid: Iterable<string>): readonly string[] {
    return [...paid].filter((key) => this.classes.get(key) !== 'arrived' && !this.#loggedOut.has(key));
  }

  /** The keys of the classes that neither arrived nor were abandoned. */
  awaitedClasses(): readonly string[] {
    return keysOf(this.classes, 'awaited');
  }

  awaitedAnswers(): readonly string[] {
    return keysOf(this.answers, 'awaited');
  }
}

function keysOf(outcomes: ReadonlyMap<string, Outcome>, selected: Outcome): readonly string[] {
  return [...outcomes].flatMap(([key, outcome]) => (outcome === selected ? [key] : []));
}
