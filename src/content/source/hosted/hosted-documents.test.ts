import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ContentSource } from "#core/content/content-source.ts";
import { AppError } from "#core/errors/app-error.ts";
import { createLogger } from "#platform/log/logger.ts";
import { CONTENT_FAULTS, startContentService } from "../../../../tests/support/content-service.ts";
import { createIndexedSource } from "../indexed-source.server.ts";
import { openHostedDocuments } from "./hosted-documents.server.ts";

let folder: string;
let service: Awaited<ReturnType<typeof startContentService>>;
let clock: number;
let told: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "hosted-copy-"));
  clock = Date.parse("2026-11-15T12:00:00Z");
  told = [];
  service = await startContentService([
    { _id: "a", _type: "note", text: "first" },
    { _id: "b", _type: "page", text: "a page" },
    { _id: "image-1", _type: "sanity.imageAsset" },
  ]);
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const log = createLogger({ level: "info", write: (line) => void told.push(JSON.parse(line).message) });
const copy = () => join(folder, "copies", "test.production.ndjson");

async function open({ judge, timeoutMs = 5_000 }: { judge?: (source: ContentSource) => Promise<unknown>; timeoutMs?: number } = {}) {
  const project = { projectId: "test", dataset: "production", apiHost: service.origin };
  const documents = await openHostedDocuments({ project, file: copy(), log, timeoutMs });
  return createIndexedSource({ ...documents, judge, reject: () => undefined, log, now: () => new Date(clock), pollEveryMs: 10_000 });
}
const QUERY = '*[_type == "note"] | order(_id asc)[].text';
const pass = (seconds: number) => {
  clock += seconds * 1000;
};

describe("hosted content", () => {
  it.each([...CONTENT_FAULTS, "hangs"] as const)(
    "stays as it was while the service %s, also for questions never asked before, and follows it after",
    async (behaviour) => {
      const timeoutMs = behaviour === "hangs" ? 1_000 : 5_000;
      const source = await open({ timeoutMs });
      expect(await source.fetch(QUERY)).toStrictEqual(["first"]);
      pass(60);
      service.behave(behaviour);
      service.put({ _id: "a", _type: "note", text: "second" });
      expect(await source.fetch(QUERY)).toStrictEqual(["first"]);
      expect(await source.fetch("*[_id == $id][0].text", { id: "b" })).toBe("a page");
      expect(source.isAnswering()).toBe(false);
      const restarted = await open({ timeoutMs });
      expect(await restarted.fetch(QUERY)).toStrictEqual(["first"]);
      service.behave("answers");
      pass(10);
      expect(await source.fetch(QUERY)).toStrictEqual(["second"]);
      expect(source.isAnswering()).toBe(true);
      expect(told).toStrictEqual([
        "content cannot be read, what is kept serves",
        "content cannot be read, what is kept serves",
        "content is read again",
      ]);
    },
  );

  it("is served from the copy for as long as the service is away", async () => {
    await (await open()).fetch(QUERY);
    service.behave("fails");
    pass(5 * 365 * 24 * 3600);
    expect(await (await open()).fetch(QUERY)).toStrictEqual(["first"]);
  });

  it("is out of reach when the service is away and nothing was ever kept, and there as soon as it answers", async () => {
    service.behave("fails");
    const source = await open();
    await expect(source.fetch(QUERY)).rejects.toSatisfy((error) => error instanceof AppError && error.code === "content_unavailable");
    service.behave("answers");
    expect(await source.fetch(QUERY)).toStrictEqual(["first"]);
  });

  it("keeps nobody waiting but the one who found that a poll is due", async () => {
    const source = await open({ timeoutMs: 30_000 });
    await source.fetch(QUERY);
    pass(10);
    service.behave("hangs");
    let isWaiting = true;
    const waits = source.fetch(QUERY).finally(() => {
      isWaiting = false;
    });
    for (let ask = 0; ask < 20; ask++) await source.fetch(QUERY);
    expect(isWaiting).toBe(true);
    service.behave("answers");
    expect(await waits).toStrictEqual(["first"]);
  });

  it("costs two questions at the start and one every ten seconds, however many pages ask", async () => {
    const source = await open();
    await Promise.all(Array.from({ length: 10 }, () => source.fetch(QUERY)));
    expect(service.queries()).toBe(2);
    pass(9);
    await source.fetch(QUERY);
    expect(service.queries()).toBe(2);
    pass(1);
    await Promise.all(Array.from({ length: 10 }, () => source.fetch(QUERY)));
    expect(service.queries()).toBe(3);
  });

  it("tells of which types documents were changed, written or removed, and of nothing else", async () => {
    const source = await open();
    const seen: string[][] = [];
    source.watch((types) => void seen.push([...types]));
    await source.refresh();
    await source.refresh();
    service.put({ _id: "a", _type: "note", text: "changed" });
    await source.refresh();
    service.put({ _id: "c", _type: "faq", text: "new" });
    service.put({ _id: "image-2", _type: "sanity.imageAsset" });
    await source.refresh();
    service.remove("b");
    await source.refresh();
    expect(seen).toStrictEqual([["note"], ["faq"], ["page"]]);
    expect(await source.fetch("*[].text")).toStrictEqual(["changed", "new"]);
  });

  it("takes nothing that no site can be made of, and takes the rest once that is repaired", async () => {
    const judge = async (source: ContentSource) => {
      if ((await source.fetch('*[_id == "b"][0].text')) === null) throw new Error("no page");
    };
    const source = await open({ judge });
    await source.refresh();
    service.put({ _id: "a", _type: "note", text: "second" });
    service.remove("b");
    await source.refresh();
    expect(await source.fetch(QUERY)).toStrictEqual(["first"]);
    await source.refresh();
    expect(source.isAnswering()).toBe(false);
    service.put({ _id: "b", _type: "page", text: "a page again" });
    await source.refresh();
    expect(await source.fetch(QUERY)).toStrictEqual(["second"]);
    expect(source.isAnswering()).toBe(true);
  });

  it("reads two hundred documents at a time", async () => {
    for (let n = 0; n < 450; n++) service.put({ _id: `n${n}`, _type: "note", text: `${n}` });
    const source = await open();
    expect(await source.fetch('count(*[_type == "note"])')).toBe(451);
    expect(service.queries()).toBe(4);
  });

  it("survives a copy cut short, and a disk that takes none", async () => {
    await (await open()).fetch(QUERY);
    writeFileSync(copy(), '{"_id": "a", "_ty');
    expect(await (await open()).fetch(QUERY)).toStrictEqual(["first"]);
    rmSync(join(folder, "copies"), { recursive: true });
    writeFileSync(join(folder, "copies"), "a file where a folder should be");
    const source = await open();
    expect(await source.fetch(QUERY)).toStrictEqual(["first"]);
    expect(source.isAnswering()).toBe(true);
    expect(told).toStrictEqual(["the copy of the hosted dataset was not written"]);
    rmSync(join(folder, "copies"));
    mkdirSync(join(folder, "copies"));
  });

  it("is asked for again when the service closed the connection", async () => {
    const source = await open();
    service.behave("hangs up once");
    expect(await source.fetch(QUERY)).toStrictEqual(["first"]);
  });
});
