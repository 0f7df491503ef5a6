import * as v from 'valibot';

type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const weekInfoSchema = v.object({ firstDay: v.picklist([1, 2, 3, 4, 5, 6, 7]) });

/**
 * The first day of the week for a language, 1 for Monday, by the standard's `getWeekInfo()` or the earlier
 * property `weekInfo`. Monday in browsers that have neither, such as older versions of Firefox.
 */
export function getFirstWeekday(language: string): Weekday {
  try {
    const locale: Intl.Locale & { getWeekInfo?: () => unknown; weekInfo?: unknown } = new Intl.Locale(
      language,
    );
    const parsed = v.safeParse(weekInfoSchema, locale.getWeekInfo?.() ?? locale.weekInfo);
    return parsed.success ? parsed.output.firstDay : 1;
  } catch {
    // A browser may report a language tag that it does not accept itself.
    return 1;
  }
}
