import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_DRAFT } from '../../../../src/domain/draft-merge.ts';
import { isDeckComplete } from '../../../../src/domain/flashcards.ts';
import type { NotepadDraft } from '../../../../src/domain/records.ts';
import type { Skill } from '../../../../src/domain/skills.ts';
import {
  findPracticeSubmission,
  type NotepadEvent,
  type NotepadState,
  openNotepad,
  reduceNotepad,
  toDraft,
} from '../../../../src/features/classroom/notepad/notepad-state.ts';
import { forAll } from '../../../for-all.ts';
import { createNotepadDraft } from './fake-tab-storage.ts';

const PHRASES = ['Excuse me, could you …?', 'Hello, I was …', 'And what about you?', 'Tell me more.'];
const DRAFT: NotepadDraft = {
  notes: 'I checked in at noon.',
  exercises: { 0: 'went', 2: 'has gone' },
  starting: ['Excuse me, could you …?'],
  keeping: ['Tell me more.'],
  flipped: [0, 1, 2],
  audioPlayed: true,
  submissions: [{ action: 'flashcards_completed', skillFocus: 'Vocabulary' }],
  checks: { '0.1': ['goed', 'went'], '2.1': ['has gone'] },
  againChecks: { '0.1': ['went'] },
  againAnswers: { '0.1': 'went' },
  ticked: [1],
  step: 'exercise-3',
};

function openWith(draft: NotepadDraft = EMPTY_DRAFT, skill: Skill = 'Vocabulary'): NotepadState {
  return openNotepad({ skill, cards: 3, phrases: PHRASES }, draft);
}

function applyEvents(state: NotepadState, ...events: NotepadEvent[]): NotepadState {
  return events.reduce(reduceNotepad, state);
}

describe('an opened notepad', () => {
  test('has the whole stored draft', () => {
    expect(toDraft(openWith(DRAFT))).toEqual(DRAFT);
  });

  test('is empty without a draft', () => {
    expect(toDraft(openWith())).toEqual(createNotepadDraft(''));
  });

  test('shows cards face down that were turned before', () => {
    expect(openWith(DRAFT).cards.turned).toEqual([]);
  });
});

describe('the written exercise of a class', () => {
  const withTask = (exercise: string, notes = '') =>
    openNotepad(
      { skill: 'Writing', cards: 0, phrases: [], task: 2 },
      { ...EMPTY_DRAFT, notes, exercises: { 0: 'went', 2: exercise } },
    );
  const toWrite: NotepadEvent = { type: 'step-opened', step: 'write' };

  test('fills the empty notes when the writing step opens', () => {
    expect(applyEvents(withTask('Dear hotel,'), toWrite).notes).toBe('Dear hotel,');
    expect(applyEvents(withTask('Dear hotel,'), { ...toWrite, step: 'exercise-1' }).notes).toBe('');
  });

  test('does not replace existing notes', () => {
    expect(applyEvents(withTask('Dear hotel,', 'My notes.'), toWrite).notes).toBe('My notes.');
  });

  test('changes together with the notes as long as both are equal', () => {
    const changed = applyEvents(withTask('Dear hotel,'), toWrite, {
      type: 'notes-written',
      notes: 'Dear Anna,',
    });
    expect(changed.exercises[2]).toBe('Dear Anna,');
    expect(applyEvents(changed, { type: 'exercise-answered', index: 2, answer: 'Dear Ben,' }).notes).toBe(
      'Dear Ben,',
    );
  });

  test('is a separate text when the notes differ', () => {
    const apart = applyEvents(withTask('Dear hotel,', 'My notes.'), {
      type: 'notes-written',
      notes: 'My day.',
    });
    expect(apart.exercises[2]).toBe('Dear hotel,');
    expect(applyEvents(apart, { type: 'exercise-answered', index: 2, answer: 'Dear Ben,' }).notes).toBe(
      'My day.',
    );
  });

  test('is not confused with another exercise that has the same text as the notes', () => {
    const state = applyEvents(withTask('', 'went'), { type: 'notes-written', notes: 'went home' });
    expect(state.exercises).toEqual({ 0: 'went', 2: '' });
  });
});

