import { describe, expect, it } from "vitest";
import { blog } from "./blog.ts";
import { blogPosting } from "./blog-posting.ts";
import { faqPage } from "./faq-page.ts";
import { itemList } from "./item-list.ts";
import { organization } from "./organization.ts";
import { pageGraph } from "./page-graph.ts";
import { service } from "./service.ts";

const origin = "https://agency.example";
const agency = {
  brandName: "Agency",
  tagline: "Search you can check",
  description: "Search marketing with its sources.",
  mail: { hello: "hello@agency.example" },
  offices: [
    { country: "Canada", city: "Toronto", street: "0 Demo Street", locality: "Toronto", phone: "+1 416-555-0117", headOffice: false },
    {
      country: "United States",
      city: "Chicago",
      street: "0 N. Street",
      locality: "Chicago, IL 60600",
      phone: "+1 312-555-0142",
      headOffice: true,
    },
  ],
  socials: [{ url: "https://example.com/?profile=a" }],
};
const page = { origin, path: "/services/seo/", name: "SEO", description: "What it is." };
const crumbs = [
  { name: "Home", to: "/" },
  { name: "SEO", to: "/services/seo/" },
];

describe("the graph of every page", () => {
  const graph = pageGraph(agency, page, crumbs);

  it("holds the agency, the site, the page and the way to it", () => {
    expect(graph.map((node) => node["@type"])).toEqual(["Organization", "WebSite", "WebPage", "BreadcrumbList"]);
    expect(Object.keys(graph[0] ?? {})).toEqual(["@type", "@id", "name", "url", "logo", "contactPoint", "sameAs"]);
  });

  it("points only at nodes that are there", () => {
    const ids = new Set(graph.map((node) => node["@id"]));
    const pointers = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(pointers.filter((id) => !ids.has(id))).toEqual([]);
    expect(pointers.length).toBe(3);
  });

  it("numbers the crumbs and gives them absolute addresses", () => {
    expect(graph[3]?.["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://agency.example/" },
      { "@type": "ListItem", position: 2, name: "SEO", item: "https://agency.example/services/seo/" },
    ]);
  });
});

describe("organization", () => {
  it("answers the phone of the head office and carries no rating", () => {
    const node = organization(origin, agency, { whole: true });
    expect(node["telephone"]).toBe("+1 312-555-0142");
    expect(node).toMatchObject({ logo: "https://agency.example/apple-touch-icon.png", description: "Search marketing with its sources." });
    const own = organization(origin, { ...agency, logo: "/images/sign.png?w=192" }, { whole: false });
    expect(own["logo"]).toBe("https://agency.example/images/sign.png?w=192");
    expect(node["address"]).toMatchObject([
      { addressLocality: "Toronto", addressCountry: "Canada" },
      { addressLocality: "Chicago", addressRegion: "IL", postalCode: "60600" },
    ]);
    expect(JSON.stringify(node)).not.toMatch(/rating|review/i);
  });
});

describe("service", () => {
  it("is provided by the agency and lists its parts as offers", () => {
    const node = service({
      ...page,
      serviceType: "Search engine optimization",
      areaServed: ["United States"],
      parts: [{ name: "Crawl rules", description: "What may be fetched." }],
    });
    expect(node["provider"]).toEqual({ "@id": "https://agency.example/#org" });
    expect(node["hasOfferCatalog"]).toMatchObject({
      itemListElement: [
        { "@type": "Offer", itemOffered: { "@type": "Service", name: "Crawl rules", description: "What may be fetched." } },
      ],
    });
  });
});

describe("faqPage", () => {
  it("is left out when no question is shown", () => {
    expect(faqPage(origin, page.path, [])).toEqual([]);
  });

  it("gives answers without the marks of our texts", () => {
    const [node] = faqPage(origin, page.path, [{ question: "Both?", answer: "Use `noindex` or robots." }]);
    expect(node?.["mainEntity"]).toEqual([
      { "@type": "Question", name: "Both?", acceptedAnswer: { "@type": "Answer", text: "Use noindex or robots." } },
    ]);
  });
});

describe("blogPosting", () => {
  const facts = {
    origin,
    path: "/blog/one",
    headline: "One",
    description: "First.",
    datePublished: "2024-01-05T14:00:00Z",
    dateModified: "2024-02-01",
    author: { name: "A. Writer", jobTitle: "Editor", path: "/author/a-writer/" },
    section: "Technical SEO",
    wordCount: 912,
    images: [],
    citations: [],
  };

  it("belongs to the blog and names its author by address", () => {
    const node = blogPosting(facts);
    expect(node["isPartOf"]).toEqual({ "@id": blog(origin, "Blog", "Posts")["@id"] });
    expect(node["author"]).toMatchObject({ "@type": "Person", name: "A. Writer", url: "https://agency.example/author/a-writer/" });
  });

  it("says nothing about pictures and sources it does not have", () => {
    expect(Object.keys(blogPosting(facts))).not.toEqual(expect.arrayContaining(["image"]));
    expect(blogPosting({ ...facts, images: ["https://agency.example/a.png"] })["image"]).toEqual(["https://agency.example/a.png"]);
  });
});

describe("itemList", () => {
  it("counts its items and keeps their order", () => {
    const node = itemList(origin, "/blog/", [
      { name: "Two", path: "/blog/two" },
      { name: "One", path: "/blog/one" },
    ]);
    expect(node).toMatchObject({
      "@id": "https://agency.example/blog/#list",
      numberOfItems: 2,
      itemListElement: [{ position: 1, url: "https://agency.example/blog/two" }, { position: 2 }],
    });
  });
});
