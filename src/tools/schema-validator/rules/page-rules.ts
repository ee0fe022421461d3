import { factEvidence } from "#core/rules/evidence.ts";
import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as google from "#core/sources/google.ts";
import * as w3c from "#core/sources/w3c.ts";
import { isSameTopic, topicWordsOf } from "#core/text/topic-words.ts";
import type { Entity, EntityValue } from "#engines/structured-data/entity.ts";
import { textOf } from "#engines/structured-data/entity-graph.ts";
import { ratingFaults } from "#engines/structured-data/google/check-rating.ts";
import { isoDay } from "#engines/structured-data/vocabulary/iso-8601.ts";
import { isA } from "#engines/structured-data/vocabulary/vocabulary.ts";
import { canonicalOf, isSameAddress } from "../page-address.ts";
import type { SchemaSubject } from "../schema-subject.ts";
import { bounded, listEvidence, placeEvidence } from "./place-evidence.ts";

/** Does the markup agree with the page it stands on? */
export const pageRules: readonly Rule<SchemaSubject>[] = [
  {
    id: "markup-address",
    title: "The markup names the canonical address",
    kind: "markup-vocabulary",
    sources: [google.markupGuidelines],
    run(subject) {
      const { data, graph, snapshot } = subject;
      const canonical = canonicalOf(snapshot);
      if (canonical === null) return [];
      const named = mainThings(subject).flatMap((entity) =>
        ["url", "mainEntityOfPage"].flatMap((name) =>
          graph.values(entity, name).map((value) => ({ name, value, address: textOf(value) ?? "" })),
        ),
      );
      const here = named.filter(({ address }) => isSameHost(address, canonical));
      const differing = here.filter(({ address }) => !isSameAddress(address, canonical));
      if (here.length > 0 && differing.length === 0)
        return [{ status: "pass", title: "The markup names the canonical address", detail: "" }];
      return bounded(
        differing.map(({ name, value, address }) => ({
          title: `${name} is not the page’s canonical`,
          detail: `The markup says ${address.slice(0, 200)}, the page says ${canonical}. Two addresses for one thing split what is known about it.`,
          evidence: [placeEvidence(data, value.place)],
        })),
        "addresses",
      );
    },
  },
  {
    id: "markup-headline",
    title: "The headline says what the H1 says",
    kind: "markup-vocabulary",
    sources: [google.markupGuidelines],
    run({ data, graph, snapshot }) {
      const h1 = snapshot.headings.find(({ level, isHidden, raw }) => level === 1 && !isHidden && raw !== "");
      const articles = graph.entities.filter((entity) => entity.isRoot && graph.typesOf(entity).some((type) => isA(type, "Article")));
      const headlines = articles.flatMap((entity) => graph.values(entity, "headline")).filter((value) => value.kind === "text");
      const [headline] = headlines;
      // A list of articles has a heading of its own.
      if (!h1 || !headline || articles.length > 1) return [];
      const words = topicWordsOf(h1.raw.slice(0, 500));
      const isShared = topicWordsOf(headline.text.slice(0, 500)).some((word) => words.some((other) => isSameTopic(word, other)));
      if (isShared || words.length === 0) return [{ status: "pass", title: "The headline agrees with the H1", detail: "" }];
      return [
        {
          title: "The headline and the H1 have no word in common",
          detail: "Google compares markup with what readers see. A headline that is not on the page can cost the rich result.",
          evidence: [placeEvidence(data, headline.place), factEvidence(h1, h1.snippet)],
        },
      ];
    },
  },
  {
    id: "markup-ratings",
    title: "Ratings lie on their scale and are somebody’s",
    kind: "markup-false",
    sources: [google.markupGuidelines],
    run({ data, graph }) {
      const ratings = graph.entities.filter((entity) => graph.typesOf(entity).some((type) => isA(type, "Rating")));
      const verdicts = ratings.flatMap((entity): Verdict[] =>
        ratingFaults(entity, graph).map(({ fault, place }) => ({
          title: fault,
          detail:
            "Google shows no stars for it. Write decimals with a point, and bestRating where the scale does not run from 1 to 5; somebody must have rated.",
          evidence: [placeEvidence(data, place)],
        })),
      );
      return verdicts.length > 0 || ratings.length === 0
        ? bounded(verdicts, "ratings")
        : [{ status: "pass", title: "Ratings lie on their scale", detail: "" }];
    },
  },
  {
    id: "markup-dates",
    title: "Dates are possible",
    kind: "markup-false",
    sources: [google.markupGuidelines],
    run({ data, graph, now }) {
      const today = now.toISOString().slice(0, 10);
      const verdicts: Verdict[] = [];
      for (const entity of graph.entities) {
        const day = (name: string) => {
          const [value] = graph.values(entity, name);
          const date = value ? isoDay(textOf(value) ?? "") : null;
          return value && date ? { value, date } : null;
        };
        for (const name of ["datePublished", "dateModified", "dateCreated", "uploadDate", "datePosted"]) {
          const found = day(name);
          // A day of grace: the page's clock may be ahead of ours.
          if (found && Date.parse(found.date) - Date.parse(today) > 86_400_000)
            verdicts.push({
              title: `${name} lies in the future: ${found.date}`,
              detail: `Today is ${today}.`,
              evidence: [placeEvidence(data, found.value.place)],
            });
        }
        for (const [first, second] of [
          ["datePublished", "dateModified"],
          ["startDate", "endDate"],
        ] as const) {
          const [before, after] = [day(first), day(second)];
          if (before && after && after.date < before.date)
            verdicts.push({
              title: `${second} comes before ${first}`,
              detail: `${after.date} is earlier than ${before.date}.`,
              evidence: listEvidence(data, [before.value.place, after.value.place]),
            });
        }
        if (verdicts.length > 100) break;
      }
      return bounded(verdicts, "dates");
    },
  },
  {
    id: "markup-duplicates",
    title: "Every thing is described once",
    kind: "markup-vocabulary",
    sources: [google.markupGuidelines],
    run({ data, graph }) {
      const named = graph.entities
        .filter(({ isRoot }) => isRoot)
        .flatMap((entity) => {
          const [type] = graph.typesOf(entity);
          const [name] = [...graph.values(entity, "name"), ...graph.values(entity, "headline")];
          const text = name ? textOf(name) : null;
          return type && text ? [{ entity, type, key: `${type}\n${text.toLowerCase()}` }] : [];
        });
      const groups = [...Map.groupBy(named, ({ key }) => key).values()].filter(
        (group) => new Set(group.map(({ entity }) => entity.id ?? entity.key)).size > 1,
      );
      return bounded(
        groups.map((group) => ({
          title: `${group.length === 2 ? "Two descriptions" : `${group.length} descriptions`} of one ${group[0]?.type}`,
          detail: `They stand in ${[...new Set(group.map(({ entity }) => SYNTAX[entity.syntax]))].join(" and ")}. Readers may join them or pick either. Give both the same @id, or keep one.`,
          evidence: listEvidence(
            data,
            group.map(({ entity }) => entity.place),
          ),
        })),
        "duplicates",
      );
    },
  },
  {
    id: "markup-references",
    title: "Every reference leads to something",
    kind: "markup-vocabulary",
    sources: [w3c.jsonLdIdentifiers],
    run({ data, graph, snapshot }) {
      const page = snapshot.request.url.replace(/#.*$/, "");
      const references = graph.entities.flatMap(({ properties }) =>
        [...properties.values()].flatMap(({ values }) =>
          values.filter((value) => value.kind === "link").filter(({ isReference }) => isReference),
        ),
      );
      const lost = references.filter(
        ({ address }) => (address.startsWith("_:") || address.split("#")[0] === page) && graph.withId(address).length === 0,
      );
      if (references.length > 0 && lost.length === 0)
        return [{ status: "pass", title: "Every @id that is referred to is on the page", detail: "" }];
      return bounded(
        [...Map.groupBy(lost, ({ address }) => address)].map(([address, values]) => ({
          title: `Nothing on the page has the @id ${address.startsWith("_:") ? "_:…" : address.slice(page.length).slice(0, 80) || "of the page itself"}`,
          detail: "The reference ends nowhere, so what it should add is missing. Ids are compared letter by letter.",
          evidence: listEvidence(
            data,
            values.map(({ place }) => place),
          ),
        })),
        "references",
      );
    },
  },
  {
    id: "markup-price",
    title: "The price can be seen on the page",
    kind: "markup-recommended",
    sources: [google.markupGuidelines],
    run({ data, graph, snapshot }) {
      const text = snapshot.textBlocks
        .map((block) => block.text)
        .join(" ")
        .slice(0, 500_000);
      // A fragment of markup without a page around it has nothing to compare with.
      if (data.isJson || text.length < 200) return [];
      const offers = graph.entities.filter((entity) => graph.typesOf(entity).some((type) => isA(type, "Offer"))).slice(0, 20);
      const prices = offers.flatMap((entity) => graph.values(entity, "price")).flatMap((value) => numberIn([value]) ?? []);
      const hidden = prices.filter(({ number }) => number > 0 && !spellings(number).some((spelling) => text.includes(spelling)));
      if (prices.length > 0 && hidden.length === 0)
        return [{ status: "pass", title: "The price of the markup is on the page", detail: "" }];
      return hidden.slice(0, 3).map(({ number, value }) => ({
        title: `The price ${number} is not in the text of the page`,
        detail: "Google wants markup to show what readers see. A script may add the price later; we read the HTML as it was sent.",
        evidence: [placeEvidence(data, value.place)],
      }));
    },
  },
];

const SYNTAX = { "json-ld": "JSON-LD", microdata: "Microdata", rdfa: "RDFa" };

/** What the page is: not the organization or the site around it. */
function mainThings({ graph }: SchemaSubject): Entity[] {
  const kinds = ["WebPage", "Article", "Product", "Recipe", "Event", "JobPosting", "VideoObject", "Course"];
  const things = graph.entities.filter(
    (entity) => entity.isRoot && graph.typesOf(entity).some((type) => kinds.some((kind) => isA(type, kind))),
  );
  // Many of one kind are a list, and each has an address of its own.
  return things.length > 5 ? [] : things;
}

function isSameHost(address: string, canonical: string): boolean {
  const host = (text: string) => URL.parse(text)?.hostname.replace(/^www\./, "");
  return host(address) !== undefined && host(address) === host(canonical);
}

function numberIn(values: readonly EntityValue[]): { number: number; value: EntityValue } | null {
  for (const value of values) {
    const text = textOf(value);
    const number = text === null || text === "" ? Number.NaN : Number(text.replace(",", "."));
    if (Number.isFinite(number)) return { number, value };
  }
  return null;
}

/** The ways in which a page may write a price. */
function spellings(price: number): string[] {
  const [whole = "", cents = "00"] = price.toFixed(2).split(".");
  const groupings = [
    whole,
    whole.replace(/\B(?=(?:\d{3})+$)/g, ","),
    whole.replace(/\B(?=(?:\d{3})+$)/g, "."),
    whole.replace(/\B(?=(?:\d{3})+$)/g, " "),
  ];
  const withCents = groupings.flatMap((text) => [`${text}.${cents}`, `${text},${cents}`]);
  return cents === "00" ? [...groupings, ...withCents] : withCents;
}
