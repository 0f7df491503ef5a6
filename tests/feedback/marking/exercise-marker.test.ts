import { describe, expect, test } from 'vitest';
import { createExerciseMarker } from '../../../src/feedback/marking/exercise-marker.ts';

const verdict = (right: string, given: string, prompt = 'Write it.') =>
  createExerciseMarker({ prompt, key: [right] }).judge(1, given);

describe('an answer with one word misspelt is nearly right', () => {
  test.each([
    ['received', 'recieved'],
    ['definitely', 'definitly'],
    ['I want to apologise.', 'I want to appologise.'],
    ['rolling', 'roling'],
    ["I'm from Italy.", 'Im from Italy.'],
    ["What's your name?", 'Whats your name?'],
    ["There's something outside.", 'Theres something outside.'],
    ["It isn't mine.", 'It isnt mine.'],
  ])('as %j written %j', (right, given) => {
    expect(verdict(right, given)).toBe('nearly');
  });
});

describe('an answer is wrong, not misspelt', () => {
  test.each([
    ['another form of the word', 'lives', 'lived'],
    ['another form of the word', 'children', 'child'],
    ['another word', 'quiet', 'quite'],
    ['another word', 'advice', 'advise'],
    ['the plural of another word', 'bottles', 'battles'],
    ['a short word', 'has', 'had'],
    ['another word without an apostrophe', "it's late", 'its late'],
    ['a word too few', 'have received', 'recieved'],
    ['two words misspelt', 'received yesterday', 'recieved yesterdey'],
  ])('with %s: %j for %j', (_, right, given) => {
    expect(verdict(right, given)).toBe('wrong');
  });
});

describe('a sentence with a gap', () => {
  const prompt =
    'Complete with he, she or it.\n(1) She takes the dogs to the park because ___ loves them.\n(2) ___ is old.';
  const marker = createExerciseMarker({ prompt, key: ['she', 'it'] });

  test.each([
    'she',
    'She takes the dogs to the park because she loves them.',
    'because she loves them',
    'she loves',
  ])('makes %j a right answer', (given) => {
    expect(marker.isRight(1, given)).toBe(true);
  });

  test.each(['She takes the dogs to the park because it loves them.', 'She takes the dogs', 'she she'])(
    'does not make %j a right answer',
    (given) => {
      expect(marker.isRight(1, given)).toBe(false);
    },
  );
});

describe('a number', () => {
  test.each([
    ['three times', '3 times'],
    ['12', 'twelve'],
    ['twenty-five', '25'],
    ['200', 'two hundred'],
    ['a hundred', '100'],
    ['at seven o’clock', 'at 7 o’clock'],
  ])('is the same in words and figures: %j and %j', (right, given) => {
    expect(verdict(right, given)).toBe('right');
  });

  test('in figures is wrong when the task is about writing it', () => {
    expect(verdict('fifteen', '15', 'Write the number in words.\n(1) 15')).toBe('wrong');
  });

  test('is not accepted for another number', () => {
    expect(verdict('thirteen', '30')).toBe('wrong');
    expect(verdict('twenty', '2')).toBe('wrong');
    expect(verdict('one hundred', '1')).toBe('wrong');
  });
});

test('contractions are right in their gap', () => {
  const prompt = 'Complete.\n(1) We ___ waiting for an hour.\n(2) They ___ late.';
  const marker = createExerciseMarker({ prompt, key: ["have been / 've been", "are / 're"] });
  expect(marker.isRight(1, "We've been waiting for an hour.")).toBe(true);
  expect(marker.isRight(1, 'We have been waiting for an hour.')).toBe(true);
  expect(marker.isRight(2, "They're late.")).toBe(true);
});

test('an item without a key is never right', () => {
  const marker = createExerciseMarker({ prompt: 'Write it.', key: ['yes'] });
  expect(marker.isRight(2, 'yes')).toBe(false);
  expect(marker.getExpected(2)).toBe('');
  expect(createExerciseMarker({ prompt: 'Talk.' }).judge(1, 'Hello')).toBe('wrong');
});
