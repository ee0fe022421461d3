import { brotliCompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../../../tests/support/each-database.ts";
import { createEarlierAssets } from "./earlier-assets.ts";

describeOnEachDatabase("assets of earlier releases", ({ open }) => {
  it("are found on every instance until the third release after theirs", async () => {
    const { db } = await open();
    let time = Date.parse("2026-11-17T12:00:00Z");
    const now = () => new Date(time);
    const release = (...names: string[]) =>
      createEarlierAssets({
        db,
        now,
        assets: {
          hashed: () => names.map((name) => `/assets/${name}.js`),
          get: (path) => Buffer.from(`// ${path} ₹`),
          packed: (path) => (path.includes("one") ? brotliCompressSync(`// ${path} ₹`) : undefined),
        },
      });
    const first = release("one-aaaaaaaa", "same-bbbbbbbb");
    await first.keepOwn();
    const found = async (name: string, by = first) => (await by.find(`/assets/${name}.js`))?.toString();
    expect(await found("one-aaaaaaaa")).toBe("// /assets/one-aaaaaaaa.js ₹");
    expect(await found("never-cccccccc")).toBeUndefined();

    for (const name of ["two-aaaaaaaa", "three-aaaaaaaa"]) {
      time += 60_000;
      await release(name, "same-bbbbbbbb").keepOwn();
    }
    // An old instance hands out what a new one's page asks for.
    expect(await found("three-aaaaaaaa")).toBe("// /assets/three-aaaaaaaa.js ₹");
    expect(await found("one-aaaaaaaa")).toBe("// /assets/one-aaaaaaaa.js ₹");

    time += 60_000;
    const fourth = release("four-aaaaaaaa", "same-bbbbbbbb");
    await fourth.keepOwn();
    expect([await found("one-aaaaaaaa", fourth), await found("two-aaaaaaaa", fourth), await found("same-bbbbbbbb", fourth)]).toEqual([
      undefined,
      "// /assets/two-aaaaaaaa.js ₹",
      "// /assets/same-bbbbbbbb.js ₹",
    ]);
  });
});
