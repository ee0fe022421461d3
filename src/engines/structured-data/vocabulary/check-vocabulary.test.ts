import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cpuTime } from "../../../../tests/support/cpu-time.ts";
import { EntityGraph } from "../entity-graph.ts";
import { readJsonLd } from "../json-ld/read-json-ld.ts";
import { readStructuredData } from "../read-structured-data.ts";
import { checkVocabulary } from "./check-vocabulary.ts";
import { hasOffset, isoDay, isoKind, isoRepair } from "./iso-8601.ts";
import { schemaMembers, schemaProperties } from "./vocabulary.ts";

async function notes(value: object) {
  const { entities } = await readJsonLd(JSON.stringify({ "@context": "https://schema.org", ...value }), { url: "https://shop.example/" });
  return checkVocabulary(new EntityGraph(entities)).map(({ kind, term, found, suggestion }) =>
    [kind, term, found, suggestion].filter(Boolean).join(" "),
  );
}

describe("checkVocabulary", () => {
  it.each<[string, object, string[]]>([
    ["a plain product", { "@type": "Product", name: "Lamp", offers: { "@type": "Offer", price: 12, priceCurrency: "USD" } }, []],
    ["an unknown type", { "@type": "Prodcut", name: "Lamp" }, ["unknown-type Prodcut Product"]],
    ["a type in the wrong case", { "@type": "localbusiness" }, ["unknown-type localbusiness LocalBusiness"]],
    ["a type that means nothing", { "@type": "Xyzzy12345", name: "x" }, ["unknown-type Xyzzy12345"]],
    ["an unknown property", { "@type": "Product", nmae: "Lamp" }, ["unknown-property nmae name"]],
    ["a property in the wrong case", { "@type": "Offer", pricecurrency: "USD" }, ["unknown-property pricecurrency priceCurrency"]],
    ["a property of another type", { "@type": "Product", price: "12" }, ["outside-domain price"]],
    ["a property of an ancestor", { "@type": "Bakery", telephone: "1", name: "x", openingHours: "Mo" }, []],
    ["two types, one of which has the property", { "@type": ["Product", "Book"], isbn: "1" }, []],
    ["a type added by additionalType", { "@type": "Product", additionalType: "https://schema.org/Book", isbn: "1" }, []],
    ["no type", { name: "x" }, ["no-type"]],
    [
      "another vocabulary",
      { "@context": ["https://schema.org", { x: "https://x.example/" }], "@type": ["Thing", "x:Y"], "x:z": 1 },
      ["foreign https://x.example/Y", "foreign https://x.example/z"],
    ],
    ["a property that was replaced", { "@type": "Movie", actors: "A" }, ["superseded actors property actor"]],
    ["a type that was replaced", { "@type": "Code", name: "x" }, ["superseded Code type SoftwareSourceCode"]],
    ["a pending property", { "@type": "Product", colorSwatch: "https://x.example/" }, ["pending colorSwatch property"]],
    ["a text for a thing", { "@type": "Article", author: "Ada" }, []],
    ["a thing of the wrong type", { "@type": "Article", author: { "@type": "Place", name: "x" } }, ["outside-range author Place"]],
    ["a thing of a narrower type", { "@type": "Article", publisher: { "@type": "Corporation", name: "x" } }, []],
    ["a thing for a text", { "@type": "Article", headline: { "@type": "Thing", name: "x" } }, ["outside-range headline Thing"]],
    [
      "a role",
      { "@type": "Organization", member: { "@type": "OrganizationRole", member: { "@type": "Person", name: "x" }, startDate: "2020" } },
      [],
    ],
    [
      "a reference to a thing of the wrong type",
      {
        "@graph": [
          { "@type": "Article", author: { "@id": "#p" } },
          { "@id": "#p", "@type": "Place", name: "x" },
        ],
      },
      ["outside-range author Place"],
    ],
    [
      "a search action",
      {
        "@type": "WebSite",
        potentialAction: { "@type": "SearchAction", target: "https://x.example/?q={q}", "query-input": "required name=q" },
      },
      [],
    ],
    ["a member of an enumeration", { "@type": "Offer", availability: "https://schema.org/InStock" }, []],
    ["a member with http", { "@type": "Offer", availability: "http://schema.org/OutOfStock" }, []],
    ["a member by its name alone", { "@type": "Offer", availability: "InStock" }, []],
    ["no member", { "@type": "Offer", availability: "https://schema.org/in_stock" }, ["unknown-member availability in_stock InStock"]],
    [
      "a member of another enumeration",
      { "@type": "Offer", itemCondition: "https://schema.org/InStock" },
      ["unknown-member itemCondition InStock"],
    ],
    [
      "a member with a prefix",
      { "@type": "Offer", availability: "schema:InStock" },
      ["unknown-member availability schema:InStock InStock"],
    ],
    ["a member of another vocabulary", { "@type": "Offer", availableDeliveryMethod: "http://purl.org/goodrelations/v1#UPS" }, []],
    [
      "what an action asks for",
      { "@type": "SearchAction", "isbn-input": "required name=x", "nmae-output": "required" },
      ["unknown-property nmae-output name-output"],
    ],
    ["a date", { "@type": "Article", datePublished: "2026-11-15" }, []],
    ["a date with a time", { "@type": "Article", datePublished: "2026-11-15T10:00:00+01:00" }, []],
    [
      "a date in words",
      { "@type": "Article", datePublished: "November 15, 2026" },
      ["bad-date datePublished November 15, 2026 2026-11-15"],
    ],
    ["a day that does not exist", { "@type": "Article", datePublished: "2026-02-30" }, ["bad-date datePublished 2026-02-30"]],
    ["a date with a space", { "@type": "Event", startDate: "2026-11-15 10:00" }, ["bad-date startDate 2026-11-15 10:00 2026-11-15T10:00"]],
    ["a date by slashes", { "@type": "Event", startDate: "11/12/2026" }, ["bad-date startDate 11/12/2026"]],
    [
      "a number where a date may stand too",
      { "@type": "MerchantReturnPolicy", merchantReturnDays: "60" },
      ["pending MerchantReturnPolicy type", "pending merchantReturnDays property"],
    ],
    ["a duration", { "@type": "Recipe", cookTime: "PT30M" }, []],
    ["a duration in words", { "@type": "Recipe", cookTime: "30 minutes" }, ["bad-duration cookTime 30 minutes"]],
    ["a number as text", { "@type": "AggregateRating", ratingCount: "12" }, []],
    ["a number with a comma", { "@type": "AggregateRating", ratingCount: "1,200" }, ["bad-number ratingCount 1,200 1200"]],
    ["a truth value as text", { "@type": "Article", isAccessibleForFree: "False" }, []],
    ["no truth value", { "@type": "Article", isAccessibleForFree: "no" }, ["bad-boolean isAccessibleForFree no"]],
    [
      "an address with spaces",
      { "@type": "Article", url: "my page" },
      ["bad-address url my page"].map((note) => note.replace("my page", "https://shop.example/my page")),
    ],
    ["an empty text", { "@type": "Article", headline: " " }, ["empty-value headline"]],
    ["prototype names", { "@type": "constructor", toString: "x" }, ["unknown-type constructor", "unknown-property toString"]],
  ])("%s", async (_, value, expected) => expect(await notes(value)).toEqual(expected));

  it("says where", async () => {
    const html = `<script type="application/ld+json">\n{"@context":"https://schema.org",\n"@type":"Product",\n"nmae":"x"}</script>`;
    const { entities } = await readStructuredData(html, { url: "https://shop.example/" });
    expect(checkVocabulary(new EntityGraph(entities))).toMatchObject([{ kind: "unknown-property", place: { line: 4, column: 1 } }]);
  });

  it("takes http and https for the same in every syntax", async () => {
    const html = `<div itemscope itemtype="http://schema.org/Product"><b itemprop=name>x</b></div><div vocab="https://schema.org/" typeof="Product"><b property=name>x</b></div>`;
    const { entities } = await readStructuredData(html, { url: "https://shop.example/" });
    expect(checkVocabulary(new EntityGraph(entities))).toEqual([]);
  });

  it("takes an address with places to fill in for one", async () => {
    const target = 'href="https://shop.example/?q={q}"';
    const html = `<div itemscope itemtype="https://schema.org/SearchAction"><link itemprop=target ${target}></div>
<div vocab="https://schema.org/" typeof="SearchAction"><link property=target ${target}></div>`;
    const { entities } = await readStructuredData(html, { url: "https://shop.example/" });
    expect(checkVocabulary(new EntityGraph(entities))).toEqual([]);
    expect(entities.flatMap(({ properties }) => [...properties.values()].flatMap(({ values }) => values))).toMatchObject([
      { kind: "link", address: "https://shop.example/?q=%7Bq%7D" },
      { kind: "link", address: "https://shop.example/?q=%7Bq%7D" },
    ]);
  });

  it("says once that an item has no type, and nothing of its names", async () => {
    const { entities } = await readStructuredData("<div itemscope><b itemprop=a>x</b><b itemprop=b>y</b></div>", {
      url: "https://shop.example/",
    });
    expect(checkVocabulary(new EntityGraph(entities)).map(({ kind }) => kind)).toEqual(["no-type"]);
  });

  it("does not lose its breath over 5,000 unknown names", async () => {
    const value = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`unknownName${index}`, 1]));
    const start = cpuTime();
    expect((await notes({ "@type": "Product", ...value })).length).toBe(2000);
    expect(cpuTime() - start).toBeLessThan(5000);
  });
});

