import { may } from "#core/access/permissions.ts";
import type { ContentType } from "#core/content/define-content-type.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import { AppError } from "#core/errors/app-error.ts";
import { addressOf, pathOf } from "./document-address.ts";
import { redirectFrom } from "./move-address.ts";
import type { createRevisions } from "./revisions.ts";
import type { Editor, StudioOptions } from "./studio-options.ts";

interface Options extends Pick<StudioOptions, "db" | "documents" | "sample" | "log" | "now" | "onPublish"> {
  revisions: ReturnType<typeof createRevisions>;
  typeOf(name: string): ContentType;
}

/** What an agency has of its own: its clients, people, texts and jobs. Services, prices, questions and legal pages are there to be rewritten. */
const SAMPLE_TYPES: readonly string[] = [
  "post",
  "issue",
  "author",
  "caseStudy",
  "testimonial",
  "employeeTestimonial",
  "teamMember",
  "work",
  "vacancy",
  "milestone",
];

/** What the site came with and nobody has made their own yet. */
export function createSampleContent({ db, documents, sample, log, now, onPublish, revisions, typeOf }: Options) {
  /** Without what somebody has edited, and without what is named in a document that stays. */
  async function left(): Promise<RawDocument[]> {
    const given = new Map((await sample()).map((document) => [document._id, document]));
    const entries = await db
      .selectFrom("document_entry")
      .select("id")
      .where("type", "in", SAMPLE_TYPES)
      .where("updated_by", "=", "")
      .where("state", "=", "published")
      .execute();
    const going = new Set(entries.map(({ id }) => id).filter((id) => given.has(id)));
    const uses = await db.selectFrom("document_use").select(["document_id", "target"]).execute();
    for (let before = -1; before !== going.size; ) {
      before = going.size;
      for (const { document_id, target } of uses) if (!going.has(document_id)) going.delete(target);
    }
    return [...going].flatMap((id) => given.get(id) ?? []);
  }

  return {
    /** The document of that type as the site came. */
    async single(type: string): Promise<RawDocument | undefined> {
      return (await sample()).find(({ _id }) => _id === type);
    },

    count: async () => (await left()).length,

    /** All of it at once. An address that is still linked to leads to the list that its page stood in. */
    async remove(editor: Editor): Promise<number> {
      if (!may(editor.role, "settings.change")) throw new AppError("not_allowed");
      if (!documents.canWrite) throw new AppError("content_read_only");
      const going = await left();
      const by = { actor: editor.email, at: now() };
      const targets = new Set(
        (
          await db
            .selectFrom("document_use")
            .select("target")
            .where("document_id", "not in", [...going.map(({ _id }) => _id), ""])
            .execute()
        ).map(({ target }) => target),
      );
      const moved = going.flatMap((document) => {
        const type = typeOf(document._type);
        const address = addressOf(type, document);
        const isLinked = address !== undefined && targets.has(pathOf(address));
        return isLinked ? [redirectFrom(address, type.address?.("") ?? "/", "Its page was a sample.")] : [];
      });
      await db.transaction().execute(async (trx) => {
        for (const document of going) await revisions.keep(trx, document, "remove", editor.email);
        await documents.putPublished(
          trx,
          moved,
          going.map(({ _id }) => _id),
          by,
        );
        await log.write(
          { actor: editor.email, action: "content.sample.remove", subject: "sample content", detail: `${going.length} documents` },
          trx,
        );
      });
      if (going.length > 0) await onPublish();
      return going.length;
    },
  };
}
