import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { AppError } from "#core/errors/app-error.ts";
import { pageInput } from "#core/page-check/page-input.ts";
import type { PageSource } from "#core/tool/tool-ports.ts";
import { fetchedPage, pagePorts } from "../../../tests/support/page-ports.ts";
import { type PageCheck, runPageCheck } from "./page-check.ts";

const { signal } = new AbortController();
const sources = [{ title: "Standard", url: "https://standard.example/", checkedOn: "2026-11-15" }];

/** Reads the first title, and complains when it is long. */
const check: PageCheck<string, { title: string }> = {
  rules: [
    {
      id: "short",
      title: "Short",
      kind: "title-cut",
      sources,
      run: (title) => [{ ...(title.length > 40 ? {} : { status: "pass" }), title: "Short", detail: "" }],
    },
  ],
  acrossPages: [
    {
      id: "same",
      title: "All different",
      kind: "title-absent",
      sources,
      run: (reports) => [
        { ...(new Set(reports.map(({ facts }) => facts.title)).size === 1 ? {} : { status: "pass" }), title: "Same", detail: "" },
      ],
    },
  ],
  subjectOf: (snapshot) => snapshot.titles[0]?.text ?? "",
  factsOf: (title) => ({ title }),
  verdictOf: (title, findings) => ({ figure: String(findings.length), headline: title, summary: "" }),
};
const run = runPageCheck(check);

describe("a kept page", () => {
  const kept = (html: string) => ({
    id: "0123456789abcdef",
    takenAt: "2026-11-08T11:57:00.000Z",
    until: "2026-11-15T11:57:00.000Z",
    input: "a.example",
    page: fetchedPage("https://a.example/", { html }),
  });
  const beside = async (compareWith: string, now: string) => {
    const { openPage, ...ports } = pagePorts((address) => fetchedPage(address, { html: now }));
    return run(
      { snapshot: "0123456789abcdef", compareWith },
      { ...ports, openPage: async (source) => ("snapshot" in source ? kept("<title>Old") : openPage(source)) },
      signal,
    );
  };

  it("is set beside itself as it is now, without a word about repetition", async () => {
    const { reports, acrossPages, failures } = await beside("https://a.example/", "<title>Old");
    expect(reports.map(({ url, facts }) => `${url} ${facts.title}`)).toEqual(["https://a.example/ Old", "https://a.example/ Old"]);
    expect([acrossPages, failures]).toEqual([[], []]);
  });

  it("is set beside another page", async () => {
    const { reports, acrossPages } = await beside("https://b.example/", "<title>Old");
    expect(reports.map(({ url }) => url)).toEqual(["https://a.example/", "https://b.example/"]);
    expect(acrossPages).toMatchObject([{ ruleId: "same", status: "fail" }]);
  });

  it("stays when the page is gone", async () => {
    const { openPage, ...ports } = pagePorts(() => {
      throw new AppError("dns_not_found", { host: "a.example" });
    });
    const output = await run(
      { snapshot: "0123456789abcdef", compareWith: "a.example" },
      { ...ports, openPage: async (source) => ("snapshot" in source ? kept("<title>Old") : openPage(source)) },
      signal,
    );
    expect([output.reports.length, output.failures.map(({ code }) => code)]).toEqual([1, ["dns_not_found"]]);
  });
});

