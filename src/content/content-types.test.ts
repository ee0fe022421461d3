import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Field } from "#core/content/content-field.ts";
import { defineContentType } from "#core/content/define-content-type.ts";
import { field } from "#core/content/field.ts";
import { contentTypes } from "./content-types.ts";
import { parseNdjson } from "./source/ndjson.ts";

const documents = parseNdjson(readFileSync("content/data.ndjson", "utf8"));

it("lists every type that a folder declares", () => {
  const declared = globSync("src/content/*/*.content-type.ts").map((path) => /name: "(\w+)"/.exec(readFileSync(path, "utf8"))?.[1]);
  expect(contentTypes.map(({ name }) => name).toSorted()).toStrictEqual(declared.toSorted());
});

describe.each(contentTypes)("$name", (type) => {
  const own = documents.filter(({ _type }) => _type === type.name);

  it("may publish each of its documents", () => {
    expect(own.flatMap((document) => type.faultsOf(document))).toStrictEqual([]);
  });

  it.runIf(type.single)("has one document, under its name", () => {
    expect(own.map(({ _id }) => _id)).toStrictEqual([type.name]);
  });

  it.runIf(type.parts)("has every field in one of its parts", () => {
    expect(type.parts?.flatMap((part) => part.fields).toSorted()).toStrictEqual(Object.keys(type.fields).toSorted());
  });

  it("declares every field that its documents hold, each with a label", () => {
    const places = Object.entries(type.fields).flatMap(([name, { at = [name] }]) => at.map((path) => path.replace(/\..*/, "")));
    const held = new Set(own.flatMap((document) => Object.keys(document).filter((name) => !name.startsWith("_"))));
    expect([...held].filter((name) => !places.includes(name))).toStrictEqual([]);
    expect(unlabelled(Object.values(type.fields))).toStrictEqual([]);
  });
});

/** These pages are all there is to say: lists, legal texts, letters, and the tools' own pages. */
const PAGE_ALONE = ["category", "page", "issue", "tool"];

it("tells search engines of every document that has a page, unless its type leaves that to the page on purpose", () => {
  const withPages = contentTypes.filter(({ address }) => address);
  expect(withPages.filter(({ jsonLd }) => jsonLd === "page alone").map(({ name }) => name)).toStrictEqual(PAGE_ALONE);
  expect(contentTypes.filter(({ jsonLd }) => typeof jsonLd === "object").map(({ name }) => name)).toStrictEqual([
    "founder",
    "author",
    "service",
    "caseStudy",
    "post",
    "vacancy",
    "work",
    "creativePage",
    "siteSettings",
  ]);
});

it("refuses a type whose pages tell search engines nothing, and nobody said why", () => {
  const declared = { name: "award", title: "Award", plural: "Awards", fields: { slug: field.slug("Address", "title") } };
  expect(() => defineContentType({ ...declared, address: (slug) => `/award/${slug}` })).toThrow(
    "The type award has pages, and does not say what they tell search engines.",
  );
  expect(defineContentType(declared).jsonLdOf({ slug: "a" }, {})).toStrictEqual([]);
  expect(
    defineContentType({ ...declared, address: (slug) => `/award/${slug}`, jsonLd: "page alone" }).jsonLdOf({ slug: "a" }, {}),
  ).toStrictEqual([]);
});

it("names a fault by the labels that lead to it", () => {
  const [plan] = documents.filter(({ _type }) => _type === "pricingPlan");
  const type = contentTypes.find(({ name }) => name === "pricingPlan");
  const broken = {
    _id: "x",
    _type: "pricingPlan",
    ...plan,
    planName: " ",
    lists: [{ _key: "a", listTitle: "From $1", listText: "" }, { _key: "b" }],
  };
  expect(type?.faultsOf(broken).map(({ field, message }) => `${field}: ${message}`)).toStrictEqual([
    "Name: missing",
    "Lines, 2, In bold: missing",
    "Lines, 2, After it: missing",
  ]);
});

/** Labels that are missing or that read like a name in the code. */
function unlabelled(fields: readonly Field[]): string[] {
  return fields
    .filter(({ kind }) => kind !== "derived")
    .flatMap((field) => [
      ...(/^[A-Z][^_]*$/.test(field.label) && !/[a-z][A-Z]/.test(field.label) ? [] : [field.label]),
      ...(field.kind === "group" ? unlabelled(Object.values(field.fields)) : []),
      ...(field.kind === "list" ? unlabelled([field.of]) : []),
      ...(field.kind === "either" ? unlabelled(field.variants) : []),
    ]);
}
