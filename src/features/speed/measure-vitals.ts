/** What `measureVitals` knows so far; a metric that the browser does not tell is left out. */
interface Vitals {
  lcp?: number;
  inp?: number;
  cls?: number;
  fcp?: number;
  ttfb?: number;
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/**
 * Core Web Vitals as Google defines them, from entries that the browser kept since the page began: this code may come late. What was
 * painted after the page had been put aside does not count. https://web.dev/articles/vitals, checked 2026-11-15.
 */
export function measureVitals(): () => Vitals {
  const [navigation] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & { activationStart?: number })[];
  // A page that was rendered before it was asked for begins when it is shown.
  const begin = navigation?.activationStart ?? 0;
  const since = (time: number) => Math.max(0, time - begin);
  const hiddenAt = performance.getEntriesByType("visibility-state").find(({ name }) => name === "hidden")?.startTime ?? Infinity;
  const vitals: Vitals = {};
  if (navigation && navigation.responseStart > 0) vitals.ttfb = since(navigation.responseStart);

  /** Interactions by their id: the longest event of each. */
  const longest = new Map<number, number>();
  let window = { sum: 0, first: 0, last: 0 };

  const readers = [
    watch("paint", ({ name, startTime }) => {
      if (name === "first-contentful-paint" && startTime < hiddenAt) vitals.fcp = since(startTime);
    }),
    watch("largest-contentful-paint", ({ startTime }) => {
      if (startTime < hiddenAt) vitals.lcp = since(startTime);
    }),
    watch("layout-shift", (entry) => {
      vitals.cls ??= 0;
      const { value, hadRecentInput, startTime } = entry as Shift;
      if (hadRecentInput) return;
      // A session: shifts less than a second apart, five seconds long at most. The worst one counts.
      const isSame = window.sum > 0 && startTime - window.last < 1000 && startTime - window.first < 5000;
      window = { sum: isSame ? window.sum + value : value, first: isSame ? window.first : startTime, last: startTime };
      vitals.cls = Math.max(vitals.cls, window.sum);
    }),
    watch("event", interacted, { durationThreshold: 16 }),
    watch("first-input", interacted),
  ];

  function interacted(entry: PerformanceEntry) {
    const { interactionId: id, duration } = entry as Interaction;
    if (id) longest.set(id, Math.max(longest.get(id) ?? 0, duration));
  }

  return () => {
    for (const read of readers) read();
    // Of every fifty interactions one may be worse than what is reported, which is the 98th percentile.
    const count = (performance as { interactionCount?: number }).interactionCount ?? longest.size;
    const inp = [...longest.values()].sort((a, b) => b - a)[Math.min(longest.size - 1, Math.floor(count / 50))];
    if (inp !== undefined) vitals.inp = inp;
    // Where the browser reports shifts and none came, the page stood still.
    if (vitals.fcp !== undefined && PerformanceObserver.supportedEntryTypes.includes("layout-shift")) vitals.cls ??= 0;
    return vitals;
  };
}

/** Follows entries of a type, the past ones too; what it returns reads those that are still on their way. */
function watch(type: string, each: (entry: PerformanceEntry) => void, options: { durationThreshold?: number } = {}): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {};
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(each));
  observer.observe({ type, buffered: true, ...options } as PerformanceObserverInit);
  return () => observer.takeRecords().forEach(each);
}