/** The forms in which schema.org's and Google's own pages write their examples, one a line: nothing is to be said of any. */
it("says nothing of markup that schema.org and Google themselves publish", async () => {
  const lines = readFileSync(new URL("./accepted-markup.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n");
  expect(lines.length).toBe(92);
  const said = await Promise.all(lines.map(async (line) => (await notes(JSON.parse(line))).filter((note) => !note.startsWith("pending "))));
  expect(said.flat()).toEqual([]);
});

it("takes for every property a value of every type that schema.org lists for it", async () => {
  const samples = new Map<string, unknown[]>([
    ["Text", ["x"]],
    ["URL", ["https://x.example/", "/x"]],
    ["Date", ["2026-01-02", "2026"]],
    ["DateTime", ["2026-01-02T10:00:00Z", "2026-01-02T10:00"]],
    ["Time", ["10:00", "10:00:00Z"]],
    ["Boolean", [true, "False", "https://schema.org/True"]],
    ["Number", [1.5, "-2.5"]],
    ["Integer", [1, "2"]],
    ["Float", [1.5, "2.5"]],
    ["Duration", ["PT1H"]],
    ["CssSelectorType", [".x"]],
    ["XPathType", ["/x"]],
  ]);
  const memberOf = (range: string) => [...schemaMembers.values()].find(({ enumerations }) => enumerations.includes(range))?.name;
  const graph = [...schemaProperties.values()].flatMap(({ name, domains: [domain], ranges }) =>
    ranges.flatMap((range) => {
      const member = memberOf(range);
      const things = [
        { "@type": range },
        ...(member ? [member, `https://schema.org/${member}`, { "@id": `http://schema.org/${member}` }] : []),
      ];
      return (samples.get(range) ?? things).map((value) => ({ "@type": domain, [name]: value }));
    }),
  );
  expect(graph.length).toBeGreaterThan(2800);
  const odd: string[] = [];
  // No more is noted for one page, and pending terms are noted.
  for (let at = 0; at < graph.length; at += 500)
    odd.push(...(await notes({ "@graph": graph.slice(at, at + 500) })).filter((note) => !/^(?:pending|superseded) /.test(note)));
  expect(odd).toEqual([]);
});

describe("ISO 8601", () => {
  it.each([
    ["2026", "date"],
    ["2026-11", "date"],
    ["2026-11-15", "date"],
    ["20261115", "date"],
    ["2024-02-29", "date"],
    ["2026-02-29", null],
    ["2026-13-01", null],
    ["2026-W05", "date"],
    ["2026-123", "date"],
    ["2026-11-15T10:00", "date-time"],
    ["2026-11-15T10:00:00.5Z", "date-time"],
    ["2026-11-15T10:00:00+0530", "date-time"],
    ["2026-11-15T24:00:00", "date-time"],
    ["2026-11-15T25:00:00", null],
    ["10:00", "time"],
    ["10:00:00Z", "time"],
    ["T08:22:00", "time"],
    ["-0496", "date"],
    ["-0043-03-15", "date"],
    ["10", null],
    ["P1Y2M3DT4H5M6S", "duration"],
    ["PT0S", "duration"],
    ["P3W", "duration"],
    ["P", null],
    ["PT", null],
    ["1h", null],
    ["", null],
    ["2026-11-15T", null],
  ])("%j is a %s", (text, kind) => expect(isoKind(text)).toBe(kind));

  it.each([
    ["2026-11-15T10:00Z", true],
    ["2026-11-15T10:00+01:00", true],
    ["2026-11-15T10:00", false],
    ["2026-11-15", false],
  ])("%s has an offset: %s", (text, expected) => expect(hasOffset(text)).toBe(expected));

  it.each([
    ["2026-11-15T10:00", "2026-11-15"],
    ["20261115", "2026-11-15"],
    ["2026-11", null],
  ])("the day of %s is %s", (text, day) => expect(isoDay(text)).toBe(day));

  it.each([
    ["2026-11-15 10:00:00 +01:00", "2026-11-15T10:00:00+01:00"],
    ["15 Nov 2026", "2026-11-15"],
    ["yesterday", null],
  ])("%s can be written %s", (text, repaired) => expect(isoRepair(text)).toBe(repaired));
});
