import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { findWordLevel } from '../../../src/content/word-levels/word-levels.ts';
import bank from '../../../src/content/words/a1.json' with { type: 'json' };
import { findPictureName, PICTURE_NAMES } from '../../../src/drawings/words/picture-names.ts';
import { PAINTS } from '../../../src/drawings/words/picture-shapes.ts';
import { drawWordPicture, WORD_PICTURES } from '../../../src/drawings/words/word-pictures.tsx';
import { weekFiles } from '../../teacher/curriculum-files.ts';

const TOKENS = readFileSync('src/ui/tokens.css', 'utf8');

describe('the pictures of words', () => {
  test('are one for each listed word', () => {
    expect([...WORD_PICTURES.keys()].sort()).toEqual([...PICTURE_NAMES].sort());
  });

  test('are at least 120', () => {
    expect(WORD_PICTURES.size).toBeGreaterThanOrEqual(120);
  });

  test('show words of A1', () => {
    expect([...WORD_PICTURES.keys()].filter((word) => findWordLevel(word) !== 'A1')).toEqual([]);
  });

  test('have colours that are tokens only', () => {
    const drawn = [...WORD_PICTURES.keys()].map((name) => renderToStaticMarkup(drawWordPicture(name)));
    const colours = drawn.flatMap((svg) =>
      [...svg.matchAll(/(?:fill|stroke|color)="([^"]*)"/g)].map(([, colour]) => colour),
    );
    const tokens = new Set<string>(Object.values(PAINTS));
    expect(colours.filter((colour) => !tokens.has(colour ?? ''))).toEqual([]);
    const names = [...tokens].map((token) => token.slice('var('.length, -1));
    expect(names.filter((name) => !TOKENS.includes(`${name}:`))).toEqual([]);
  });

  test('draw something for each word', () => {
    const empty = [...WORD_PICTURES].filter(([, parts]) => parts.every(({ fill, line }) => !fill && !line));
    expect(empty.map(([name]) => name)).toEqual([]);
  });

  test('have paths of numbers', () => {
    const broken = [...WORD_PICTURES].flatMap(([name, parts]) =>
      parts
        .filter(({ d }) => !/^M[\d\s.,a-zA-Z-]+$/.test(d) || /NaN|undefined/.test(d))
        .map(({ d }) => `${name}: ${d}`),
    );
    expect(broken).toEqual([]);
  });
});

describe('the picture of a word', () => {
  test('belongs to the word as a class writes it', () => {
    expect(findPictureName('The Apple', 'a fruit')).toBe('apple');
    expect(findPictureName('to swim', 'to move in water')).toBe('swim');
    expect(findPictureName('teeth', 'they are white')).toBe('tooth');
    expect(findPictureName('constructor', '')).toBeUndefined();
  });

  test('is absent in a sense that it does not show', () => {
    expect(findPictureName('ring', 'a small round piece of jewellery for your hand')).toBe('ring');
    expect(findPictureName('ring', 'make the sound of a phone')).toBeUndefined();
    expect(findPictureName('orange', 'the colour between red and yellow')).toBeUndefined();
    expect(findPictureName('book', 'pay for a room or a seat before you go')).toBeUndefined();
    expect(findPictureName('mouse', 'you move it to move the arrow on a screen')).toBeUndefined();
    expect(findPictureName('train', 'do a sport again and again to get better')).toBeUndefined();
  });

  test('is found by the meaning that the word bank gives, except for the button of a machine', () => {
    const missing = bank
      .filter(({ word }) => PICTURE_NAMES.has(word))
      .filter(({ word, meaning }) => findPictureName(word, meaning) !== word);
    expect(missing.map(({ word }) => word)).toEqual(['button']);
  });

  test('exists for each word of the lessons for ages 6 to 9 at A1', () => {
    const words = weekFiles
      .filter(({ suits, level }) => suits === 'ages-6-9' && level === 'A1')
      .flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.words));
    expect(words.length).toBe(30);
    expect(
      words.filter(({ word, meaning }) => !findPictureName(word, meaning)).map(({ word }) => word),
    ).toEqual([]);
  });
});