describe('a practice submission', () => {
  const createFlip = (index: number): NotepadEvent => ({ type: 'card-flipped', index });

  test('is made by the flip that turns the last card for the first time', () => {
    const twoSeen = applyEvents(openWith(), createFlip(0), createFlip(2), createFlip(0));
    expect(findPracticeSubmission(twoSeen, createFlip(0))).toBeNull();
    expect(findPracticeSubmission(twoSeen, createFlip(1))).toEqual({
      action: 'flashcards_completed',
      skillFocus: 'Vocabulary',
    });
  });

  test('is not repeated by later flips or after a reload', () => {
    expect(
      findPracticeSubmission(
        applyEvents(openWith(), createFlip(0), createFlip(1), createFlip(2)),
        createFlip(2),
      ),
    ).toBeNull();
    expect(findPracticeSubmission(openWith(DRAFT), createFlip(0))).toBeNull();
  });

  test('is made by the first playback of the prompt only', () => {
    const playback: NotepadEvent = { type: 'prompt-played' };
    expect(findPracticeSubmission(openWith(EMPTY_DRAFT, 'Speaking'), playback)).toEqual({
      action: 'audio_played',
      skillFocus: 'Speaking',
    });
    expect(findPracticeSubmission(applyEvents(openWith(), playback), playback)).toBeNull();
  });

  test('is recorded in the draft once', () => {
    const playback: NotepadEvent = { type: 'prompt-played' };
    const spoken = applyEvents(openWith(EMPTY_DRAFT, 'Speaking'), playback, playback);
    expect(toDraft(spoken).submissions).toEqual([{ action: 'audio_played', skillFocus: 'Speaking' }]);
    const turned = applyEvents(openWith(), createFlip(0), createFlip(1), createFlip(2), createFlip(2));
    const completed = [{ action: 'flashcards_completed', skillFocus: 'Vocabulary' }];
    expect(toDraft(turned).submissions).toEqual(completed);
  });

  test('is cleared by a save to homework, and restored with it', () => {
    const saved = applyEvents(openWith(DRAFT), { type: 'homework-saved', saved: DRAFT });
    expect(saved.submissions).toEqual([]);
    expect(applyEvents(saved, { type: 'restored' }).submissions).toEqual(DRAFT.submissions);
  });
});

describe('the drag activity', () => {
  const correct: NotepadEvent[] = PHRASES.map((item, index) => ({
    type: 'phrase-moved',
    move: { type: 'placed', item, zone: index < 2 ? 'starting' : 'keeping' },
  }));

  test('has a result after a check', () => {
    expect(applyEvents(openWith(), ...correct, { type: 'drag-checked' }).dragResult).toEqual({
      kind: 'all-correct',
    });
    expect(applyEvents(openWith(), { type: 'drag-checked' }).dragResult).toEqual({ kind: 'some-incorrect' });
  });

  test('loses its result when a phrase moves', () => {
    const checked = applyEvents(openWith(), ...correct, { type: 'drag-checked' });
    const moved = applyEvents(checked, {
      type: 'phrase-moved',
      move: { type: 'removed', item: 'Tell me more.', zone: 'keeping' },
    });
    expect(moved.dragResult).toBeNull();
  });
});

