import { parseAssetReference } from "#core/content/asset-reference.ts";
import { siteContext } from "../../../site-context.ts";
import { staffOf } from "../staff.server.ts";
import type { Route } from "./+types/pictures.ts";

/** Every picture that a document of the site holds, for choosing one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  staffOf(site, request);
  const found = new Set<string>();
  collect(await site.content.fetch("*", {}), found);
  return Response.json({ pictures: [...found].toSorted() });
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === "string" && value.startsWith("image-") && parseAssetReference(value)) found.add(value);
  if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) collect(inner, found);
}
