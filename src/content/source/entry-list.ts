import type { RawDocument } from "#core/content/raw-document.ts";
import type { DocumentEntry } from "#core/content/writable-documents.ts";
import { compareText } from "#core/lists/compare-text.ts";
import { type ListPage, type ListQuery, ROWS_A_PAGE } from "#core/lists/list-query.ts";
import { describeDocument } from "./document-entry.ts";

/** A line of a list for a document of a dataset that is not in our tables. */
export function entryOf(document: RawDocument): DocumentEntry {
  const { _id: id, _updatedAt } = document;
  const updatedAt = typeof _updatedAt === "string" ? _updatedAt : "";
  return { id, ...describeDocument(document), state: "published", updatedAt, updatedBy: "" };
}

/** Searched, filtered, sorted and paged here, as the database does it for our own tables. */
export function listEntries(all: readonly DocumentEntry[], query: ListQuery): ListPage<DocumentEntry> {
  const words = query.q.toLowerCase().split(/\s+/).filter(Boolean);
  const state = query.filters["state"];
  const entries = all.filter(({ title, slug }) => words.every((word) => `${title} ${slug}`.toLowerCase().includes(word)));
  const found = state && state !== "all" ? entries.filter((entry) => entry.state === state) : [...entries];
  const name = query.sort.replace(/^-/, "");
  const key = name === "title" || name === "slug" || name === "state" ? name : "updatedAt";
  const turn = (name ? query.sort.startsWith("-") : true) ? -1 : 1;
  found.sort((a, b) => turn * (a[key].localeCompare(b[key], "en") || compareText(a.id, b.id)));
  const page = Math.min(query.page, Math.max(1, Math.ceil(found.length / ROWS_A_PAGE)));
  const counts: Record<string, number> = {};
  for (const entry of entries) counts[entry.state] = (counts[entry.state] ?? 0) + 1;
  return {
    rows: query.isWhole ? found : found.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE),
    total: found.length,
    counts: { state: counts },
    query: { ...query, page },
  };
}
