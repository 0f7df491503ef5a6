import type { Sentence } from '../../src/feedback/patterns/sentences.ts';

/** A sentence that counts how often one of its tokens is read. */
export function createCountingSentence(sentence: Sentence, onRead: () => void): Sentence {
  return new Proxy(sentence, {
    get(tokens, key) {
      if (typeof key === 'string' && /^\d+$/.test(key)) onRead();
      return Reflect.get(tokens, key);
    },
  });
}

type Method = (...args: never[]) => unknown;

/**
 * Counts steps instead of time while something runs: characters that a regular expression passes over or that
 * a method reads or copies, elements that an array's method may look at, and looks into sets and maps.
 */
export async function countWork(run: () => Promise<unknown>): Promise<number> {
  let work = 0;
  const undo: (() => void)[] = [];

  function count(
    owner: object,
    name: string,
    cost: (self: never, result: never, args: never[]) => number,
  ): void {
    const original = Reflect.get(owner, name) as Method;
    const counted = function (this: never, ...args: never[]) {
      const result = original.apply(this, args);
      work += cost(this, result as never, args);
      return result;
    };
    Reflect.set(owner, name, counted);
    undo.push(() => Reflect.set(owner, name, original));
  }

  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function (text) {
    const from = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    work += 1 + (match ? match.index + match[0].length : text.length) - from;
    return match;
  };
  undo.push(() => {
    RegExp.prototype.exec = exec;
  });
  for (const name of ['slice', 'substring', 'trim', 'toLowerCase', 'toUpperCase']) {
    count(String.prototype, name, (_, result: string) => result.length);
  }
  for (const name of ['indexOf', 'lastIndexOf', 'includes', 'split']) {
    count(String.prototype, name, (self: string) => self.length);
  }
  for (const name of ['slice', 'concat']) {
    count(Array.prototype, name, (_, result: readonly unknown[]) => result.length);
  }
  for (const name of ['some', 'every', 'find', 'findIndex', 'filter', 'includes', 'indexOf']) {
    count(Array.prototype, name, (self: readonly unknown[]) => self.length);
  }
  for (const [owner, name] of [
    [Set.prototype, 'has'],
    [Map.prototype, 'get'],
  ] as const) {
    count(owner, name, () => 1);
  }
  try {
    await run();
    return work;
  } finally {
    for (const restore of undo) restore();
  }
}
