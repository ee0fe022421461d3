import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { Finding } from "#core/rules/finding.schema.ts";
import { writeIco } from "#engines/image-probe/ico-file.ts";
import { tools } from "#tools/registry.server.ts";
import { templateIds } from "../src/tools/robot-txt-generator/robot-txt-generator.schema.ts";
import { sitemapXml } from "../src/tools/sitemap-generator/sitemap-files.ts";
import { pagePorts } from "./support/page-ports.ts";
import { type PaperPage, paperSite } from "./support/paper-site.ts";
import { runTool } from "./support/run-tool.ts";

const SITE = "https://a.example/";
const { signal } = new AbortController();

const faultsIn = (findings: readonly Finding[]) =>
  findings
    .filter(({ status, grade }) => (status === "fail" || status === "warn") && grade !== "note" && grade !== "advice")
    .map(({ ruleId, title }) => `${ruleId}: ${title}`);

/** Examples that begin with no page. */
function typedExamples(slug: string): object[] {
  const inputs = (tools.get(slug)?.tool.examples ?? []).map(({ input }) => input as object);
  return inputs.filter((input) => !("importUrl" in input) && !("importHtml" in input));
}

describe("what a tool writes passes the tool that judges it", () => {
  it.each(templateIds)("robots.txt from the template %s", async (template) => {
    const { text } = await runTool("robot-txt-generator", { template, site: SITE });
    const { findings } = await runTool("robots-txt-checker", { text, url: SITE });
    // A staging site is closed on purpose; that it is closed is what has to be said of it.
    const faults = faultsIn(findings).filter((fault) => template !== "staging" || !/closed/i.test(fault));
    expect(faults).toEqual([]);
  });

  it("a sitemap, with odd addresses and in several files", async () => {
    const pages = ["", "a?b=1&c='2'", "%C3%BC", "a|b^c", "日本/"].map((path) => ({ url: new URL(path, SITE).href, lastmod: "2026-10-02" }));
    const files = sitemapXml(pages, SITE, { maxUrls: 2, maxBytes: 1_000_000 });
    expect(files).toHaveLength(4);
    for (const { body, name } of files.filter((file) => file.name !== "sitemap.xml")) {
      const { findings, addresses } = await runTool("sitemap-url-extractor", { xml: body, url: new URL(name, SITE).href });
      expect([faultsIn(findings), addresses.length > 0]).toEqual([[], true]);
    }
  });

  it("meta tags", async () => {
    const { code } = await runTool("meta-tag-generator", {
      title: "Wooden toys, made by hand in Freiburg | Toy House",
      description:
        "Wooden animals, trains and blocks for children from one year on, made by hand and oiled with linseed. Sent within two days.",
      canonical: `${SITE}toys`,
      charset: "utf-8",
      viewport: "width=device-width, initial-scale=1",
    });
    const html = `<!doctype html><html lang="en"><head>${code.html}</head><body><main><h1>Wooden toys, made by hand</h1><p>${"Toys for children. ".repeat(60)}</p></main></body></html>`;
    for (const slug of [
      "title-tag-checker",
      "meta-description-checker",
      "tag-analyzer",
      "seo-meta-in-one-click",
      "canonical-tag-checker",
    ]) {
      const { reports } = await runTool(slug, { html, url: `${SITE}toys` });
      expect([slug, reports.flatMap(({ findings }: { findings: Finding[] }) => faultsIn(findings))]).toEqual([slug, []]);
    }
  });

  it("sharing tags, read again from a page that has them", async () => {
    const typed = typedExamples("open-graph-tag-generator");
    expect(typed.length).toBeGreaterThan(0);
    for (const input of typed) {
      const { code } = await runTool("open-graph-tag-generator", input);
      const again = await runTool("open-graph-tag-generator", { importHtml: `<html><head>${code.html}</head></html>` });
      expect(again.code.html).toBe(code.html);
    }
  });

  it("icons with the tags that belong to them", async () => {
    const bare = `<!doctype html><html lang="en"><head><title>Toy House</title></head><body></body></html>`;
    const { reports } = await runTool("favicon-checker", { html: bare, url: SITE });
    const { headBlock, manifestJson, missing } = reports[0].facts as { headBlock: string; manifestJson: string; missing: string[] };
    expect(missing.length).toBeGreaterThan(4);
    const answers: Record<string, PaperPage> = {
      [SITE]: { headers: { "content-type": "text/html" }, body: bare.replace("</head>", `${headBlock}</head>`) },
      [`${SITE}site.webmanifest`]: { headers: { "content-type": "application/manifest+json" }, body: manifestJson },
    };
    for (const name of missing) answers[`${SITE}${name}`] = await iconFile(name);
    const { fetchPage } = paperSite(answers);
    const openPage = async () => ({
      ...(await pagePorts().openPage({ html: "", url: SITE }, signal)),
      page: await fetchPage(new URL(SITE)),
    });
    const fixed = await runTool("favicon-checker", { url: SITE }, { fetchPage, openPage });
    const left = fixed.reports[0].findings.filter(({ status }: Finding) => status === "fail" || status === "warn");
    expect(left.filter(({ grade }: Finding) => grade !== "note").map(({ ruleId }: Finding) => ruleId)).toEqual(["icon-cache"]);
  });
});

/** As the tool draws them in a browser. */
async function iconFile(name: string): Promise<PaperPage> {
  const draw = (size: number) =>
    sharp({ create: { width: size, height: size, channels: 3, background: "#0f60fa" } })
      .png()
      .toBuffer();
  if (name.endsWith(".svg"))
    return {
      headers: { "content-type": "image/svg+xml" },
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
    };
  if (name.endsWith(".ico")) {
    const pictures = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(size) })));
    return { headers: { "content-type": "image/x-icon" }, body: Buffer.from(writeIco(pictures)) };
  }
  return { headers: { "content-type": "image/png" }, body: await draw(Number(/\d+/.exec(name)?.[0] ?? 180)) };
}
