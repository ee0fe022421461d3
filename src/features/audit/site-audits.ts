import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database-schema.ts";
import type { JobTable } from "#platform/database/tables/work-tables.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import type { AuditReport } from "./audit-report.ts";
import { AUDIT_QUEUE, type AuditInput, MOST_PAGES } from "./start-audit.ts";

export type SiteAudits = ReturnType<typeof createSiteAudits>;

/** An audit as a list of them shows it. */
export interface ListedAudit {
  id: string;
  /** ISO date and time. */
  begunAt: string;
  state: JobTable["state"];
  pages?: number;
  score?: number;
  /** Undefined when it was compared with none. */
  change?: { mended: number; fresh: number; still: number };
}

/** A site's newest; older ones are seldom asked for, and each is read whole. */
const LISTED = 20;

/** The audits of one site, whoever asked for them: for staff, who may ask for large ones. */
export function createSiteAudits({ db, jobs }: { db: Kysely<Database>; jobs: Pick<Jobs, "add"> }) {
  async function list(website: string): Promise<ListedAudit[]> {
    const host = hostOf(website);
    if (host === undefined) return [];
    const rows = await db
      .selectFrom("job")
      .select(["id", "data", "state", "result", "created_at"])
      .where("queue", "=", AUDIT_QUEUE)
      .where("data", "like", `%${host}%`)
      .orderBy("created_at", "desc")
      .limit(LISTED * 2)
      .execute();
    return rows
      .filter(({ data }) => hostOf((JSON.parse(data) as AuditInput).website) === host)
      .slice(0, LISTED)
      .map(({ id, state, result, created_at }) => ({ id, state, begunAt: created_at, ...(result === null ? {} : figuresOf(result)) }));
  }

  return {
    list,

    /** As many pages as anybody gets, compared with the last that is done. Its number. */
    async again(website: string): Promise<string> {
      const last = (await list(website)).find(({ state }) => state === "done");
      const input: AuditInput = { website, pages: MOST_PAGES, ...(last ? { after: last.id } : {}) };
      return jobs.add(AUDIT_QUEUE, input, { maxAttempts: 3, uniqueKey: `staff ${hostOf(website)}` });
    },
  };
}

function figuresOf(result: string): Pick<ListedAudit, "pages" | "score" | "change"> {
  const { score, pages, change } = JSON.parse(result) as AuditReport;
  return {
    score,
    pages: pages.length,
    ...(change ? { change: { mended: change.mended.length, fresh: change.fresh.length, still: change.still.length } } : {}),
  };
}

const hostOf = (website: string): string | undefined =>
  (URL.parse(website) ?? URL.parse(`https://${website}`))?.hostname.replace(/^www\./, "");
