import type { ContentType } from "#core/content/define-content-type.ts";
import { underOwnNames, valueAt } from "#core/content/field-path.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import { contentTypes } from "../content-types.ts";

const types = new Map(contentTypes.map((type) => [type.name, type]));

/** What lists show of a document and what it is found by. */
export function describeDocument(document: RawDocument): { type: string; title: string; slug: string } {
  const type = types.get(document._type);
  const slug = textOf(valueAt(document, `${type?.slugAt ?? "slug"}.current`));
  const title = type ? titleOf(type, document) : textOf(document["title"] ?? document["name"]);
  return { type: document._type, title: (title || slug || type?.title || document._id).slice(0, LONGEST), slug };
}

/** The ids that a document refers to, and the paths of our own pages that it links to. */
export function targetsOf(document: RawDocument): Set<string> {
  const targets = new Set<string>();
  (function walk(value: unknown) {
    if (Array.isArray(value)) value.forEach(walk);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    for (const [key, held] of Object.entries(value)) {
      if (typeof held !== "string") walk(held);
      else if (key === "_ref") targets.add(held);
      else if (LINK.test(key) && held.startsWith("/")) targets.add(pathOf(held));
    }
  })(document);
  return targets;
}

/** One spelling for a page, whatever follows its path. */
const pathOf = (href: string) => href.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "");

const LINK = /^(?:href|link)$/;
const LONGEST = 300;

/** What its address is made from, or the first line of text that it has. */
function titleOf({ fields }: ContentType, document: RawDocument): string {
  const named = underOwnNames(fields, document);
  const from = Object.values(fields).flatMap((field) => (field.kind === "slug" ? field.from : []));
  const texts = Object.entries(fields).flatMap(([name, field]) => (field.kind === "text" ? name : []));
  return [...from, ...texts].map((name) => textOf(named[name])).find(Boolean) ?? "";
}

/** A title is shown and searched, on both databases: no NUL gets in. */
const textOf = (value: unknown) => (typeof value === "string" ? value.replaceAll("\0", "").trim() : "");
