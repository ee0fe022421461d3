import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createDocumentStore } from "./database-document-store.server.ts";

const first = new Date("2026-11-15T12:00:00Z");
const later = new Date("2026-11-15T12:00:01Z");

describeOnEachDatabase("the document store", ({ open }) => {
  it("keeps documents as they are, replaces them by id and removes them", async () => {
    const store = createDocumentStore((await open()).db);
    await store.put(
      [
        { _id: "b", _type: "note", text: "Québec ₹", none: null },
        { _id: "a", _type: "note" },
      ],
      first,
    );
    await store.put([{ _id: "a", _type: "page", slug: { current: "x" } }], later);
    expect(await store.all()).toStrictEqual([
      { _id: "a", _type: "page", slug: { current: "x" } },
      { _id: "b", _type: "note", text: "Québec ₹", none: null },
    ]);
    await store.remove(["a", "never there"]);
    expect((await store.all()).map(({ _id }) => _id)).toStrictEqual(["b"]);
  });

  it("changes its revision with every write and removal, and with nothing else", async () => {
    const store = createDocumentStore((await open()).db);
    const seen = [await store.revision()];
    await store.put([{ _id: "a", _type: "note" }], first);
    seen.push(await store.revision());
    await store.put([{ _id: "a", _type: "note", text: "new" }], later);
    seen.push(await store.revision());
    await store.remove(["a"]);
    seen.push(await store.revision());
    expect(await store.revision()).toBe(seen.at(-1));
    expect(seen[1]).not.toBe(seen[0]);
    expect(seen[2]).not.toBe(seen[1]);
    expect(seen[3]).not.toBe(seen[2]);
  });

  it("replaces all at once", async () => {
    const store = createDocumentStore((await open()).db);
    await store.put([{ _id: "old", _type: "note" }], first);
    await store.replaceAll([{ _id: "new", _type: "note" }], later);
    expect(await store.all()).toStrictEqual([{ _id: "new", _type: "note" }]);
  });
});
