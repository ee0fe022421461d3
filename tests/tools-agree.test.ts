import { describe, expect, it } from "vitest";
import type { Finding } from "#core/rules/finding.schema.ts";
import { judgePage, type PageCheck } from "#engines/page-snapshot/page-check.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { h1Check } from "#tools/h1-tag-checker/h1-tag-checker.engine.ts";
import { altCheck } from "#tools/image-alt-tag-checker/image-alt-tag-checker.engine.ts";
import { descriptionCheck } from "#tools/meta-description-checker/meta-description-checker.engine.ts";
import { judgeMeta } from "#tools/meta-tag-generator/meta-tag-generator.engine.ts";
import { metaCheck } from "#tools/seo-meta-in-one-click/seo-meta-in-one-click.engine.ts";
import { tagCheck } from "#tools/tag-analyzer/tag-analyzer.engine.ts";
import { titleCheck } from "#tools/title-tag-checker/title-tag-checker.engine.ts";

const now = new Date("2026-11-15T12:00:00Z");
const url = "https://shop.test/lamps/";
const html = (head: string, body = "<h1>Lamps</h1>") => `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

type AnyCheck = PageCheck<unknown, unknown, unknown>;
const checks = {
  title: titleCheck,
  description: descriptionCheck,
  h1: h1Check,
  tags: tagCheck,
  alt: altCheck(() => ""),
  summary: metaCheck,
} as unknown as Record<string, AnyCheck>;

/** What one rule of a tool says of a page, in a word: the grade of what it found, or that all is well. */
function saidBy(tool: string, ruleId: string, page: string): string {
  const check = checks[tool] as AnyCheck;
  const extra = tool === "alt" ? new Map() : null;
  const { findings, passes } = judgePage(check, { snapshot: takeSnapshot({ html: page, url }), kept: null }, { now, extra, input: {} });
  return wordOf(findings, passes, ruleId);
}

function wordOf(findings: readonly Finding[], passes: readonly Finding[], ruleId: string): string {
  const found = findings.find((finding) => finding.ruleId === ruleId);
  return found ? `${found.grade} ${found.kind}` : passes.some((pass) => pass.ruleId === ruleId) ? "pass" : "nothing";
}

const wide = `${"Handmade brass reading lamps ".repeat(3)}`;
const edge = "Handmade brass reading lamps for desks, walls and beds, made it";
const viewport = (content: string) => `<meta name="viewport" content="${content}">`;
const description = (length: number) => `<meta name="description" content="${"lamp ".repeat(200).slice(0, length).trim()}">`;

describe("two tools on one page", () => {
  it.each([
    ["a title that is cut", html(`<title>${wide}</title>`), ["title title-width", "summary meta-title"], "advice title-cut"],
    ["a title near the edge", html(`<title>${edge}</title>`), ["title title-width", "summary meta-title"], "note title-edge"],
    ["a short title", html("<title>Lamps</title>"), ["title title-length", "summary meta-title"], "note title-edge"],
    ["no description", html(""), ["description description-present", "summary meta-description"], "advice description-absent"],
    ["79 characters", html(description(79)), ["description description-length", "summary meta-description"], "note description-style"],
    [
      "a description that is cut",
      html(description(400)),
      ["description description-desktop", "summary meta-description"],
      "note description-style",
    ],
    ["no H1", html("", "<p>x</p>"), ["h1 h1-present", "summary meta-h1"], "advice h1-absent"],
    ["two H1s", html("", "<h1>a</h1><h1>b</h1>"), ["h1 h1-single", "summary meta-h1"], "note title-edge"],
    ["no viewport", html(""), ["tags viewport", "summary meta-viewport"], "fault viewport-absent"],
    ["a fixed width", html(viewport("width=2899")), ["tags viewport", "summary meta-viewport"], "fault viewport-absent"],
    ["a lock", html(viewport("width=device-width, maximum-scale=1.5")), ["tags viewport", "summary meta-viewport"], "fault zoom-forbidden"],
    ["zoom to five", html(viewport("width=device-width, maximum-scale=5")), ["tags viewport", "summary meta-viewport"], "pass"],
    ["no encoding", html(""), ["tags charset", "summary meta-charset"], "advice old-html"],
    ["an old encoding", html('<meta charset="iso-8859-1">'), ["tags charset", "summary meta-charset"], "advice old-html"],
    [
      "UTF-8",
      html('<meta http-equiv="content-type" content="text/html; charset=utf-8">'),
      ["tags charset", "summary meta-charset"],
      "pass",
    ],
    ["no language", "<!doctype html><p>x", ["tags lang", "summary meta-language"], "fault language-unsaid"],
    ["a picture without alt", html("", '<img src="a.png">'), ["alt alt-present", "summary meta-alt"], "fault alt-absent"],
  ])("agree on %s", (_, page, rules, expected) => {
    const said = rules.map((rule) => saidBy(...(rule.split(" ") as [string, string]), page));
    expect(said).toEqual(rules.map(() => expected));
  });

  it.each([
    ["tags-viewport", { viewport: "width=2899" }, "fault viewport-absent"],
    ["tags-viewport", { viewport: "" }, "fault viewport-absent"],
    ["meta-viewport-zoom", { viewport: "width=device-width, maximum-scale=1.5" }, "fault zoom-forbidden"],
    ["meta-title-width", { title: wide }, "advice title-cut"],
    ["meta-title-width", { title: edge }, "note title-edge"],
    ["tags-description", { description: "lamp ".repeat(15) }, "note description-style"],
    ["robots-date", { unavailableAfter: "2026-11-01" }, "fatal kept-out"],
  ])("and the generator says the same by %s of %j", (ruleId, fields, expected) => {
    const { findings, passes } = judgeMeta(fields, now);
    expect(wordOf(findings, passes, ruleId)).toBe(expected);
  });
});
