import { describe, expect, it } from "vitest";
import { readAuthoredFile } from "./authored-document.ts";

describe("readAuthoredFile", () => {
  it("makes a post of a Markdown file", () => {
    const [post] = readAuthoredFile(
      "a.md",
      `---
title: "A title"
slug: a-title
excerpt: "Short."
publishDate: 2026-10-29T14:00:00Z
author: tobias.hallgren
categories: [technical, trending]
seoTitle: "For search"
seoDescription: "What it is."
imageAlt: ""
checkedOn: 2026-11-15
sources:
  - title: "A source"
    url: "https://example.com/"
---
Text.
`,
    );
    const key = expect.stringMatching(/^[0-9a-f]{12}$/);
    expect(post).toStrictEqual({
      _id: "post-a-title",
      _type: "post",
      slug: { _type: "slug", current: "a-title" },
      title: "A title",
      excerpt: "Short.",
      publishDate: "2026-10-29T14:00:00Z",
      checkedOn: "2026-11-15",
      sources: [{ _key: key, title: "A source", url: "https://example.com/" }],
      author: { _type: "reference", _ref: "author-tobias-hallgren" },
      categories: [
        { _key: key, _type: "reference", _ref: "category-technical" },
        { _key: key, _type: "reference", _ref: "category-trending" },
      ],
      featureImage: { _type: "image", _sanityAsset: "image@file://./images/post-a-title.png", alt: "" },
      seo: { title: "For search", description: "What it is." },
      content: [
        {
          _type: "block",
          _key: key,
          style: "normal",
          markDefs: [],
          children: [{ _type: "span", _key: expect.any(String), text: "Text.", marks: [] }],
        },
      ],
    });
  });

  it("makes rich text, rows, references and slugs of YAML", () => {
    const documents = readAuthoredFile(
      "a.yaml",
      `- _id: "service-x"
  _type: "service"
  slug: "x"
  seo: { title: "t", slug: "y" }
  steps: [ { slug: "plain" } ]
  rows: [ ["a", "b"] ]
  none: null
  sections: [ { heading: "h", bodyMarkdown: "one\\n\\ntwo" } ]
`,
    );
    expect(documents).toMatchObject([
      {
        _id: "service-x",
        slug: { _type: "slug", current: "x" },
        seo: { slug: { _type: "slug", current: "y" } },
        steps: [{ slug: "plain" }],
        rows: [{ cells: ["a", "b"] }],
        sections: [{ heading: "h", body: [{ _type: "block" }, { _type: "block" }] }],
      },
    ]);
    expect(documents[0]).not.toHaveProperty("none");
    expect(documents[0]?.["sections"]).not.toHaveProperty("0.bodyMarkdown");
  });

  it("gives the same document for the same file", () => {
    const text = '_id: "a"\n_type: "b"\nlist: [{ x: 1 }, { x: 1 }]\n';
    expect(readAuthoredFile("a.yaml", text)).toStrictEqual(readAuthoredFile("a.yaml", text));
    const [{ list } = { list: [] }] = readAuthoredFile("a.yaml", text) as unknown as { list: { _key: string }[] }[];
    expect(list[0]?._key).not.toBe(list[1]?._key);
  });

  it("asks for an id and a type", () => {
    expect(() => readAuthoredFile("a.yaml", 'title: "x"')).toThrow("_id");
  });
});
