import { applyTextDiff } from "./apply-text-diff.ts";
import type { Patch, PatchPath, PathPart } from "./patch.ts";

/** A patch that does not fit the document it is applied to. */
export class PatchMisfit extends Error {
  readonly patch: Patch;
  constructor(patch: Patch, reason: string) {
    super(`${patch.type} at ${JSON.stringify(patch.path)}: ${reason}`);
    this.name = "PatchMisfit";
    this.patch = patch;
  }
}

type Change = (held: unknown) => unknown;

/** The value with all patches applied, one after the other. What no patch names is the same object as before. */
export function applyPatches<Value>(value: Value, patches: readonly Patch[]): Value {
  return patches.reduce<unknown>((held, patch) => applyPatch(held, patch), value) as Value;
}

function applyPatch(value: unknown, patch: Patch): unknown {
  const { path } = patch;
  const misfit = (reason: string) => new PatchMisfit(patch, reason);
  switch (patch.type) {
    case "set":
      return at(value, path, () => patch.value, misfit);
    case "setIfMissing":
      return at(value, path, (held) => held ?? patch.value, misfit);
    case "unset":
      return valueAtPath(value, path) === undefined ? value : at(value, path, () => undefined, misfit);
    case "diffMatchPatch":
      return at(value, path, (held) => changeText(held, patch.value, misfit), misfit);
    case "insert":
      return at(value, path.slice(0, -1), (list) => insertInto(list, path.at(-1), patch, misfit), misfit);
  }
}

/** A copy in which `change` was done to what stands at the path; undefined takes it out. */
function at(value: unknown, path: PatchPath, change: Change, misfit: (reason: string) => PatchMisfit): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return change(value);
  if (typeof part === "string") {
    if (!isRecord(value)) throw misfit("no object is there");
    const held = Object.hasOwn(value, part) ? value[part] : undefined;
    const changed = at(held, rest, change, misfit);
    if (changed === undefined) {
      const { [part]: _, ...others } = value;
      return others;
    }
    return { ...value, [part]: changed };
  }
  if (!Array.isArray(value)) throw misfit("no list is there");
  const index = indexOf(value, part);
  if (index === -1) throw misfit("the list has no such member");
  const changed = at(value[index], rest, change, misfit);
  return changed === undefined ? value.toSpliced(index, 1) : value.with(index, changed);
}

function insertInto(
  list: unknown,
  part: PathPart | undefined,
  { position, items }: Extract<Patch, { type: "insert" }>,
  misfit: (reason: string) => PatchMisfit,
): unknown[] {
  if (!Array.isArray(list) || part === undefined || typeof part === "string") throw misfit("no list is there");
  // Before the first of an empty list, and after its last, are the same place.
  if (list.length === 0 && typeof part === "number") return [...items];
  const index = indexOf(list, part);
  if (index === -1) throw misfit("the list has no such member");
  return list.toSpliced(position === "after" ? index + 1 : index, position === "replace" ? 1 : 0, ...items);
}

function changeText(held: unknown, diff: string, misfit: (reason: string) => PatchMisfit): string {
  const changed = typeof held === "string" ? applyTextDiff(held, diff) : undefined;
  if (changed === undefined) throw misfit("the text is another");
  return changed;
}

/** -1 counts from the end, as the editor does for what it adds there. */
function indexOf(list: readonly unknown[], part: Exclude<PathPart, string>): number {
  if (typeof part !== "number") return list.findIndex((item) => isRecord(item) && item["_key"] === part._key);
  const index = part < 0 ? list.length + part : part;
  return index < list.length ? index : -1;
}

export function valueAtPath(value: unknown, path: PatchPath): unknown {
  return path.reduce<unknown>((held, part) => {
    if (typeof part === "string") return isRecord(held) && Object.hasOwn(held, part) ? held[part] : undefined;
    return Array.isArray(held) ? held[indexOf(held, part)] : undefined;
  }, value);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
