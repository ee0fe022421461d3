import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";

const siteFolder = dirname(findPackageJSON(import.meta.url) ?? process.cwd());

/** A file of this repository by its path from the top: a module's own place is another one in the bundle. */
export const siteFile = (path: string): string => join(siteFolder, path);
