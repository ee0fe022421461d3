import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** 32 random bytes that outlive a restart, made at the first call and readable by this user only. */
export async function keptSecret(path: string): Promise<Buffer> {
  const known = await readFile(path).catch(ignoring("ENOENT"));
  if (known) return known;
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  await mkdir(dirname(path), { recursive: true });
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
