import { describe, expect, it } from "vitest";
import { withHeadFixes } from "./with-head-fixes.ts";

const subject = { snapshot: { request: { url: "https://a.example/plans/" } } };

function alternativesOf(code: string, kind: "html" | "apache" = "html") {
  const [rule] = withHeadFixes<typeof subject>([
    {
      id: "x",
      title: "x",
      kind: "tags-idle",
      sources: [],
      run: () => [{ title: "x", detail: "", fix: { kind, label: "L", code } }],
    },
  ]);
  return rule?.run(subject)[0]?.alternatives;
}

describe("withHeadFixes", () => {
  it("writes a title for Next.js and for WordPress", () => {
    expect(alternativesOf("<title>Bread &amp; “cakes”</title>")).toEqual([
      {
        kind: "next",
        label: "L",
        code: 'import type { Metadata } from "next";\n\nexport const metadata: Metadata = { title: "Bread & “cakes”" };',
      },
      {
        kind: "wordpress",
        label: "L",
        // Nothing to print, so no action that prints.
        code: [
          "<?php",
          "add_action( 'wp', function () {",
          "\tif ( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) !== '/plans/' ) {",
          "\t\treturn;",
          "\t}",
          "\tadd_filter( 'pre_get_document_title', fn() => 'Bread & “cakes”' );",
          "} );",
        ].join("\n"),
      },
    ]);
  });

  it("writes a description, and a canonical in place of the one of WordPress", () => {
    expect(alternativesOf("<title>What &amp;lt; means</title>")?.[0]?.code).toContain('title: "What &lt; means"');
    expect(alternativesOf('<meta name="description" content="5&quot; &amp; more">')?.[0]?.code).toContain('description: "5\\" & more"');
    const canonical = alternativesOf('<link rel="canonical" href="https://a.example/?a=1&amp;b=2">');
    expect(canonical?.[0]?.code).toContain('canonical: "https://a.example/?a=1&b=2"');
    expect(canonical?.[1]?.code).toContain("remove_action( 'wp_head', 'rel_canonical' );");
    expect(canonical?.[1]?.code).toContain("!== '/plans/'");
  });

  it("writes the viewport of Next.js alone", () =>
    expect(alternativesOf('<meta name="viewport" content="width=device-width, initial-scale=1">')?.[0]?.code).toBe(
      'import type { Viewport } from "next";\n\nexport const viewport: Viewport = { width: "device-width", initialScale: 1 };',
    ));

  it.each(['<meta http-equiv="content-language" content="en">', '<title>a</title>\n<link rel="preload" as="image" href="/a.png">'])(
    "has WordPress alone for what Next.js has no field for: %j",
    (code) => expect(alternativesOf(code)?.map(({ kind }) => kind)).toEqual(["wordpress"]),
  );

  it.each([
    "<h1>Plans</h1>",
    '<html lang="en">',
    "</head>\n<body>",
    '<title>a</title>\n<div class="x">',
    '<meta charset="utf-8">',
    "<title>a</b></title>",
    "",
  ])("leaves %j alone", (code) => expect(alternativesOf(code)).toBeUndefined());

  it("leaves the fixes of servers alone", () => expect(alternativesOf("<title>x</title>", "apache")).toBeUndefined());
});
