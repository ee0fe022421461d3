import { expect, it } from "vitest";
import { createLogger } from "#platform/log/logger.ts";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createDocumentStore } from "./database-document-store.server.ts";
import { createIndexedSource } from "./indexed-source.server.ts";
import { pollStore } from "./poll-store.ts";

const at = new Date("2026-11-17T09:00:00Z");
const post = (n: number, text: string) => ({ _id: `p${n}`, _type: "post", slug: { current: `post-${n}` }, content: [{ text }] });
const CONTENT = '*[_type == "post" && slug.current == $slug][0].content[0].text';

describeOnEachDatabase("content of very many documents", ({ open }) => {
  it("holds no long text of a crowded type, and answers one document with all that it has", async () => {
    const { db } = await open();
    const store = createDocumentStore(db);
    const log = createLogger({ level: "silent" });
    const polled = pollStore(store, 2);
    const source = createIndexedSource({ ...polled, reject: () => {}, log, now: () => at, pollEveryMs: 2_000 });
    const changed: string[] = [];
    source.watch((types) => void changed.push(...types));
    const read = (slug: string) => source.fetch(CONTENT, { slug });
    const held = () => source.fetch('*[_type == "post"] { _id, "text": content[0].text }');

    await store.put([post(1, "one"), post(2, "two")], at);
    await source.refresh();
    expect(await held()).toMatchObject([{ text: "one" }, { text: "two" }]);

    await store.put([post(3, "three")], at);
    await source.refresh();
    expect(await held()).toStrictEqual(["p1", "p2", "p3"].map((_id) => ({ _id, text: null })));
    expect([await read("post-1"), await read("post-3"), await read("none")]).toStrictEqual(["one", "three", null]);
    const overlay = await source.overlay(post(3, "in a draft"));
    expect(await overlay.fetch(CONTENT, { slug: "post-3" })).toBe("in a draft");
    expect(await overlay.fetch(CONTENT, { slug: "post-1" })).toBe("one");

    // A change of the long text alone is a change too.
    changed.length = 0;
    await store.put([post(2, "two, again")], at);
    await source.refresh();
    expect(changed).toStrictEqual(["post"]);
    expect(await read("post-2")).toBe("two, again");
  });
});