describe("one page", () => {
  it.each<[input: Parameters<typeof run>[0], sources: object[]]>([
    [{ url: "a.example" }, [{ url: "a.example" }]],
    [{ snapshot: "0123456789abcdef" }, [{ snapshot: "0123456789abcdef" }]],
    [{ urls: ["a.example", "b.example"] }, [{ url: "a.example" }, { url: "b.example" }]],
  ])("is fetched, unless it is asked for by its number: %j", async (input, sources) => {
    const asked: object[] = [];
    const { openPage, ...ports } = pagePorts((address) => fetchedPage(`https://${address}/`));
    const read = (source: PageSource) => openPage("snapshot" in source ? { url: "a.example" } : source);
    await run(input, { ...ports, openPage: (source) => read(asked[asked.push(source) - 1] as PageSource) }, signal);
    expect(asked).toEqual(sources);
  });

  it("tells how long ago it was read, when that was before this run", async () => {
    const ports = pagePorts();
    const page = fetchedPage("https://a.example/");
    const opened = {
      id: "0123456789abcdef",
      takenAt: "2026-11-15T11:57:00.000Z",
      until: "2026-11-22T11:57:00.000Z",
      input: "a.example",
      page,
    };
    const { reports } = await run({ url: "a.example" }, { ...ports, openPage: async () => ({ ...opened, age: 180 }) }, signal);
    expect(reports[0]?.kept).toEqual({ id: opened.id, takenAt: opened.takenAt, until: opened.until, age: 180 });
    const earlier = { id: "fedcba9876543210", takenAt: "2026-11-15T11:53:00.000Z" };
    const again = await run({ url: "a.example" }, { ...ports, openPage: async () => ({ ...opened, earlier }) }, signal);
    expect(again.reports[0]?.kept).toEqual({ id: opened.id, takenAt: opened.takenAt, until: opened.until, earlier });
  });

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
    const ports = pagePorts(() => fetchedPage("https://a.example/", { hops: [hop], truncated: true }));
    const { reports } = await run({ url: "a.example" }, ports, signal);
    expect(reports).toEqual([
      {
        input: "a.example",
        url: "https://a.example/",
        kept: null,
        fetched: { status: 200, bytes: 57, totalMs: 420, charset: "UTF-8", redirects: 1, truncated: true },
        verdict: { level: "pass", figure: "1", headline: "Page at https://a.example/", summary: "" },
        findings: [],
        passes: [{ ruleId: "short", status: "pass", kind: "title-cut", grade: "advice", title: "Short", detail: "", sources }],
        facts: { title: "Page at https://a.example/" },
      },
    ]);
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
    const refused = run(
      { url: "a.example" },
      pagePorts((url) => fetchedPage(`https://${url}/`, change)),
      signal,
    );
    await expect(refused).rejects.toMatchObject({ code, message });
  });

  it("reads a page without a content type as HTML", async () => {
    const { reports } = await run(
      { url: "a.example" },
      pagePorts((url) => fetchedPage(`https://${url}/`, { headers: [] })),
      signal,
    );
    expect(reports[0]?.facts.title).toBe("Page at https://a.example/");
  });

  it("judges pasted HTML without a fetch, at the address given with it", async () => {
    const { reports } = await run({ html: "<title>Plans</title>", url: "https://atlas.example/plans" }, pagePorts(), signal);
    expect(reports[0]).toMatchObject({ url: "https://atlas.example/plans", facts: { title: "Plans" }, fetched: null });
  });
});

describe("several pages", () => {
  it("keeps what failed beside what did not, in the order given, each address once", async () => {
    const ports = pagePorts((url) => {
      if (url === "gone.example") throw new AppError("dns_not_found", { host: url });
      return fetchedPage(`https://${url}/`, url === "shut.example" ? { status: 403 } : {});
    });
    const urls = ["a.example", "gone.example", "shut.example", "b.example", "a.example"];
    const { reports, failures, acrossPages } = await run({ urls }, ports, signal);
    expect(reports.map(({ input }) => input)).toEqual(["a.example", "b.example"]);
    expect(failures).toEqual([
      { input: "gone.example", code: "dns_not_found", message: "We could not find gone.example. Check the spelling of the address." },
      { input: "shut.example", code: "page_refused", message: "That server refused our request (403). Paste the HTML instead." },
    ]);
    expect(acrossPages).toEqual([]);
  });

  it("sets two side by side and judges them together", async () => {
    const ports = pagePorts((url) => fetchedPage(`https://${url}/`, { html: "<title>Same</title>" }));
    const { reports, acrossPages } = await run({ url: "a.example", compareWith: "b.example" }, ports, signal);
    expect(reports.map(({ url }) => url)).toEqual(["https://a.example/", "https://b.example/"]);
    expect(acrossPages.map(({ ruleId }) => ruleId)).toEqual(["same"]);
  });

  it("fetches four at a time", async () => {
    let [open, most] = [0, 0];
    const ports = pagePorts(async (address) => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, 1));
      open--;
      return fetchedPage(`https://${address}/`);
    });
    const urls = Array.from({ length: 25 }, (_, index) => `p${index}.example`);
    const { reports } = await run({ urls }, ports, signal);
    expect([reports.length, most]).toEqual([25, 4]);
  });

  it("fails as a whole on a fault of ours", async () => {
    const ports = pagePorts(() => {
      throw new TypeError("bug");
    });
    await expect(run({ urls: ["a.example"] }, ports, signal)).rejects.toThrow("bug");
  });
});

describe("the input", () => {
  it.each([
    [{}, "Add the address of a page, or paste its HTML."],
    [{ url: " " }, "Add the address of the page."],
    [{ urls: [] }, "Add at least one address."],
    [{ urls: Array(26).fill("a.example") }, "25 addresses a run is the limit. Run the rest after these."],
    [{ urls: ["a.example"], url: "b.example" }, "Give one address, or HTML, or a list of addresses: one of the three."],
    [{ snapshot: "no number" }, "That is not the number of a kept page."],
    [{ html: "<p>", compareWith: "a.example" }, "Add the first of the two addresses."],
    [{ html: "x".repeat(1_000_001) }, "That is more than 1 MB of HTML. Paste the part that matters."],
  ])("refuses %j", (input, message) => {
    expect(safeParse(pageInput, input).error?.issues[0]?.message).toBe(message);
  });

  it("trims an address", () => expect(safeParse(pageInput, { url: " a.example " }).data).toEqual({ url: "a.example" }));
});
