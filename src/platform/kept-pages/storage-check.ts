import { randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import type { OpenDatabase } from "../database/open-database.ts";

/** How long an answer is given again, so that a thousand checks a second cost one write. */
const STANDS_MS = 1_000;
/** What a form takes with its mails; a database without room for that is full. */
const FORM_BYTES = 64_000;
/** More than the largest file that a form takes, a resume of 5 MB. */
const FILE_BYTES = 8_000_000;

/** Whether something can be kept right now. A full disk reads as well as ever, so it is tried: a kept page is written, and gone again. */
export function createStorageCheck({ db }: Pick<OpenDatabase, "db">, dataDir: string, now = () => performance.now()) {
  let last: { at: number; answer: Promise<boolean> } | undefined;

  return (): Promise<boolean> => {
    if (last === undefined || now() - last.at >= STANDS_MS) last = { at: now(), answer: tryOut() };
    return last.answer;
  };

  async function tryOut(): Promise<boolean> {
    try {
      await db.transaction().execute(async (trx) => {
        const [id, body] = [`room-${randomUUID()}`, "x".repeat(FORM_BYTES)];
        await trx
          .insertInto("kept_page")
          .values({ id, body, input: "", answer: "{}", bytes: body.length, taken_at: "", until: "" })
          .execute();
        await trx.deleteFrom("kept_page").where("id", "=", id).execute();
      });
    } catch {
      return false;
    }
    // Not every system can tell.
    const room = await statfs(dataDir).catch(() => undefined);
    return room === undefined || room.bavail * room.bsize >= FILE_BYTES;
  }
}
