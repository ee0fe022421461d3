import { createHash } from "node:crypto";
import { type Action, may } from "#core/access/permissions.ts";
import { patchesBetween } from "#core/content/patch/patches-between.ts";
import { type PictureFraming, pictureFraming } from "#core/content/picture-framing.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { DocumentUse } from "#core/content/writable-documents.ts";
import { AppError } from "#core/errors/app-error.ts";
import type { ListQuery } from "#core/lists/list-query.ts";
import type { Asset, AssetShelf } from "#platform/images/asset-store.server.ts";
import { preparePicture } from "#platform/images/prepare-picture.server.ts";
import type { createDrafts } from "./drafts.ts";
import type { createRevisions } from "./revisions.ts";
import type { Editor, StudioOptions } from "./studio-options.ts";

/** A picture of the library. */
export interface MediaPicture {
  id: string;
  name: string;
  width: number;
  height: number;
  sizeBytes: number;
  title: string;
  credit: string;
  /** Empty: it only decorates. Null: nobody has said yet. */
  alt: string | null;
  /** What is cut, and what stays in sight, where it is placed next. */
  framing: PictureFraming;
}

/** `isKnown`: the same file was there before, and nothing new is kept. */
export type UploadAnswer = { kind: "kept"; picture: MediaPicture; isKnown: boolean } | { kind: "refused"; reason: string };

interface Options extends StudioOptions {
  drafts: Pick<ReturnType<typeof createDrafts>, "noteTurn">;
  revisions: Pick<ReturnType<typeof createRevisions>, "keep">;
}

export const LARGEST_PICTURE_MB = 20;

