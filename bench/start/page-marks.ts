/** An event and its time until the next paint, in milliseconds. */
export interface SlowEvent {
  type: string;
  /** Its target's tag and first words; empty if the target is gone. */
  target: string;
  /** Until the next paint, in steps of 8. */
  duration: number;
  /** The parts for waiting for the page, and for the page's handlers. */
  inputDelay: number;
  processingTime: number;
}

/** The marks of a page's start, in milliseconds from its navigation. */
export interface PageMarks {
  firstPaint: number | null;
  largestPaint: number | null;
  /** The sum of the time above 50 ms of its long tasks. */
  blocking: number;
  /** The first idle time after the load event. */
  idle: number | null;
  /** When its first heading was painted. */
  heading: number | null;
  workerActive: number | null;
  /** Of presses, taps and keys; `null` if none took 16 ms. */
  longestEvent: SlowEvent | null;
}

declare global {
  interface Window {
    marks: PageMarks;
  }
}

/**
 * Runs in each page before its scripts. It contains no named function, which the bundler would wrap in a
 * helper.
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
      // As with INP, hovering is not an interaction.
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
  const observer = new MutationObserver(() => {
    if (!document.querySelector('#root h1')) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        marks.heading = performance.now();
      }),
    );
  });
  observer.observe(document, { childList: true, subtree: true });
  navigator.serviceWorker?.ready.then(() => {
    marks.workerActive = performance.now();
  });
}

/** A file that a page has fetched. */
export interface FetchedFile {
  address: string;
  at: number;
  bytes: number;
}

/** Runs in a page: lists the files that it has fetched. */
export function listFetchedFiles(): FetchedFile[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries.map(({ name, startTime, encodedBodySize }) => ({
    address: name,
    at: startTime,
    bytes: encodedBodySize,
  }));
}
