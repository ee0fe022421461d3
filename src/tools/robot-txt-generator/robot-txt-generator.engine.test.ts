import { describe, expect, it } from "vitest";
import { makeRobots } from "./robot-txt-generator.engine.ts";

const text = (input: Parameters<typeof makeRobots>[0]) => makeRobots(input).text;

describe("the file", () => {
  it.each([
    [{}, "User-agent: *\nDisallow:\n"],
    [{ disallow: ["/a", " /b ", "/a", ""] }, "User-agent: *\nDisallow: /a\nDisallow: /b\n"],
    [
      { agents: ["Googlebot, bingbot", "Yeti"], disallow: ["/a"], allow: ["/a/b"], crawlDelay: 5 },
      "User-agent: Googlebot\nUser-agent: bingbot\nUser-agent: Yeti\nDisallow: /a\nAllow: /a/b\nCrawl-delay: 5\n",
    ],
    [{ groups: [{ agents: ["a"], disallow: ["/x"] }, { agents: ["b"] }] }, "User-agent: a\nDisallow: /x\n\nUser-agent: b\nDisallow:\n"],
    [{ template: "open" as const, site: "Shop.example/page" }, "User-agent: *\nDisallow:\n\nSitemap: https://shop.example/sitemap.xml\n"],
    [
      { template: "open" as const, site: "shop.example", sitemaps: ["/a.xml", "https://cdn.example/b.xml"] },
      "User-agent: *\nDisallow:\n\nSitemap: https://shop.example/a.xml\nSitemap: https://cdn.example/b.xml\n",
    ],
    [
      { template: "wordpress" as const, disallow: ["/cart/"] },
      "User-agent: *\nDisallow: /wp-admin/\nDisallow: /?s=\nDisallow: /search/\nDisallow: /cart/\nAllow: /wp-admin/admin-ajax.php\n",
    ],
    [{ signalAiTrain: "no" as const }, "User-agent: *\nContent-Signal: ai-train=no\nDisallow:\n"],
    [
      { agents: ["a"], disallow: ["/x"], signalSearch: "yes" as const, signalAiInput: "no" as const },
      "User-agent: *\nContent-Signal: search=yes, ai-input=no\nDisallow:\n\nUser-agent: a\nDisallow: /x\n",
    ],
    [{ own: "User-agent: *\r\nDisallow: /x\r\n" }, "User-agent: *\nDisallow: /x\n"],
    [{ close: ["archive" as const] }, "# Archives\nUser-agent: archive.org_bot\nUser-agent: ia_archiver\nDisallow: /\n"],
    [{ disallow: ["/a\nUser-agent: evil"] }, "User-agent: *\nDisallow: /a User-agent: evil\n"],
  ])("of %j", (input, expected) => expect(text(input)).toBe(expected));

  it("closes each crawler of a purpose", () => {
    const written = text({ close: ["ai-training", "ai-search"] });
    for (const name of ["GPTBot", "ClaudeBot", "Google-Extended", "OAI-SearchBot", "PerplexityBot"])
      expect(written).toContain(`User-agent: ${name}\n`);
    expect(written).not.toContain("Googlebot\n");
  });
});

describe("checks", () => {
  it("warns aloud when the whole site is closed", () => {
    expect(makeRobots({ template: "staging" }).warning).toMatch(/^This file closes the whole site to Google\./);
    expect(makeRobots({ template: "wordpress" }).warning).toBeNull();
  });

  it.each(["open", "wordpress", "shopify", "magento", "laravel"] as const)("has nothing to fix in the template %s", (template) => {
    expect(makeRobots({ template, site: "shop.example" }).findings.filter(({ status }) => status !== "note")).toEqual([]);
  });

  it("remarks on lines as they are typed", () => {
    const { lines, findings } = makeRobots({ disallow: ["private", "/a b", "/x$y"] });
    expect(lines.flatMap(({ line, notes }) => notes.map(({ code }) => `${line} ${code}`))).toEqual([
      "2 path-start",
      "3 space-inside",
      "4 dollar-inside",
    ]);
    expect(findings[0]?.title).toBe("Lines 2 and 3 cannot match what they name");
  });

  it.each([
    ["/wp-admin/admin-ajax.php", "Googlebot", true, "Line 5 is the longest rule that matches: 24 characters against 10 in line 2."],
    ["https://blog.example/wp-admin/x", undefined, false, "Line 2 is the only rule that matches."],
    ["/", "AdsBot-Google", true, "It obeys only a group that names it, and none does."],
  ])("tests %s for %s", (testUrl, testBot, allowed, why) => {
    expect(makeRobots({ template: "wordpress", testUrl, ...(testBot ? { testBot } : {}) }).test).toMatchObject({ allowed, why });
  });
});

