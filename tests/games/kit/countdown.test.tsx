import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Countdown } from '../../../src/games/kit/countdown.tsx';
import type { TimeLimitSetting } from '../../../src/games/kit/time-limit.ts';
import { ViewServicesContext } from '../../../src/games/kit/view-services.ts';

/** Ten seconds that began at 5 s, as they are drawn when the play time is `now`. */
function drawn(
  now: number,
  { stoppedAt, timing = 'normal' }: { stoppedAt?: number; timing?: TimeLimitSetting } = {},
) {
  const host = { getPlayTime: () => now, timing, isPaused: false, speak: () => {}, announce: () => {} };
  return renderToStaticMarkup(
    <ViewServicesContext value={host}>
      <Countdown label="Time left" startedAt={5_000} ms={10_000} stoppedAt={stoppedAt} />
    </ViewServicesContext>,
  );
}

describe('a countdown', () => {
  test('shows the whole seconds that are begun', () => {
    expect(drawn(5_000)).toContain('>10 s<');
    expect(drawn(5_001)).toContain('>10 s<');
    expect(drawn(6_000)).toContain('>9 s<');
  });

  test('that was stopped shows what was left then, however much time goes by', () => {
    const stopped = drawn(7_500, { stoppedAt: 7_500 });
    expect(stopped).toContain('>8 s<');
    expect(drawn(60_000, { stoppedAt: 7_500 })).toBe(stopped);
  });

  test('shows nothing less than none, and nothing more than all', () => {
    expect(drawn(90_000)).toContain('>0 s<');
    expect(drawn(90_000, { stoppedAt: 90_000 })).toContain('>0 s<');
    expect(drawn(0)).toContain('>10 s<');
  });

  test('is twice as long, or not there at all, as the learner chose', () => {
    expect(drawn(6_000, { timing: 'longer' })).toContain('>19 s<');
    expect(drawn(6_000, { timing: 'off' })).toBe('');
  });
});
