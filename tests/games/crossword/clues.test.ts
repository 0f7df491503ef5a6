import { describe, expect, test } from 'vitest';
import { createSeededRng } from '../../../src/domain/random.ts';
import { chooseClue, createClues } from '../../../src/games/crossword/clues.ts';
import { loadBank } from '../../../src/games/crossword/deal.ts';
import { createWord } from '../../content/words/create-word.ts';
import { loadBanksByLevel } from '../load-banks-by-level.ts';

const BANKS = await loadBanksByLevel(loadBank);
const WORDS = Object.values(BANKS).flat();

describe('createClues', () => {
  test('never returns a clue that contains its answer', () => {
    for (const word of WORDS) {
      for (const { text } of createClues(word)) {
        expect(text.toLowerCase()).not.toContain(word.word.toLowerCase());
      }
    }
  });

  test('finds a clue for more than 99 % of the bank’s words', () => {
    const askable = WORDS.filter((word) => createClues(word).length > 0);
    expect(askable.length / WORDS.length).toBeGreaterThan(0.99);
  });

  test('returns a meaning, a gap, a synonym and a spoken clue of a word', () => {
    const word = createWord('big', {
      meaning: 'of great size',
      examples: ['An elephant is a big animal.', 'A whale is bigger.'],
      synonyms: ['bigger than most', 'large'],
    });
    expect(createClues(word)).toEqual([
      { kind: 'meaning', text: 'Of great size' },
      { kind: 'gap', text: 'An elephant is a ____ animal.' },
      { kind: 'synonym', text: 'Another word for “large”' },
      { kind: 'spoken', text: 'Of great size' },
    ]);
  });

  test('returns kinds of which chooseClue takes the meaning most often', () => {
    const word = BANKS.A1.find((each) => createClues(each).length === 4);
    if (!word) throw new Error('No word has all kinds');
    const rng = createSeededRng(1);
    const kinds = Array.from({ length: 400 }, () => chooseClue(createClues(word), rng).kind);
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    for (const kind of ['gap', 'synonym', 'spoken']) {
      expect(count(kind)).toBeGreaterThan(20);
      expect(count('meaning')).toBeGreaterThan(count(kind));
    }
  });
});
