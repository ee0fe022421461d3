import type { RawDocument } from "#core/content/raw-document.ts";

/**
 * Documents as they are taken over what is there, with the instant of their last change as the content service keeps it
 * (`_updatedAt`). What was never seen before has none, unless it brings one: when it was written is not known here.
 */
export function noteChanges(before: readonly RawDocument[], after: readonly RawDocument[], at: Date): RawDocument[] {
  const known = new Map(before.map((document) => [document._id, document]));
  return after.map((document) => {
    const was = known.get(document._id);
    if (!was || document["_updatedAt"] !== undefined) return document;
    const { _updatedAt, ...words } = was;
    const changedAt = JSON.stringify(words) === JSON.stringify(document) ? _updatedAt : at.toISOString();
    return changedAt === undefined ? document : { ...document, _updatedAt: changedAt };
  });
}
