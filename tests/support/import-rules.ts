import { dirname, join, normalize } from "node:path";

/** Who may import whom: a layer and the layers below it that it may use. */
const ALLOWED: Record<string, readonly string[]> = {
  core: [],
  ui: ["core"],
  engines: ["core"],
  platform: ["core"],
  tools: ["core", "ui", "engines"],
  content: ["core", "ui", "platform"],
  features: ["core", "ui", "platform", "engines"],
  app: ["core", "ui", "engines", "platform", "tools", "content", "features"],
  server: ["core", "ui", "engines", "platform", "tools", "content", "features", "app"],
};

/** In these layers the sub-folders stand alone; what two of them need moves down. Each may name shared folders of its own. */
const ALONE: Record<string, readonly string[]> = {
  tools: [],
  engines: [],
  features: [],
  // Every content type is read through a source, may hold rich text and pictures, and names authors and categories.
  content: ["source", "rich-text", "image"],
};

/** Names that say nothing about what is inside. */
const EMPTY_NAME = /(?:^|\/)(?:utils?|helpers?|misc|common|types|index)(?:\.\w+)*$|(?:^|\/)(?:utils?|helpers?|misc|common)\//;

/** The faults of one file of src/, each as a sentence. `path` is relative to src/. */
export function importFaults(path: string, source: string): string[] {
  const faults: string[] = [];
  if (EMPTY_NAME.test(path)) faults.push(`${path}: the name says nothing; call the file after what it holds`);
  const [layer = "", folder = ""] = path.split("/");
  for (const target of importsOf(path, source)) {
    const [toLayer = "", toFolder = ""] = target.split("/");
    // Tests beside the code may use what tests/support offers.
    if (toLayer === ".." && path.includes(".test.")) continue;
    if (toLayer !== layer && !(ALLOWED[layer] ?? []).includes(toLayer))
      faults.push(`${path}: ${layer} may not import ${toLayer} (${target})`);
    const shared = ALONE[layer];
    if (
      shared &&
      toLayer === layer &&
      toFolder !== folder &&
      !toFolder.includes(".") &&
      path.split("/").length > 2 &&
      !shared.includes(toFolder)
    )
      faults.push(`${path}: ${layer}/${folder} may not import ${layer}/${toFolder}; move what both need down`);
  }
  return faults;
}

/** Paths below src/ that a file imports, types included. */
function importsOf(path: string, source: string): string[] {
  const found = source.matchAll(/(?:^|\n)\s*(?:import|export)\s[^;]*?from\s+"([^"]+)"|(?:^|\n)\s*import\s+"([^"]+)"|import\("([^"]+)"\)/g);
  return [...found].flatMap(([, from, bare, dynamic]) => {
    const name = from ?? bare ?? dynamic ?? "";
    if (name.startsWith("#")) return [name.slice(1)];
    return name.startsWith(".") ? [normalize(join(dirname(path), name)).replaceAll("\\", "/")] : [];
  });
}
