import { dirname } from "node:path";

const MAX_FILES = 25;

/** Folders with more files than a reader keeps in view. A tool's folder is one thing and may be larger; migrations are never taken away. */
export function crowdedFolders(files: readonly string[]): string[] {
  const counts = Map.groupBy(files, (file) => dirname(file).replaceAll("\\", "/"));
  return [...counts]
    .filter(([folder, { length }]) => length > MAX_FILES && !folder.startsWith("src/tools/") && !folder.endsWith("/migrations"))
    .map(([folder, { length }]) => `${folder}: ${length} files`);
}
