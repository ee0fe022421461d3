import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { present } from "#core/errors/present.ts";
import type { Finding } from "#core/rules/finding.schema.ts";
import { writeIco } from "#engines/image-probe/ico-file.ts";
import { tool as canonicalTagChecker } from "#tools/canonical-tag-checker/canonical-tag-checker.tool.ts";
import { tool as faviconChecker } from "#tools/favicon-checker/favicon-checker.tool.ts";
import { tool as metaDescriptionChecker } from "#tools/meta-description-checker/meta-description-checker.tool.ts";
import { tool as metaTagGenerator } from "#tools/meta-tag-generator/meta-tag-generator.tool.ts";
import { tool as openGraphTagGenerator } from "#tools/open-graph-tag-generator/open-graph-tag-generator.tool.ts";
import { tool as robotsTxtGenerator } from "#tools/robot-txt-generator/robot-txt-generator.tool.ts";
import { tool as robotsTxtChecker } from "#tools/robots-txt-checker/robots-txt-checker.tool.ts";
import { tool as seoMetaInOneClick } from "#tools/seo-meta-in-one-click/seo-meta-in-one-click.tool.ts";
import { tool as sitemapUrlExtractor } from "#tools/sitemap-url-extractor/sitemap-url-extractor.tool.ts";
import { tool as tagAnalyzer } from "#tools/tag-analyzer/tag-analyzer.tool.ts";
import { tool as titleTagChecker } from "#tools/title-tag-checker/title-tag-checker.tool.ts";
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

describe("what a tool writes passes the tool that judges it", () => {
  it.each(templateIds)("robots.txt from the template %s", async (template) => {
    const { text } = await runTool(robotsTxtGenerator, { template, site: SITE });
    const { findings } = await runTool(robotsTxtChecker, { text, url: SITE });
    // A staging site is closed on purpose; that it is closed is what has to be said of it.
    const faults = faultsIn(findings).filter((fault) => template !== "staging" || !/closed/i.test(fault));
    expect(faults).toEqual([]);
  });

  it("a sitemap, with odd addresses and in several files", async () => {
    const pages = ["", "a?b=1&c='2'", "%C3%BC", "a|b^c", "日本/"].map((path) => ({ url: new URL(path, SITE).href, lastmod: "2026-10-02" }));
    const files = sitemapXml(pages, SITE, { maxUrls: 2, maxBytes: 1_000_000 });
    expect(files).toHaveLength(4);
    for (const { body, name } of files.filter((file) => file.name !== "sitemap.xml")) {
      const { findings, addresses } = await runTool(sitemapUrlExtractor, { xml: body, url: new URL(name, SITE).href });
      expect([faultsIn(findings), addresses.length > 0]).toEqual([[], true]);
    }
  });

  it("meta tags", async () => {
    const { code } = await runTool(metaTagGenerator, {
      title: "Wooden toys, made by hand in Freiburg | Toy House",
      description:
        "Wooden animals, trains and blocks for children from one year on, made by hand and oiled with linseed. Sent within two days.",
      canonical: `${SITE}toys`,
      charset: "utf-8",
      viewport: "width=device-width, initial-scale=1",
    });
    const html = `<!doctype html><html lang="en"><head>${code.html}</head><body><main><h1>Wooden toys, made by hand</h1><p>${"Toys for children. ".repeat(60)}</p></main></body></html>`;
    const page = { html, url: `${SITE}toys` };
    const answers: readonly { reports: readonly { findings: readonly Finding[] }[] }[] = [
      await runTool(titleTagChecker, page),
      await runTool(metaDescriptionChecker, page),
      await runTool(tagAnalyzer, page),
      await runTool(seoMetaInOneClick, page),
      await runTool(canonicalTagChecker, page),
    ];
    expect(answers.map(({ reports }) => reports.flatMap(({ findings }) => faultsIn(findings)))).toEqual([[], [], [], [], []]);
  });

  it("sharing tags, read again from a page that has them", async () => {
    const typed = openGraphTagGenerator.examples.filter(({ input }) => !("importUrl" in input) && !("importHtml" in input));
    expect(typed.length).toBeGreaterThan(0);
    for (const { input } of typed) {
      const { code } = await runTool(openGraphTagGenerator, input);
      const again = await runTool(openGraphTagGenerator, { importHtml: `<html><head>${code.html}</head></html>` });
      expect(again.code.html).toBe(code.html);
    }
  });

  it("icons with the tags that belong to them", async () => {
    const bare = `<!doctype html><html lang="en"><head><title>Toy House</title></head><body></body></html>`;
    const { reports } = await runTool(faviconChecker, { html: bare, url: SITE });
    const { headBlock, manifestJson, missing } = present(reports[0]).facts;
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
    const fixed = await runTool(faviconChecker, { url: SITE }, { fetchPage, openPage });
    const left = present(fixed.reports[0]).findings.filter(({ status }) => status === "fail" || status === "warn");
    expect(left.filter(({ grade }) => grade !== "note").map(({ ruleId }) => ruleId)).toEqual(["icon-cache"]);
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
