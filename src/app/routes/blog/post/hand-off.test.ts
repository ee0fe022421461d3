import { describe, expect, it } from "vitest";
import type { RichText } from "#core/content/rich-text.ts";
import { handOff } from "./hand-off.ts";

const linking = (...hrefs: string[]): RichText => [
  {
    _type: "block",
    _key: "a",
    style: "normal",
    markDefs: hrefs.map((href, i) => ({ _type: "link", _key: `l${i}`, href })),
    children: [],
  },
];
const find = {
  tool: (slug: string) => (slug === "md5-generator" ? { name: "MD5 generator", tagline: "Hash text." } : undefined),
  service: (slug: string) => (slug === "seo" ? { name: "SEO", menuDescription: "The plan" } : undefined),
};

describe("handOff", () => {
  it("prefers a tool to a service that is linked earlier", () => {
    expect(handOff(linking("/services/seo/", "/tools/md5-generator/?text=a"), find)).toEqual({
      kind: "tool",
      title: "MD5 generator",
      text: "Hash text.",
      to: "/tools/md5-generator/",
    });
  });

  it("passes over what does not exist here", () => {
    expect(handOff(linking("/tools/unknown/", "https://example.com/tools/md5-generator/", "/services/seo"), find)?.to).toBe(
      "/services/seo/",
    );
  });

  it("is nothing for a post without such a link", () => {
    expect(handOff(linking("/blog/x"), find)).toBeUndefined();
  });
});
