import { randomUUID } from "node:crypto";
import { applyPatches, PatchMisfit, valueAtPath } from "#core/content/patch/apply-patches.ts";
import { overlapOf } from "#core/content/patch/overlaps.ts";
import type { Patch, PatchPath } from "#core/content/patch/patch.ts";
import { patchesBetween } from "#core/content/patch/patches-between.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { HeldDocument } from "#core/content/writable-documents.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { createDraftChanges, DraftChange } from "./draft-changes.ts";
import type { createRevisions } from "./revisions.ts";
import { LARGEST_DOCUMENT, saveRequest } from "./save-request.ts";
import type { Editor, StudioOptions, Trx } from "./studio-options.ts";

/**
 * What others wrote up to the revision `rev` and the caller has not seen: as changes, or as the whole document when those changes are no
 * longer kept.
 */
export type News = { rev: string } & ({ missed: readonly Patch[] } | { whole: RawDocument });

/** `conflict`: somebody else changed the same place. Nothing was written, and the answer holds both values. */
export type SaveAnswer = ({ kind: "saved" } & News) | ({ kind: "conflict"; path: PatchPath; mine: unknown; theirs: unknown } & News);

interface Options extends Pick<StudioOptions, "db" | "documents" | "log" | "now"> {
  changes: ReturnType<typeof createDraftChanges>;
  revisions: ReturnType<typeof createRevisions>;
  /** The document, if this editor may do that to it. */
  mustHold(trx: Trx, id: string, editor: Editor): Promise<HeldDocument>;
}

/** Writing: patches on a revision, merged where they can be. */
export function createDrafts({ db, documents, log, now, changes, revisions, mustHold }: Options) {
  return {
    async save(id: string, given: unknown, editor: Editor): Promise<SaveAnswer> {
      const read = saveRequest.safeParse(given);
      if (!read.success) throw new AppError("input_invalid", { reason: `That cannot be saved: ${read.error.issues[0]?.message ?? ""}.` });
      const { rev, opId, patches } = read.data;
      return db.transaction().execute(async (trx): Promise<SaveAnswer> => {
        const held = await mustHold(trx, id, editor);
        const before = await changes.madeBy(trx, id, opId);
        if (before !== undefined) return { kind: "saved", ...newsOf(held, before, await changes.between(trx, id, rev, before), opId) };
        const missed = await changes.between(trx, id, rev, held.rev);
        const outcome = merge(documentOf(held), patches, missed);
        const note = { id, opId, baseRev: held.rev, patches, actor: editor.email };
        if ("path" in outcome) {
          await changes.note(trx, { ...note, rev: null });
          return { kind: "conflict", ...newsOf(held, held.rev, missed), ...outcome };
        }
        const { draft } = outcome;
        if (JSON.stringify(draft).length > LARGEST_DOCUMENT) throw new AppError("input_too_large", { limit: "2 MB of text" });
        const saved = await documents.saveDraft(trx, held, draft, patches, { actor: editor.email, at: now() });
        await changes.note(trx, { ...note, rev: saved });
        await revisions.keepNowAndThen(trx, draft, editor.email);
        if (!held.draft) await log.write({ actor: editor.email, action: "content.edit", subject: id, detail: held.type }, trx);
        return { kind: "saved", ...newsOf(held, saved, missed) };
      });
    },

    /** Makes a draft of what a document once said. What the draft says now is kept first. */
    async replace(trx: Trx, held: HeldDocument, words: RawDocument, editor: Editor): Promise<string> {
      const now_ = documentOf(held);
      if (held.draft) await revisions.keep(trx, held.draft, "autosave", editor.email);
      const patches = patchesBetween(now_, words);
      const draft = applyPatches(now_, patches);
      const rev = await documents.saveDraft(trx, held, draft, patches, { actor: editor.email, at: now() });
      await noteTurn(trx, held, rev, patches, editor);
      return rev;
    },

    noteTurn,
  };

  /** What is written past the editors' own patches is a change like theirs to everybody who has the document open. */
  async function noteTurn(trx: Trx, { id, rev: baseRev }: HeldDocument, rev: string, patches: readonly Patch[], { email }: Editor) {
    await changes.note(trx, { id, opId: randomUUID(), baseRev, rev, patches, actor: email });
  }
}

/** `own`: a change that is no news to whoever made it. */
export function newsOf(held: HeldDocument, rev: string, missed: readonly DraftChange[] | undefined, own?: string): News {
  if (!missed) return { rev: held.rev, whole: documentOf(held) };
  return { rev, missed: missed.flatMap(({ opId, patches }) => (opId === own ? [] : patches)) };
}

/** The words as they are being written. */
export function documentOf({ draft, published }: HeldDocument): RawDocument {
  const document = draft ?? published;
  if (!document) throw new AppError("not_found");
  return document;
}

/** The draft with the patches on it; or where they meet what somebody else wrote meanwhile. */
function merge(draft: RawDocument, patches: readonly Patch[], missed: readonly DraftChange[] | undefined) {
  const conflict = (path: PatchPath) => ({ path, mine: wanted(draft, patches, path), theirs: valueAtPath(draft, path) });
  if (!missed) return conflict(patches[0]?.path ?? []);
  const overlap = overlapOf(
    patches,
    missed.flatMap((change) => change.patches),
  );
  if (overlap) return conflict(overlap);
  try {
    return { draft: applyPatches(draft, patches) };
  } catch (fault) {
    if (!(fault instanceof PatchMisfit)) throw fault;
    return conflict(fault.patch.path);
  }
}

/** What stood there if only these patches counted, as far as they fit. */
function wanted(draft: RawDocument, patches: readonly Patch[], path: PatchPath): unknown {
  let held = draft;
  for (const patch of patches) {
    try {
      held = applyPatches(held, [patch]);
    } catch (fault) {
      if (!(fault instanceof PatchMisfit)) throw fault;
    }
  }
  return valueAtPath(held, path);
}
