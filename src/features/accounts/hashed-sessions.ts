import { createHash } from "node:crypto";
import type { DBAdapter, Where } from "@better-auth/core/db/adapter";

/** What the database keeps of a session's token: whoever reads the table, or a copy of it, has nothing to sign in with. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

type Operations = Omit<DBAdapter, "transaction">;

/** Hashes the tokens of sessions on their way into the database. Who asked by a token gets it back as it was. */
export function hashSessions(adapter: DBAdapter): DBAdapter {
  return { ...adapter, ...hashed(adapter), transaction: (work) => adapter.transaction((trx) => work({ ...trx, ...hashed(trx) })) };
}

function hashed(
  inner: Operations,
): Pick<Operations, "create" | "findOne" | "findMany" | "update" | "updateMany" | "delete" | "deleteMany" | "consumeOne" | "count"> {
  return {
    async create<T extends Record<string, unknown>, R = T>(asked: Parameters<Operations["create"]>[0]): Promise<R> {
      const { token } = asked.data as { token?: unknown };
      if (asked.model !== "session" || typeof token !== "string") return inner.create(asked);
      const made = await inner.create<Record<string, unknown>>({ ...asked, data: { ...asked.data, token: hashToken(token) } });
      return { ...made, token } as R;
    },
    findOne: async <T>(asked: Parameters<Operations["findOne"]>[0]) => withToken(asked, await inner.findOne<T>(hashWhere(asked))),
    findMany: (asked) => inner.findMany(hashWhere(asked)),
    update: async <T>(asked: Parameters<Operations["update"]>[0]) => withToken(asked, await inner.update<T>(hashWhere(asked))),
    updateMany: (asked) => inner.updateMany(hashWhere(asked)),
    delete: (asked) => inner.delete(hashWhere(asked)),
    deleteMany: (asked) => inner.deleteMany(hashWhere(asked)),
    consumeOne: async <T>(asked: Parameters<Operations["consumeOne"]>[0]) => withToken(asked, await inner.consumeOne<T>(hashWhere(asked))),
    count: (asked) => inner.count(hashWhere(asked)),
  };
}

interface Asked {
  model: string;
  where?: Where[] | undefined;
}

function hashWhere<A extends Asked>(asked: A): A {
  if (asked.model !== "session" || !asked.where) return asked;
  const hashValue = (value: Where["value"]): Where["value"] =>
    typeof value === "string" ? hashToken(value) : Array.isArray(value) ? value.map((each) => hashToken(String(each))) : value;
  return { ...asked, where: asked.where.map((part) => (part.field === "token" ? { ...part, value: hashValue(part.value) } : part)) };
}

function withToken<T>({ model, where }: Asked, found: T | null): T | null {
  const token = model === "session" ? where?.find(({ field }) => field === "token")?.value : undefined;
  return found && typeof token === "string" ? { ...found, token } : found;
}
