import { expect, it } from "vitest";
import { countPages, type Folder, pageFolders } from "./page-folders.ts";

const at = (path: string) => ({ url: `https://site.example${path}` });
const depth = ({ folders }: Folder): number => Math.max(0, ...folders.map((folder) => 1 + depth(folder)));

it("counts what lies in a folder and below it, its own page included", () => {
  const root = pageFolders([at("/"), at("/b/"), at("/b/1"), at("/b/c/2"), at("/a/3"), at("/4")]);
  expect(countPages(root)).toBe(6);
  expect(root.folders.map((folder) => [folder.name, countPages(folder)])).toEqual([
    ["a", 1],
    ["b", 3],
  ]);
});

it("keeps two pages that share a folder's address", () => expect(countPages(pageFolders([at("/b/?x=1"), at("/b/?x=2")]))).toBe(2));

it("goes twelve folders deep and no further, and loses no page", () => {
  const root = pageFolders([at(`/${"a/".repeat(900)}`), at(`/${"a/".repeat(900)}x`), at(`/${"a/".repeat(12)}`)]);
  expect([depth(root), countPages(root)]).toEqual([12, 3]);
});
