import type { ContentType } from "#core/content/define-content-type.ts";
import type { FieldFault } from "#core/content/field-fault.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { Author, HeldDocument } from "#core/content/writable-documents.ts";
import { AppError } from "#core/errors/app-error.ts";
import { addressOf } from "./document-address.ts";
import { findFaults } from "./document-faults.ts";
import type { createDrafts } from "./drafts.ts";
import { redirectsAfter } from "./move-address.ts";
import type { createRevisions } from "./revisions.ts";
import type { Editor, StudioOptions, Trx } from "./studio-options.ts";

/** `faults`: what must be right first; nothing was published. */
export type PublishAnswer = { kind: "published"; rev: string } | { kind: "faults"; faults: FieldFault[] };
export type ScheduleAnswer = { kind: "scheduled"; at: string } | { kind: "faults"; faults: FieldFault[] };

export const PUBLISH_QUEUE = "studio-publish";

interface Options extends StudioOptions {
  drafts: ReturnType<typeof createDrafts>;
  revisions: ReturnType<typeof createRevisions>;
  typeOf(name: string): ContentType;
  /** The document, if this editor may publish it. */
  mustFind(id: string, editor: Editor): Promise<HeldDocument>;
}

/** From a draft to what visitors see, now or later, and back. */
export function createPublishing(options: Options) {
  const { db, documents, log, jobs, now, drafts, revisions, typeOf, mustFind, onPublish } = options;

  /** `rev`: what the editor has seen; somebody else's words are not published by accident. */
  async function publish(id: string, editor: Editor, rev?: string): Promise<PublishAnswer> {
    const seen = await mustFind(id, editor);
    if (rev !== undefined && rev !== seen.rev) throw new AppError("content_changed");
    const words = seen.draft;
    if (!words) throw new AppError("input_invalid", { reason: "There is nothing new to publish." });
    const faults = await findFaults(typeOf(seen.type), words, options);
    if (faults.length > 0) return { kind: "faults", faults };
    const job = await jobOf(id);
    const published = await db.transaction().execute(async (trx) => {
      const held = await documents.hold(trx, id);
      if (held?.rev !== seen.rev) throw new AppError("content_changed");
      await unschedule(trx, id);
      return show(trx, held, words, editor.email, "content.publish");
    });
    if (job) await jobs.cancel(job);
    await onPublish();
    return { kind: "published", rev: published };
  }

  /** Everything that belongs to a publish, in one transaction. */
  async function show(trx: Trx, held: HeldDocument, words: RawDocument, actor: string, action: string): Promise<string> {
    const at = now();
    const document = { ...words, _updatedAt: at.toISOString() };
    const rev = await documents.publish(trx, held, document, { actor, at });
    await revisions.keep(trx, document, "publish", actor);
    await moveAddress(trx, held, document, { actor, at });
    await drafts.noteTurn(trx, held, rev, [], { email: actor, name: "", role: "owner" });
    await log.write({ actor, action, subject: held.id, detail: held.type }, trx);
    return rev;
  }

  /** A page that moved leaves a redirect. */
  async function moveAddress(trx: Trx, { type: name, published }: HeldDocument, document: RawDocument, by: Author) {
    const type = typeOf(name);
    const to = addressOf(type, document);
    if (to === undefined) return;
    const from = published && addressOf(type, published);
    const { put, removed } = redirectsAfter({ from, to }, await documents.publishedOf(trx, "redirect"));
    if (put.length + removed.length > 0) await documents.putPublished(trx, put, removed, by);
  }

  async function unpublish(id: string, editor: Editor): Promise<string> {
    const { type, published } = await mustFind(id, editor);
    if (typeOf(type).single) throw new AppError("input_invalid", { reason: "The site cannot do without this one." });
    if (!published) throw new AppError("input_invalid", { reason: "It is not published." });
    const rev = await db.transaction().execute(async (trx) => {
      const held = await documents.hold(trx, id);
      if (!held?.published) throw new AppError("content_changed");
      await unschedule(trx, id);
      await revisions.keep(trx, held.published, "unpublish", editor.email);
      const unpublished = await documents.unpublish(trx, held, { actor: editor.email, at: now() });
      await drafts.noteTurn(trx, held, unpublished, [], editor);
      await log.write({ actor: editor.email, action: "content.unpublish", subject: id, detail: type }, trx);
      return unpublished;
    });
    await onPublish();
    return rev;
  }

  /** Pins the words as they are now: what is written later waits for the next time. */
  async function schedule(id: string, at: Date, editor: Editor): Promise<ScheduleAnswer> {
    const delayMs = at.getTime() - now().getTime();
    if (!(delayMs > 0 && delayMs < LATEST_MS)) throw new AppError("input_invalid", { reason: "Choose a time to come, within two years." });
    const seen = await mustFind(id, editor);
    const words = seen.draft;
    if (!words) throw new AppError("input_invalid", { reason: "There is nothing new to publish." });
    const faults = await findFaults(typeOf(seen.type), words, options);
    if (faults.length > 0) return { kind: "faults", faults };
    const earlier = await jobOf(id);
    if (earlier) await jobs.cancel(earlier);
    await db.transaction().execute(async (trx) => {
      const held = await documents.hold(trx, id);
      if (held?.rev !== seen.rev) throw new AppError("content_changed");
      await unschedule(trx, id);
      const revision = await revisions.keep(trx, words, "schedule", editor.email);
      const job_id = await jobs.add(PUBLISH_QUEUE, { id, revision }, { uniqueKey: id, delayMs, trx });
      await trx
        .insertInto("schedule")
        .values({ document_id: id, revision, at: at.toISOString(), actor: editor.email, job_id, fault: null })
        .execute();
      await documents.setScheduled(trx, id, true);
      await log.write({ actor: editor.email, action: "content.schedule", subject: id, detail: at.toISOString() }, trx);
    });
    return { kind: "scheduled", at: at.toISOString() };
  }

  async function cancelSchedule(id: string, editor: Editor): Promise<void> {
    await mustFind(id, editor);
    const job = await jobOf(id);
    await db.transaction().execute(async (trx) => {
      await documents.hold(trx, id);
      await unschedule(trx, id);
      await log.write({ actor: editor.email, action: "content.unschedule", subject: id }, trx);
    });
    if (job) await jobs.cancel(job);
  }

  /** The time has come. May be called twice: the row of the schedule is taken once. */
  async function publishDue({ id, revision }: { id: string; revision: number }): Promise<void> {
    const due = await db
      .selectFrom("schedule")
      .select("actor")
      .where("document_id", "=", id)
      .where("revision", "=", revision)
      .where("fault", "is", null)
      .executeTakeFirst();
    const pinned = due && (await revisions.read(id, revision));
    if (!due || !pinned) return;
    const words = pinned.document;
    const faults = await findFaults(typeOf(words._type), words, options);
    const isShown = await db.transaction().execute(async (trx) => {
      const held = await documents.hold(trx, id);
      if (!held || !(await isStillDue(trx, id, revision))) return false;
      if (faults.length > 0) {
        const fault = faults.map(({ field, message }) => `${field}: ${message}`).join("; ");
        await trx.updateTable("schedule").set({ fault }).where("document_id", "=", id).execute();
        await documents.setScheduled(trx, id, false);
        await log.write({ actor: due.actor, action: "content.schedule.failed", subject: id, detail: fault }, trx);
        return false;
      }
      await trx.deleteFrom("schedule").where("document_id", "=", id).execute();
      await show(trx, held, words, due.actor, "content.publish.scheduled");
      return true;
    });
    if (isShown) await onPublish();
  }

  async function isStillDue(trx: Trx, id: string, revision: number): Promise<boolean> {
    const row = await trx
      .selectFrom("schedule")
      .select("document_id")
      .where("document_id", "=", id)
      .where("revision", "=", revision)
      .where("fault", "is", null)
      .executeTakeFirst();
    return row !== undefined;
  }

  async function jobOf(id: string): Promise<string | undefined> {
    return (await db.selectFrom("schedule").select("job_id").where("document_id", "=", id).executeTakeFirst())?.job_id;
  }

  async function unschedule(trx: Trx, id: string): Promise<void> {
    const gone = await trx.deleteFrom("schedule").where("document_id", "=", id).returning("document_id").executeTakeFirst();
    if (gone) await documents.setScheduled(trx, id, false);
  }

  jobs.handle(PUBLISH_QUEUE, (due) => publishDue(due as Parameters<typeof publishDue>[0]));

  return { publish, unpublish, schedule, cancelSchedule, unschedule, publishDue };
}

const LATEST_MS = 2 * 366 * 86_400_000;
