/** Every number and label that the specification fixes, in one place. Code asks here; tests/site-constants.test.ts holds style sheets to it. */
export const siteConstants = {
  pagination: { around: 2 },
  excerptWords: { blogCard: 20, testimonial: 15 },
  readLabels: { post: "6 minute", caseStudy: "5 min" },
  defaultWindowWidth: 1280,
  carousels: {
    testimonial: { slides: 1, autoplayMs: 2500 },
    employee: { slides: 1, slidesAt: { 768: 2, 1024: 3 } },
    homeTestimonial: { slides: 1, slidesAbove: { 600: 3 }, autoplayMs: 3000, speedMs: 3000 },
    trending: { speedMs: 500 },
    courses: { speedMs: 500 },
  },
  marqueePxPerSecond: 35,
  stackTriggerShare: 0.065,
  creativeVisibleShare: 0.5,
  recommendedPosts: 3,
  continueReading: 3,
  highlightedPlan: 1,
} as const;

/** In pixels: the scheduler and its popup, which is a sheet up to `sheetUpTo`. Only style sheets need them. */
export const bookingSizes = {
  height: 630,
  minWidth: 320,
  popup: { minWidth: 900, maxWidth: 1000, maxHeight: 680 },
  sheetUpTo: 975,
} as const;