describe('an exercise item', () => {
  test('keeps its answers at each check in order', () => {
    const checked = applyEvents(
      openWith(),
      { type: 'items-checked', given: { '0.1': 'goed', '0.2': 'gone' } },
      { type: 'items-checked', given: { '0.1': 'went' } },
    );
    expect(checked.checks).toEqual({ '0.1': ['goed', 'went'], '0.2': ['gone'] });
  });

  test('is answered and checked separately when it is repeated', () => {
    const again = applyEvents(
      openWith(DRAFT),
      { type: 'repeat-answered', item: '2.1', answer: 'has been' },
      { type: 'repeats-checked', given: { '2.1': 'has been' } },
    );
    expect(again.againAnswers).toEqual({ '0.1': 'went', '2.1': 'has been' });
    expect(again.againChecks).toEqual({ '0.1': ['went'], '2.1': ['has been'] });
    expect([again.exercises, again.checks]).toEqual([DRAFT.exercises, DRAFT.checks]);
  });
});

test('a second tick removes the first', () => {
  const ticked = applyEvents(
    openWith(),
    { type: 'item-ticked', index: 2 },
    { type: 'item-ticked', index: 0 },
  );
  expect(ticked.ticked).toEqual([2, 0]);
  expect(applyEvents(ticked, { type: 'item-ticked', index: 2 }).ticked).toEqual([0]);
});

describe('another tab of the lesson', () => {
  test('adds its changes without removing what was written here since', () => {
    const written = toDraft(openWith(DRAFT));
    const here = applyEvents(openWith(DRAFT), { type: 'exercise-answered', index: 0, answer: 'had gone' });
    const stored = { ...written, notes: 'From the other tab.', starting: [] };
    const merged = applyEvents(here, { type: 'merged', written, stored });
    expect(toDraft(merged)).toEqual({ ...stored, exercises: { ...DRAFT.exercises, 0: 'had gone' } });
  });

  test('leaves turned cards and a valid result of the drag activity unchanged', () => {
    const here = applyEvents(openWith(DRAFT), { type: 'card-flipped', index: 1 }, { type: 'drag-checked' });
    const written = toDraft(here);
    const merged = applyEvents(here, { type: 'merged', written, stored: { ...written, notes: 'More.' } });
    expect(merged.cards.turned).toEqual([1]);
    expect(merged.dragResult).toEqual(here.dragResult);
  });
});

describe('saving homework', () => {
  test('clears notes, answers, checks, flipped cards and the audio flag, but not the zones', () => {
    const cleared = applyEvents(openWith(DRAFT), { type: 'homework-saved', saved: DRAFT });
    const { starting, keeping, step } = DRAFT;
    expect(toDraft(cleared)).toEqual({ ...createNotepadDraft(''), starting, keeping, step });
    expect(isDeckComplete(cleared.cards)).toBe(false);
  });

  test('keeps what was typed during the save', () => {
    const typed = applyEvents(
      openWith(DRAFT),
      { type: 'notes-written', notes: 'I checked in at noon. Then' },
      { type: 'exercise-answered', index: 2, answer: 'has been' },
      { type: 'homework-saved', saved: DRAFT },
    );
    expect(typed.notes).toBe('I checked in at noon. Then');
    expect(typed.exercises).toEqual({ 2: 'has been' });
    expect(typed.checks).toEqual({ '2.1': ['has gone'] });
  });

  test('can be undone once', () => {
    const back = applyEvents(openWith(DRAFT), { type: 'homework-saved', saved: DRAFT }, { type: 'restored' });
    expect(toDraft(back)).toEqual(DRAFT);
    expect(back.clearedDraft).toBeNull();
  });

  test('can be undone without losing what was written since', () => {
    forAll(fc.string(), fc.string(), fc.nat(4), fc.string(), (saved, since, index, answer) => {
      const draft = { ...DRAFT, notes: saved };
      const state = applyEvents(
        openWith(draft),
        { type: 'homework-saved', saved: draft },
        { type: 'notes-written', notes: since },
        { type: 'exercise-answered', index, answer },
        { type: 'restored' },
      );
      for (const notes of [saved, since]) if (notes.trim()) expect(state.notes).toContain(notes);
      if (answer.trim()) expect(state.exercises[index]).toBe(answer);
    });
  });
});
