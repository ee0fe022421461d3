import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage, FetchPageOptions, ToolPorts } from "#core/tool/tool-ports.ts";
import { fetchedPage, pagePorts } from "../../../tests/support/page-ports.ts";
import { checkHeaders } from "./header-checker.server.ts";

const { signal } = new AbortController();
const url = "https://a.example/";

function hop(address: string, status: number, location?: string, firstByteMs = 120) {
  return {
    url: address,
    status,
    headers: [],
    address: "192.0.2.1",
    firstByteMs,
    totalMs: firstByteMs + 10,
    ...(location ? { location } : {}),
  };
}

/** Ports that tell what each request asked for. */
function portsWith(answer: (address: string, options: FetchPageOptions) => FetchedPage) {
  const asked: string[] = [];
  const ports: Pick<ToolPorts, "fetchPage" | "openPage" | "now"> = {
    ...pagePorts(() =>
      fetchedPage(url, {
        headers: [
          ["Content-Type", "text/html"],
          ["ETag", '"v1"'],
        ],
        hops: [hop(url, 200)],
      }),
    ),
    fetchPage: async (address, options = {}) => {
      asked.push(`${options.method ?? "GET"} ${address}${options.as ? ` as ${options.as}` : ""} ${JSON.stringify(options.headers ?? {})}`);
      return answer(String(address), options);
    },
  };
  return { asked, ports };
}

describe("one page", () => {
  it.each([
    [800, "pass"],
    [801, "warn"],
    [1_800, "warn"],
    [1_801, "fail"],
  ])("whose first byte takes %i ms: %s", async (ms, status) => {
    const ports = pagePorts(() => fetchedPage(url, { hops: [hop(url, 200, undefined, ms)] }));
    const { reports } = await checkHeaders({ url }, ports, signal);
    const found = reports.flatMap(({ findings, passes }) => [...findings, ...passes]).filter(({ ruleId }) => ruleId === "first-byte");
    expect(found.map((finding) => finding.status)).toEqual([status]);
  });

  it("is asked again by HEAD, with its validators and over http", async () => {
    const { asked, ports } = portsWith((address, { method, headers }) => {
      if (headers?.["if-none-match"]) return fetchedPage(address, { status: 304 });
      if (method === "HEAD") return fetchedPage(address, { status: 405 });
      return fetchedPage(url, { hops: [hop(address, 301, url), hop(url, 200)] });
    });
    const { reports } = await checkHeaders({ url: "a.example" }, ports, signal);
    expect(asked.toSorted()).toEqual([
      "GET http://a.example/ {}",
      'GET https://a.example/ {"if-none-match":"\\"v1\\""}',
      "HEAD https://a.example/ {}",
    ]);
    const titles = [...(reports[0]?.findings ?? []), ...(reports[0]?.passes ?? [])].map(({ title }) => title);
    expect(titles).toContain("Answers 304 when nothing changed");
    expect(titles).toContain("GET answers 200, HEAD 405");
    expect(titles).toContain("http leads to https on the same host");
    expect(reports[0]?.facts.comparisons.map(({ label, status }) => [label, status])).toEqual([
      ["HEAD", 405],
      ["GET with its validators", 304],
    ]);
  });

  it("is asked as chosen, and the difference is told with the word imitation at hand", async () => {
    const { asked, ports } = portsWith((address, { as }) =>
      as === "googlebot" ? fetchedPage(address, { html: "<title>For robots</title>" }) : fetchedPage(address),
    );
    const { reports } = await checkHeaders({ url, as: "googlebot", language: "de", uncompressed: true }, ports, signal);
    expect(asked).toContain('GET https://a.example/ as googlebot {"accept-language":"de","accept-encoding":"identity"}');
    const [first] = reports[0]?.facts.comparisons ?? [];
    expect(first).toMatchObject({ label: "GET as Googlebot in de without compression", isImitation: true, status: 200 });
    expect(reports[0]?.findings.find(({ ruleId }) => ruleId === "same-for-all")?.title).toBe(
      "GET as Googlebot in de without compression gets another answer: title, language",
    );
  });

  it("that sells crawlers something else is told so before anything else", async () => {
    const page = (words: string) => `<title>Shop</title><main><p>${words}</p></main>`;
    const { ports } = portsWith((address, { as }) =>
      fetchedPage(address, { html: page(as === "googlebot" ? "Buy viagra now" : "Oak stairs") }),
    );
    const { reports } = await checkHeaders({ url, as: "googlebot" }, ports, signal);
    expect(reports[0]?.findings[0]).toMatchObject({ ruleId: "same-for-all", kind: "other-for-crawlers", grade: "fatal" });
    expect(reports[0]?.findings[0]?.title).toBe("Crawlers read what people do not get: the words “viagra”");
  });

  it("keeps its report when a further request fails", async () => {
    const { ports } = portsWith(() => {
      throw new AppError("connect_failed", { host: "a.example" });
    });
    const { reports } = await checkHeaders({ url, verb: "HEAD" }, ports, signal);
    expect(reports[0]?.facts.comparisons.map(({ label, failure }) => [label, failure?.slice(0, 20)])).toEqual([
      ["HEAD", "We could not connect"],
      ["HEAD", "We could not connect"],
      ["GET with its validators", "We could not connect"],
    ]);
    expect(reports[0]?.passes.map(({ title }) => title)).toContain("http does not answer, so there is nothing to redirect");
  });

  it("may answer with any status and type", async () => {
    const ports = pagePorts((address) =>
      fetchedPage(address, { status: 403, headers: [["Content-Type", "application/pdf"]], html: "%PDF" }),
    );
    const { reports } = await checkHeaders({ url }, ports, signal);
    expect(reports[0]?.verdict).toMatchObject({ figure: "403", level: "failed" });
  });
});

