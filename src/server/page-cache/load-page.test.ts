import { describe, expect, it } from "vitest";
import type { ContentSource } from "#core/content/content-source.ts";
import { createRateLimiter } from "#platform/rate-limit/rate-limit.ts";
import type { FoundPage } from "./find-page.ts";
import { createPageLoader } from "./load-page.ts";
import { createPageCache } from "./page-cache.ts";
import { createRenderBudget, RenderRefused } from "./render-budget.ts";

const found = (key: string, more: Partial<FoundPage> = {}): FoundPage => ({
  key,
  bareKey: key,
  missingKey: "/:slug",
  isKnown: async () => true,
  ...more,
});

function setUp({ aMinute = 3, atOnce = 2 } = {}) {
  let clock = 0;
  const rendered: string[] = [];
  /** What another instance has published, and what of it is known here. */
  const elsewhere = { published: "", known: "" };
  const watchers: ((types: ReadonlySet<string>) => void)[] = [];
  const gate = { opened: Promise.resolve() };
  const pages = createPageCache({
    async render(key) {
      rendered.push(key);
      await gate.opened;
      const status = /nothing|:slug/.test(key) && key !== elsewhere.known ? 404 : 200;
      return { status, headers: {}, body: key, tags: new Set(), keep: status === 200 || key === "/:slug" };
    },
    maxBytes: 1_000_000,
    freshMs: 60_000,
    now: () => clock,
    onError: () => {},
  });
  const budget = createRenderBudget({ limiter: createRateLimiter({ now: () => clock }), aMinute, atOnce });
  const content: ContentSource = { fetch: async () => null, watch: (watcher) => void watchers.push(watcher) };
  const refresh = async () => {
    if (elsewhere.known === elsewhere.published) return;
    elsewhere.known = elsewhere.published;
    for (const tell of watchers) tell(new Set(["post"]));
  };
  const load = createPageLoader({ pages, content, budget, refresh });
  return { elsewhere, pages, load, rendered, gate, pass: (ms: number) => (clock += ms) };
}

describe("a page for everyone", () => {
  it("is one page of status 404 for all that there is not, made once and pushing nothing out", async () => {
    const { load, rendered, pages } = setUp({ aMinute: 100 });
    for (let n = 0; n < 20; n++) expect((await load(found(`/nothing-${n}`), () => "a")).status).toBe(404);
    expect(rendered.filter((key) => key === "/:slug")).toHaveLength(1);
    expect(pages.size.pages).toBe(1);
  });

  it("is looked for once more when another instance has published something meanwhile", async () => {
    const { load, rendered, elsewhere } = setUp({ aMinute: 100 });
    elsewhere.published = "/nothing-before";
    expect((await load(found("/nothing-before"), () => "a")).status).toBe(200);
    expect((await load(found("/nothing-else"), () => "a")).status).toBe(404);
    expect(rendered).toEqual(["/nothing-before", "/nothing-before", "/nothing-else", "/:slug"]);
  });

  it("is not made for a value that it does not know", async () => {
    const { load, rendered } = setUp();
    for (let n = 0; n < 20; n++) await load(found(`/contact?plan=${n}`, { bareKey: "/contact", isKnown: async () => false }), () => "a");
    expect(rendered).toEqual(["/contact"]);
  });

  it("is refused to a visitor who had too many made, with the time to wait, and to nobody else; kept pages go on", async () => {
    const { load, pass } = setUp();
    for (const key of ["/1", "/2", "/3"]) await load(found(key), () => "a");
    pass(10_000);
    const refused = await load(found("/4"), () => "a").catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RenderRefused);
    expect((refused as RenderRefused).seconds).toBe(50);
    expect((await load(found("/1"), () => "a")).status).toBe(200);
    expect((await load(found("/4"), () => "b")).status).toBe(200);
    pass(50_001);
    expect((await load(found("/5"), () => "a")).status).toBe(200);
  });

  it("is made again when it was kept before, whatever the budget", async () => {
    const { load, pass } = setUp({ aMinute: 1 });
    await load(found("/old"), () => "a");
    pass(900_000);
    await load(found("/other"), () => "a");
    expect((await load(found("/old"), () => "a")).status).toBe(200);
  });

  it("is refused when too many are made at once, unless it is being made already", async () => {
    const { load, gate } = setUp({ aMinute: 100 });
    const opening = Promise.withResolvers<void>();
    gate.opened = opening.promise;
    const first = [load(found("/1"), () => "a"), load(found("/2"), () => "b")];
    await Promise.resolve();
    const third = load(found("/3"), () => "c").catch((error: unknown) => error);
    const joined = load(found("/1"), () => "d");
    expect(await third).toBeInstanceOf(RenderRefused);
    opening.resolve();
    expect((await Promise.all([...first, joined])).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});
