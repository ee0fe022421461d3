import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import type { ShellSettings } from "../../layout/shell-settings.ts";
import type { HomeView } from "./home-view.server.ts";

/** Made in `meta`, on the server only: as a part of the loader's data it would travel to every browser. */
export function homeGraph({ origin, seo, hello }: HomeView, settings: ShellSettings): JsonLdNode[] {
  const page = { origin, path: "/", name: seo.title, description: seo.description };
  return pageGraph({ ...settings, mail: { hello } }, page, []);
}
