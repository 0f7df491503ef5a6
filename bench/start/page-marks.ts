/** An event, and how long it took until the page showed what came of it; in milliseconds. */
export interface SlowEvent {
  type: string;
  /** What it went to: its tag and its first words; nothing where that is gone by now. */
  target: string;
  /** From its moment to the next paint, in steps of 8. */
  duration: number;
  /** Of that, what it waited for the page, and what the page's own handlers took. */
  inputDelay: number;
  processingTime: number;
}

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
  /** Of presses, taps and keys; `null` when none took as long as 16. */
  longestEvent: SlowEvent | null;
}

declare global {
  interface Window {
    marks: PageMarks;
  }
}

/**
 * Runs in each page before all of its own scripts, so it holds no function with a name: the bundler would
 * wrap it.
 */
export function watchStart(): void {
  const marks: PageMarks = {
    firstPaint: null,
    largestPaint: null,
    blocking: 0,
    idle: null,
    heading: null,
    workerActive: null,
    longestEvent: null,
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
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const { name, duration, startTime, processingStart, processingEnd, target } = entry;
      // As the measure of the field (INP) has it, what only passes over things is no interaction; a phone has
      // nothing that does.
      if (!entry.interactionId || duration <= (marks.longestEvent?.duration ?? 0)) continue;
      marks.longestEvent = {
        type: name,
        target: target ? `${target.nodeName} ${target.textContent?.slice(0, 30)}` : '',
        duration,
        inputDelay: processingStart - startTime,
        processingTime: processingEnd - processingStart,
      };
    }
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
export function listFetchedFiles(): FetchedFile[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.map(({ name, startTime, encodedBodySize }) => ({
    address: name,
    at: startTime,
    bytes: encodedBodySize,
  }));
}