describe("variants", () => {
  const variant = (label: string, input: Parameters<typeof makeRobots>[0]) =>
    makeRobots(input).variants.find((one) => one.label === label)?.code;

  it("answers from nginx without a file, dollar signs kept", () => {
    expect(variant("nginx", { disallow: ["/*.pdf$", '/"q\\'] })).toBe(
      '# In the http block\ngeo $dollar { default "$"; }\n\n# In the server block\nlocation = /robots.txt {\n    default_type text/plain;\n    charset utf-8;\n    return 200 "User-agent: *\\nDisallow: /*.pdf$' +
        '{dollar}\\nDisallow: /\\"q\\\\\\n";\n}',
    );
  });

  it("points nginx at the file when it is too long for its configuration", () => {
    expect(variant("nginx", { disallow: Array.from({ length: 300 }, (_, index) => `/path-number-${index}/`) })).toContain("alias /var/www");
  });

  it("writes robots.ts for Next.js, or a route when robots.ts has no place for a line", () => {
    expect(
      variant("Next.js", {
        template: "open",
        site: "shop.example",
        groups: [{ agents: ["a", "b"], disallow: ["/x", "/y"], allow: ["/z"], crawlDelay: 2 }],
      }),
    ).toBe(
      '// app/robots.ts\nimport type { MetadataRoute } from "next";\n\nexport default function robots(): MetadataRoute.Robots {\n  return {\n    rules: [\n      {\n        userAgent: "*",\n        disallow: ""\n      },\n      {\n        userAgent: [\n          "a",\n          "b"\n        ],\n        disallow: [\n          "/x",\n          "/y"\n        ],\n        allow: "/z",\n        crawlDelay: 2\n      }\n    ],\n    sitemap: "https://shop.example/sitemap.xml"\n  };\n}',
    );
    expect(variant("Next.js", { signalAiTrain: "no" })).toBe(
      '// app/robots.txt/route.ts\nconst robots = "User-agent: *\\n" +\n  "Content-Signal: ai-train=no\\n" +\n  "Disallow:\\n";\n\nexport function GET() {\n  return new Response(robots, { headers: { "content-type": "text/plain; charset=utf-8" } });\n}',
    );
  });

  it("adds to what Shopify writes", () => {
    expect(variant("Shopify", { template: "shopify", disallow: ["/it's"], close: ["archive"] })).toMatch(
      /\{\{ 'Disallow: \/it%27s' \}\}[\s\S]*User-agent: ia_archiver\nDisallow: \/$/,
    );
    expect(variant("Shopify", { template: "open" })).toBeUndefined();
  });

  it("sends a header with a staging copy", () => {
    expect(variant("nginx", { template: "staging" })).toContain('add_header X-Robots-Tag "noindex, nofollow" always;');
    expect(variant("Apache", { template: "staging" })).toContain('Header always set X-Robots-Tag "noindex, nofollow"');
  });
});

it("survives what nobody would type", () => {
  for (const own of ["\0".repeat(100), "#".repeat(300_000), "<!doctype html>", "\ud800", "User-agent: *\n".repeat(20_000)])
    expect(makeRobots({ own }).bytes).toBeGreaterThan(0);
});
