import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import type { FetchedPage, ToolPorts } from "#core/tool/tool-ports.ts";
import { choicesOf } from "./host-variants.ts";
import { rewriteToWwwInput } from "./rewrite-to-www.schema.ts";
import { tryHostVariants } from "./rewrite-to-www.server.ts";

const signal = new AbortController().signal;
const nobody: Pick<ToolPorts, "fetchPage"> = { fetchPage: () => Promise.reject(new Error("nothing may be fetched")) };
const run = (domain: string, changes: object = {}, ports = nobody) => tryHostVariants(choicesOf({ domain, ...changes }), ports, signal);

/** A site with a table of redirects; what is not in it answers 200, and null does not answer. */
function siteOf(redirects: Record<string, string | null>): Pick<ToolPorts, "fetchPage"> {
  return {
    async fetchPage(address): Promise<FetchedPage> {
      const hops: FetchedPage["hops"][number][] = [];
      for (let url = String(address); ; ) {
        const to = redirects[url];
        if (to === null) throw new AppError("dns_not_found", { host: new URL(url).host });
        const common = {
          url,
          headers: [["Strict-Transport-Security", "max-age=300"]] as const,
          address: "192.0.2.1",
          firstByteMs: 1,
          totalMs: 2,
        };
        hops.push(to === undefined ? { ...common, status: 200 } : { ...common, status: 301, location: to });
        if (to === undefined)
          return { url, status: 200, headers: common.headers, body: new Uint8Array(), truncated: false, hops, bytesWire: 0, totalMs: 7 };
        url = to;
      }
    },
  };
}

describe("tryHostVariants", () => {
  it("fetches nothing unless it is asked to", async () => {
    expect((await run("example.com")).live).toBeNull();
  });

  it.each([
    ["co.uk", "co.uk is an ending that many sites share, so there is no www.co.uk of yours. Write your own name before it."],
    ["github.io", "github.io is an ending that many sites share, so there is no www.github.io of yours. Write your own name before it."],
    ["nonsense", "“nonsense” has no ending. Did you mean nonsense.com?"],
  ])("refuses %s", async (domain, message) => {
    await expect(run(domain)).rejects.toThrow(message);
  });

  it.each([
    ["example.com", undefined],
    ["example.co.uk", undefined],
    ["shop.example.com", "shop.example.com is a subdomain of example.com"],
    ["me.github.io", "github.io belongs to a host"],
    ["router.lan", "No ending .lan is registered"],
  ])("judges %s by the list of endings: %s", async (domain, title) => {
    expect((await run(domain)).remarks[0]?.title).toBe(title);
  });

  it("walks the four addresses", async () => {
    const ports = siteOf({
      "http://example.com/": "https://example.com/",
      "https://example.com/": "https://www.example.com/",
      "http://www.example.com/": "https://www.example.com/",
    });
    const { live } = await run("example.com", { check: true }, ports);
    expect(live?.doors.map(({ start, hops, end }) => [start, hops.map(({ status, to }) => `${status} ${to}`), end?.url])).toEqual([
      ["http://example.com/", ["301 https://example.com/", "301 https://www.example.com/"], "https://www.example.com/"],
      ["http://www.example.com/", ["301 https://www.example.com/"], "https://www.example.com/"],
      ["https://example.com/", ["301 https://www.example.com/"], "https://www.example.com/"],
      ["https://www.example.com/", [], "https://www.example.com/"],
    ]);
    expect(live?.verdict.headline).toBe("One address serves the site, with steps to mend.");
    expect(live?.remarks.at(-1)).toEqual({ level: "pass", title: "HSTS is set", detail: "max-age=300" });
  });

  it("tells in words when an address does not answer", async () => {
    const { live } = await run(
      "example.com",
      { check: true },
      siteOf({ "http://www.example.com/": null, "https://www.example.com/": null }),
    );
    expect(live?.doors[1]).toMatchObject({ end: null, problem: "We could not find www.example.com. Check the spelling of the address." });
  });

  it("takes a domain alone from the API", () => {
    expect(rewriteToWwwInput.parse({ domain: " example.com " })).toEqual({
      domain: "example.com",
      to: "www",
      scheme: "https",
      proxy: false,
      hsts: "none",
      slash: "leave",
      code: 301,
      check: false,
    });
  });
});
