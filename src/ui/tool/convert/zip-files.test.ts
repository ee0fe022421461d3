import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { uniquePaths, zipFiles } from "./zip-files.ts";

describe("zipFiles", () => {
  it("packs what was made, folders and names that meet kept apart", async () => {
    const made = [
      { path: "a.webp", blob: new Blob(["first"]) },
      { path: "trip/ö.webp", blob: new Blob(["second"]) },
      { path: "a.webp", blob: new Blob([]) },
    ];
    const unpacked = unzipSync(new Uint8Array(await (await zipFiles(made)).arrayBuffer()));
    expect(Object.fromEntries(Object.entries(unpacked).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual({
      "a.webp": "first",
      "trip/ö.webp": "second",
      "a (2).webp": "",
    });
  });
});

describe("uniquePaths", () => {
  it.each([
    [
      ["a.png", "b.png"],
      ["a.png", "b.png"],
    ],
    [
      ["a.png", "A.png", "a.png"],
      ["a.png", "A (2).png", "a (3).png"],
    ],
    [
      ["x/readme", "x/readme"],
      ["x/readme", "x/readme (2)"],
    ],
    [
      ["a (2).png", "a.png", "a.png"],
      ["a (2).png", "a.png", "a (3).png"],
    ],
  ])("%j as %j", (paths, unique) => expect(uniquePaths(paths)).toEqual(unique));
});
