import type { ContentType } from "#core/content/define-content-type.ts";
import type { DocumentState } from "#core/content/writable-documents.ts";
import { compareText } from "#core/lists/compare-text.ts";
import { FIRST_PAGE } from "#core/lists/list-query.ts";
import { findFaults } from "./document-faults.ts";
import type { StudioOptions } from "./studio-options.ts";

export interface UnfinishedDocument {
  id: string;
  title: string;
  state: DocumentState;
  updatedAt: string;
  /** When it goes out by itself. */
  at: string | undefined;
  /** How many things stop its publishing. */
  faults: number;
}

/** What of a type is being written or waits for its time: what goes out next first, then what was touched last. */
export async function listUnfinished(type: ContentType, options: StudioOptions): Promise<UnfinishedDocument[]> {
  const { db, documents } = options;
  const pages = await Promise.all(
    (["scheduled", "draft", "changed"] as const).map((state) => documents.list(type.name, { ...FIRST_PAGE, filters: { state } })),
  );
  const rows = pages.flatMap((page) => page.rows.slice(0, MOST_OF_A_STATE));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const schedules = await db.selectFrom("schedule").select(["document_id", "at"]).where("document_id", "in", ids).execute();
  const unfinished = await Promise.all(
    rows.map(async ({ id, title, state, updatedAt }) => {
      const draft = (await documents.find(id))?.draft;
      const faults = draft ? (await findFaults(type, draft, options)).length : 0;
      return { id, title, state, updatedAt, at: schedules.find((each) => each.document_id === id)?.at, faults };
    }),
  );
  return unfinished.toSorted((a, b) => compareText(a.at ?? "9", b.at ?? "9") || compareText(b.updatedAt, a.updatedAt));
}

const MOST_OF_A_STATE = 4;
