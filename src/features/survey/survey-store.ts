import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "#platform/database/database-schema.ts";
import { waitForTurn } from "#platform/database/in-turn.ts";
import type { OpenDatabase } from "#platform/database/open-database.ts";
import type { SurveySiteTable } from "#platform/database/tables/work-tables.ts";
import { JOBS_TURN } from "#platform/jobs/job-store.ts";
import type { SurveyReading, SurveySlice } from "./survey-slice.ts";

export type SurveyStore = ReturnType<typeof createSurveyStore>;

interface NewSite {
  host: string;
  asked: string;
}

export interface SurveyProgress {
  sites: number;
  open: number;
  pages: number;
  /** How many sites ended for which reason. */
  outcomes: ReadonlyMap<string, number>;
}

/** Addresses in one hold. */
const NEXT = 5;
/** For every page that may be read, addresses that are kept in mind. */
const KNOWN_PER_PAGE = 4;
const IN_A_STATEMENT = 200;

/** The only SQL of the two tables. A site is held by its row: what belongs to it is written by its holder alone, so nothing waits for a lock. */
export function createSurveyStore({ db, dialect }: Pick<OpenDatabase, "db" | "dialect">) {
  function holdSites(trx: Kysely<Database>, most: number, at: string, until: string): Promise<SurveySiteTable[]> {
    return trx
      .updateTable("survey_site")
      .set((eb) => ({ ready_at: until, held_until: until, turn: eb("turn", "+", 1) }))
      .where("id", "in", (eb) =>
        eb
          .selectFrom("survey_site")
          .select("id")
          .where("outcome", "is", null)
          .where("ready_at", "<=", at)
          // Somebody crawls it, or waits to: a survey has time.
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom("job")
                  .select("job.id")
                  .whereRef("job.turn_key", "=", "survey_site.host")
                  .where((is) =>
                    is.or([is("job.state", "=", "running"), is.and([is("job.state", "=", "waiting"), is("job.run_at", "<=", at)])]),
                  ),
              ),
            ),
          )
          .orderBy("ready_at")
          .limit(most)
          .$if(dialect === "postgres", (query) => query.forUpdate().skipLocked()),
      )
      .returningAll()
      .execute();
  }

  async function holdInTurn(most: number, at: string, until: string): Promise<SurveySiteTable[]> {
    // Nearly always there is nothing to read, and looking writes nothing.
    const ready = db.selectFrom("survey_site").select("id").where("outcome", "is", null).where("ready_at", "<=", at);
    if (!(await ready.limit(1).executeTakeFirst())) return [];
    if (dialect === "sqlite") return holdSites(db, most, at, until);
    return db.transaction().execute(async (trx) => {
      await waitForTurn(trx, JOBS_TURN);
      return holdSites(trx, most, at, until);
    });
  }

  async function nextOf(ids: readonly string[]): Promise<Map<string, string[]>> {
    const waiting = db
      .selectFrom("survey_page")
      .select(["site_id", "address", sql<number>`row_number() over (partition by site_id order by place)`.as("n")])
      .where("site_id", "in", ids)
      .where("status", "is", null)
      .as("waiting");
    const rows = await db.selectFrom(waiting).select(["site_id", "address"]).where("n", "<=", NEXT).orderBy("n").execute();
    const found = new Map<string, string[]>();
    for (const { site_id, address } of rows) found.set(site_id, [...(found.get(site_id) ?? []), address]);
    return found;
  }

  async function writeOne(trx: Kysely<Database>, slice: SurveySlice, reading: SurveyReading, at: Date): Promise<void> {
    const { id, turn } = slice;
    const { home, robots, robotsAt, read, found, restMs, failures, outcome } = reading;
    const pages = read.filter(([, status]) => status === 200).length;
    const held = await trx
      .updateTable("survey_site")
      .set((eb) => ({
        home,
        robots,
        robots_at: robotsAt,
        failures,
        pages: eb("pages", "+", pages),
        ready_at: new Date(at.getTime() + restMs).toISOString(),
        held_until: null,
      }))
      .where("id", "=", id)
      .where("turn", "=", turn)
      .where("outcome", "is", null)
      .returning(["known", "pages", "most_pages"])
      .executeTakeFirst();
    // Held for too long, or stopped: what was read is read again by whoever holds it now.
    if (!held) return;
    const end = (why: string) => endSites(trx, [id], why, at);
    if (outcome !== undefined) return end(outcome);
    if (held.pages >= held.most_pages) return end("limit");
    if (read.length > 0)
      await trx
        .insertInto("survey_page")
        .values(read.map(([address, status]) => ({ site_id: id, address, place: 0, status })))
        .onConflict((conflict) => conflict.columns(["site_id", "address"]).doUpdateSet((eb) => ({ status: eb.ref("excluded.status") })))
        .execute();
    const room = held.most_pages * KNOWN_PER_PAGE - held.known;
    let added = 0;
    for (let from = 0; from < found.length && added < room; from += IN_A_STATEMENT) {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto("survey_page")
        .values(
          found
            .slice(from, from + Math.min(IN_A_STATEMENT, room - added))
            .map((address, index) => ({ site_id: id, address, place: held.known + from + index + 1, status: null })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      added += Number(numInsertedOrUpdatedRows ?? 0);
    }
    if (added > 0)
      await trx
        .updateTable("survey_site")
        .set((eb) => ({ known: eb("known", "+", added) }))
        .where("id", "=", id)
        .execute();
  }

  /** Its addresses are of no more use: what was found in them is in the graph. */
  async function endSites(trx: Kysely<Database>, ids: readonly string[], outcome: string, at: Date): Promise<void> {
    if (ids.length === 0) return;
    await trx.updateTable("survey_site").set({ outcome, ended_at: at.toISOString(), robots: null }).where("id", "in", ids).execute();
    await trx.deleteFrom("survey_page").where("site_id", "in", ids).execute();
  }

  return {
    /** Returns how many are new: a site that is being read is not added again. */
    async add(sites: readonly NewSite[], mostPages: number, at: Date): Promise<number> {
      let added = 0;
      for (let from = 0; from < sites.length; from += IN_A_STATEMENT) {
        const rows = sites.slice(from, from + IN_A_STATEMENT).map((site) => ({
          ...site,
          id: randomUUID(),
          most_pages: mostPages,
          home: null,
          robots: null,
          robots_at: null,
          ready_at: at.toISOString(),
          held_until: null,
          turn: 0,
          known: 0,
          pages: 0,
          failures: 0,
          outcome: null,
          created_at: at.toISOString(),
          ended_at: null,
        }));
        const { numInsertedOrUpdatedRows } = await db
          .insertInto("survey_site")
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        added += Number(numInsertedOrUpdatedRows ?? 0);
      }
      return added;
    },

    /** Up to so many sites that may be asked now, each with what is next of it. A site that has nothing left ends here. */
    async take(most: number, at: Date, holdMs: number): Promise<SurveySlice[]> {
      const sites = await holdInTurn(most, at.toISOString(), new Date(at.getTime() + holdMs).toISOString());
      if (sites.length === 0) return [];
      const next = await nextOf(sites.map(({ id }) => id));
      const done = sites.filter(({ id, home }) => home !== null && !next.has(id)).map(({ id }) => id);
      if (done.length > 0) await db.transaction().execute((trx) => endSites(trx, done, "complete", at));
      return sites
        .filter(({ id }) => !done.includes(id))
        .map(({ id, turn, host, asked, home, robots, robots_at, failures, pages, most_pages }) => ({
          id,
          turn,
          host,
          asked,
          home,
          robots,
          robotsAt: robots_at,
          next: (next.get(id) ?? []).slice(0, most_pages - pages),
          failures,
        }));
    },

    /** All at once or none; of a site that is held by another by now, nothing. */
    async write(readings: readonly { slice: SurveySlice; reading: SurveyReading }[], at: Date): Promise<void> {
      if (readings.length === 0) return;
      await db.transaction().execute(async (trx) => {
        for (const { slice, reading } of readings) await writeOne(trx, slice, reading, at);
      });
    },

    /** Nothing more is read; who holds a site finds that out when it writes. */
    async stop(at: Date): Promise<number> {
      const open = await db.selectFrom("survey_site").select("id").where("outcome", "is", null).execute();
      for (let from = 0; from < open.length; from += IN_A_STATEMENT) {
        const ids = open.slice(from, from + IN_A_STATEMENT).map(({ id }) => id);
        await db.transaction().execute((trx) => endSites(trx, ids, "stopped", at));
      }
      return open.length;
    },

    async progress(): Promise<SurveyProgress> {
      const rows = await db
        .selectFrom("survey_site")
        .select(({ fn }) => ["outcome", fn.countAll().as("sites"), fn.sum("pages").as("pages")])
        .groupBy("outcome")
        .execute();
      const sum = (of: "sites" | "pages", among = rows) => among.reduce((total, row) => total + Number(row[of] ?? 0), 0);
      const ended = rows.flatMap(({ outcome, sites }) => (outcome === null ? [] : [[outcome, Number(sites)] as const]));
      return {
        sites: sum("sites"),
        open: sum(
          "sites",
          rows.filter(({ outcome }) => outcome === null),
        ),
        pages: sum("pages"),
        outcomes: new Map(ended.toSorted(([, a], [, b]) => b - a)),
      };
    },

    async removeEndedBefore(iso: string): Promise<void> {
      await db.deleteFrom("survey_site").where("ended_at", "<", iso).execute();
    },
  };
}
