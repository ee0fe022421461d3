import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import type { RichText as Blocks, TextBlock } from "#core/content/rich-text.ts";
import { headingsOf } from "./headings.ts";
import { InlineText } from "./inline-text.tsx";
import { RichText } from "./rich-text.tsx";
import { SafeHtml } from "./safe-html.tsx";
import { ToolPaths } from "./safe-link.tsx";

const html = (node: React.ReactNode) => renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>);

function block(key: string, text: string, more: Partial<TextBlock> = {}): TextBlock {
  return {
    _type: "block",
    _key: key,
    style: "normal",
    markDefs: [],
    children: [{ _type: "span", _key: `${key}s`, text, marks: [] }],
    ...more,
  };
}

const linked = (href: string): Blocks => [
  block("a", "", {
    markDefs: [{ _type: "link", _key: "l", href }],
    children: [{ _type: "span", _key: "s", text: "words", marks: ["l"] }],
  }),
];

describe("a link to a tool", () => {
  const shown = (tools: readonly string[] | undefined) =>
    html(
      <ToolPaths value={tools}>
        <RichText blocks={linked("/tools/robots-txt-checker/#faq")} />
      </ToolPaths>,
    );

  it("leads there where the tool is, and is words alone where it is not", () => {
    expect(shown(["/tools/robots-txt-checker/"])).toContain('<a href="/tools/robots-txt-checker/#faq"');
    expect(shown(["/tools/md5-generator/"])).not.toContain("<a");
    expect(shown(["/tools/md5-generator/"])).toContain("words");
    expect(shown(undefined)).toContain("<a");
  });
});

