import { applyPatches, PatchMisfit, valueAtPath } from "#core/content/patch/apply-patches.ts";
import { overlapOf } from "#core/content/patch/overlaps.ts";
import type { Patch, PatchPath } from "#core/content/patch/patch.ts";
import { present } from "#core/errors/present.ts";

/** A place that two people changed without knowledge of each other. */
export interface Conflict {
  path: PatchPath;
  /** What both began with. */
  before: unknown;
  mine: unknown;
  theirs: unknown;
}

/** Where both touch the same: a field or, in a text, one paragraph. */
export function meetingOf(mine: readonly Patch[], theirs: readonly Patch[]): PatchPath | undefined {
  const path = overlapOf(mine, theirs);
  return path && paragraphOf(path);
}

/** People decide on paragraphs, not on the spans that they are made of. */
export function paragraphOf(path: PatchPath): PatchPath {
  const inner = path.findIndex((part, index) => index > 0 && typeof part === "string" && typeof path[index - 1] === "object");
  return inner === -1 || !IN_BLOCK.has(String(path[inner])) ? path : path.slice(0, inner);
}

const IN_BLOCK = new Set(["children", "markDefs", "style", "listItem", "level"]);

/** Whether a change is one of this place, and not of one beside it. */
export function isInside(patch: Patch, path: PatchPath): boolean {
  const isBeside = patch.type === "insert" && patch.position !== "replace" && patch.path.length <= path.length;
  return !isBeside && isSame(patch.path.slice(0, path.length), path);
}

/** The changes with `words` in place of everything that was changed at the path. */
export function withWords(patches: readonly Patch[], path: PatchPath, words: unknown, theirs: unknown, mine: unknown): Patch[] {
  return anchored([...put(path, words, theirs, mine), ...without(patches, path)], theirs);
}

/** The changes but for those at the path. */
export function withoutWords(patches: readonly Patch[], path: PatchPath, theirs: unknown): Patch[] {
  return anchored(without(patches, path), theirs);
}

const without = (patches: readonly Patch[], path: PatchPath) => patches.filter((patch) => !isInside(patch, path));
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function put(path: PatchPath, words: unknown, theirs: unknown, mine: unknown): Patch[] {
  if (words === undefined) return [{ type: "unset", path }];
  const last = path.at(-1);
  const list = path.slice(0, -1);
  if (typeof last === "string") {
    const holders = list.map((_, index): Patch => ({ type: "setIfMissing", path: list.slice(0, index + 1), value: {} }));
    return [...holders.filter(({ path: at }) => valueAtPath(theirs, at) === undefined), { type: "set", path, value: words }];
  }
  if (valueAtPath(theirs, path) !== undefined) return [{ type: "set", path, value: words }];
  return [
    { type: "setIfMissing", path: list, value: [] },
    { type: "insert", path: [...list, placeBefore(path, theirs, mine)], position: "after", items: [words] },
  ];
}

/** The place for a paragraph that the other person removed and this one changed: after the nearest earlier member that is still there. */
function placeBefore(path: PatchPath, theirs: unknown, mine: unknown) {
  const list = path.slice(0, -1);
  const [held, left] = [valueAtPath(mine, list), valueAtPath(theirs, list)].map((value) => (Array.isArray(value) ? value : []) as Keyed[]);
  const keys = (held ?? []).map(({ _key }) => _key);
  const before = keys
    .slice(0, keys.indexOf((present(path.at(-1)) as Keyed)._key))
    .findLast((key) => left?.some(({ _key }) => _key === key));
  return before === undefined ? -1 : { _key: before };
}

interface Keyed {
  _key: string;
}

/** What is added beside a member that is gone is added at the end. */
function anchored(patches: readonly Patch[], theirs: unknown): Patch[] {
  let held = theirs;
  return patches.map((patch) => {
    const fits = patch.type !== "insert" || valueAtPath(held, patch.path) !== undefined || typeof patch.path.at(-1) === "number";
    const placed: Patch = fits ? patch : { ...patch, path: [...patch.path.slice(0, -1), -1], position: "after" };
    held = asFarAsTheyFit(held, [placed]);
    return placed;
  });
}

/** The document with every patch on it that fits. */
export function asFarAsTheyFit<Document>(document: Document, patches: readonly Patch[]): Document {
  return patches.reduce<Document>((held, patch) => {
    try {
      return applyPatches(held, [patch]);
    } catch (fault) {
      if (!(fault instanceof PatchMisfit)) throw fault;
      return held;
    }
  }, document);
}
