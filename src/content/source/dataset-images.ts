/**
 * In an export an image names its file: `{"_type": "image", "_sanityAsset": "image@file://./images/a.png"}`.
 * In a store it names its asset: `{"_type": "image", "asset": {"_type": "reference", "_ref": "image-…"}}`.
 * These two turn one into the other, anywhere in a document.
 */
export async function filesToReferences<Value>(value: Value, add: AddFile): Promise<Value> {
  return walk(value, async (object) => {
    const { _sanityAsset, ...rest } = object;
    if (typeof _sanityAsset !== "string") return object;
    const path = /^image@file:\/\/\.\/(.+)$/.exec(_sanityAsset)?.[1];
    const reference = path === undefined ? undefined : await add(path, rest["alt"]);
    return reference === undefined ? rest : { ...rest, asset: { _type: "reference", _ref: reference } };
  });
}

/** Keeps the file of an image, with what the document says it shows. */
type AddFile = (path: string, alt: unknown) => Promise<string | undefined>;

/** `fileOf` gives the path inside the export, or undefined for an asset that has no file here: its reference stays. */
export async function referencesToFiles<Value>(value: Value, fileOf: (reference: string) => Promise<string | undefined>): Promise<Value> {
  return walk(value, async (object) => {
    const { asset, ...rest } = object;
    const reference = (asset as { _ref?: unknown } | undefined)?._ref;
    const path = typeof reference === "string" && reference.startsWith("image-") ? await fileOf(reference) : undefined;
    return path === undefined ? object : { ...rest, _sanityAsset: `image@file://./${path}` };
  });
}

async function walk<Value>(value: Value, change: (object: Record<string, unknown>) => Promise<Record<string, unknown>>): Promise<Value> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => walk(item, change))) as Promise<Value>;
  if (typeof value !== "object" || value === null) return value;
  const entries: [string, unknown][] = [];
  for (const [key, item] of Object.entries(await change(value as Record<string, unknown>))) entries.push([key, await walk(item, change)]);
  return Object.fromEntries(entries) as Value;
}
