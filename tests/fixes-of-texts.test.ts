import { expect, it } from "vitest";
import type { Finding } from "#core/rules/finding.schema.ts";
import { tool as favicons } from "#tools/favicon-checker/favicon-checker.tool.ts";
import { tool as headings } from "#tools/h1-tag-checker/h1-tag-checker.tool.ts";
import { tool as alternatives } from "#tools/image-alt-tag-checker/image-alt-tag-checker.tool.ts";
import { tool as robots } from "#tools/robots-txt-checker/robots-txt-checker.tool.ts";
import { tool as markup } from "#tools/schema-validator/schema-validator.tool.ts";
import { tool as tags } from "#tools/tag-analyzer/tag-analyzer.tool.ts";
import { runTool } from "./support/run-tool.ts";

type Look = (text: string) => Promise<readonly Finding[]>;

const ofPage = ({ reports }: { reports: readonly { findings: readonly Finding[] }[] }) => reports.flatMap(({ findings }) => findings);
const schema: Look = async (json) => ofPage(await runTool(markup, { html: `<script type="application/ld+json">${json}</script>` }));
const rules: Look = async (text) => (await runTool(robots, { text })).findings;
const url = "https://a.example/";
const page = (words: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Wooden toys from the river</title>${words}`;
const outline: Look = async (html) => ofPage(await runTool(headings, { html: page(html), url }));
const pictures: Look = async (html) => ofPage(await runTool(alternatives, { html: page(html), url }));
const languages: Look = async (html) => ofPage(await runTool(tags, { html: page(html), url }));
const icons: Look = async (html) => ofPage(await runTool(favicons, { html: page(html), url }));

const CONTEXT = `"@context":"https://schema.org"`;

/** A text with a fault, the rule that offers a remedy, and what the remedy takes the place of. */
const cases: readonly [look: Look, text: string, ruleId: string, replaced: string][] = [
  [schema, `{${CONTEXT},"@type":"Perosn"}`, "schema-types", "Perosn"],
  [schema, `{${CONTEXT},"@type":"Product","nmae":"A"}`, "schema-properties", "nmae"],
  [schema, `{${CONTEXT},"@type":"Offer","availability":"https://schema.org/InStok"}`, "schema-enumeration", "https://schema.org/InStok"],
  [schema, `{${CONTEXT},"@type":"Place","map":"https://a.example/map"}`, "schema-superseded", "map"],
  [schema, `{"@type":"Product","name":"A"}`, "json-ld-context", ""],
  [schema, `{"@context":"http://shema.org","@type":"Product"}`, "json-ld-context", `"@context":"http://shema.org"`],
  [schema, `{${CONTEXT},"@typ":"Person"}`, "json-ld-keywords", `"@typ"`],
  [schema, `{${CONTEXT},"@name":"A","@type":"Product"}`, "json-ld-keywords", `"@name"`],
  [rules, "User-agent: *\nDisallow: /", "robots-search-open", "User-agent: *\nDisallow: /"],
  [rules, "User-agent: *\nDisallow: /wp-includes/\n", "robots-rendering", ""],
  [rules, "User-agent: *\nDisallow: /x\n", "robots-sitemaps", ""],
  [outline, "<body><p>x", "h1-present", "<p>"],
  [outline, "<body><h1>Wooden toys</h1><h3>Jump</h3>", "heading-jumps", "<h3>Jump</h3>"],
  [pictures, `<body><img src="/a/red-kite.jpg" width="9" height="9">`, "alt-present", `<img src="/a/red-kite.jpg" width="9" height="9">`],
  [pictures, `<body><img src="b.jpg" alt=" ">`, "alt-not-blank", `<img src="b.jpg" alt=" ">`],
  [languages, `<link rel="alternate" hreflang="de" href="/de">`, "hreflang-self", ""],
  [
    languages,
    `<link rel="alternate" hreflang="en" href="${url}"><link rel="alternate" hreflang="en-UK" href="https://a.example/uk">`,
    "hreflang-codes",
    `<link rel="alternate" hreflang="en-UK" href="https://a.example/uk">`,
  ],
  [icons, `<link rel="icon" href="/a.svg"><link rel="icon" href="/a.ico">`, "icon-ico-sizes", `<link rel="icon" href="/a.ico">`],
];

it.each(cases)("%o %s: what %s offers ends it and starts nothing else", async (look, text, ruleId, replaced) => {
  const before = await look(text);
  const code = before.find((finding) => finding.ruleId === ruleId)?.fix?.code ?? "";
  expect(code).not.toBe("");
  const after = await look(replaced === "" ? withAdded(text, code) : text.replace(replaced, code));
  const open = (findings: readonly Finding[]) =>
    findings.flatMap(({ status, ruleId: id }) => (status === "pass" || status === "note" ? [] : id));
  const told = before.filter((finding) => finding.ruleId === ruleId).length;
  expect(after.filter((finding) => finding.ruleId === ruleId && finding.status !== "pass")).toHaveLength(told - 1);
  expect(open(after).filter((id) => !open(before).includes(id))).toEqual([]);
});

/** After the brace of an object, at the end of everything else. */
function withAdded(text: string, code: string): string {
  return text.startsWith("{") ? `{${code}${text.slice(1)}` : `${text}${code}`;
}

it("a page whose language is given to another one gets no line that would give it two addresses", async () => {
  const found = await languages(`<link rel="alternate" hreflang="en" href="/en">`);
  expect(found.find(({ ruleId }) => ruleId === "hreflang-self")).toMatchObject({ title: "The page is not among the languages it names" });
  expect(found.find(({ ruleId }) => ruleId === "hreflang-self")).not.toHaveProperty("fix");
});
