import { toCsv } from "../text/csv.ts";
import { linkSide } from "./link-side.ts";

export const PAGES_TO_EDIT = "pages-to-edit.csv";

/** One thing to mend, at the page that has to be opened for it. */
export interface PageEdit {
  page: string;
  /** Of its source; left out where it is unknown. */
  line?: number;
  /** What a visitor reads there. */
  words?: string;
  where?: string;
  wrong: string;
  /** The address that is written there. */
  link?: string;
  instead?: string | undefined;
}

/** For whoever edits: a page's lines stand together, from top to bottom. */
export function pagesToEdit(edits: readonly PageEdit[], home: string): { name: string; type: string; body: string } {
  const inOrder = edits.toSorted((a, b) => (a.page < b.page ? -1 : a.page > b.page ? 1 : (a.line ?? 0) - (b.line ?? 0)));
  const rows = inOrder.map(({ page, line, words, where, link, wrong, instead }) => [
    page,
    line || "",
    words,
    where,
    wrong,
    link,
    link && SIDES[linkSide(link, home)],
    instead,
  ]);
  return {
    name: PAGES_TO_EDIT,
    type: "text/csv; charset=utf-8",
    body: toCsv([["page to edit", "line", "words", "where", "what is wrong", "link", "inside or outside", "write instead"], ...rows]),
  };
}

const SIDES = { internal: "inside", subdomain: "inside, another host", external: "outside", other: "" };
