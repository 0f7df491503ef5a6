import { describe, expect, test } from 'vitest';
import { nameDifference } from '../../../src/feedback/spelling/name-difference.ts';

describe('the difference of a misspelling', () => {
  test.each([
    ['rabit', 'rabbit', 'with “bb”'],
    ['adress', 'address', 'with “dd”'],
    ['untill', 'until', 'with one “l”'],
    ['recieve', 'receive', 'with “ei”, not “ie”'],
    ['seperate', 'separate', 'with “a”, not “e”'],
    ['wich', 'which', 'with “h” after “w”'],
    ['befor', 'before', 'with “e” at the end'],
    ['goverment', 'government', 'with “n” after “r”'],
    ['estudent', 'student', 'without “e” at the beginning'],
    ['farmacy', 'pharmacy', 'with “ph”, not “f”'],
    ['studie', 'study', 'with “y”, not “ie”'],
    ['wensday', 'wednesday', 'with “dne”, not “n”'],
    ['truely', 'truly', 'without “e” after “u”'],
    ['farmacy', 'pharmacy', 'with “ph”, not “f”'],
    ['fone', 'phone', 'with “ph”, not “f”'],
    ['skool', 'school', 'with “ch”, not “k”'],
    ['feest', 'feast', 'with “a”, not “e”'],
    ['freand', 'friend', 'with “ie”, not “ea”'],
    ['pastrys', 'pastries', 'because “y” becomes “ie” before “s”'],
    ['studyed', 'studied', 'because “y” becomes “i” before “ed”'],
  ])('the difference of %s and %s is named', (wrong, right, difference) => {
    expect(nameDifference(wrong, right)).toBe(difference);
  });

  test.each([
    ['rabitt', 'rabbit'],
    ['alot', 'a lot'],
    ['tomorow', 'tomatoes'],
    ['dont', "don't"],
  ])('the difference of %s and %s is not named, as it is not at one place', (wrong, right) => {
    expect(nameDifference(wrong, right)).toBeUndefined();
  });
});
