import { describe, expect, test } from 'vitest';
import { listSpeakers, listSpokenLines, parseSpokenTurns } from '../../src/domain/spoken-turns.ts';
import { passages, units } from '../teacher/curriculum-files.ts';

const findSpeakers = (text: string) => listSpeakers(parseSpokenTurns(text));
const findSpokenTexts = (text: string) => listSpokenLines(parseSpokenTurns(text)).map((line) => line.text);

describe('who speaks', () => {
  test('a label names the speaker and is not spoken', () => {
    expect(parseSpokenTurns('Woman: Good morning, everybody.\n\nMr Ferro: How are you today?')).toEqual([
      { speaker: 'Woman', lines: ['Good morning, everybody.'] },
      { speaker: 'Mr Ferro', lines: ['How are you today?'] },
    ]);
  });

  test('labels may be emphasised, in a list, or on lines of one paragraph', () => {
    expect(findSpeakers('**Ana:** Hello there.\n- *Ben*: Hi!\n**Ana**: Bye.')).toEqual(['Ana', 'Ben']);
  });

  test('a single announcer is a speaker; another word before a colon is not', () => {
    expect(parseSpokenTurns('Announcer: The pool is now closed.')).toEqual([
      { speaker: 'Announcer', lines: ['The pool is now closed.'] },
    ]);
    expect(findSpokenTexts('Attention: the pool is closed.')).toEqual(['Attention: the pool is closed.']);
  });

  test('the points of a talk are its speaker’s own words', () => {
    const talk =
      'Here are two rules for your phone.\n\nOne: Put it away at night.\n\nTwo: Leave it there until noon.';
    expect(findSpeakers(talk)).toEqual([null]);
    expect(findSpokenTexts(talk)).toContain('One: Put it away at night.');
  });

  test('a paragraph without a label in a conversation belongs to the last speaker', () => {
    const turns = parseSpokenTurns(
      'Man: I have to go now.\n\nIt is late already.\n\nMan: Good night, my friends.',
    );
    expect(turns.map(({ speaker }) => speaker)).toEqual(['Man', 'Man', 'Man']);
  });

  test('a speaker has the same voice in each turn', () => {
    const lines = listSpokenLines(
      parseSpokenTurns('A: One and only.\n\nB: Two of them.\n\nC: Three.\n\nA: And I again.'),
    );
    expect(lines.map(({ speakerIndex, turn }) => [speakerIndex, turn])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });
});

describe('a line', () => {
  test('is a sentence, with a short one before it', () => {
    expect(
      findSpokenTexts('Yes, please. Which bus goes to the sea? The 9.30 bus goes there. Thanks!'),
    ).toEqual(['Yes, please. Which bus goes to the sea?', 'The 9.30 bus goes there.', 'Thanks!']);
  });

  test('does not end after a title or inside a time', () => {
    expect(findSpokenTexts('I met Dr. Adams at 6 p.m. in the park yesterday.')).toHaveLength(1);
  });
});

const removeMarks = (text: string) => text.replace(/[\s*_]+/g, ' ').trim();

describe('in the curriculum', () => {
  const heard = passages.filter(({ skill }) => skill === 'Listening').map(({ id, body }) => ({ id, body }));
  const dialogues = units.flatMap(({ id, dialogues }) =>
    dialogues.map(({ title, lines }) => ({ id: `${id}: ${title}`, body: lines })),
  );

  test.each([...heard, ...dialogues])('every word of $id is spoken, except for the labels', ({ body }) => {
    const turns = parseSpokenTurns(body.join('\n\n'));
    expect(turns).toHaveLength(body.length);
    turns.forEach(({ speaker, lines }, index) => {
      const text = removeMarks(body[index] ?? '');
      const isUnlabelled = removeMarks(lines.join(' ')) === text;
      expect(isUnlabelled || `${speaker}: ${removeMarks(lines.join(' '))}` === text, text).toBe(true);
    });
  });

  test.each(dialogues)('$id has two or more speakers, and a label for each turn', ({ body }) => {
    const turns = parseSpokenTurns(body.join('\n\n'));
    expect(listSpeakers(turns).length).toBeGreaterThan(1);
    expect(listSpeakers(turns)).not.toContain(null);
  });

  test('a talk with numbered points has one speaker', () => {
    const alone = [
      'a2-listen-sleep-doctor',
      'b1-listen-habit',
      'b1-listen-choir-rehearsal',
      'a1-listen-gate-change',
    ];
    for (const { id, body } of heard.filter(({ id }) => alone.includes(id)))
      expect(findSpeakers(body.join('\n\n')), id).toEqual([null]);
  });

  test('no line is too long to be repeated', () => {
    const lines = heard.flatMap(({ body }) => findSpokenTexts(body.join('\n\n')));
    expect(Math.max(...lines.map((line) => line.split(' ').length))).toBeLessThan(60);
  });
});
