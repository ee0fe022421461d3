import { describe, expect, it } from "vitest";
import { safeParse } from "zod/v4/core";
import { judgePage } from "#engines/page-snapshot/page-check.ts";
import { takeSnapshot } from "#engines/page-snapshot/take-snapshot.ts";
import { acrossPagesRules } from "./rules/across-pages-rules.ts";
import { gatherMarkup } from "./schema-subject.ts";
import { schemaCheck } from "./schema-validator.engine.ts";
import { tool } from "./schema-validator.tool.ts";

const now = new Date("2026-11-15T12:00:00Z");
const URL_OF_PAGE = "https://shop.example/p/lamp";

async function reportOf(html: string, url = URL_OF_PAGE) {
  const snapshot = takeSnapshot({ html, url });
  return judgePage(schemaCheck, { snapshot, kept: null }, { now, extra: await gatherMarkup(snapshot), input: {} });
}

/** What one rule says: "warn schema.org has no property “nmae”", or nothing. */
async function said(html: string, ruleId: string): Promise<string> {
  const { findings, passes } = await reportOf(html);
  return [...findings, ...passes]
    .filter((finding) => finding.ruleId === ruleId)
    .map(({ status, title }) => `${status} ${title}`)
    .join("; ");
}

const script = (json: string) => `<script type="application/ld+json">${json}</script>`;
const thing = (fields: object) => script(JSON.stringify({ "@context": "https://schema.org", ...fields }));
const canonical = `<link rel="canonical" href="${URL_OF_PAGE}">`;

