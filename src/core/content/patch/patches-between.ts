import type { RawDocument } from "../raw-document.ts";
import type { Patch } from "./patch.ts";

/** The patches, one a field, that make a document of another. What says which document it is, is left alone. */
export function patchesBetween(before: RawDocument, after: RawDocument): Patch[] {
  const names = new Set(
    [...Object.keys(before), ...Object.keys(after)].filter((name) => !/^_(?:id|type|rev|createdAt|updatedAt)$/.test(name)),
  );
  return [...names].flatMap((name): Patch[] => {
    if (JSON.stringify(before[name]) === JSON.stringify(after[name])) return [];
    return after[name] === undefined ? [{ type: "unset", path: [name] }] : [{ type: "set", path: [name], value: after[name] }];
  });
}
