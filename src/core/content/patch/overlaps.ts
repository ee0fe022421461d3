import type { Patch, PatchPath, PathPart } from "./patch.ts";

/** The path at which two changes, made without knowledge of each other, touch the same; undefined when both can stand. */
export function overlapOf(mine: readonly Patch[], theirs: readonly Patch[]): PatchPath | undefined {
  return mine.find((patch) => theirs.some((other) => doOverlap(patch, other)))?.path;
}

function doOverlap(mine: Patch, theirs: Patch): boolean {
  // Two who add to one list both get their place, as long as what they add beside is still there.
  if (isAddition(mine)) return !isAddition(theirs) && takesAway(theirs, mine.path);
  if (isAddition(theirs)) return takesAway(mine, theirs.path);
  return startsWith(mine.path, theirs.path) || startsWith(theirs.path, mine.path);
}

const isAddition = (patch: Patch) => (patch.type === "insert" && patch.position !== "replace") || patch.type === "setIfMissing";

/** Whether a change replaces or removes what stands at the path, or what it stands in. */
const takesAway = (patch: Patch, path: PatchPath) =>
  (patch.type === "set" || patch.type === "unset" || patch.type === "insert") && startsWith(path, patch.path);

const startsWith = (path: PatchPath, start: PatchPath) =>
  start.length <= path.length && start.every((part, index) => mayBeSame(part, path[index]));

/** A place in a list may by now be any member's. */
function mayBeSame(one: PathPart, other: PathPart | undefined): boolean {
  if (typeof one === "string" || typeof other === "string" || other === undefined) return one === other;
  if (typeof one === "number" || typeof other === "number") return true;
  return one._key === other._key;
}
