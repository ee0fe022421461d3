// npm run bench: everything; npm run bench -- PART: one of the parts below, "lighthouse" with the pages to measure.
const [part, ...pages] = process.argv.slice(2);

export {};

/** Loaded when they are wanted: one part does not need what another stands on. */
const parts: Record<string, () => Promise<void>> = {
  cache: async () => (await import("./page-cache.ts")).benchPageCache(),
  snapshot: async () => (await import("./snapshot.ts")).benchSnapshot(),
  crawl: async () => (await import("./crawl.ts")).benchCrawl(),
  converters: async () => (await import("./converters.ts")).benchConverters(pages),
  pictures: async () => (await import("./pictures.ts")).benchPictures(),
  load: async () => (await import("./load.ts")).benchLoad(),
  forms: async () => (await import("./forms.ts")).benchForms(),
  minifiers: async () => (await import("./minifiers.ts")).benchMinifiers(),
  keywords: async () => (await import("./keywords.ts")).benchKeywords(),
  reuse: async () => (await import("./reuse.ts")).benchReuse(),
  datasets: async () => (await import("./datasets.ts")).benchDatasets(),
  scale: async () => (await import("./scale.ts")).benchScale(),
  survey: async () => (await import("./survey.ts")).benchSurvey(),
  release: async () => (await import("./release.ts")).benchRelease(),
  rolling: async () => (await import("./rolling.ts")).benchRolling(),
  editor: async () => (await import("./editor.ts")).benchEditor(),
  studio: async () => (await import("./studio.ts")).benchStudio(),
  lighthouse: async () => (await import("./lighthouse.ts")).benchLighthouse(pages.length > 0 ? pages : undefined),
};

if (part !== undefined && !parts[part]) {
  console.error(`There is no bench called ${part}. There are: ${Object.keys(parts).join(", ")}.`);
  process.exitCode = 1;
} else for (const [name, run] of Object.entries(parts)) if (part === undefined || part === name) await run();
// Said here once more: the package that runs PostgreSQL ends a process that has nothing left to do with 0.
process.exit();
