import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { createPageCache, type RenderedPage } from "./page-cache.ts";

/** Generous for a busy machine; what is waited for comes in milliseconds. */
const WAIT = { timeout: 30_000 };

const pageOf = (body: string, more: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: {},
  body,
  tags: new Set(["post"]),
  keep: true,
  ...more,
});

function setUp(answers: (string | Error | RenderedPage)[], options: { maxBytes?: number } = {}) {
  let clock = 0;
  let calls = 0;
  const errors: string[] = [];
  const cache = createPageCache({
    render: async () => {
      const answer = answers[Math.min(calls++, answers.length - 1)] as string | Error | RenderedPage;
      await Promise.resolve();
      if (answer instanceof Error) throw answer;
      return typeof answer === "string" ? pageOf(answer) : answer;
    },
    maxBytes: options.maxBytes ?? 1_000_000,
    freshMs: 60_000,
    now: () => clock,
    onError: (error) => errors.push((error as Error).message),
  });
  const text = (key = "/") => {
    const page = cache.peek(key);
    return page && brotliDecompressSync(page.brotli).toString();
  };
  return { cache, errors, text, calls: () => calls, pass: (ms: number) => (clock += ms) };
}

describe("createPageCache", () => {
  it("keeps a page in brotli and gzip", async () => {
    const { cache } = setUp(["hello"]);
    const page = await cache.load("/");
    expect(brotliDecompressSync(page.brotli).toString()).toBe("hello");
    expect(gunzipSync(page.gzip).toString()).toBe("hello");
  });

  it("packs a page tightly when it is asked for often", async () => {
    const body = Array.from({ length: 2_000 }, (_, n) => `<li>stop ${n * n}</li>`).join("");
    const { cache, text } = setUp([body]);
    const quick = await cache.load("/");
    for (let visit = 1; visit <= 10; visit++) expect(cache.peek("/")?.brotli).toBe(quick.brotli);
    await vi.waitFor(() => expect(cache.peek("/")?.brotli.byteLength).toBeLessThan(quick.brotli.byteLength), WAIT);
    expect(text()).toBe(body);
    expect(cache.peek("/")?.gzip).toBe(quick.gzip);
  });

  it("renders once for visitors who come at the same time", async () => {
    const { cache, calls } = setUp(["hello"]);
    await Promise.all([cache.load("/"), cache.load("/"), cache.load("/")]);
    expect(calls()).toBe(1);
  });

  it("serves the old page while it renews one that is past its time", async () => {
    const { cache, text, pass } = setUp(["old", "new"]);
    await cache.load("/");
    pass(60_001);
    expect(text()).toBe("old");
    await vi.waitFor(() => expect(text()).toBe("new"), WAIT);
  });

  it("makes a page anew first that nobody asked for in ten minutes, and serves the old one when that fails", async () => {
    const { cache, text, pass, errors } = setUp(["old", "new", new Error("content is down")]);
    await cache.load("/");
    pass(600_001);
    expect(text()).toBeUndefined();
    await cache.load("/");
    expect(text()).toBe("new");
    pass(600_001);
    expect(text()).toBeUndefined();
    expect(brotliDecompressSync((await cache.load("/")).brotli).toString()).toBe("new");
    expect(text()).toBe("new");
    expect(errors).toEqual(["content is down"]);
  });

  it("serves the last good page when rendering fails, and tries again five seconds later", async () => {
    const { cache, text, pass, errors, calls } = setUp(["good", new Error("content is down"), "back"]);
    await cache.load("/");
    pass(60_001);
    text();
    await vi.waitFor(() => expect(errors).toEqual(["content is down"]), WAIT);
    expect(text()).toBe("good");
    expect(calls()).toBe(2);
    pass(5_001);
    text();
    await vi.waitFor(() => expect(text()).toBe("back"), WAIT);
  });

  it("does not replace a good page by an error page", async () => {
    const { cache, text, pass, errors } = setUp(["good", pageOf("broken", { status: 500 })]);
    await cache.load("/");
    pass(60_001);
    text();
    await vi.waitFor(() => expect(errors).toEqual(["rendering / answered 500"]), WAIT);
    expect(text()).toBe("good");
  });

  it("keeps no page as fresh that something changed under while it was rendered or packed", async () => {
    for (const when of ["rendered", "packed"]) {
      const changing = { ...pageOf(""), tags: new Set(["post"]) };
      const { cache, text, pass } = setUp([changing, "new"]);
      pass(24 * 3_600_000);
      const change = () => cache.expire(["post"]);
      Object.defineProperty(changing, "body", {
        get() {
          if (when === "packed") queueMicrotask(change);
          return "old";
        },
      });
      const loading = cache.load("/");
      if (when === "rendered") change();
      await loading;
      expect(text(), when).toBeUndefined();
      await cache.load("/");
      expect(text(), when).toBe("new");
    }
  });

  it("drops pages by tag", async () => {
    const { cache, text } = setUp(["one"]);
    await cache.load("/a");
    cache.expire(["service"]);
    expect(text("/a")).toBe("one");
    cache.expire(["post"]);
    expect(text("/a")).toBeUndefined();
  });

  it("never keeps a page that must not be kept", async () => {
    const { cache } = setUp([pageOf("mine", { keep: false })]);
    await cache.load("/");
    expect(cache.peek("/")).toBeUndefined();
  });

  it("stays within its bytes, giving up the oldest page first", async () => {
    const { cache } = setUp(["x"], { maxBytes: 60 });
    for (const key of ["/1", "/2", "/3", "/4"]) await cache.load(key);
    expect(cache.size.bytes).toBeLessThanOrEqual(60);
    expect(cache.peek("/1")).toBeUndefined();
    expect(cache.peek("/4")).toBeDefined();
  });
});
