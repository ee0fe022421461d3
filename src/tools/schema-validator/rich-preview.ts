import { formatDate } from "#core/text/format.ts";
import { siteNameOf } from "#engines/page-snapshot/naming/site-name.ts";
import { resultPreview } from "#engines/serp-preview/result-preview.ts";
import type { Entity } from "#engines/structured-data/entity.ts";
import { textOf } from "#engines/structured-data/entity-graph.ts";
import { valuesAt } from "#engines/structured-data/google/property-path.ts";
import { isoDay, isoKind } from "#engines/structured-data/vocabulary/iso-8601.ts";
import type { SchemaSubject } from "./schema-subject.ts";
import type { SchemaFacts } from "./schema-validator.schema.ts";

/** What a result may show of the items that are eligible. Google decides; this is what it has to go by. */
export function resultPreviewOf(subject: SchemaSubject): SchemaFacts["preview"] {
  const { snapshot, features, data } = subject;
  const eligible = features.filter(({ status }) => status === "eligible");
  if (eligible.length === 0 || data.isJson) return null;
  const of = (...ids: string[]) => eligible.find(({ feature }) => ids.includes(feature.id))?.entity;
  const drawn = of("product-snippet", "recipe", "event", "job-posting", "software-app", "local-business", "video", "article", "movie");
  const { name } = siteNameOf(snapshot);
  const title = snapshot.titles[0]?.text.slice(0, 500) || snapshot.request.url;
  const description =
    snapshot.metas
      .find((meta) => meta.name === "description" && meta.inHead)
      ?.raw.trim()
      .slice(0, 1000) ?? "";
  const plain = resultPreview({ title, url: snapshot.request.url, siteName: name, description });
  return {
    siteName: plain.siteName,
    breadcrumb: breadcrumbIn(of("breadcrumb"), subject) ?? plain.breadcrumb,
    title: plain.desktop.title,
    description: plain.description,
    rating: ratingIn(drawn, subject) ?? ratingIn(of("review-snippet", "aggregate-rating"), subject),
    details: drawn ? detailsOf(drawn, subject) : [],
  };
}

function breadcrumbIn(entity: Entity | undefined, subject: SchemaSubject): string | null {
  if (!entity) return null;
  const { graph, snapshot } = subject;
  const entries = graph
    .values(entity, "itemListElement")
    .flatMap((value) => graph.target(value) ?? [])
    .map((entry) => ({
      name: first(entry, "name", subject) ?? first(entry, "item.name", subject),
      position: Number(first(entry, "position", subject)),
    }))
    .filter(({ name }) => name !== null)
    .sort((a, b) => a.position - b.position);
  return [new URL(snapshot.request.url).origin, ...entries.slice(0, 6).map(({ name }) => name)].join(" › ");
}

function ratingIn(entity: Entity | undefined, subject: SchemaSubject): NonNullable<SchemaFacts["preview"]>["rating"] {
  if (!entity) return null;
  const paths = ["aggregateRating.", "reviewRating.", "review.reviewRating.", ""];
  for (const path of paths) {
    const value = Number(first(entity, `${path}ratingValue`, subject) ?? Number.NaN);
    if (!Number.isFinite(value)) continue;
    const best = Number(first(entity, `${path}bestRating`, subject) ?? 5);
    return {
      value,
      best: Number.isFinite(best) && best > 0 ? best : 5,
      count: first(entity, `${path}ratingCount`, subject) ?? first(entity, `${path}reviewCount`, subject),
    };
  }
  return null;
}

function detailsOf(entity: Entity, subject: SchemaSubject): string[] {
  const get = (path: string) => first(entity, path, subject);
  const currency = get("offers.priceCurrency") ?? get("offers.priceSpecification.priceCurrency");
  const price = get("offers.price") ?? get("offers.lowPrice") ?? get("offers.priceSpecification.price");
  const start = get("startDate");
  const details = [
    price === null ? null : money(price, currency),
    AVAILABILITY[get("offers.availability") ?? ""] ?? null,
    start === null ? null : dayIn(start),
    get("location.name"),
    durationWords(get("totalTime") ?? get("cookTime") ?? get("duration") ?? ""),
    get("hiringOrganization.name"),
    get("priceRange"),
    get("applicationCategory"),
    get("author.name"),
    dayIn(get("datePublished") ?? ""),
  ];
  return details
    .filter((detail) => detail !== null && detail !== "")
    .map((detail) => String(detail).slice(0, 60))
    .slice(0, 5);
}

const AVAILABILITY: Record<string, string> = {
  InStock: "In stock",
  OutOfStock: "Out of stock",
  PreOrder: "Pre-order",
  BackOrder: "Back order",
  LimitedAvailability: "Limited availability",
  SoldOut: "Sold out",
  Discontinued: "Discontinued",
};

function dayIn(text: string): string | null {
  const day = isoDay(text);
  return day === null || isoKind(text) === null ? null : formatDate(day);
}

/** PT1H15M as a results page writes it: 1 hr 15 min. */
function durationWords(text: string): string | null {
  const [, days, hours, minutes] = /^P(?:(\d{1,6})D)?T?(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:[\d.]+S)?$/.exec(text) ?? [];
  const total = (Number(days ?? 0) * 24 + Number(hours ?? 0)) * 60 + Number(minutes ?? 0);
  if (total === 0) return null;
  return [total >= 60 ? `${Math.floor(total / 60)} hr` : "", total % 60 > 0 ? `${total % 60} min` : ""].filter(Boolean).join(" ");
}

function money(price: string, currency: string | null): string {
  const amount = Number(price);
  if (!Number.isFinite(amount)) return price;
  if (currency === null || !/^[A-Z]{3}$/.test(currency)) return amount.toLocaleString("en-US");
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount);
}

function first(entity: Entity, path: string, { graph }: SchemaSubject): string | null {
  const values = valuesAt(entity, path, graph);
  const [value] = values === "unknown" ? [] : values;
  return value
    ? textOf(value)
        ?.replace(/^https?:\/\/schema\.org\//, "")
        .trim() || null
    : null;
}
