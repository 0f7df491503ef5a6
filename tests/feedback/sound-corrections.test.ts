import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findMistakes, findShownAndHeldBackMistakes } from '../../src/feedback/find-mistakes.ts';
import { DEVICE_CHECKERS } from '../../src/feedback/rules/device-checkers.ts';
import { changesPolarity } from '../../src/feedback/sound-corrections.ts';
import type { TextChecker } from '../../src/feedback/text-checker.ts';
import { forAllAsync } from '../for-all.ts';

const CONTEXT = { level: 'B1', knownWords: new Set<string>() } as const;

/** A checker that replaces whole words wherever they stand. */
function createReplacer(corrections: Readonly<Record<string, string>>, reason = ''): TextChecker {
  return {
    name: 'replacer',
    findMistakes: async (text) =>
      [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index: start }) => {
        const correction = corrections[word];
        return correction === undefined ? [] : [{ start, end: start + word.length, correction, reason }];
      }),
  };
}

async function listCorrections(text: string, corrections: Readonly<Record<string, string>>, reason?: string) {
  const found = await findMistakes(text, [createReplacer(corrections, reason)], CONTEXT);
  return found.map(({ correction }) => correction);
}

describe('a correction', () => {
  test('that is corrected itself is replaced by the last correction', async () => {
    expect(await listCorrections('she dont go', { dont: "don't", "don't": "doesn't" })).toEqual(["doesn't"]);
  });

  test.each([
    [
      'is kept in the last one, is explained by both reasons',
      'I go to sea side.',
      /^We write .*one: “seaside”\. “seaside” takes “the”/,
    ],
    [
      'is not, is explained by the last reason alone',
      'Yesterday he have a cat.',
      /^“Yesterday” is over, so we say “had”\.$/,
    ],
  ])('that is corrected itself, and %s', async (_, text, reason) => {
    const [found] = await findMistakes(text, DEVICE_CHECKERS, { ...CONTEXT, level: 'A2' });
    expect(found?.reason).toMatch(reason);
  });

  test('that leads back to the marked words is left out, and its mistake stays marked', async () => {
    expect(await listCorrections('it was losted', { losted: 'lasted', lasted: 'losted' })).toEqual([
      undefined,
    ]);
  });

  test('that is not marked again stays', async () => {
    expect(await listCorrections('he goed home', { goed: 'went' })).toEqual(['went']);
  });

  test('that makes another word of its sentence a mistake is left out', async () => {
    const checker: TextChecker = {
      name: 'agreement',
      findMistakes: async (text) =>
        [/informations/, /information (are)/].flatMap((pattern, at) => {
          const found = pattern.exec(text);
          const quote = found?.[1] ?? found?.[0] ?? '';
          const start = text.indexOf(quote, found?.index);
          const correction = at === 0 ? 'information' : 'is';
          return found ? [{ start, end: start + quote.length, correction, reason: '' }] : [];
        }),
    };
    const { shown, heldBack } = await findShownAndHeldBackMistakes(
      'The informations are good.',
      [checker],
      CONTEXT,
    );
    expect(shown.map(({ correction }) => correction)).toEqual([undefined]);
    expect(heldBack.map(({ reason }) => reason)).toEqual(['is marked again']);
  });

  test('whose reason names it is not shown at all when it is not sound', async () => {
    const corrections = { losted: 'lasted', lasted: 'losted' };
    expect(await listCorrections('it losted', corrections, 'Say “lasted”.')).toEqual([]);
  });

  test('in another sentence stays when one is dropped', async () => {
    const corrections = { one: 'two', two: 'one', goed: 'went' };
    expect(await listCorrections('He goed . It was one', corrections)).toEqual(['went', undefined]);
  });

  test('that is shown is never marked when all are applied', async () => {
    const word = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const corrections = fc.dictionary(word, word, { maxKeys: 4 });
    await forAllAsync(fc.array(word, { maxLength: 8 }), corrections, async (words, replaced) => {
      const text = words.join(' . ');
      const checker = createReplacer(replaced);
      const found = await findMistakes(text, [checker], CONTEXT);
      const corrected = found.reduceRight(
        (rest, { start, end, correction = rest.slice(start, end) }) =>
          rest.slice(0, start) + correction + rest.slice(end),
        text,
      );
      const remaining = await checker.findMistakes(corrected, CONTEXT);
      const uncorrected = found.filter(({ correction }) => correction === undefined);
      expect(remaining).toHaveLength(uncorrected.length);
    });
  });
});

describe('a misspelled word', () => {
  const correct = async (text: string) =>
    (await findMistakes(text, DEVICE_CHECKERS, CONTEXT)).map(({ start, end, correction }) => [
      text.slice(start, end),
      correction,
    ]);

  test('a misspelled word is corrected although its correction shows another mistake near it', async () => {
    expect(await correct("I liked you're mesage very much.")).toContainEqual(['mesage', 'message']);
  });

  test('a misspelled verb gets the form that its corrected sentence needs', async () => {
    expect(await correct('She liek tea in the morning.')).toContainEqual(['liek', 'likes']);
  });
});

describe('a correction changes the meaning', () => {
  const changes = (text: string, quote: string, correction: string) => {
    const start = text.indexOf(quote);
    return changesPolarity(text, { start, end: start + quote.length, correction, reason: '' });
  };

  test.each([
    ['I am not agree with you.', 'am not agree', 'agree'],
    ['I go there.', 'go', "don't go"],
    ["He doesn't come, I no go.", 'no go', 'go'],
  ])('in %j when %j becomes %j', (text, quote, correction) => {
    expect(changes(text, quote, correction)).toBe(true);
  });

  test.each([
    ["I don't know nothing.", 'nothing', 'anything'],
    ['I no like it.', 'no like', "don't like"],
    ['He goed home.', 'goed', 'went'],
  ])('not in %j when %j becomes %j', (text, quote, correction) => {
    expect(changes(text, quote, correction)).toBe(false);
  });

  test('is not shown', async () => {
    expect(await listCorrections('You never come', { never: 'always' })).toEqual([undefined]);
  });
});
