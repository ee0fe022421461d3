import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Service } from "#content/service/service.content-type.ts";
import { service } from "#content/service/service.content-type.ts";

const WORDS_IN_A_SHINGLE = 5;
const MOST_SHARED = 0.15;
const FEWEST_WORDS = 600;
/** Fields of a service that its own page does not show as text. */
const NOT_SHOWN = new Set(["_id", "slug", "line", "group", "order", "menuDescription", "seo", "related", "checkedOn", "sources"]);
const LONGEST_SENTENCE = 30;
/** A list of search words, such as negatives, is no sentence. */
const COMMAS_OF_A_LIST = 8;
const WORDS_OF_A_CARD = [24, 45] as const;
const NEVER_USED =
  /\b(leverag|unlock|elevat|empower|supercharg|skyrocket|dominat|seamless|robust|holistic|synerg|cutting-edge|next-level|best-in-class|world-class|game-chang|revolutioni|bespoke|one-stop|(roi|data|results)-driven|guru|ninja|rockstar|wizard|secret sauce|delv|dive in|landscape|realm|ever-evolving|look no further|rest assured|guaranteed ranking|rank #1|google loves|link juice)/i;
/** Fields of rich text that nobody reads. */
const NOT_WORDS = new Set(["href", "link", "style", "listItem", "marks", "language"]);

const rows = readFileSync("content/data.ndjson", "utf8").split("\n");
const planPrices = rows
  .filter((row) => row.includes('"_type":"pricingPlan"'))
  .flatMap((row) => JSON.parse(row).lists[0].listTitle.match(/\$[\d,]+/g) as string[]);
const services = rows
  .filter((row) => row.includes('"_type":"service"'))
  .map((row) => JSON.parse(row))
  .map((raw) => service.map({ ...raw, slug: raw.slug.current }))
  .map((service) => ({ slug: service.slug, service, words: wordsOf(ownTexts(service)) }));

describe("the services in the dataset", () => {
  it("are there", () => expect(services).not.toEqual([]));

  it(`have at least ${FEWEST_WORDS} words of their own each`, () => {
    expect(services.filter(({ words }) => words.length < FEWEST_WORDS).map(({ slug, words }) => `${slug}: ${words.length}`)).toEqual([]);
  });

  it(`share less than ${MOST_SHARED * 100}% of their five-word sequences with any other`, () => {
    const cut = services.map(({ slug, words }) => ({ slug, shingles: shinglesOf(words) }));
    const alike = cut.flatMap((one, place) =>
      cut.slice(place + 1).flatMap((other) => {
        const share = sharedBy(one.shingles, other.shingles);
        return share < MOST_SHARED ? [] : [`${one.slug} and ${other.slug}: ${Math.round(share * 100)}%`];
      }),
    );
    expect(alike).toEqual([]);
  });
});

describe("the words of the services", () => {
  it("are none of those we never use", () => {
    expect(inEach(({ service }) => ownTexts(service).filter((text) => NEVER_USED.test(text)))).toEqual([]);
  });

  it(`make sentences of at most ${LONGEST_SENTENCE} words`, () => {
    const long = (text: string) => wordsOf([text]).length > LONGEST_SENTENCE && text.split(",").length <= COMMAS_OF_A_LIST;
    expect(inEach(({ service }) => ownTexts(service).flatMap(sentencesOf).filter(long))).toEqual([]);
  });

  it("head a part with a statement of two to eight words", () => {
    const fits = (heading: string) => !heading.endsWith("?") && isBetween(heading.split(" ").length, 2, 8);
    const headings = ({ problemHeading, deliverables, cardsHeading, sections }: Service) =>
      [problemHeading, deliverables.heading, cardsHeading].concat(sections.map(({ heading }) => heading));
    expect(inEach(({ service }) => headings(service).filter((heading) => !fits(heading)))).toEqual([]);
  });

  it("ask without the marks of code, which a question shows as they are", () => {
    expect(inEach(({ service }) => service.faq.map(({ question }) => question).filter((question) => question.includes("`")))).toEqual([]);
  });

  it("name a price at the top, which the plans or the price below say too", () => {
    const figures = (text: string) => text.match(/\$[\d,]+/g) ?? [];
    const said = ({ price }: Service) => [...figures(price), ...planPrices];
    expect(
      inEach(({ service }) =>
        (service.kind === "paid-search" ? [] : figures(service.priceFrom ?? "no $0")).filter((figure) => !said(service).includes(figure)),
      ),
    ).toEqual([]);
  });

  it("fill a card, and name it in two to four", () => {
    expect(
      inEach(({ service }) =>
        service.cards
          .filter(({ cardContent }) => !isBetween(wordsOf([cardContent]).length, ...WORDS_OF_A_CARD))
          .concat(service.cards.filter(({ cardTitle }) => !isBetween(cardTitle.split(" ").length, 2, 4)))
          .map(({ cardTitle }) => cardTitle),
      ),
    ).toEqual([]);
  });
});

describe("sharedBy", () => {
  const of = (text: string) => shinglesOf(wordsOf([text]));

  it("is the share of the shorter page's sequences that the other has too", () => {
    expect(sharedBy(of("one two three four five six"), of("ONE two, three four five."))).toBe(1);
    expect(sharedBy(of("one two three four five six"), of("zero one two three four five"))).toBe(0.5);
    expect(sharedBy(of("one two three four five"), of("five four three two one"))).toBe(0);
  });
});

const inEach = (find: (one: (typeof services)[number]) => string[]) =>
  services.flatMap((one) => find(one).map((text) => `${one.slug}: ${text}`));
const isBetween = (value: number, least: number, most: number) => value >= least && value <= most;
const sentencesOf = (text: string) => text.split(/(?<=[.?!:]["”)]?)\s+|\n/);

/** Everything that is written for the page's readers; headings that all pages have come from the template. */
function ownTexts(service: Service): string[] {
  return leaves(Object.fromEntries(Object.entries(service).filter(([field]) => !NOT_SHOWN.has(field))));
}

/** Texts of a tree, without the keys and addresses of rich text. */
function leaves(value: unknown, name = ""): string[] {
  if (typeof value === "string") return name.startsWith("_") || NOT_WORDS.has(name) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Array.isArray(value)
    ? value.flatMap((item) => leaves(item, name))
    : Object.entries(value).flatMap(([key, item]) => leaves(item, key));
}

function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu) ?? []);
}

function shinglesOf(words: readonly string[]): Set<string> {
  return new Set(words.slice(WORDS_IN_A_SHINGLE - 1).map((_, at) => words.slice(at, at + WORDS_IN_A_SHINGLE).join(" ")));
}

function sharedBy(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((shingle) => other.has(shingle)).length / Math.min(one.size, other.size);
}
