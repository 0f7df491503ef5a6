import * as v from 'valibot';

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const weekInfoSchema = v.object({ firstDay: v.picklist([1, 2, 3, 4, 5, 6, 7]) });

/**
 * The day that weeks begin with where a language is spoken, 1 for Monday. Chrome and Safari tell it, by the standard's
 * `getWeekInfo` or by an earlier `weekInfo`; Firefox came late to it. Monday where the browser does not know.
 */
export function getFirstWeekday(language: string): Weekday {
  try {
    const locale: Intl.Locale & { getWeekInfo?: () => unknown; weekInfo?: unknown } = new Intl.Locale(
      language,
    );
    const parsed = v.safeParse(weekInfoSchema, locale.getWeekInfo?.() ?? locale.weekInfo);
    return parsed.success ? parsed.output.firstDay : 1;
  } catch {
    // A browser may name a language in a way that it does not take itself.
    return 1;
  }
}
