import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage } from "#core/tool/tool-ports.ts";
import { titleTagCheckerInput } from "./title-tag-checker.schema.ts";
import { checkTitleTags } from "./title-tag-checker.server.ts";
import { tool } from "./title-tag-checker.tool.ts";

const { signal } = new AbortController();
const now = () => new Date("2026-11-15T12:00:00Z");

function pageOf(url: string, change: Partial<Omit<FetchedPage, "body">> & { html?: string } = {}): FetchedPage {
  const { html = `<html lang="en"><title>Page at ${url}</title>`, ...rest } = change;
  const body = new TextEncoder().encode(html);
  return {
    url,
    status: 200,
    headers: [["Content-Type", "text/html; charset=utf-8"]],
    body,
    truncated: false,
    hops: [],
    bytesWire: body.length,
    totalMs: 420.4,
    ...rest,
  };
}

const portsOf = (fetchPage: (address: string) => FetchedPage) => ({
  now,
  fetchPage: async (address: string | URL) => fetchPage(String(address)),
});

describe("one page", () => {
  it("reports what the server sent", async () => {
    const hop = {
      url: "http://a.example/",
      status: 301,
      location: "https://a.example/",
      headers: [],
      address: "192.0.2.1",
      firstByteMs: 1,
      totalMs: 2,
    };
    const ports = portsOf(() => pageOf("https://a.example/", { hops: [hop], truncated: true }));
    const { reports } = await checkTitleTags({ url: "a.example" }, ports, signal);
    expect(reports[0]).toMatchObject({
      input: "a.example",
      url: "https://a.example/",
      title: "Page at https://a.example/",
      fetched: { status: 200, totalMs: 420, charset: "UTF-8", redirects: 1, truncated: true },
    });
  });

  it.each([
    [{ status: 403 }, "page_refused", "That server refused our request (403). Paste the HTML instead."],
    [{ status: 401 }, "page_refused", "That server refused our request (401). Paste the HTML instead."],
    [
      { status: 503, headers: [["CF-Mitigated", "challenge"]] },
      "page_refused",
      "That server refused our request (503). Paste the HTML instead.",
    ],
    [{ status: 404 }, "page_status", "That address answers with status 404, so there is no page to check."],
    [
      { headers: [["content-type", "application/pdf"]] },
      "page_not_html",
      "That address is a PDF, not a web page. The header checker can read it.",
    ],
    [
      { headers: [["content-type", "image/png"]] },
      "page_not_html",
      "That address is an image, not a web page. The header checker can read it.",
    ],
  ] as const)("refuses %j in words", async (change, code, message) => {
    const run = checkTitleTags(
      { url: "a.example" },
      portsOf((url) => pageOf(`https://${url}/`, change)),
      signal,
    );
    await expect(run).rejects.toMatchObject({ code, message });
  });

  it("reads a page without a content type as HTML", async () => {
    const { reports } = await checkTitleTags(
      { url: "a.example" },
      portsOf((url) => pageOf(`https://${url}/`, { headers: [] })),
      signal,
    );
    expect(reports[0]?.title).toBe("Page at https://a.example/");
  });
});

describe("pasted HTML", () => {
  const none = portsOf(() => {
    throw new Error("fetched");
  });

  it("is judged without a fetch, at the address given with it", async () => {
    const { reports } = await checkTitleTags({ html: "<title>Plans</title>", url: "atlas.example/plans" }, none, signal);
    expect(reports[0]).toMatchObject({ url: "https://atlas.example/plans", title: "Plans", fetched: null });
  });

  it.each([undefined, "not an address", "javascript:alert(1)"])("stands nowhere when its address is %j", async (url) => {
    const { reports } = await checkTitleTags({ html: "<title>Plans</title>", ...(url ? { url } : {}) }, none, signal);
    expect(reports[0]?.url).toBe("https://your-site.example/your-page");
  });

  it.each(tool.examples)("answers the example: $title", async ({ input }) => {
    const output = await checkTitleTags(input, none, signal);
    expect(safeParse(tool.output, output)).toMatchObject({ success: true });
    expect(output.reports).toHaveLength(1);
  });

  it("has examples of which one passes and two do not", async () => {
    const levels = await Promise.all(
      tool.examples.map(async ({ input }) => (await checkTitleTags(input, none, signal)).reports[0]?.verdict.level),
    );
    expect(levels).toEqual(["fix", "pass", "failed"]);
  });
});

describe("a list", () => {
  it("keeps what failed beside what did not, in the order given, each address once", async () => {
    const ports = portsOf((url) => {
      if (url === "gone.example") throw new AppError("dns_not_found", { host: url });
      return pageOf(`https://${url}/`, url === "shut.example" ? { status: 403 } : {});
    });
    const { reports, failures } = await checkTitleTags(
      { urls: ["a.example", "gone.example", "shut.example", "b.example", "a.example"] },
      ports,
      signal,
    );
    expect(reports.map(({ input }) => input)).toEqual(["a.example", "b.example"]);
    expect(failures).toEqual([
      { input: "gone.example", code: "dns_not_found", message: "We could not find gone.example. Check the spelling of the address." },
      { input: "shut.example", code: "page_refused", message: "That server refused our request (403). Paste the HTML instead." },
    ]);
  });

  it("fetches four at a time", async () => {
    let [open, most] = [0, 0];
    const fetchPage = async (address: string | URL) => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, 1));
      open--;
      return pageOf(`https://${address}/`);
    };
    const urls = Array.from({ length: 25 }, (_, index) => `p${index}.example`);
    const { reports } = await checkTitleTags({ urls }, { now, fetchPage }, signal);
    expect([reports.length, most]).toEqual([25, 4]);
  });

  it("fails as a whole on a fault of ours", async () => {
    const ports = portsOf(() => {
      throw new TypeError("bug");
    });
    await expect(checkTitleTags({ urls: ["a.example"] }, ports, signal)).rejects.toThrow("bug");
  });
});

describe("the input", () => {
  it.each([
    [{}, "Add the address of a page, or paste its HTML."],
    [{ url: " " }, "Add the address of the page."],
    [{ urls: [] }, "Add at least one address."],
    [{ urls: Array(26).fill("a.example") }, "25 addresses a run is the limit. Run the rest after these."],
    [{ urls: ["a.example"], url: "b.example" }, "Give one address, or HTML, or a list of addresses: one of the three."],
    [{ html: "x".repeat(1_000_001) }, "That is more than 1 MB of HTML. Paste the head and the headings."],
  ])("refuses %j", (input, message) => {
    expect(safeParse(titleTagCheckerInput, input).error?.issues[0]?.message).toBe(message);
  });

  it("trims an address", () => expect(safeParse(titleTagCheckerInput, { url: " a.example " }).data).toEqual({ url: "a.example" }));
});
