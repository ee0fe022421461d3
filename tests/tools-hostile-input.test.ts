import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toJSONSchema } from "zod/v4/core";
import { AppError } from "#core/errors/app-error.ts";
import type { AnyTool } from "#core/tool/define-tool.ts";
import { tools } from "#tools/registry.server.ts";
import { everything } from "./support/everything.ts";
import { openToolFixture, wrongWith } from "./support/tool-fixture.ts";

/** What people paste by mistake, and others on purpose. */
const STRINGS: Record<string, string> = {
  nothing: "",
  "null bytes": "a\u0000b\u0000<title>\u0000</title>",
  "a megabyte of <": "<".repeat(1_000_000),
  "100,000 divs in each other": "<div>".repeat(100_000),
  "half a surrogate pair": "\ud800 a \udfff <h1>\udc00</h1> http://\ud800.com/",
  "text that runs backwards": "\u202egpj.exe\u202c \u2066<h1>\u202e</h1>\u2069 https://\u202eelpmaxe.com/",
  "signs that carry meaning": `"'\`\\<>&;|$(){}[]%00%0d%0a\r\nX: y\n../../etc/passwd{{7*7}}\${7*7}=cmd|' /C calc'!A0`,
  "an entity bomb": '<!DOCTYPE a [<!ENTITY b "&c;&c;"><!ENTITY c "&b;&b;">]><a>&b;</a>',
  "deep JSON": `{"@context":"https://schema.org","@graph":${"[".repeat(9_000)}${"]".repeat(9_000)}}`,
  "a pattern that backtracks": `${"a".repeat(50_000)}!${"(a+)+$".repeat(2_000)}`,
  "spaces of every kind": "\u00a0\u1680\u2003\u2028\u2029\u3000\ufeff\u200b\u0085".repeat(200),
  "another script": "日本語のページ 🇩🇪👨‍👩‍👧‍👦 مرحبا שלום ".repeat(500),
};

/** A field meets half of them, the next one and the next tool the other half; cut to so many characters, most are much alike: a quarter. */
const SHORT = 2_000;

let fixture: Awaited<ReturnType<typeof openToolFixture>>;
beforeAll(async () => {
  const resolve = (host: string) => Promise.reject(new AppError("dns_not_found", { host }));
  fixture = await openToolFixture({ allowHosts: [], resolve });
});
afterAll(() => fixture.close());

describe.each([...tools.values()].map(({ tool }, place) => ({ tool, place, slug: tool.slug })))("$slug", ({ tool, place: first }) => {
  it("answers whatever is pasted into any of its fields", { timeout: 120_000 }, async () => {
    const runs = fieldsOf(tool).flatMap(({ name, isList, longest }, field) =>
      Object.entries(STRINGS)
        .filter((_, place) => everything || (first + field + place) % (longest > SHORT ? 2 : 4) === 0)
        .map(([what, text]) => ({ what, name, value: isList ? [text.slice(0, longest)] : text.slice(0, longest) })),
    );
    const wrong: string[] = [];
    for (const { what, name, value } of runs) {
      const answer = await fixture.run(tool.slug, { ...tool.examples[0]?.input, ...modeFor(tool, name), [name]: value });
      wrong.push(...wrongWith(tool, answer).map((fault) => `${name} with ${what}: ${fault}`));
    }
    expect(wrong).toEqual([]);
    expect(fixture.faults.splice(0)).toEqual([]);
  });

  it("answers values of the wrong kind", async () => {
    const wrong: string[] = [];
    for (const value of [null, 7, true, [], {}, [[]], [null], { toString: "x" }]) {
      for (const { name } of fieldsOf(tool)) wrong.push(...wrongWith(tool, await fixture.run(tool.slug, { [name]: value })));
      wrong.push(...wrongWith(tool, await fixture.run(tool.slug, value)));
    }
    expect(wrong).toEqual([]);
    expect(fixture.faults.splice(0)).toEqual([]);
  });
});

/** Fields that take text, with the most that each takes. */
function fieldsOf(tool: AnyTool): { name: string; isList: boolean; longest: number }[] {
  type Property = { type?: string; enum?: unknown; maxLength?: number; items?: Property };
  const { properties = {} } = toJSONSchema(tool.input, { io: "input" }) as { properties?: Record<string, Property> };
  return Object.entries(properties).flatMap(([name, property]) => {
    const text = property.type === "array" ? property.items : property;
    if (text?.type !== "string" || text.enum !== undefined) return [];
    return [{ name, isList: property.type === "array", longest: text.maxLength ?? 1_000_000 }];
  });
}

/** Some fields count only in one mode of their tool. */
function modeFor(tool: AnyTool, name: string): object {
  if (tool.runsIn !== "job" || ["sitemap-generator", "page-speed-checker", "competitor-analysis"].includes(tool.slug)) return {};
  return name === "html" ? { mode: "html" } : { mode: "page", html: undefined };
}
