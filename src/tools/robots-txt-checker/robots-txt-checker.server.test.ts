import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage, FetchPageOptions } from "#core/tool/tool-ports.ts";
import { robotsTxtCheckerInput } from "./robots-txt-checker.schema.ts";
import { checkRobotsTxt } from "./robots-txt-checker.server.ts";

const { signal } = new AbortController();

function answer(url: string, text: string, change: Partial<FetchedPage> = {}): FetchedPage {
  const body = new TextEncoder().encode(text);
  return {
    url,
    status: 200,
    headers: [
      ["Content-Type", "text/plain; charset=utf-8"],
      ["Cache-Control", "max-age=3600"],
    ],
    body,
    truncated: false,
    hops: [],
    bytesWire: body.length,
    totalMs: 120.4,
    ...change,
  };
}

const portsOf = (fetchPage: (address: string) => FetchedPage) => ({
  fetchPage: async (address: string | URL) => fetchPage(String(address)),
});

const hop = (url: string, status: number, location?: string) => ({
  url,
  status,
  headers: [],
  address: "192.0.2.1",
  firstByteMs: 1,
  totalMs: 2,
  ...(location ? { location } : {}),
});

describe("checkRobotsTxt", () => {
  it("fetches the file of the host, whatever page was typed, and asks its sitemaps", async () => {
    const asked: string[] = [];
    const ports = portsOf((address) => {
      asked.push(address);
      if (address.endsWith("robots.txt"))
        return answer(address, "User-agent: *\nDisallow: /a\nSitemap: https://shop.example/s.xml\nSitemap: /t.xml");
      return answer(address, "", { status: 404 });
    });
    const { fetched, sitemaps, findings } = await checkRobotsTxt({ url: "shop.example/deep/page?x=1" }, ports, signal);
    expect(asked).toEqual(["https://shop.example/robots.txt", "https://shop.example/s.xml"]);
    expect(fetched).toEqual({
      url: "https://shop.example/robots.txt",
      status: 200,
      type: "text/plain",
      bytes: 78,
      totalMs: 120,
      cacheControl: "max-age=3600",
      hops: [],
      overHttp: false,
    });
    expect(sitemaps.map(({ value, status }) => [value, status])).toEqual([
      ["https://shop.example/s.xml", "404"],
      ["/t.xml", null],
    ]);
    expect(findings.map(({ ruleId }) => ruleId)).toContain("robots-sitemaps");
  });

  it("tries http when a site typed without a scheme has no https, and says so", async () => {
    const ports = portsOf((address) => {
      if (address.startsWith("https:")) throw new AppError("connect_failed", { host: "old.example" });
      return answer(address, "User-agent: *\nDisallow:");
    });
    expect((await checkRobotsTxt({ url: "old.example" }, ports, signal)).fetched).toMatchObject({
      overHttp: true,
      url: "http://old.example/robots.txt",
    });
    await expect(checkRobotsTxt({ url: "https://old.example" }, ports, signal)).rejects.toMatchObject({ code: "connect_failed" });
  });

  it("shows the chain and judges what stands at its end", async () => {
    const ports = portsOf((address) =>
      answer("https://cdn.example/robots.txt", "<!doctype html><html>", {
        headers: [["content-type", "text/html"]],
        hops: [hop(address, 301, "https://cdn.example/robots.txt"), hop("https://cdn.example/robots.txt", 200)],
      }),
    );
    const { fetched, findings } = await checkRobotsTxt({ url: "shop.example" }, ports, signal);
    expect(fetched?.hops).toEqual([
      { url: "https://shop.example/robots.txt", status: 301, location: "https://cdn.example/robots.txt" },
      { url: "https://cdn.example/robots.txt", status: 200, location: null },
    ]);
    expect(findings.map(({ ruleId }) => ruleId)).toEqual(expect.arrayContaining(["robots-type", "robots-redirects"]));
  });

  it("takes redirects without an end for a missing file, as crawlers do after five", async () => {
    const asked: string[] = [];
    const fetchPage = async (address: string | URL, options: FetchPageOptions = {}) => {
      if (options.maxRedirects !== 0) throw new AppError("redirect_loop", { host: "shop.example", url: String(address) });
      const url = String(address);
      asked.push(url);
      const to = url.endsWith("?a") ? "/robots.txt" : "/robots.txt?a";
      return answer(url, "", { status: 302, hops: [hop(url, 302, to)] });
    };
    const { state, fetched, verdict } = await checkRobotsTxt({ url: "shop.example" }, { fetchPage }, signal);
    expect(asked).toHaveLength(6);
    expect([state, fetched?.status, fetched?.hops.length, fetched?.totalMs]).toEqual(["open", 302, 6, 12]);
    expect(verdict).toMatchObject({ figure: "302", headline: "6 redirects: crawlers stop after five." });
  });

  it("does not ask sitemaps of a file that is not there", async () => {
    const asked: string[] = [];
    const ports = portsOf((address) => {
      asked.push(address);
      return answer(address, "Sitemap: https://shop.example/s.xml", { status: 404 });
    });
    expect((await checkRobotsTxt({ url: "shop.example" }, ports, signal)).state).toBe("open");
    expect(asked).toHaveLength(1);
  });

  it("reads pasted text and asks nobody", async () => {
    const ports = portsOf(() => {
      throw new Error("nothing to fetch");
    });
    expect(await checkRobotsTxt({ text: "User-agent: *\nDisallow: /" }, ports, signal)).toMatchObject({ fetched: null, state: "file" });
  });

  it.each([["ftp://a.example"], ["https://me:secret@a.example"], ["https://"]])("refuses %s", async (url) => {
    const ports = portsOf(() => answer("https://a.example/robots.txt", ""));
    await expect(checkRobotsTxt({ url }, ports, signal)).rejects.toBeInstanceOf(AppError);
  });
});

describe("input", () => {
  it.each([
    [{}, "Add the address of a site, or paste its robots.txt."],
    [{ text: "", urls: Array.from({ length: 101 }, () => "/") }, "100 addresses a run is the limit. Test the rest after these."],
    [{ text: "", bots: Array.from({ length: 31 }, () => "a") }, "30 crawlers a run is the limit. Test the rest after these."],
    [{ text: "", withoutLine: 0 }, "Lines are counted from 1."],
  ])("%j is told: %s", (input, message) => {
    const result = safeParse(robotsTxtCheckerInput, input);
    expect(result.success ? "accepted" : result.error.issues[0]?.message).toBe(message);
  });
});
