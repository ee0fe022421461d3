import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { secretFor } from "./kept-secret.ts";

const folder = mkdtempSync(join(tmpdir(), "secret-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a kept secret", () => {
  it("is the same for all who ask first at the same time, and later", async () => {
    const place = { shared: undefined, folder: join(folder, "new") };
    const secrets = await Promise.all(Array.from({ length: 8 }, () => secretFor("one", place)));
    const later = await secretFor("one", place);
    expect(later).toHaveLength(32);
    for (const secret of secrets) expect(secret).toEqual(later);
    expect(await readdir(join(folder, "new"))).toEqual(["one.key"]);
  });

  it("can be read by this user only", async () => {
    await secretFor("two", { shared: undefined, folder });
    expect(statSync(join(folder, "two.key")).mode & 0o777).toBe(0o600);
  });

  it("differs from purpose to purpose", async () => {
    const place = { shared: undefined, folder };
    expect(await secretFor("a", place)).not.toEqual(await secretFor("b", place));
  });
});

describe("a shared secret", () => {
  const shared = "s".repeat(32);

  it("gives every instance the same key for one purpose, another for another, and writes no file", async () => {
    const key = await secretFor("forms", { shared, folder: join(folder, "first") });
    expect(key).toEqual(await secretFor("forms", { shared, folder: join(folder, "second") }));
    expect(key).not.toEqual(await secretFor("accounts", { shared, folder: join(folder, "first") }));
    expect(key).toHaveLength(32);
    expect(existsSync(join(folder, "first"))).toBe(false);
  });
});
