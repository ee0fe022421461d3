import { randomUUID } from "node:crypto";
import { isIPv6 } from "node:net";
import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database-schema.ts";

const DAY_MS = 86_400_000;
/** Cut addresses are of no use after that. */
export const KEPT_DAYS = 30;

export interface StoredVisit {
  success: true;
  message: string;
  ip: string;
  /** False: no place, no company, nothing else is looked up. */
  detailComplete: boolean;
}

/** The specification's ip-store: who came, for a day; after it only the network, and after a month nothing. */
export function createVisits({ db, now }: { db: Kysely<Database>; now: () => Date }) {
  return {
    async store(address: string, page: string): Promise<StoredVisit> {
      await db
        .insertInto("visit")
        .values({ id: randomUUID(), address, is_short: 0, page: page.slice(0, 500), created_at: now().toISOString() })
        .execute();
      return { success: true, message: "Stored for a day, then cut short.", ip: address, detailComplete: false };
    },

    /** Cuts what is older than a day to its network, and drops what is older than a month. */
    async cutOld(): Promise<void> {
      const ago = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
      await db.deleteFrom("visit").where("created_at", "<", ago(KEPT_DAYS)).execute();
      const due = await db
        .selectFrom("visit")
        .select(["id", "address"])
        .where("is_short", "=", 0)
        .where("created_at", "<", ago(1))
        .execute();
      for (const { id, address } of due)
        await db
          .updateTable("visit")
          .set({ address: networkOf(address), is_short: 1 })
          .where("id", "=", id)
          .execute();
    },
  };
}

/** The /24 of an IPv4 address, the /48 of an IPv6 one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return `${address.split(".").slice(0, 3).join(".")}.0`;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === "" ? 0 : tail.split(":").length);
  const whole = tail === undefined ? groups : [...groups, ...Array<string>(missing).fill("0"), ...(tail === "" ? [] : tail.split(":"))];
  return `${whole.slice(0, 3).join(":")}::`;
}
