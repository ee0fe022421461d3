import { mkdtempSync, rmSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { keptSecret } from "./kept-secret.ts";

const folder = mkdtempSync(join(tmpdir(), "secret-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a kept secret", () => {
  it("is the same for all who ask first at the same time, and later", async () => {
    const path = join(folder, "new", "one.key");
    const secrets = await Promise.all(Array.from({ length: 8 }, () => keptSecret(path)));
    const later = await keptSecret(path);
    expect(later).toHaveLength(32);
    for (const secret of secrets) expect(secret).toEqual(later);
    expect(await readdir(join(folder, "new"))).toEqual(["one.key"]);
  });

  it("can be read by this user only", async () => {
    const path = join(folder, "two.key");
    await keptSecret(path);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it("differs from place to place", async () => {
    expect(await keptSecret(join(folder, "a.key"))).not.toEqual(await keptSecret(join(folder, "b.key")));
  });
});
