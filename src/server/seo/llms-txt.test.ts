import { expect, it } from "vitest";
import { llmsTxt } from "./llms-txt.ts";

const office = { country: "", headOffice: false, people: 1, street: "", locality: "", phone: "", hours: "" };
const records = {
  settings: {
    brandName: "Agency",
    offices: ["Chicago", "Toronto", "Jaipur"].map((city) => ({ ...office, city })),
    disclaimer: "Demo content.",
  },
  tools: [{ slug: "md5-generator", name: "MD5 generator", tagline: "Hash text and files." }],
  services: [{ slug: "technical-seo", title: "Technical SEO", menuDescription: "Crawl, render, status, speed" }],
  caseStudies: [
    { path: "/case-study/project-management-tool/", client: "Trellisboard", desc: "A migration repaired", period: "Mar 2024 to Mar 2025" },
  ],
  feedPosts: 20,
};

it("has a title, a quote, a warning and lists of links with remarks", () => {
  expect(llmsTxt(records)).toBe(`# Agency

> Search marketing agency in Chicago, Toronto and Jaipur: SEO, paid search, design.
> 1 free tool, no sign-up. Prices and limits are on the pages.

Figures in case studies name their source and dates.
Demo content.

## Tools

- [MD5 generator](/tools/md5-generator/): Hash text and files

## Services

- [Technical SEO](/services/technical-seo/): Crawl, render, status, speed

## Case studies

- [Trellisboard](/case-study/project-management-tool/): A migration repaired, Mar 2024 to Mar 2025

## Optional

- [Tools as an API](/api/openapi.json): OpenAPI description, no key needed
- [Blog feed](/blog/feed.xml): The 20 newest posts
`);
});

it("leaves out a list that would be empty, and keeps a name from ending its link", () => {
  const text = llmsTxt({ ...records, caseStudies: [], tools: [{ slug: "a", name: "A [b](c)", tagline: "D" }] });
  expect(text).not.toContain("## Case studies");
  expect(text).toContain("- [A \\[b\\](c)](/tools/a/): D");
});
