import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { type Action, may } from "#core/access/permissions.ts";
import type { ContentType } from "#core/content/define-content-type.ts";
import { stateOf } from "#core/content/document-state.ts";
import type { FieldFault } from "#core/content/field-fault.ts";
import { valueAt } from "#core/content/field-path.ts";
import { applyPatches } from "#core/content/patch/apply-patches.ts";
import { patchesBetween } from "#core/content/patch/patches-between.ts";
import type { RawDocument } from "#core/content/raw-document.ts";
import type { DocumentEntry, DocumentState, DocumentUse, HeldDocument } from "#core/content/writable-documents.ts";
import { AppError } from "#core/errors/app-error.ts";
import { FIRST_PAGE, type ListPage, type ListQuery } from "#core/lists/list-query.ts";
import { addressOf, pathOf, withAddress } from "./document-address.ts";
import { findFaults } from "./document-faults.ts";
import { createDraftChanges } from "./draft-changes.ts";
import { createDrafts, documentOf, type News, newsOf } from "./drafts.ts";
import { createMedia } from "./media.ts";
import { createPresence, type Person } from "./presence.ts";
import { createPublishing } from "./publishing.ts";
import { referencesIn } from "./references-in.ts";
import { createRevisions } from "./revisions.ts";
import { createSampleContent } from "./sample-content.ts";
import { judgeDraft, linksOf, readHead, rivalsOf, type SearchReport } from "./search-report.ts";
import type { Editor, StudioOptions, Trx } from "./studio-options.ts";
import { listUnfinished } from "./unfinished.ts";

/** A line of a list, with who is in the document now. */
export interface DocumentLine extends DocumentEntry {
  /** The page of the document; undefined for one without. */
  address: string | undefined;
  people: Person[];
}

export interface OpenedDocument {
  id: string;
  type: string;
  /** As it is being written: the draft or, where there is none, what is published. */
  draft: RawDocument;
  published: RawDocument | undefined;
  /** The page that visitors find it on; undefined for one that is not published or has no page. */
  address: string | undefined;
  rev: string;
  state: DocumentState;
  updatedAt: string;
  updatedBy: string;
  /** Who else is in it. */
  people: Person[];
  /** What must be right before it can be published. */
  faults: FieldFault[];
  schedule: { at: string; by: string; fault: string | null } | undefined;
  canWrite: boolean;
}

/** Somebody who has a document open. */
export interface Presence {
  name: string;
  email: string;
  id: string;
  type: string;
  title: string;
}

/** Who else is in a document, and what happened in it. */
export type Followed = News & { people: Person[] };

interface FollowOptions {
  /** The field that the editor is in. */
  place?: string;
  /** How long nothing may happen before the answer comes all the same. */
  waitMs?: number;
  signal?: AbortSignal;
}

interface PreviewOptions {
  /** Of a document in parts: the one whose page is shown, and which of its pages. */
  part?: string | undefined;
  page?: string | undefined;
  /** Beside it: the page as visitors see it now. */
  isLive?: boolean;
}

export type Studio = ReturnType<typeof createStudio>;

/**
 * Where the agency writes its own site. Everything asks the role of who asks, by action and type, and everything that changes
 * something is in the log.
 */
