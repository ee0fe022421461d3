type FieldsFor = (url: string, edition: string) => Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** Every tool that reads a page or a site by its address, with the fields that ask it to: `tools-second-look.test.ts` holds the list against the registry. */
export const secondLooks: Readonly<Record<string, FieldsFor>> = {
  "ai-keyword-research": (url) => ({ seed: "animals at home", url }),
  "broken-link-detector": (url) => ({ mode: "site", url, maxPages: 5 }),
  "canonical-tag-checker": (url) => ({ url }),
  "competitor-analysis": (url) => ({ url, rivals: [`${url}other`] }),
  "favicon-checker": (url) => ({ url }),
  "fetch-html-content": (url) => ({ url }),
  "h1-tag-checker": (url) => ({ url }),
  "header-checker": (url) => ({ url }),
  "image-alt-tag-checker": (url) => ({ url }),
  "internal-link-checker": (url) => ({ mode: "site", url, maxPages: 5 }),
  "keyword-extract-tool": (url) => ({ url }),
  "meta-description-checker": (url) => ({ url }),
  "meta-tag-generator": (url) => ({ importUrl: url }),
  "open-graph-tag-generator": (url) => ({ importUrl: url }),
  "plagiarism-checker-url": (url) => ({ url, sources: [`${url}other`] }),
  // It asks the usual ports of a name: who fetches for a test leads that name to its site.
  "rewrite-to-www": () => ({ domain: "changing.example", check: true }),
  "robots-txt-checker": (url) => ({ url }),
  "schema-validator": (url) => ({ url }),
  "seo-content-optimization": (url) => ({ text: "A draft about animals.", sources: [url] }),
  "seo-meta-in-one-click": (url) => ({ url }),
  "sitemap-generator": (url) => ({ url, maxPages: 5 }),
  "sitemap-url-extractor": (url) => ({ url }),
  "tag-analyzer": (url) => ({ url }),
  "title-tag-checker": (url) => ({ url }),
  "webpage-image-extractor": (url) => ({ url }),
  "webpage-word-count": (url) => ({ url }),
  // No registry is asked in a test, so what it says is pasted.
  "website-age": (_, edition) => ({
    by: "record",
    record: `Domain Name: EXAMPLE.COM\nRegistrar: The ${edition} registry\nCreation Date: 2001-01-01T00:00:00Z`,
    url: "example.com",
  }),
};
