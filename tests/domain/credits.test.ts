import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyReportedCredits,
  getCreditsOn,
  spendCredit,
  toServerCredits,
} from '../../src/domain/credits.ts';
import { forAll } from '../for-all.ts';

const dates = fc.constantFrom('2024-12-31', '2025-01-01', '2025-01-02');

describe('the credits of a day', () => {
  test('stay on their date, and are five on any other', () => {
    forAll(dates, fc.nat({ max: 5 }), dates, (date, remaining, today) => {
      expect(getCreditsOn({ date, remaining }, today)).toEqual({
        date: today,
        remaining: date === today ? remaining : 5,
      });
    });
  });

  test('are five on the first day', () => {
    expect(getCreditsOn(null, '2025-01-01')).toEqual({ date: '2025-01-01', remaining: 5 });
  });

  test('last for five classes and never fall below none', () => {
    forAll(fc.nat({ max: 12 }), (classes) => {
      let credits = getCreditsOn(null, '2025-01-01');
      for (let taken = 0; taken < classes; taken += 1) credits = spendCredit(credits);
      expect(credits).toEqual({ date: '2025-01-01', remaining: Math.max(0, 5 - classes) });
    });
  });

  test('are those of the server, regardless of the stored ones', () => {
    expect(getCreditsOn(toServerCredits('2025-01-01', 2), '2025-01-01').remaining).toBe(2);
  });

  test('are none when the server says less', () => {
    expect(toServerCredits('2025-01-01', -1).remaining).toBe(0);
  });

  test('are one less after a reply that does not report them', () => {
    const reported = { date: '2025-01-01', remaining: undefined };
    expect(applyReportedCredits(null, reported)).toEqual({ date: '2025-01-01', remaining: 4 });
    expect(applyReportedCredits({ date: '2025-01-01', remaining: 2 }, reported).remaining).toBe(1);
  });

  test('are those of the later day, regardless of a reply for the day before', () => {
    const later = { date: '2025-01-02', remaining: 5 };
    expect(applyReportedCredits(later, { date: '2025-01-01', remaining: 1 })).toEqual(later);
    expect(applyReportedCredits(later, { date: '2025-01-01', remaining: undefined })).toEqual(later);
  });
});
