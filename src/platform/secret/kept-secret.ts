import { hkdfSync, randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Kysely } from "kysely";
import type { Database } from "../database/database-schema.ts";
import { keepToOurselves, makeOwnFolder } from "../private-files/only-ours.ts";

interface Place {
  /** One secret for all instances; each purpose gets its own key from it. Without it, a key is kept. */
  shared: string | undefined;
  folder: string;
  /** A database that several instances share: keys are kept there, and not in the folder of one of them. */
  db?: Kysely<Database> | undefined;
}

/** The key for one purpose: signatures made with it are good after a restart, and on every instance. */
export async function secretFor(purpose: string, { shared, folder, db }: Place): Promise<Buffer> {
  if (shared !== undefined) return Buffer.from(hkdfSync("sha256", shared, "", purpose, 32));
  const path = join(folder, `${purpose}.key`);
  return db ? secretInDatabase(db, purpose, path) : keptSecret(path);
}

/** What was kept in the folder before is taken over. */
async function secretInDatabase(db: Kysely<Database>, purpose: string, path: string): Promise<Buffer> {
  const find = () => db.selectFrom("kept_secret").select("value").where("purpose", "=", purpose).executeTakeFirst();
  const known = await find();
  if (known) return Buffer.from(known.value, "base64");
  const value = (await readFile(path).catch(ignoring("ENOENT"))) ?? randomBytes(32);
  await db
    .insertInto("kept_secret")
    .values({ purpose, value: value.toString("base64") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value: first = "" } = (await find()) ?? {};
  return Buffer.from(first, "base64");
}

/** 32 random bytes that outlive a restart, made at the first call and readable by this user only. */
async function keptSecret(path: string): Promise<Buffer> {
  keepToOurselves(path);
  const known = await readFile(path).catch(ignoring("ENOENT"));
  if (known) return known;
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  makeOwnFolder(dirname(path));
  await writeFile(draft, randomBytes(32), { mode: 0o600 });
  try {
    // Whole or not at all, and never over another's: of two processes that start together the second takes the first one's.
    await link(draft, path).catch(ignoring("EEXIST"));
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path);
}

const ignoring = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
};
