import { describe, expect, it } from "vitest";
import { post } from "#content/post/post.content-type.ts";
import { type DiffRow, diffDocuments } from "./diff-documents.ts";

const block = (_key: string, text: string, style = "normal") => ({
  _type: "block",
  _key,
  style,
  markDefs: [],
  children: [{ _type: "span", _key: `${_key}s`, text, marks: [] }],
});
const table = (...cells: string[][]) => ({
  _type: "table",
  _key: "t",
  rows: cells.map((row, index) => ({ _key: `r${index}`, cells: row })),
});
const names: Record<string, string> = { "author-a": "Ada Lind", "author-b": "Bo Park" };

/** `[-gone-]{+new+}` in place of colors. */
const read = ({ kind, label, pieces }: DiffRow) =>
  `${kind} ${label}: ${pieces.map(({ text, kind: of }) => (of === "same" ? text : of === "added" ? `{+${text}+}` : `[-${text}-]`)).join("")}`;
const diff = (before: object, after: object) =>
  diffDocuments(post.fields, before as never, after as never, (reference) => names[reference] ?? reference).map(read);

describe("what changed in a document", () => {
  it("names words in a paragraph, and leaves out what stayed", () => {
    expect(
      diff(
        { content: [block("a", "Same."), block("b", "What a crawler wanted.")] },
        { content: [block("a", "Same."), block("b", "What a crawler asked for.")] },
      ),
    ).toEqual(["changed Text: What a crawler [-wanted-]{+asked for+}."]);
  });

  it("tells a new heading from a paragraph that is gone", () => {
    const rows = diffDocuments(
      post.fields,
      { content: [block("a", "One."), block("b", "Two.")] },
      { content: [block("a", "One."), block("h", "Count by status", "h2")] },
      String,
    );
    expect(rows.map(read)).toEqual(["removed Text: [-Two.-]", "added Text: {+Count by status+}"]);
    expect(rows.map(({ isHeading }) => isHeading)).toEqual([false, true]);
  });

  it("names the cell of a table", () => {
    const before = { content: [table(["Status", "Requests"], ["404 missing", "3,840"])] };
    const after = { content: [table(["Status", "Requests"], ["404 missing", "3,480"])] };
    expect(diff(before, after)).toEqual(["changed Table, row “404 missing”, column Requests: 3,[-840-]{+480+}"]);
  });

  it("names settings by their labels, and documents by their titles", () => {
    const before = { title: "A", checkedOn: "2026-11-12", author: { _ref: "author-a" } };
    const after = { title: "A", checkedOn: "2026-11-14", author: { _ref: "author-b" }, excerpt: "New." };
    expect(diff(before, after)).toEqual([
      "added Summary: {+New.+}",
      "changed Author: [-Ada Lind-]{+Bo Park+}",
      "changed Facts checked on: [-2026-11-12-]{+2026-11-14+}",
    ]);
  });

  it("knows members of a list by their keys", () => {
    const source = (_key: string, title: string) => ({ _key, title });
    expect(diff({ sources: [source("a", "One"), source("b", "Two")] }, { sources: [source("b", "Two"), source("c", "Three")] })).toEqual([
      "removed Sources: [-One-]",
      "added Sources: {+Three+}",
    ]);
  });
});
