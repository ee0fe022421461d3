import { describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { fetchedPage, pagePorts } from "../../../tests/support/page-ports.ts";
import { gatherAlternates } from "./gather-alternates.ts";

const { signal } = new AbortController();
const url = "https://a.example/";
const links = (...pairs: [string, string][]) =>
  pairs.map(([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">`).join("");
const pageWith = (...pairs: [string, string][]) => takeSnapshot({ url, html: `<head>${links(["en", url], ...pairs)}</head>` });

describe("other languages", () => {
  it("are asked once each, this page left out", async () => {
    const asked: string[] = [];
    const ports = pagePorts((address) => {
      asked.push(address);
      if (address.endsWith("/gone")) throw new AppError("dns_not_found", { host: "a.example" });
      if (address.endsWith("/fr")) return fetchedPage("https://a.example/fr/", { html: `<meta name="robots" content="noindex">` });
      return fetchedPage(address, {
        html: `<head><link rel="canonical" href="https://a.example/de">${links(["en", `${url}#top`])}</head>`,
      });
    });
    const page = pageWith(
      ["de", "https://a.example/de"],
      ["de-AT", "https://a.example/de#a"],
      ["fr", "https://a.example/fr"],
      ["it", "https://a.example/gone"],
      ["es", "mailto:x"],
    );
    expect(await gatherAlternates(page, ports, signal, { url })).toEqual({
      notAsked: 0,
      answers: [
        { url: "https://a.example/de", status: 200, movedTo: null, returns: true, isNoindex: false, canonical: null, failure: null },
        {
          url: "https://a.example/fr",
          status: 200,
          movedTo: "https://a.example/fr/",
          returns: false,
          isNoindex: true,
          canonical: null,
          failure: null,
        },
        {
          url: "https://a.example/gone",
          status: null,
          movedTo: null,
          returns: false,
          isNoindex: false,
          canonical: null,
          failure: "We could not find a.example. Check the spelling of the address.",
        },
      ],
    });
    expect(asked.toSorted()).toEqual(["https://a.example/de", "https://a.example/fr", "https://a.example/gone"]);
  });

  it("are twenty at most", async () => {
    const page = pageWith(...Array.from({ length: 30 }, (_, index): [string, string] => ["de", `https://a.example/${index}`]));
    const found = await gatherAlternates(
      page,
      pagePorts((address) => fetchedPage(address)),
      signal,
      { url },
    );
    expect([found?.answers.length, found?.notAsked]).toEqual([20, 10]);
  });

  it("are left alone for lists and for pasted HTML", async () => {
    const page = pageWith(["de", "https://a.example/de"]);
    expect(await gatherAlternates(page, pagePorts(), signal, { urls: [url] })).toBeNull();
    expect(await gatherAlternates(page, pagePorts(), signal, { html: "x" })).toBeNull();
  });
});