describe("RichText", () => {
  it("gives headings the ids that headingsOf lists, unique in the text", () => {
    const blocks: Blocks = [
      block("a", "What’s new in Québec?", { style: "h2" }),
      block("b", "The fix", { style: "h3" }),
      block("c", "The fix", { style: "h2" }),
    ];
    expect(headingsOf(blocks)).toStrictEqual([
      { id: "whats-new-in-quebec", level: 2, text: "What’s new in Québec?" },
      { id: "the-fix", level: 3, text: "The fix" },
      { id: "the-fix-2", level: 2, text: "The fix" },
    ]);
    expect(html(<RichText blocks={blocks} />)).toBe(
      '<div class="prose"><h2 id="whats-new-in-quebec">What’s new in Québec?</h2><h3 id="the-fix">The fix</h3><h2 id="the-fix-2">The fix</h2></div>',
    );
  });

  it("groups list items and sets marks", () => {
    const blocks: Blocks = [
      block("a", "one", { listItem: "bullet", level: 1 }),
      block("b", "two", {
        listItem: "bullet",
        level: 1,
        children: [{ _type: "span", _key: "s", text: "two", marks: ["strong", "code"] }],
      }),
    ];
    expect(html(<RichText blocks={blocks} />)).toContain("<ul><li>one</li><li><strong><code>two</code></strong></li></ul>");
  });

  it("puts deeper items into the item before them", () => {
    const item = (key: string, listItem: "bullet" | "number", level: number) => block(key, key, { listItem, level });
    const blocks = [item("a", "bullet", 1), item("b", "number", 2), item("c", "bullet", 3), item("d", "bullet", 1), item("e", "number", 1)];
    expect(html(<RichText blocks={blocks} />)).toBe(
      '<div class="prose"><ul><li>a<ol><li>b<ul><li>c</li></ul></li></ol></li><li>d</li></ul><ol><li>e</li></ol></div>',
    );
  });

  it("keeps web, mail and phone links", () => {
    expect(html(<RichText blocks={linked("https://example.com/a")} />)).toContain(
      '<a href="https://example.com/a" rel="noopener">words</a>',
    );
    expect(html(<RichText blocks={linked("/services/seo/")} />)).toContain('<a href="/services/seo/" data-discover="true">words</a>');
    expect(html(<RichText blocks={linked("mailto:a@example.com")} />)).toContain('href="mailto:a@example.com"');
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil.example",
    " javascript:alert(1)",
    "vbscript:x",
  ])("shows a link to %j as its words alone", (href) => {
    expect(html(<RichText blocks={linked(href)} />)).toBe('<div class="prose"><p>words</p></div>');
  });

  it("shows a table with its head, its caption and marks in cells", () => {
    const shown = html(
      <RichText
        blocks={[
          {
            _type: "table",
            _key: "t",
            caption: "Codes",
            rows: [
              { _key: "1", cells: ["Name", "Value"] },
              { _key: "2", cells: ["`gcs`", "**13%**"] },
            ],
          },
        ]}
      />,
    );
    expect(shown).toContain('<th scope="col">Name</th><th scope="col">Value</th>');
    expect(shown).toContain("<td><code>gcs</code></td><td><strong>13%</strong></td>");
    expect(shown).toContain("<figcaption>Codes</figcaption>");
  });

  it("shows a picture in the shape that its crop leaves, with its caption", () => {
    const asset = { _ref: "image-abc-1600x900-png" };
    const crop = { left: 0.5, right: 0, top: 0, bottom: 0 };
    const shown = html(<RichText blocks={[{ _type: "image", _key: "i", asset, alt: "A map", crop, caption: "The *map*" }]} />);
    expect(shown).toContain("rect=800%2C0%2C800%2C900");
    expect(shown).toContain('width="720" height="810" alt="A map"');
    expect(shown).toContain("<figcaption>The <em>map</em></figcaption>");
  });

  it("shows a call-out with its kind, its paragraphs and its marks", () => {
    expect(html(<RichText blocks={[{ _type: "callout", _key: "c", tone: "warning", text: "One `code`.\n\nTwo." }]} />)).toContain(
      '<aside class="prose-callout" data-tone="warning"><b>Careful</b><p>One <code>code</code>.</p><p>Two.</p></aside>',
    );
  });

  it("shows a card of a tool that is here, and none of one that is not", () => {
    const blocks: Blocks = [
      { _type: "tool", _key: "t", href: "/tools/robots-txt-checker/", title: "robots.txt checker", text: "Test it." },
    ];
    const shown = (tools: readonly string[]) =>
      html(
        <ToolPaths value={tools}>
          <RichText blocks={blocks} />
        </ToolPaths>,
      );
    expect(shown(["/tools/robots-txt-checker/"])).toMatch(/<aside class="prose-tool"><a href="\/tools\/robots-txt-checker\/".*<p>Test it/);
    expect(shown([])).toBe('<div class="prose"></div>');
  });

  it("shows code as it stands", () => {
    const shown = html(<RichText blocks={[{ _type: "code", _key: "c", language: "html", code: "<h1>a & b</h1>" }]} />);
    expect(shown).toContain("<figcaption>HTML</figcaption>");
    expect(shown).toContain("<code>&lt;h1&gt;a &amp; b&lt;/h1&gt;</code>");
  });
});

describe("InlineText", () => {
  it("sets code in backticks", () => {
    expect(html(<InlineText text="the `url_rewrite` table" />)).toBe("the <code>url_rewrite</code> table");
  });
});

describe("SafeHtml", () => {
  it("turns sanitised HTML into elements", () => {
    expect(
      html(
        <SafeHtml
          html={'<p>One &amp; <strong>two</strong><br />three</p><p><a href="https://example.com/?a=1&amp;b=2" rel="x">four</a></p>'}
        />,
      ),
    ).toBe('<p>One &amp; <strong>two</strong><br/>three</p><p><a href="https://example.com/?a=1&amp;b=2" rel="noopener">four</a></p>');
  });

  it("shows anything it does not know as text", () => {
    expect(html(<SafeHtml html={'<script>alert(1)</script><img src=x onerror=alert(1)>< <p onclick="x">a'} />)).toBe(
      "&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;&lt; <p>a</p>",
    );
  });
});
