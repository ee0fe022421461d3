import { describe, expect, it } from "vitest";
import { cleanHtml, textOfHtml } from "./clean-html.server.ts";

describe("cleanHtml", () => {
  it.each([
    ["<p>Plain <strong>words</strong>.</p>", "<p>Plain <strong>words</strong>.</p>"],
    [
      '<a href="https://example.com/?a=1&b=2" target="_blank">x</a>',
      '<a href="https://example.com/?a=1&amp;b=2" rel="nofollow ugc noopener">x</a>',
    ],
    ['<a href="mailto:a@example.com">x</a>', '<a href="mailto:a@example.com" rel="nofollow ugc noopener">x</a>'],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="nofollow ugc noopener">x</a>'],
    ['<a href=" java\nscript:alert(1)">x</a>', '<a rel="nofollow ugc noopener">x</a>'],
    ['<a href="//evil.example">x</a>', '<a rel="nofollow ugc noopener">x</a>'],
    ['<p style="x" class="y" onclick="z">a</p>', "<p>a</p>"],
    ["<script>alert(1)</script><style>a{}</style>b", "b"],
    ['<img src=x onerror=alert(1)><svg onload=alert(1)><math><mi xlink:href="data:x">', ""],
    ["<iframe src=x>in</iframe><h1>Head</h1>", "inHead"],
    ["a < b & c", "a &lt; b &amp; c"],
    ["<p>open", "<p>open</p>"],
  ])("turns %j into %j", (dirty, clean) => {
    expect(cleanHtml(dirty)).toBe(clean);
  });

  it("gives the same for what it has cleaned before", () => {
    const once = cleanHtml('<p>a &amp; b <a href="https://example.com">c</a><br>d</p>');
    expect(cleanHtml(once)).toBe(once);
  });
});

describe("textOfHtml", () => {
  it("keeps the words, with a space between blocks", () => {
    expect(textOfHtml("<p>One &amp; <b>two</b></p><p>three<br />four &lt;5</p>")).toBe("One & two three four <5");
  });
});
