/** The ids that a value refers to, at any depth. */
export function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return found;
  for (const [name, held] of Object.entries(value)) {
    if (name === "_ref" && typeof held === "string") found.add(held);
    else referencesIn(held, found);
  }
  return found;
}