export function createStudio(options: StudioOptions) {
  const { db, documents, log, now } = options;
  const types = new Map(options.types.map((type) => [type.name, type]));
  const presence = createPresence(options);
  const changes = createDraftChanges(options);
  const revisions = createRevisions(options);
  const drafts = createDrafts({
    ...options,
    changes,
    revisions,
    mustHold: (trx, id, editor) => mustHold(trx, id, editor, "content.write"),
  });
  const publishing = createPublishing({
    ...options,
    drafts,
    revisions,
    typeOf,
    mustFind: (id, editor) => mustFind(id, editor, "content.publish"),
  });

  return {
    canWrite: documents.canWrite,
    sample: createSampleContent({ ...options, revisions, typeOf }),
    media: createMedia({ ...options, drafts, revisions }),

    /** Searched, filtered by `state`, sorted by `title`, `slug`, `state`, `updated` or `by`, and paged by the database. */
    async list(type: string, query: ListQuery): Promise<ListPage<DocumentLine>> {
      const page = await documents.list(type, query);
      const people = await presence.inside(page.rows.map(({ id }) => id));
      const { address } = typeOf(type);
      return {
        ...page,
        rows: page.rows.map((row) => ({ ...row, address: row.slug ? address?.(row.slug) : undefined, people: people.get(row.id) ?? [] })),
      };
    },

    /** What of a type is being written or waits for its time. */
    unfinished: (type: string) => listUnfinished(typeOf(type), options),

    /**
     * Documents of a type that a reference may lead to: those whose title or slug has the words, and those that `from` names already.
     * `isWhole` when there are no others.
     */
    async choices(type: string, { q = "", from }: { q?: string; from?: RawDocument }) {
      typeOf(type);
      const { rows, total } = await documents.list(type, { ...FIRST_PAGE, q: q.slice(0, 200), sort: "title" });
      const isWhole = total <= rows.length;
      const named = isWhole || !from ? [] : await documents.entriesOf(type, [...referencesIn(from)]);
      const others = named.filter(({ id }) => !rows.some((row) => row.id === id));
      return { rows: [...rows, ...others].map(({ id, title }) => ({ id, title })), isWhole };
    },

    /** Documents of every kind whose title or address holds these words: a few of each. */
    async find(q: string): Promise<DocumentEntry[]> {
      const query = { ...FIRST_PAGE, q: q.slice(0, 200) };
      const found = await Promise.all(
        options.types.map(async ({ name }) => (await documents.list(name, query)).rows.slice(0, FOUND_OF_A_KIND)),
      );
      return found.flat();
    },

    /** Pages that a link may lead to, whose title or address holds these words: a few of each kind. */
    async findPages(q: string): Promise<{ title: string; href: string }[]> {
      const query = { ...FIRST_PAGE, q: q.slice(0, 200), sort: "title" };
      const found = await Promise.all(
        options.types.map(async ({ name, address }) => {
          if (!address) return [];
          const { rows } = await documents.list(name, query);
          const shown = rows.filter(({ slug, state }) => slug && (state === "published" || state === "changed"));
          return shown.slice(0, FOUND_OF_A_KIND).map(({ title, slug }) => ({ title, href: address(slug) }));
        }),
      );
      return found.flat();
    },

    /** Writes nothing but that somebody is here. */
    async open(id: string, editor: Editor): Promise<OpenedDocument> {
      const held = await mustFind(id, editor, "content.see");
      const draft = documentOf(held);
      const type = typeOf(held.type);
      await presence.enter(id, editor);
      const schedule = await db.selectFrom("schedule").select(["at", "actor", "fault"]).where("document_id", "=", id).executeTakeFirst();
      return {
        id,
        type: held.type,
        draft,
        published: held.published,
        address: held.published && addressOf(type, held.published),
        rev: held.rev,
        state: schedule && !schedule.fault ? "scheduled" : stateOf(held),
        updatedAt: held.updatedAt,
        updatedBy: held.updatedBy,
        people: await othersIn(id, editor),
        faults: await findFaults(type, draft, options),
        schedule: schedule && { at: schedule.at, by: schedule.actor, fault: schedule.fault },
        canWrite: documents.canWrite && may(editor.role, "content.write", held.type),
      };
    },

    /** What happened since a revision, as soon as something does, and that this editor is still here. */
    async follow(id: string, rev: string, editor: Editor, { place = "", waitMs = 0, signal }: FollowOptions = {}): Promise<Followed> {
      await mustFind(id, editor, "content.see");
      await presence.enter(id, editor, place);
      const first = JSON.stringify(await othersIn(id, editor));
      for (let waited = 0; ; waited += POLL_MS) {
        const held = await mustFind(id, editor, "content.see");
        const people = await othersIn(id, editor);
        const isNews = held.rev !== rev || JSON.stringify(people) !== first;
        if (isNews || waited >= waitMs || signal?.aborted)
          return { ...newsOf(held, held.rev, await changes.between(db, id, rev, held.rev)), people };
        await setTimeout(POLL_MS, undefined, { ref: false });
      }
    },

    leave: presence.leave,

    /** Who else has which document open, of the kinds that this editor sees. */
    async hereNow(editor: Editor): Promise<Presence[]> {
      const found = await Promise.all(
        (await presence.others(editor)).map(async (person) => {
          const type = (await documents.find(person.id))?.type;
          if (type === undefined || !may(editor.role, "content.see", type)) return [];
          const [entry] = await documents.entriesOf(type, [person.id]);
          return { ...person, type, title: entry?.title ?? "" };
        }),
      );
      return found.flat();
    },

    /** What must be right before the document, as it is being written, can be published. */
    async faultsOf(id: string, editor: Editor): Promise<FieldFault[]> {
      const held = await mustFind(id, editor, "content.see");
      return findFaults(typeOf(held.type), documentOf(held), options);
    },

    /** The id of a new document that holds nothing yet, or these first words. */
    async create(type: string, editor: Editor, words: Readonly<Record<string, string>> = {}): Promise<string> {
      const { single } = typeOf(type);
      const id = single ? type : `${type}-${randomUUID()}`;
      if (single && (await documents.find(id))) throw new AppError("input_invalid", { reason: "There is only one of this kind." });
      return begin({ ...words, _id: id, _type: type }, "content.create", editor);
    },

    /** The id of a copy, as it is being written, without the address. */
    async duplicate(id: string, editor: Editor): Promise<string> {
      const held = await mustFind(id, editor, "content.see");
      const { single, slugAt } = typeOf(held.type);
      if (single) throw new AppError("input_invalid", { reason: "There is only one of this kind." });
      const { _rev, _createdAt, _updatedAt, ...words } = documentOf(held);
      const copy = { ...words, _id: `${held.type}-${randomUUID()}`, _type: held.type };
      return begin(applyPatches(copy, [{ type: "unset", path: slugAt.split(".") }]), "content.duplicate", editor);
    },

    save: drafts.save,

    /** Back to what is published; a document that never was is gone. The draft is kept among the revisions for a month. */
    async discardDraft(id: string, editor: Editor): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const held = await mustHold(trx, id, editor, "content.write");
        const { draft, published } = held;
        if (!draft) return;
        await publishing.unschedule(trx, id);
        await revisions.keep(trx, draft, "discard", editor.email);
        const rev = await documents.discardDraft(trx, held, { actor: editor.email, at: now() });
        if (published) await drafts.noteTurn(trx, held, rev, patchesBetween(draft, published), editor);
        await log.write({ actor: editor.email, action: "content.discard", subject: id, detail: held.type }, trx);
      });
    },

    /** `used`: nothing was removed, because these documents name it. */
    async remove(id: string, editor: Editor): Promise<{ kind: "removed" } | { kind: "used"; uses: DocumentUse[] }> {
      const seen = await mustFind(id, editor, "content.remove");
      if (typeOf(seen.type).single) throw new AppError("input_invalid", { reason: "The site cannot do without this one." });
      const uses = await usesOf(seen);
      if (uses.length > 0) return { kind: "used", uses };
      await db.transaction().execute(async (trx) => {
        const held = await mustHold(trx, id, editor, "content.remove");
        await publishing.unschedule(trx, id);
        await revisions.keep(trx, documentOf(held), "remove", editor.email);
        await documents.remove(trx, held, { actor: editor.email, at: now() });
        await log.write({ actor: editor.email, action: "content.remove", subject: id, detail: held.type }, trx);
      });
      if (seen.published) await options.onPublish();
      return { kind: "removed" };
    },

    /** Where it is used: named by reference, or linked to by its page's address. */
    async usesOf(id: string, editor: Editor): Promise<DocumentUse[]> {
      return usesOf(await mustFind(id, editor, "content.see"));
    },

    publish: publishing.publish,
    unpublish: publishing.unpublish,
    schedule: publishing.schedule,
    cancelSchedule: publishing.cancelSchedule,

    async revisionsOf(id: string, editor: Editor) {
      await mustFind(id, editor, "content.see");
      return revisions.list(id);
    },

    async revision(id: string, n: number, editor: Editor) {
      await mustFind(id, editor, "content.see");
      return revisions.read(id, n);
    },

    /** Makes a draft of an earlier revision. The new revision of the draft. */
    async restore(id: string, n: number, editor: Editor): Promise<string> {
      const earlier = await revisions.read(id, n);
      if (!earlier) throw new AppError("not_found");
      return db.transaction().execute(async (trx) => {
        const held = await mustHold(trx, id, editor, "content.write");
        await log.write({ actor: editor.email, action: "content.restore", subject: id, detail: `revision ${n}` }, trx);
        return drafts.replace(trx, held, earlier.document, editor);
      });
    },

    /** What search engines and social networks would see of the draft, and what our own tools say of it. */
    async searchReport(id: string, editor: Editor): Promise<SearchReport> {
      const held = await mustFind(id, editor, "content.see");
      const draft = documentOf(held);
      const type = typeOf(held.type);
      const path = addressOf(type, draft);
      const faults = await findFaults(type, draft, options);
      const html = path && (await options.search.pageAt(`${path}?preview=${options.previews.make(id, HOUR_MS)}`));
      const title = String(valueAt(draft, "seo.title") ?? draft["title"] ?? "");
      const { card, structuredData } = html ? readHead(html) : { card: undefined, structuredData: [] };
      const isPublic = held.published !== undefined && addressOf(type, held.published) === path;
      return {
        findings: await judgeDraft(html, path ?? "/", faults, options.search),
        linksFrom: await linksOf(draft, options.isOurPage),
        linksTo: await usesOf(held),
        rivals: await rivalsOf(await options.overlay(draft), id, title),
        card: card && { title: card.title, description: card.description, ...(isPublic && { image: card.image }) },
        structuredData,
      };
    },

    /** The page of a document as it is being written, to stand beside the text for an hour. */
    async previewAddress(id: string, editor: Editor, asked: PreviewOptions = {}): Promise<string> {
      return previewOf(await mustFind(id, editor, "content.see"), HOUR_MS, asked);
    },

    /** The same for somebody without an account, for a week. */
    async share(id: string, editor: Editor, asked: PreviewOptions = {}): Promise<string> {
      const held = await mustFind(id, editor, "content.write");
      await log.write({ actor: editor.email, action: "content.share", subject: id, detail: "for a week" });
      return previewOf(held, 168 * HOUR_MS, asked);
    },

    /** What a signed address shows of a document; undefined when the address is bad or old, or the document is gone. */
    async readPreview(token: string): Promise<RawDocument | undefined> {
      const asked = options.previews.read(token);
      const held = asked === undefined ? undefined : await documents.find(asked.replace(LIVE, ""));
      if (!held || asked?.startsWith(LIVE)) return held?.published;
      return withAddress(typeOf(held.type), documentOf(held));
    },

    /** A document as it is being written, with an address to be; for the site itself. */
    async draftOf(id: string): Promise<RawDocument | undefined> {
      const held = await documents.find(id);
      return held && withAddress(typeOf(held.type), documentOf(held));
    },

    missed: options.missed,

    /** An address that needs no redirect. */
    async forgetMissed(path: string, editor: Editor): Promise<void> {
      if (!may(editor.role, "redirects.change")) throw new AppError("not_allowed");
      await options.missed.forget(path);
    },

    async removeOld(): Promise<void> {
      await Promise.all([options.missed.write(), presence.removeOld(), changes.removeOld(), revisions.removeOld()]);
    },
  };

  function typeOf(name: string): ContentType {
    const type = types.get(name);
    if (!type) throw new AppError("not_found");
    return type;
  }

  async function mustFind(id: string, editor: Editor, action: Action): Promise<HeldDocument> {
    return allowed(await documents.find(id), editor, action);
  }

  async function mustHold(trx: Trx, id: string, editor: Editor, action: Action): Promise<HeldDocument> {
    return allowed(await documents.hold(trx, id), editor, action);
  }

  function allowed(held: HeldDocument | undefined, editor: Editor, action: Action): HeldDocument {
    if (!may(editor.role, action, held?.type)) throw new AppError("not_allowed");
    if (!held || !types.has(held.type)) throw new AppError("not_found");
    if (action !== "content.see" && !documents.canWrite) throw new AppError("content_read_only");
    return held;
  }

  async function begin(document: RawDocument, action: string, editor: Editor): Promise<string> {
    const { _id: id, _type: type } = document;
    if (!may(editor.role, "content.write", type)) throw new AppError("not_allowed");
    if (!documents.canWrite) throw new AppError("content_read_only");
    await db.transaction().execute(async (trx) => {
      await documents.create(trx, document, { actor: editor.email, at: now() });
      await log.write({ actor: editor.email, action, subject: id, detail: type }, trx);
    });
    return id;
  }

  async function usesOf({ id, type, published }: HeldDocument): Promise<DocumentUse[]> {
    const address = published && addressOf(typeOf(type), published);
    const found = await documents.usesOf(address ? [id, pathOf(address)] : [id]);
    return found.filter((use) => use.id !== id);
  }

  function previewOf(held: HeldDocument, lastsMs: number, { part, page = "", isLive = false }: PreviewOptions): string {
    const type = typeOf(held.type);
    const shown = (isLive && held.published) || withAddress(type, documentOf(held));
    const pages = type.parts?.find(({ name }) => name === part)?.pages ?? {};
    const path = addressOf(type, shown) ?? pages[page] ?? Object.values(pages)[0] ?? "/";
    return `${path}?preview=${options.previews.make(isLive ? LIVE + held.id : held.id, lastsMs)}`;
  }

  async function othersIn(id: string, { email }: Editor): Promise<Person[]> {
    const people = (await presence.inside([id])).get(id) ?? [];
    return people.filter((person) => person.email !== email);
  }
}

const HOUR_MS = 3_600_000;
/** Before the id in a signed address that shows what is published; no id begins so. */
const LIVE = "live:";
/** How soon somebody hears of what another instance took. */
export const POLL_MS = 700;
const FOUND_OF_A_KIND = 5;
