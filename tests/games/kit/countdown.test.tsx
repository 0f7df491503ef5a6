import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Countdown } from '../../../src/games/kit/countdown.tsx';
import type { TimeLimitSetting } from '../../../src/games/kit/time-limit.ts';
import { ViewServicesContext } from '../../../src/games/kit/view-services.ts';

/** Renders a limit of ten seconds that began at 5 s, at the play time `now`. */
function renderCountdown(
  now: number,
  { stoppedAt, timeLimits = 'normal' }: { stoppedAt?: number; timeLimits?: TimeLimitSetting } = {},
) {
  const services = {
    getPlayTime: () => now,
    timeLimits,
    isPaused: false,
    singleKeys: true,
    speak: () => {},
    announce: () => {},
  };
  return renderToStaticMarkup(
    <ViewServicesContext value={services}>
      <Countdown label="Time left" startedAt={5_000} ms={10_000} stoppedAt={stoppedAt} />
    </ViewServicesContext>,
  );
}

describe('the countdown:', () => {
  test('a countdown rounds seconds up', () => {
    expect(renderCountdown(5_000)).toContain('>10 s<');
    expect(renderCountdown(5_001)).toContain('>10 s<');
    expect(renderCountdown(6_000)).toContain('>9 s<');
  });

  test('a stopped countdown keeps its time', () => {
    const stopped = renderCountdown(7_500, { stoppedAt: 7_500 });
    expect(stopped).toContain('>8 s<');
    expect(renderCountdown(60_000, { stoppedAt: 7_500 })).toBe(stopped);
  });

  test('a countdown stays between zero and the whole limit', () => {
    expect(renderCountdown(90_000)).toContain('>0 s<');
    expect(renderCountdown(90_000, { stoppedAt: 90_000 })).toContain('>0 s<');
    expect(renderCountdown(0)).toContain('>10 s<');
  });

  test('a countdown is twice as long or absent, depending on the setting', () => {
    expect(renderCountdown(6_000, { timeLimits: 'longer' })).toContain('>19 s<');
    expect(renderCountdown(6_000, { timeLimits: 'off' })).toBe('');
  });
});
