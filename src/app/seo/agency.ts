import type { Agency } from "#core/json-ld/organization.ts";

/** The agency for the JSON-LD of a route's `meta`, from the root loader's settings; absent on the page of a fault. */
export function agencyOf(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): Agency | undefined {
  const root = matches.find((match) => match?.id === "root")?.loaderData as { settings: Agency } | undefined;
  return root?.settings;
}