it("asks once for each address of a list", async () => {
  const { asked, ports } = portsWith((address) => fetchedPage(address));
  const { reports } = await checkHeaders({ urls: ["a.example", "b.example"] }, ports, signal);
  expect([reports.length, asked]).toEqual([2, []]);
});

it("measures what came against what was promised", async () => {
  const html = "x".repeat(5000);
  const ports = pagePorts((address) =>
    fetchedPage(address, {
      html,
      headers: [
        ["Content-Type", "text/html; charset=utf-8"],
        ["Content-Length", "4000"],
      ],
      bytesWire: 5000,
      hops: [{ ...hop(address, 200), firstByteMs: 900, tls: tlsUntil("2026-11-20T00:00:00.000Z") }],
    }),
  );
  const { reports } = await checkHeaders({ url }, ports, signal);
  const titles = reports[0]?.findings.map(({ title }) => title);
  expect(titles).toContain("Content-Length says 4,000 bytes, 5,000 came");
  expect(titles).toContain("5 KB of text, not packed");
  expect(titles).toContain("The server thought for 900 ms");
  expect(titles).toContain("The certificate ends in 4 days");
});

describe("a chain that leads nowhere", () => {
  it("is walked step by step, and shown", async () => {
    const steps: Record<string, string> = { "https://a.example/": "/b", "https://a.example/b": "/c", "https://a.example/c": "/b" };
    const ports = {
      ...pagePorts(() => {
        throw new AppError("redirect_loop", { host: "a.example", url: "https://a.example/b" });
      }),
      fetchPage: async (address: string | URL) => {
        const at = new URL(String(address)).href;
        const location = steps[at];
        return fetchedPage(at, { status: 301, headers: [["Location", location ?? ""]], hops: [hop(at, 301, location)] });
      },
    };
    const { reports } = await checkHeaders({ url }, ports, signal);
    expect(reports[0]?.facts.hops.map(({ url: step }) => step)).toEqual([
      "https://a.example/",
      "https://a.example/b",
      "https://a.example/c",
    ]);
    expect(reports[0]?.findings[0]).toMatchObject({ ruleId: "redirect-chain", title: "The redirects go round in a circle" });
    expect(reports[0]?.verdict.headline).toBe("The redirects go round in a circle.");
  });

  it("throws what stopped it when not even the first step answers", async () => {
    const ports = pagePorts(() => {
      throw new AppError("redirect_limit", { limit: 10 });
    });
    await expect(checkHeaders({ url }, ports, signal)).rejects.toMatchObject({ code: "redirect_limit" });
  });
});

function tlsUntil(validTo: string) {
  return { protocol: "TLSv1.3", cipher: "x", subject: "a.example", issuer: "Test CA", validFrom: "2026-01-01T00:00:00.000Z", validTo };
}
