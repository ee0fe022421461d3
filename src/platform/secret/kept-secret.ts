import { hkdfSync, randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { keepToOurselves, makeOwnFolder } from "../private-files/only-ours.ts";

interface Place {
  /** One secret for all instances; each purpose gets its own key from it. Without it, a key is kept in the folder. */
  shared: string | undefined;
  folder: string;
}

/** The key for one purpose: signatures made with it are good after a restart, and, with a shared secret, on every instance. */
export async function secretFor(purpose: string, { shared, folder }: Place): Promise<Buffer> {
  if (shared !== undefined) return Buffer.from(hkdfSync("sha256", shared, "", purpose, 32));
  return keptSecret(join(folder, `${purpose}.key`));
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
