/** What a page tells of its own start; times in milliseconds from its navigation. */
export interface PageMarks {
  firstPaint: number | null;
  largestPaint: number | null;
  /** What its long tasks are longer than 50 ms, in sum. */
  blocking: number;
  /** When it had nothing more to do for the first time after its load. */
  idle: number | null;
  /** When its first heading was on screen. */
  heading: number | null;
  workerActive: number | null;
  /** From an event's moment to the next paint; 16 when none took longer. */
  longestEvent: number;
}

declare global {
  interface Window {
    marks: PageMarks;
  }
}

/** Runs in each page before all of its own scripts, so it holds no function with a name: the bundler would wrap it. */
export function watchStart(): void {
  const marks: PageMarks = {
    firstPaint: null,
    largestPaint: null,
    blocking: 0,
    idle: null,
    heading: null,
    workerActive: null,
    longestEvent: 16,
  };
  window.marks = marks;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') marks.firstPaint = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) marks.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.longestEvent = Math.max(marks.longestEvent, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener('load', () =>
    requestIdleCallback(() => {
      marks.idle = performance.now();
    }),
  );
  const watch = new MutationObserver(() => {
    if (!document.querySelector('#root h1')) return;
    watch.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        marks.heading = performance.now();
      }),
    );
  });
  watch.observe(document, { childList: true, subtree: true });
  navigator.serviceWorker?.ready.then(() => {
    marks.workerActive = performance.now();
  });
}

/** A file that a page has fetched: where, when, and in how many bytes it came. */
export interface FetchedFile {
  address: string;
  at: number;
  bytes: number;
}

/** Runs in a page: what it has fetched by now. */
export function fetchedFiles(): FetchedFile[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.map(({ name, startTime, encodedBodySize }) => ({
    address: name,
    at: startTime,
    bytes: encodedBodySize,
  }));
}
