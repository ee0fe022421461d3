import { pass } from "#core/rules/evidence.ts";
import type { Rule, Verdict } from "#core/rules/rule.ts";
import * as social from "#core/sources/social.ts";
import { belongsTo, isList, ogProperties } from "#engines/head-tags/og-properties.ts";
import { listOf, type OgSubject, textOf } from "../og-subject.ts";
import { tagEvidence, tagFor } from "./og-evidence.ts";

/** What belongs to a type, and the form of dates, numbers and accounts. */
export const typeRules: readonly Rule<OgSubject>[] = [
  {
    id: "og-type-properties",
    title: "Properties belong to the type",
    kind: "share-tags",
    sources: [social.openGraph],
    run(subject) {
      const type = textOf(subject, "type");
      const strangers = ogProperties.filter(
        (property) =>
          !belongsTo(property, type) &&
          (isList(property) ? listOf(subject, property.field).length > 0 : textOf(subject, property.field) !== ""),
      );
      const [first] = strangers;
      if (!first || !("types" in first)) return [];
      const keys = strangers.map(({ key }) => key);
      return [
        {
          title: `${keys.length === 1 ? `${keys[0]} does` : `${keys.length} properties do`} not belong to the type ${type || "website"}`,
          detail: `${keys.slice(0, 6).join(", ")}: read only when og:type is ${first.types.join(" or ")}. They are left out of the code.`,
          evidence: tagEvidence(subject, first.field),
          fix: { kind: "html", label: "The type they belong to", code: tagFor("type", first.types[0]) },
        },
      ];
    },
  },
  {
    id: "og-dates",
    title: "Dates are ISO 8601",
    kind: "share-tags",
    sources: [social.openGraph],
    run(subject) {
      const type = textOf(subject, "type");
      const dates = ogProperties.filter(
        (property) => property.kind === "date" && belongsTo(property, type) && textOf(subject, property.field) !== "",
      );
      const faults = dates
        .filter(({ field }) => !isIsoDate(textOf(subject, field)))
        .map(({ field, key }): Verdict => {
          const value = textOf(subject, field);
          const meant = dateMeant(value);
          return {
            title: `${key} is not an ISO 8601 date`,
            detail: "Write the day, or day and time with its zone: 2026-11-15 or 2026-11-15T09:30:00Z.",
            evidence: tagEvidence(subject, field, value),
            ...(meant ? { fix: { kind: "html", label: "The day that was meant", code: tagFor(field, meant) } } : {}),
          };
        });
      const [published, modified] = [textOf(subject, "articlePublishedTime"), textOf(subject, "articleModifiedTime")];
      if (type === "article" && isIsoDate(published) && isIsoDate(modified) && Date.parse(modified) < Date.parse(published))
        faults.push({
          title: "Changed before it was published",
          detail: "article:modified_time lies before article:published_time.",
          evidence: [...tagEvidence(subject, "articlePublishedTime", published), ...tagEvidence(subject, "articleModifiedTime", modified)],
        });
      return faults.length > 0 || dates.length === 0 ? faults : pass("Dates are ISO 8601");
    },
  },
  {
    id: "og-numbers",
    title: "Numbers are whole numbers",
    kind: "share-tags",
    sources: [social.openGraph],
    run(subject) {
      const type = textOf(subject, "type");
      return ogProperties
        .filter((property) => property.kind === "integer" && belongsTo(property, type))
        .filter(({ field }) => textOf(subject, field) !== "" && !/^[1-9]\d{0,9}$/.test(textOf(subject, field)))
        .map(({ field, key }): Verdict => {
          const value = textOf(subject, field);
          const digits = /^(\d+)\s*(?:px|s|sec)?$/i.exec(value)?.[1];
          return {
            title: `${key} is not a whole number`,
            detail: "Digits only, without a unit.",
            evidence: tagEvidence(subject, field, value),
            ...(digits ? { fix: { kind: "html", label: "Digits only", code: tagFor(field, digits) } } : {}),
          };
        });
    },
  },
  {
    id: "og-people",
    title: "People are named by profile",
    kind: "share-tags",
    sources: [social.openGraph],
    run(subject) {
      const type = textOf(subject, "type");
      const named = ogProperties
        .filter(
          (property) => (property.kind === "addresses" || property.kind === "rows") && "types" in property && belongsTo(property, type),
        )
        .flatMap((property) => listOf(subject, property.field).map((value) => ({ property, value: value.split("|")[0]?.trim() ?? "" })))
        .filter(({ value }) => !/^https?:\/\//i.test(value));
      const [first] = named;
      if (!first) return [];
      return [
        {
          title: `${first.property.key} names “${first.value.slice(0, 60)}” and no address`,
          detail: "The protocol wants the address of a profile page. Facebook prints a plain name all the same; others drop it.",
          evidence: tagEvidence(subject, first.property.field, first.value),
        },
      ];
    },
  },
  {
    id: "og-choices",
    title: "Fixed words are spelled as the protocol spells them",
    kind: "share-tags",
    sources: [social.openGraph],
    run(subject) {
      const choices = [
        ["determiner", ["a", "an", "the", "auto"]],
        ["profileGender", ["male", "female"]],
        ["paymentStatus", ["PENDING", "PAID", "FAILED", "EXPIRED"]],
      ] as const;
      return choices.flatMap(([field, allowed]): Verdict[] => {
        const value = textOf(subject, field);
        if (value === "" || (allowed as readonly string[]).includes(value)) return [];
        return [
          {
            title: `“${value.slice(0, 40)}” is not one of ${allowed.join(", ")}`,
            detail: "The protocol knows these words only. Leave the tag out if none fits.",
            evidence: tagEvidence(subject, field, value),
          },
        ];
      });
    },
  },
  {
    id: "fb-app-id",
    title: "The Facebook app ID is a number",
    kind: "share-tags",
    sources: [social.openGraph],
    run(subject) {
      const id = textOf(subject, "fbAppId");
      if (id === "") return [];
      if (/^\d{5,20}$/.test(id)) return pass("The Facebook app ID is a number");
      return [
        {
          title: "fb:app_id is not an app’s number",
          detail: "It is the number on the app’s dashboard, 15 or 16 digits. It serves Facebook’s own statistics and nothing else.",
          evidence: tagEvidence(subject, "fbAppId", id),
        },
      ];
    },
  },
  {
    id: "x-card",
    title: "X is told which card to show",
    kind: "share-tags",
    sources: [social.xCards],
    run(subject) {
      const card = textOf(subject, "twitterCard");
      if (card === "")
        return [
          {
            title: "twitter:card is missing",
            detail: "X takes title, description and picture from the og tags, but shows the large picture only when this tag asks for it.",
            fix: { kind: "html", label: "Asks for the large picture", code: tagFor("twitterCard", "summary_large_image") },
          },
        ];
      if (["summary", "summary_large_image", "app", "player"].includes(card)) return pass(`X shows the card ${card}`);
      return [
        {
          title: `“${card.slice(0, 40)}” is not a card of X`,
          detail: "It knows summary, summary_large_image, app and player. Gallery, photo and product were retired in 2015.",
          evidence: tagEvidence(subject, "twitterCard", card),
          fix: { kind: "html", label: "Asks for the large picture", code: tagFor("twitterCard", "summary_large_image") },
        },
      ];
    },
  },
  {
    id: "x-accounts",
    title: "Accounts on X are written with @",
    kind: "share-tags",
    sources: [social.xCards],
    run(subject) {
      return (["twitterSite", "twitterCreator"] as const).flatMap((field): Verdict[] => {
        const value = textOf(subject, field);
        if (value === "" || /^@\w{1,15}$/.test(value)) return [];
        const name = /^(?:https?:\/\/(?:www\.)?(?:twitter|x)\.com\/)?@?(\w{1,15})\/?$/i.exec(value)?.[1];
        return [
          {
            title: `“${value.slice(0, 60)}” is not an account name`,
            detail: "An @ and up to fifteen letters, digits or underscores.",
            evidence: tagEvidence(subject, field, value),
            ...(name ? { fix: { kind: "html", label: "The account’s name", code: tagFor(field, `@${name}`) } } : {}),
          },
        ];
      });
    },
  },
];

/** The forms of ISO 8601 that the protocol’s examples use: a day, or day and time with or without a zone. */
function isIsoDate(value: string): boolean {
  return /^\d{4}-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?)?$/.test(value) && isRealDay(value);
}

function isRealDay(value: string): boolean {
  const [year = 0, month = 1, day = 1] = value.slice(0, 10).split("-").map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** “November 15, 2026” and the like; what could be read two ways is left alone. */
function dateMeant(value: string): string | undefined {
  if (!/[a-z]{3}/i.test(value) && !/^\d{4}[/.]\d\d?[/.]\d\d?/.test(value) && !/^\d{4}-\d\d-\d\d \d/.test(value)) return undefined;
  const time = Date.parse(`${value.slice(0, 60)} UTC`);
  const date = Number.isNaN(time) ? Date.parse(value.slice(0, 60)) : time;
  return Number.isNaN(date) ? undefined : new Date(date).toISOString().slice(0, 10);
}
