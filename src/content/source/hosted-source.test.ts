import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import { createLogger } from "#platform/log/logger.ts";
import { startContentService } from "../../../tests/support/content-service.ts";
import { createHostedSource } from "./hosted-source.server.ts";

let folder: string;
let service: Awaited<ReturnType<typeof startContentService>>;
let clock: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "last-good-"));
  clock = Date.parse("2026-11-15T12:00:00Z");
  service = await startContentService([{ _id: "a", _type: "note", text: "first" }]);
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const open = () =>
  createHostedSource({
    project: { projectId: "test", dataset: "production", apiHost: service.origin },
    folder,
    log: createLogger({ level: "silent" }),
    now: () => new Date(clock),
    timeoutMs: 2_000,
  });
const QUERY = '*[_type == "note" && text != $not][0].text';
const pass = (seconds: number) => {
  clock += seconds * 1000;
};

describe("the hosted source", () => {
  it.each(["fails", "hangs", "lies"] as const)(
    "serves the last good answer while the service %s, and the new one after",
    async (behaviour) => {
      const source = await open();
      expect(await source.fetch(QUERY, { not: "x" })).toBe("first");
      pass(60);
      service.behave(behaviour);
      service.put({ _id: "a", _type: "note", text: "second" });
      expect(await source.fetch(QUERY, { not: "x" })).toBe("first");
      service.behave("answers");
      pass(11);
      expect(await source.fetch(QUERY, { not: "x" })).toBe("second");
    },
  );

  it("serves it after a restart too", async () => {
    await (await open()).fetch(QUERY, { not: "x" });
    service.behave("fails");
    pass(3600);
    expect(await (await open()).fetch(QUERY, { not: "x" })).toBe("first");
  });

  it("takes the answer of an earlier minute as the last good one", async () => {
    const source = await open();
    const byTime = '*[_type == "note" && $now > ""][0].text';
    await source.fetch(byTime, { now: "2026-11-15T12:00:00Z" });
    service.behave("fails");
    pass(60);
    expect(await source.fetch(byTime, { now: "2026-11-15T12:01:00Z" })).toBe("first");
  });

  it("says that content is out of reach when there is no good answer", async () => {
    service.behave("fails");
    const source = await open();
    await expect(source.fetch(QUERY, { not: "x" })).rejects.toSatisfy(
      (error) => error instanceof AppError && error.code === "content_unavailable",
    );
  });

  it("drops an answer after thirty days", async () => {
    await (await open()).fetch(QUERY, { not: "x" });
    service.behave("fails");
    pass(31 * 24 * 3600);
    await expect((await open()).fetch(QUERY, { not: "x" })).rejects.toThrow("content store");
  });

  it("leaves a failing service alone for ten seconds where it has an answer", async () => {
    const source = await open();
    await source.fetch(QUERY, { not: "x" });
    pass(60);
    service.behave("hangs");
    await source.fetch(QUERY, { not: "x" });
    const started = performance.now();
    for (let ask = 0; ask < 20; ask++) await source.fetch(QUERY, { not: "x" });
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it("asks once for what several pages want at the same moment, and again after five seconds", async () => {
    const source = await open();
    await Promise.all(Array.from({ length: 10 }, () => source.fetch(QUERY, { not: "x" })));
    expect(service.queries()).toBe(1);
    pass(4);
    await source.fetch(QUERY, { not: "x" });
    expect(service.queries()).toBe(1);
    pass(2);
    await source.fetch(QUERY, { not: "x" });
    expect(service.queries()).toBe(2);
  });

  it("keeps nothing on disk for an address that is not there, and survives a file cut short", async () => {
    const source = await open();
    await source.fetch('{"found": *[slug.current == $slug][0]}', { slug: "a-guess" });
    expect(readdirSync(folder)).toHaveLength(0);
    await source.fetch(QUERY, { not: "x" });
    for (const file of readdirSync(folder)) writeFileSync(join(folder, file), '{"at": 1');
    expect(await (await open()).fetch(QUERY, { not: "x" })).toBe("first");
  });

  it("keeps an empty list, which a page may be made of", async () => {
    const empty = '{"found": *[_type == "none"]}';
    await (await open()).fetch(empty);
    service.behave("fails");
    expect(await (await open()).fetch(empty)).toStrictEqual({ found: [] });
  });

  it("asks again when the service closed the connection", async () => {
    const source = await open();
    service.behave("hangs up once");
    expect(await source.fetch(QUERY, { not: "x" })).toBe("first");
  });

  it("answers where the disk takes nothing", async () => {
    const source = await open();
    rmSync(folder, { recursive: true });
    expect(await source.fetch(QUERY, { not: "x" })).toBe("first");
    expect(source.isAnswering?.()).toBe(true);
    mkdirSync(folder);
  });

  it("knows whether the service answers", async () => {
    const source = await open();
    await source.fetch(QUERY, { not: "x" });
    pass(60);
    service.behave("fails");
    await source.fetch(QUERY, { not: "x" });
    expect(source.isAnswering?.()).toBe(false);
    service.behave("answers");
    pass(11);
    await source.fetch(QUERY, { not: "x" });
    expect(source.isAnswering?.()).toBe(true);
  });

  it("sends long questions as well as short ones", async () => {
    const source = await open();
    const long = `*[_type == "note" && !(text in [${Array.from({ length: 3000 }, (_, n) => `"word ${n}"`).join()}])][0].text`;
    expect(await source.fetch(long)).toBe("first");
  });
});