/** The pictures of the site: brought once, described once, and found wherever they are shown. */
export function createMedia({ db, documents, assets, log, now, drafts, revisions, onPublish }: Options) {
  return {
    async list(query: ListQuery, shelf: AssetShelf, editor: Editor) {
      mayOr(editor, "content.see");
      const { rows, ...page } = await assets.list(query, shelf);
      return { ...page, rows: rows.map((row) => ({ ...pictureOf(row), uses: row.uses })) };
    },

    /** A picture and the documents that show it; undefined when there is none. */
    async open(id: string, editor: Editor): Promise<{ picture: MediaPicture; uses: DocumentUse[] } | undefined> {
      mayOr(editor, "content.see");
      const asset = await assets.get(id);
      return asset && { picture: pictureOf(asset), uses: await documents.usesOf([id]) };
    },

    upload,

    async describe(id: string, words: { title: string; credit: string; alt: string | null; framing: unknown }, editor: Editor) {
      mayChange(editor);
      await mustGet(id);
      const text = (given: string) => given.replaceAll("\0", "").trim().slice(0, LONGEST);
      const framing = pictureFraming.safeParse(words.framing).data ?? {};
      await assets.describe(id, {
        title: text(words.title),
        credit: text(words.credit),
        alt: words.alt === null ? null : text(words.alt),
        framing: framing.crop || framing.hotspot ? JSON.stringify(framing) : null,
      });
      await log.write({ actor: editor.email, action: "media.describe", subject: id });
    },

    /** `used`: nothing was removed, because these documents show it. */
    async remove(id: string, editor: Editor): Promise<{ kind: "removed" } | { kind: "used"; uses: DocumentUse[] }> {
      mayChange(editor);
      const { file_name } = await mustGet(id);
      if (!(await assets.remove(id))) return { kind: "used", uses: await documents.usesOf([id]) };
      await log.write({ actor: editor.email, action: "media.remove", subject: id, detail: file_name });
      return { kind: "removed" };
    },

    /** Shows another file in its stead, in drafts and on the site. What was said of the old one is said of the new one. */
    async replace(id: string, file: File, editor: Editor): Promise<UploadAnswer & { places?: number }> {
      mayChange(editor);
      const { title, credit, alt } = await mustGet(id);
      const answer = await upload(file, editor);
      if (answer.kind === "refused" || answer.picture.id === id) return answer;
      const next = answer.picture.id;
      const uses = await documents.usesOf([id]);
      await db.transaction().execute(async (trx) => {
        const published: RawDocument[] = [];
        for (const use of uses) {
          const held = await documents.hold(trx, use.id);
          if (!held) continue;
          const action = held.published ? "content.publish" : "content.write";
          if (!may(editor.role, action, held.type))
            throw new AppError("input_invalid", { reason: `It stands in “${use.title}”, which your role does not change.` });
          if (held.draft) {
            const draft = withReference(held.draft, id, next);
            const patches = patchesBetween(held.draft, draft);
            if (patches.length > 0) {
              const rev = await documents.saveDraft(trx, held, draft, patches, { actor: editor.email, at: now() });
              await drafts.noteTurn(trx, held, rev, patches, editor);
            }
          }
          const shown = held.published && withReference(held.published, id, next);
          if (!shown || JSON.stringify(shown) === JSON.stringify(held.published)) continue;
          published.push(shown);
          await revisions.keep(trx, shown, "publish", editor.email);
        }
        if (published.length > 0) await documents.putPublished(trx, published, [], { actor: editor.email, at: now() });
        await log.write({ actor: editor.email, action: "media.replace", subject: id, detail: next }, trx);
      });
      if (!answer.isKnown) await assets.describe(next, { title, credit, alt });
      await onPublish();
      return { ...answer, places: uses.length };
    },
  };

  async function upload(file: File, editor: Editor): Promise<UploadAnswer> {
    mayChange(editor);
    if (file.size > LARGEST_PICTURE_MB * 1e6) return { kind: "refused", reason: `it is larger than ${LARGEST_PICTURE_MB} MB` };
    const sent = Buffer.from(await file.arrayBuffer());
    const source_hash = createHash("sha256").update(sent).digest("hex");
    const known = await assets.findBySource(source_hash);
    if (known) return { kind: "kept", picture: pictureOf(await mustGet(known)), isKnown: true };
    const prepared = await preparePicture(sent);
    if (prepared.kind === "refused") return prepared;
    // First where it may fail: a picture that is kept here alone would count as known.
    const elsewhere = await documents.keepPicture?.(prepared.bytes, nameOf(file));
    const id = await assets.add(prepared.bytes, nameOf(file), { created_at: now().toISOString(), created_by: editor.email, source_hash });
    if (elsewhere !== undefined && elsewhere !== id) throw new Error(`the content service calls ${id} ${elsewhere}`);
    const asset = await mustGet(id);
    await log.write({ actor: editor.email, action: "media.upload", subject: id, detail: asset.file_name });
    // Another file may have held the same pixels.
    return { kind: "kept", picture: pictureOf(asset), isKnown: asset.source_hash !== source_hash };
  }

  async function mustGet(id: string): Promise<Asset> {
    const asset = await assets.get(id);
    if (!asset) throw new AppError("not_found");
    return asset;
  }

  function mayChange(editor: Editor) {
    mayOr(editor, "media.change");
    if (!documents.canWrite) throw new AppError("content_read_only");
  }
}

const LONGEST = 1_000;

function mayOr({ role }: Editor, action: Action) {
  if (!may(role, action)) throw new AppError("not_allowed");
}

function pictureOf({ id, file_name, width, height, bytes, title, credit, alt, framing }: Asset): MediaPicture {
  const framed = framing === null ? {} : (pictureFraming.safeParse(JSON.parse(framing)).data ?? {});
  return { id, name: file_name, width: width ?? 1, height: height ?? 1, sizeBytes: bytes, title, credit, alt, framing: framed };
}

/** A file's own name, without the way to it. */
const nameOf = ({ name }: File) => (name.replaceAll("\0", "").split(/[\\/]/).at(-1)?.trim() || "picture").slice(0, 120);

function withReference<Value>(value: Value, from: string, to: string): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withReference(item, from, to)) as Value;
  const entries = Object.entries(value).map(([key, held]) => [key, key === "_ref" && held === from ? to : withReference(held, from, to)]);
  return Object.fromEntries(entries) as Value;
}
