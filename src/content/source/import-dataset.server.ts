import { readFile, stat } from "node:fs/promises";
import { basename, dirname, join, normalize } from "node:path";
import { isPublished, type RawDocument } from "#core/content/raw-document.ts";
import { cleanHtml } from "#platform/html/clean-html.server.ts";
import type { AssetStore } from "#platform/images/asset-store.server.ts";
import { filesToReferences } from "./dataset-images.ts";
import { parseNdjson } from "./ndjson.ts";

/**
 * Reads an export of a dataset (ours or the hosted service's: a folder with `data.ndjson` and `images/`, or the file alone),
 * keeps its images and gives its documents as a store holds them. Drafts, system records and records of assets stay behind.
 */
export async function readDataset(path: string, assets: Pick<AssetStore, "add">): Promise<RawDocument[]> {
  const file = (await stat(path)).isDirectory() ? join(path, "data.ndjson") : path;
  const folder = dirname(file);
  const known = new Map<string, Promise<string | undefined>>();

  const add = (imagePath: string, alt: unknown) => {
    const added = known.get(imagePath) ?? addFile(imagePath, alt);
    known.set(imagePath, added);
    return added;
  };
  async function addFile(imagePath: string, alt: unknown): Promise<string> {
    const inside = normalize(imagePath);
    if (inside.startsWith("..") || inside.startsWith("/")) throw new Error(`The dataset names an image outside its folder: ${imagePath}`);
    return assets.add(await readFile(join(folder, inside)), basename(inside), typeof alt === "string" ? { alt } : {});
  }

  const documents: RawDocument[] = [];
  for (const document of parseNdjson(await readFile(file, "utf8"))) {
    if (!isPublished(document)) continue;
    const { _rev, ...kept } = await filesToReferences(document, add);
    documents.push(clean(kept as RawDocument));
  }
  return documents;
}

/** HTML is cleaned where it enters; only the cleaned form is kept. */
function clean(document: RawDocument): RawDocument {
  return document._type === "testimonial" && typeof document["content"] === "string"
    ? { ...document, content: cleanHtml(document["content"]) }
    : document;
}
