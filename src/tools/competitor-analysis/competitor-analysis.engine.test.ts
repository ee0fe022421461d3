import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import { noProviders } from "#core/providers/no-provider.ts";
import { type PaperPage, paperSite } from "../../../tests/support/paper-site.ts";
import { analyzeCompetitors } from "./competitor-analysis.server.ts";
import { type CompetitorEvent, resultFrom, resultSoFar } from "./competitor-event.ts";

const page = (title: string, headings: readonly string[], body = "", head = "") =>
  `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><nav><a href="/">Home</a><a href="/pricing">Pricing</a><a href="/guide">Guide</a><a href="/private">Private</a></nav><main><h1>${headings[0]}</h1>${headings
    .slice(1)
    .map(
      (text) => `<h2>${text}</h2><p>We write about ${text.toLowerCase()} here, and how ${text.toLowerCase()} helps a team every day.</p>`,
    )
    .join("")}${body}</main></body></html>`;
const lastmods = (origin: string, days: readonly string[]): PaperPage => ({
  headers: { "content-type": "application/xml" },
  body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${days.map((day, at) => `<url><loc>${origin}/${at}</loc><lastmod>${day}</lastmod></url>`).join("")}</urlset>`,
});

const web = paperSite({
  "https://mine.test/": page("Project boards", ["Project boards", "Time tracking"]),
  "https://mine.test/pricing": page("Plans", ["Plans", "Time tracking"]),
  "https://theirs.test/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /private" },
  "https://theirs.test/": {
    headers: { server: "nginx/1.27" },
    body: page(
      "Project boards",
      ["Project boards", "Log files"],
      '<a href="https://elsewhere.test/">x</a>',
      '<script src="/wp-content/a.js"></script><script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"T"}</script>',
    ),
  },
  "https://theirs.test/guide": page("Log files", ["Log files", "Invoice approval"]),
  "https://theirs.test/private": page("Secret", ["Secret recipe"]),
  "https://theirs.test/sitemap.xml": lastmods("https://theirs.test", ["2026-11-10", "2026-11-01", "2025-01-01"]),
  "https://dead.test/robots.txt": { fails: new AppError("dns_not_found", { host: "dead.test" }) },
  "https://dead.test/": { fails: new AppError("dns_not_found", { host: "dead.test" }) },
});
const ports = {
  fetchPage: web.fetchPage,
  noteLinks: () => undefined,
  knownDomains: async () => [],
  ...noProviders,
  now: () => new Date("2026-11-17T06:00:00Z"),
};
const run = (past: readonly CompetitorEvent[] = []) => {
  const events = [...past];
  return { events, job: { signal: new AbortController().signal, past, emit: (event: CompetitorEvent) => void events.push(event) } };
};
const compare = (rivals?: string[]) => analyzeCompetitors({ url: "https://mine.test/", ...(rivals ? { rivals } : {}) }, ports, run().job);

describe("two sites", () => {
  it("share some topics and lack others", async () => {
    const { topics, headline } = await compare(["https://theirs.test/"]);
    const kindOf = (phrase: string) => topics.find((topic) => topic.phrase.toLowerCase() === phrase)?.kind;
    expect(["project boards", "log files", "invoice approval", "time tracking"].map(kindOf)).toEqual([
      "shared",
      "missing",
      "missing",
      "own",
    ]);
    expect(headline).toMatch(/^You share \d+ topics?\. \d+ (?:is|are) missing on your pages\.$/);
    expect(topics.find(({ phrase }) => phrase.toLowerCase() === "log files")).toMatchObject({
      figures: {
        "site-0": { state: "unavailable" },
        "site-1": { state: "measured", value: 2, source: "Our own crawl: 2 pages of theirs.test" },
      },
    });
  });

  it("are measured by what was read of them, and robots.txt is obeyed", async () => {
    const { measures } = await compare(["https://theirs.test/"]);
    const told = Object.fromEntries(
      measures.map(({ name, figures }) => [
        name.split(/[:,]/)[0],
        figures["site-1"]?.state === "measured" ? figures["site-1"].value : null,
      ]),
    );
    expect(told).toMatchObject({
      "Pages read": 2,
      "Addresses in its sitemaps": 3,
      "Titles that no other page read has": "2 of 2 pages",
      "Headings a page": 2,
      "Pages with structured data": "1 of 2 pages",
      "Structured data types": "Organization",
      Technology: "WordPress (addresses with /wp-content/), nginx (the Server header)",
      "Last change": "Nov 10, 2026",
      "Changed in the last 30 days": "2 of 3",
      "Months with a change": "1 of 12",
    });
    expect(web.asked).not.toContain("https://theirs.test/private");
  });
});

describe("while it runs", () => {
  it("tells every page as it comes, and the result follows from what was told", async () => {
    const { events, job } = run();
    const output = await analyzeCompetitors({ url: "https://mine.test/", rivals: ["https://theirs.test/"] }, ports, job);
    expect(events.filter(({ kind }) => kind === "page")).toHaveLength(4);
    expect(resultFrom(events)).toEqual(output);
  });

  it("what a stopped run had read is compared, and says where it stopped", async () => {
    const { events, job } = run();
    await analyzeCompetitors({ url: "https://mine.test/", rivals: ["https://theirs.test/"] }, ports, job);
    const half = events.filter((event) => event.kind !== "standing" && !(event.kind === "read" && event.site === "site-1"));
    expect(resultSoFar(half)?.notes).toContain("theirs.test: the run was stopped after 2 pages of it.");
    expect(resultSoFar(events.slice(0, 1))).toBeUndefined();
  });

  it("goes on after a restart without reading again what it had read", async () => {
    const { events, job } = run();
    const input = { url: "https://mine.test/", rivals: ["https://theirs.test/"] };
    const output = await analyzeCompetitors(input, ports, job);
    const before = web.asked.length;
    const again = run(events.filter((event) => event.kind !== "standing" && !(event.kind === "read" && event.site === "site-1")));
    expect(await analyzeCompetitors(input, ports, again.job)).toEqual(output);
    expect(web.asked.slice(before).every((url) => url.startsWith("https://theirs.test/"))).toBe(true);
  });
});

it("a site that cannot be read keeps its column, with the reason in place of figures", async () => {
  const { measures, notes, sites, headline } = await compare(["https://dead.test/", "https://theirs.test/"]);
  expect(sites.map(({ title }) => title)).toEqual(["You: mine.test", "dead.test", "theirs.test"]);
  expect(measures.every(({ figures }) => figures["site-1"]?.state === "unavailable")).toBe(true);
  expect(notes.join("\n")).toContain("dead.test");
  expect(headline).toContain("You share");
});

it("your own site that cannot be read lacks nothing: nobody knows", async () => {
  const { topics, headline } = await analyzeCompetitors(
    { url: "https://dead.test/", rivals: ["https://theirs.test/", "www.theirs.test"] },
    ports,
    run().job,
  );
  expect(new Set(topics.map(({ kind }) => kind))).toEqual(new Set(["others"]));
  expect(headline).toMatch(/^Only theirs\.test could be read/);
});

it("competitors that nobody named are asked for, and said not to be known where no source is", async () => {
  const { notes, sites } = await compare();
  expect(sites).toHaveLength(1);
  expect(notes[0]).toBe("We cannot discover competitors without a search provider. Add one to four sites to compare.");
});

it("a source of competing sites names them", async () => {
  const askProvider = async () => ({
    state: "given" as const,
    source: "A source",
    asOf: "2026-11-16",
    value: [{ domain: "theirs.test", sharedKeywords: 9, averagePosition: null, searchVisits: null }],
  });
  const { notes, sites } = await analyzeCompetitors(
    { url: "https://mine.com/" },
    { ...ports, askProvider: askProvider as unknown as typeof ports.askProvider },
    run().job,
  );
  expect(sites.map(({ title }) => title)).toEqual(["You: mine.com", "theirs.test"]);
  expect(notes[0]).toContain("by A source, 2026-11-16");
});
