import { describe, expect, it } from "vitest";
import type { ToolRegistry } from "#tools/registry.server.ts";
import { toolMeant } from "./tool-meant.ts";

const named = (slug: string, otherNames?: Record<string, Record<string, string>>) => [slug, { tool: { slug, otherNames } }] as const;
const tools = new Map([
  named("png-to-webp-converter"),
  named("html-to-php-converter", { "html-php-convertor": {} }),
  named("css-minifier", { minify: { language: "css" } }),
  named("html-minifier", { minify: { language: "html" } }),
]) as unknown as ToolRegistry;

describe("toolMeant", () => {
  it.each([
    ["png-to-webp-converter", {}, "png-to-webp-converter"],
    ["html-php-convertor", { html: "" }, "html-to-php-converter"],
    ["minify", { language: "html", code: "" }, "html-minifier"],
  ])("%s with %j is %s", (name, input, slug) => expect(toolMeant(tools, name, input)).toBe(slug));

  it.each([[{}], [null], [7], ["css"], [[]], [{ language: "cobol" }]])("asks which one when %j does not say it", (input) =>
    expect(() => toolMeant(tools, "minify", input)).toThrow('Say which with "language": "css" or "language": "html".'),
  );

  it.each(["unheard-of", "toString", "constructor"])("knows no %s", (name) => expect(() => toolMeant(tools, name, {})).toThrow());
});