describe("rules", () => {
  it.each([
    ["structured-data-present", "<p>x</p>", "note No structured data in the HTML"],
    ["structured-data-present", "{}", "note This JSON describes nothing"],
    ["structured-data-present", thing({ "@type": "Thing", name: "x" }), ""],
    ["structured-data-present", script("{"), ""],

    ["json-ld-json", thing({ "@type": "Thing", name: "x" }), "pass The JSON is valid"],
    ["json-ld-json", script('{"a": 1,}'), "fail The JSON is broken: a comma after the last entry"],
    [
      "json-ld-json",
      script("") + script("nonsense"),
      "fail JSON-LD script 1 is broken: the script is empty; fail JSON-LD script 2 is broken: a text without quotes",
    ],
    [
      "json-ld-json",
      '{"@context": "https://schema.org" "@type": "Thing"}',
      "fail The JSON is broken: a comma is missing between two entries",
    ],
    ["json-ld-json", "<p>x</p>", ""],

    [
      "json-ld-keys",
      script('{"@context":"https://schema.org","@type":"Thing","name":"a","name":"b"}'),
      "warn “name” stands twice in one object",
    ],

    ["json-ld-context", thing({ "@type": "Thing", name: "x" }), "pass The context is schema.org’s"],
    [
      "json-ld-keywords",
      thing({ "@type": "Organization", name: "x", sameAs: "@halsted" }),
      "warn “@halsted” reads like a keyword of JSON-LD, so the value is dropped",
    ],
    [
      "schema-properties",
      script('{"@context":["https://schema.org","https://other.example/c"],"@type":["Product","Gizmo"],"gadgetCode":1,"name":"x"}'),
      "pass Properties are known to schema.org",
    ],
    [
      "schema-types",
      script('{"@context":["https://schema.org","https://other.example/c"],"@type":["Product","Gizmo"],"gadgetCode":1,"name":"x"}'),
      "pass Types are known to schema.org",
    ],
    ["google-product-snippet-limits", thing({ "@type": "Product", name: "x", aggregateRating: { ratingValue: 6, reviewCount: 1 } }), ""],
    [
      "json-ld-keywords",
      thing({ "@type": "Thing", "@url": "x", "@Name": "y" }),
      "warn “@url” is no keyword of JSON-LD; warn “@Name” is no keyword of JSON-LD",
    ],
    ["json-ld-keywords", thing({ "@type": "Thing", name: { "@value": "x", "@language": "en" } }), ""],

    ["json-ld-context", script('{"@type":"Thing"}'), "fail @context is missing"],
    ["json-ld-context", script('{"@context":"schema.org","@type":"Thing"}'), "fail @context is “schema.org”, which no processor finds"],
    [
      "json-ld-context",
      script('{"@context":["https://schema.org","https://x.example/c"],"@type":"Thing","name":"x"}'),
      "note A context of another site was not loaded",
    ],

    [
      "json-ld-processing",
      script('{"@context":"https://schema.org","@type":5}'),
      "fail A JSON-LD processor refuses this script: invalid type value",
    ],
    [
      "json-ld-script-type",
      '<script type="application/json+ld">{"@type":"Thing"}</script>',
      "fail A script of type “application/json+ld” is read by nobody",
    ],

    [
      "microdata-items",
      '<div itemscope itemtype="https://schema.org/Thing"><b itemprop=name>x</b></div>',
      "pass Microdata items are complete",
    ],
    ["microdata-items", '<div itemtype="https://schema.org/Thing"></div>', "warn itemtype without itemscope"],
    ["microdata-items", '<div itemscope itemref="x"></div>', "warn itemref names “x”, and no element has that id"],
    ["microdata-properties", "<b itemprop=name>x</b>", "note itemprop “name” belongs to no item"],
    ["rdfa-vocabulary", "<b typeof=Product property=x>x</b>", "warn typeof “Product” belongs to no vocabulary"],

    ["schema-types", thing({ "@type": "Prodcut", name: "x" }), "warn schema.org has no type “Prodcut”"],
    ["schema-types", thing({ "@type": "Product", name: "x" }), "pass Types are known to schema.org"],
    ["schema-type-given", thing({ name: "x" }), "warn An item without a type"],
    [
      "schema-properties",
      thing({ "@type": "Thing", nmae: "x" }) + thing({ "@type": "Thing", nmae: "x" }),
      "warn schema.org has no property “nmae”, 2 times",
    ],
    ["schema-domain", thing({ "@type": "Person", price: 1 }), "warn Person has no price in schema.org"],
    ["schema-range", thing({ "@type": "Article", author: { "@type": "Event", name: "x" } }), "warn author does not take an Event"],
    [
      "schema-enumeration",
      thing({ "@type": "Offer", availability: "https://schema.org/Instock" }),
      "warn “Instock” is no ItemAvailability",
    ],
    ["schema-values", thing({ "@type": "Article", datePublished: "yesterday" }), "warn datePublished: “yesterday” is not a date"],
    ["schema-empty", thing({ "@type": "Article", headline: "" }), "note headline is empty"],
    ["schema-superseded", thing({ "@type": "Movie", actors: "A" }), "note actors has been replaced by actor"],
    ["schema-pending", thing({ "@type": "Product", colorSwatch: "https://x.example/" }), "note One term is still pending in schema.org"],
    [
      "schema-foreign",
      thing({ "@context": { "@vocab": "https://v.example/" }, "@type": "Thing" }),
      "note One term belongs to another vocabulary",
    ],

    ["google-product-snippet", thing({ "@type": "Product", name: "x" }), "warn Product snippet lacks offers, review or aggregateRating"],
    ["google-recipe", thing({ "@type": "Recipe", name: "x", image: "a.jpg" }), "pass Recipe: eligible"],
    ["google-recommended", thing({ "@type": "Recipe", name: "x", image: "a.jpg" }), "note Recipe: 15 recommended properties are missing"],
    [
      "google-aggregate-rating-limits",
      thing({ "@type": "Article", headline: "x", aggregateRating: { "@type": "AggregateRating", ratingValue: 4, reviewCount: 3 } }),
      "warn Review snippet (aggregate rating): Google shows no stars for Article",
    ],
    ["google-retired-faq", thing({ "@type": "FAQPage", name: "x" }), "note FAQ: retired by Google on May 07, 2026"],
    ["google-retired-how-to", thing({ "@type": "HowTo", name: "x" }), "note How-to: retired by Google on Sep 13, 2023"],
    ["google-event-limits", thing({ "@type": "Event", endDate: "2026-01-01" }), "warn Event: endDate is 2026-01-01, a day that has passed"],

    ["markup-address", canonical + thing({ "@type": "Product", url: URL_OF_PAGE }), "pass The markup names the canonical address"],
    ["markup-address", canonical + thing({ "@type": "Product", url: `${URL_OF_PAGE}/#x` }), "pass The markup names the canonical address"],
    [
      "markup-address",
      canonical + thing({ "@type": "Product", url: "https://www.shop.example/other" }),
      "warn url is not the page’s canonical",
    ],
    ["markup-address", canonical + thing({ "@type": "Organization", url: "https://shop.example/" }), ""],
    [
      "markup-headline",
      `<h1>Three lamps tested</h1>${thing({ "@type": "Article", headline: "Testing lamps" })}`,
      "pass The headline agrees with the H1",
    ],
    [
      "markup-headline",
      `<h1>Three lamps tested</h1>${thing({ "@type": "Article", headline: "Weekly newsletter" })}`,
      "warn The headline and the H1 have no word in common",
    ],
    ["markup-ratings", thing({ "@type": "AggregateRating", ratingValue: "4.5" }), "pass Ratings lie on their scale"],
    ["markup-ratings", thing({ "@type": "AggregateRating", ratingValue: 87 }), "fail A rating of 87 on a scale from 1 to 5"],
    ["markup-ratings", thing({ "@type": "AggregateRating", ratingValue: 87, bestRating: 100 }), "pass Ratings lie on their scale"],
    ["markup-dates", thing({ "@type": "Article", datePublished: "2027-01-01" }), "fail datePublished lies in the future: 2027-01-01"],
    ["markup-dates", thing({ "@type": "Article", datePublished: "2026-11-16" }), ""],
    [
      "markup-dates",
      thing({ "@type": "Article", datePublished: "2026-05-02", dateModified: "2026-05-01" }),
      "fail dateModified comes before datePublished",
    ],
    [
      "markup-duplicates",
      `${thing({ "@type": "Product", name: "Lamp" })}<div itemscope itemtype="https://schema.org/Product"><b itemprop=name>Lamp</b></div>`,
      "warn Two descriptions of one Product",
    ],
    [
      "markup-duplicates",
      thing({ "@type": "Product", "@id": "#a", name: "Lamp" }) + thing({ "@type": "Product", "@id": "#a", name: "Lamp" }),
      "",
    ],
    [
      "markup-references",
      thing({ "@graph": [{ "@type": "Article", author: { "@id": "#a" } }] }),
      "warn Nothing on the page has the @id #a",
    ],
    [
      "markup-references",
      thing({
        "@graph": [
          { "@type": "Article", author: { "@id": "#a" } },
          { "@id": "#a", "@type": "Person" },
        ],
      }),
      "pass Every @id that is referred to is on the page",
    ],
    [
      "markup-references",
      thing({ "@type": "Article", author: { "@id": "https://other.example/#a" } }),
      "pass Every @id that is referred to is on the page",
    ],
    [
      "markup-price",
      `<p>${"A lamp for $1,299.00 with a long description. ".repeat(6)}</p>${thing({ "@type": "Offer", price: 1299 })}`,
      "pass The price of the markup is on the page",
    ],
    [
      "markup-price",
      `<p>${"A lamp for $12 with a long description. ".repeat(6)}</p>${thing({ "@type": "Offer", price: 1299 })}`,
      "note The price 1299 is not in the text of the page",
    ],
  ])("%s says of %s: %s", async (ruleId, html, expected) => expect(await said(html, ruleId)).toBe(expected));

  it("has permanent ids that nobody shares", () => {
    const ids = [...schemaCheck.rules, ...acrossPagesRules].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("keeps the layers apart: valid schema.org without Google’s fields is no fault of the vocabulary", async () => {
    const { findings } = await reportOf(thing({ "@type": "Recipe", name: "Soup" }));
    const faults = findings.filter(({ status }) => status === "fail" || status === "warn");
    expect(faults.map(({ ruleId, grade }) => [ruleId, grade])).toEqual([["google-recipe", "advice"]]);
  });
});

describe("evidence", () => {
  it("shows the line and marks the fault", async () => {
    const { findings } = await reportOf(
      `<p>\n<script type="application/ld+json">\n{ "@context": "https://schema.org",\n  "@type": "Thing",\n  "nmae": "x" }\n</script>`,
    );
    const [evidence] = findings.find(({ ruleId }) => ruleId === "schema-properties")?.evidence ?? [];
    expect(evidence).toEqual({ line: 5, column: 3, snippet: '"nmae": "x" }', mark: [0, 6] });
  });

  it("cuts a line of minified JSON around the fault", async () => {
    const { findings } = await reportOf(thing({ "@type": "Thing", description: "x".repeat(5000), nmae: "y", image: "z".repeat(5000) }));
    const [evidence] = findings.find(({ ruleId }) => ruleId === "schema-properties")?.evidence ?? [];
    const [from, to] = evidence?.mark ?? [0, 0];
    expect(evidence?.snippet.slice(from, to)).toBe('"nmae"');
    expect(evidence?.snippet.length).toBeLessThan(210);
  });
});

describe("facts", () => {
  it("draws entities, cards and a preview", async () => {
    const { facts, verdict } = await reportOf(
      `<title>Lamp | Shop</title>${thing({ "@type": "Product", name: "Lamp", image: "a.jpg", offers: { "@type": "Offer", price: 12, priceCurrency: "USD", availability: "https://schema.org/InStock" }, aggregateRating: { "@type": "AggregateRating", ratingValue: 4.5, reviewCount: 9 } })}`,
    );
    expect(facts.types).toEqual(["Product", "Offer", "AggregateRating"]);
    expect(facts.features.map(({ id, status }) => [id, status])).toEqual([
      ["product-snippet", "eligible"],
      ["merchant-listing", "eligible"],
      ["aggregate-rating", "eligible"],
    ]);
    expect(facts.preview).toMatchObject({
      title: "Lamp | Shop",
      rating: { value: 4.5, best: 5, count: "9" },
      details: ["$12.00", "In stock"],
    });
    expect(facts.entities[0]).toMatchObject({ label: "Lamp", types: ["Product"], isRoot: true, faults: 0 });
    expect(facts.entities[0]?.properties.map(({ name }) => name)).toEqual(["name", "image", "offers", "aggregateRating"]);
    expect(verdict).toEqual({
      level: "pass",
      figure: "3",
      unit: "rich results",
      headline: "Ready for Product snippet, Merchant listing and Review snippet (aggregate rating).",
      summary: "One item with 2 more inside, in JSON-LD. 11 pass.",
    });
  });

  it("says of stars for the wrong kind of thing that nothing is missing", async () => {
    const rating = { "@type": "AggregateRating", ratingValue: 4, reviewCount: 3 };
    const { verdict, facts } = await reportOf(thing({ "@type": "Service", name: "Mowing", aggregateRating: rating }));
    expect(verdict.headline).toBe("Review snippet (aggregate rating) does not take things of this type.");
    expect(facts.features).toMatchObject([{ id: "aggregate-rating", status: "missing", required: [] }]);
  });

  it("shows the lines at fault with what is said of them, and the repaired script", async () => {
    const { facts } = await reportOf(`<p>\n<p>\n<p>\n${script('{\n"@context": "https://schema.org",\n"@type": "Prodcut",\n}')}`);
    expect(facts.source.flat().filter(({ notes }) => notes.length > 0)).toEqual([
      {
        line: 6,
        text: '"@type": "Prodcut",',
        notes: ["A comma after the last entry. Delete the comma.", "schema.org does not know Prodcut. Did you mean Product?"],
      },
    ]);
    expect(facts.fixed).toEqual([
      {
        block: 1,
        line: 4,
        text: '{\n"@context": "https://schema.org",\n"@type": "Product"\n}',
        changes: [
          { line: 6, text: "Prodcut → Product" },
          { line: 6, text: "A comma after the last entry" },
        ],
      },
    ]);
  });

  it("converts Microdata and RDFa, and writes all of it as RDF", async () => {
    const { facts } = await reportOf('<div itemscope itemtype="https://schema.org/Product"><b itemprop=name>Lamp</b></div>');
    expect(JSON.parse(facts.converted ?? "")).toEqual({ "@context": "https://schema.org", "@type": "Product", name: "Lamp" });
    expect(facts.nQuads).toBe(
      '_:e0 <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <https://schema.org/Product> .\n_:e0 <https://schema.org/name> "Lamp" .\n',
    );
  });

  it("stays small for a page of thousands of items", async () => {
    const items = Array.from({ length: 1000 }, (_, index) => ({ "@type": "Product", name: `p${index}`, nmae: "x" }));
    const report = await reportOf(thing({ "@graph": items }));
    expect(JSON.stringify(report).length).toBeLessThan(300_000);
    expect(report.facts.moreEntities).toBe(850);
  });
});

describe("hostile pages", () => {
  it.each([
    [
      "prototype names",
      script('{"@context":"https://schema.org","@type":"__proto__","__proto__":{"x":1},"constructor":{"prototype":{"y":2}}}'),
    ],
    ["100,000 brackets", script("[".repeat(100_000))],
    ["a script in the name", thing({ "@type": "Product", name: "</scr" + "ipt><script>alert(1)</script>" })],
    ["nothing", ""],
    ["a lone bracket", "{"],
    [
      "items that hold each other",
      "<div itemscope itemref=a></div><div id=a itemprop=x itemscope itemref=b></div><div id=b itemprop=y itemscope itemref=a></div>",
    ],
    [
      "a graph that goes round",
      thing({
        "@graph": [
          { "@id": "#a", "@type": "Person", knows: { "@id": "#b" } },
          { "@id": "#b", "@type": "Person", knows: { "@id": "#a" } },
        ],
      }),
    ],
    [
      "odd currencies and dates",
      thing({
        "@type": "Product",
        name: "x",
        offers: { "@type": "Offer", price: "1e999", priceCurrency: "ZZZ", priceValidUntil: "9999-99-99" },
      }),
    ],
  ])("%s gives a report in the promised shape", async (_, html) => {
    const report = await reportOf(html);
    expect(safeParse(tool.output, { reports: [report], failures: [], acrossPages: [] })).toMatchObject({ success: true });
  });

  it("reads a megabyte with 200 scripts quickly", async () => {
    const product = {
      "@type": "Product",
      name: "x",
      description: "y".repeat(3500),
      review: Array.from({ length: 8 }, (_, index) => ({
        "@type": "Review",
        author: { "@type": "Person", name: `a${index}` },
        reviewRating: { "@type": "Rating", ratingValue: 4 },
      })),
    };
    const html = `<title>x</title>${Array.from({ length: 200 }, () => thing(product)).join("\n")}`;
    await reportOf(html);
    const before = process.cpuUsage();
    const { facts } = await reportOf(html);
    const { user, system } = process.cpuUsage(before);
    expect(facts.counts).toEqual({ jsonLd: 5000, microdata: 0, rdfa: 0, blocks: 200 });
    // About a quarter of a second on a quiet machine.
    expect((user + system) / 1000).toBeLessThan(4000);
  });
});

describe("the verdict agrees with what stands below it", () => {
  const sold = (changes: object) =>
    thing({
      "@type": "Product",
      name: "Lamp",
      image: "https://shop.example/a.jpg",
      offers: { "@type": "Offer", price: 5, priceCurrency: "EUR", ...changes },
    });
  it.each([
    [sold({}), "2", "Ready for Product snippet and Merchant listing.", []],
    [
      sold({ priceCurrency: "EURO" }),
      "0",
      "Product snippet and Merchant listing have a value that Google refuses.",
      ["warn Product snippet: offers.priceCurrency is “EURO”", "warn Merchant listing: offers.priceCurrency is “EURO”"],
    ],
    [
      sold({ price: "$1,890" }),
      "1",
      "Ready for Merchant listing; Product snippet has a value that Google refuses.",
      ["warn Product snippet: offers.price is “$1,890”"],
    ],
    [
      thing({ "@type": "Article", headline: "x", datePublished: "2026-01-01T10:00" }),
      "1",
      "Ready for Article.",
      ["note Article: datePublished has a time without an offset from UTC, so Google takes its own time zone for it"],
    ],
    [
      script(
        '{"@context":"https://schema.org","@graph":[{"@id":"#a","@index":"1","@type":"Thing","name":"x"},{"@id":"#a","@index":"2","@type":"Thing"}]}',
      ),
      "0",
      "A JSON-LD processor refuses this script: conflicting indexes.",
      [],
    ],
    [
      '<script type="application/json+ld">{"@type":"Thing"}</script>',
      "None",
      "A script of type “application/json+ld” is read by nobody.",
      [],
    ],
    [thing({ "@type": "Thing", nmae: "x" }), "0", "schema.org has no property “nmae”.", []],
    [thing({ "@type": "Thing", name: "x" }), "0", "Read without trouble, and no Google feature uses it.", []],
  ])("%#: %s", async (html, figure, headline, limits) => {
    const { verdict, findings } = await reportOf(html);
    expect([verdict.figure, verdict.headline]).toEqual([figure, headline]);
    const told = findings.filter(({ ruleId }) => ruleId.endsWith("-limits"));
    expect(told.map(({ status, title }) => `${status} ${title}`)).toEqual(limits);
  });
});

describe("the examples", () => {
  it.each([
    ["a broken script and a retired FAQ", "failed", "One script is broken JSON, so search engines drop it."],
    ["a recipe that is ready", "pass", "Ready for Recipe, Review snippet (aggregate rating) and Breadcrumb."],
    ["Microdata to turn into JSON-LD", "pass", "Ready for Local business."],
  ])("%s: %s", async (title, level, headline) => {
    const input = tool.examples.find((example) => example.title === title)?.input;
    const { verdict } = await reportOf(input?.html ?? "", input?.url);
    expect([verdict.level, verdict.headline]).toEqual([level, headline]);
  });
});

describe("across pages", () => {
  it("names pages without the markup that the others have", async () => {
    const product = thing({ "@type": "Product", name: "x" });
    const reports = await Promise.all(
      [product, product, product, "<p>x</p>"].map((html, index) => reportOf(html, `https://shop.example/${index}`)),
    );
    expect(acrossPagesRules[0]?.run(reports)).toMatchObject([
      { title: "Product is on 3 of 4 pages", evidence: [{ snippet: "https://shop.example/3" }] },
    ]);
  });

  it("names ids that change their meaning", async () => {
    const org = (name: string) => thing({ "@type": "Organization", "@id": "https://shop.example/#org", name });
    const reports = await Promise.all([org("Shop"), org("Shop Ltd")].map((html, index) => reportOf(html, `https://shop.example/${index}`)));
    expect(acrossPagesRules[1]?.run(reports)).toMatchObject([{ title: "One @id for different things" }]);
  });
});

describe("after scripts", () => {
  const source = takeSnapshot({ html: thing({ "@type": "Person", name: "Ada" }), url: URL_OF_PAGE });
  async function report(html: string | null) {
    const rendered =
      html === null ? { snapshot: null, failure: "No browser." } : { snapshot: takeSnapshot({ html, url: URL_OF_PAGE }), failure: null };
    return judgePage(schemaCheck, { snapshot: source, kept: null }, { now, extra: await gatherMarkup(source, rendered), input: {} });
  }

  it.each([
    [thing({ "@type": "Recipe", name: "Soup" }), ["Recipe"], "note Scripts add Recipe and take Person away"],
    [thing({ "@type": "Person", name: "Ada" }), ["Person"], "pass The same structured data before and after scripts"],
    [null, ["Person"], "note Scripts were not run"],
  ])("reads %s", async (html, types, expected) => {
    const { facts, findings, passes } = await report(html);
    const [said] = [...findings, ...passes].filter(({ ruleId }) => ruleId === "markup-rendered");
    expect([facts.types, `${said?.status} ${said?.title}`]).toEqual([types, expected]);
  });
});
