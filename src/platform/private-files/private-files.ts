import { open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { keepToOurselves, makeOwnFolder } from "./only-ours.ts";

/** Files that only staff may have: outside everything that is served, under names that we make. */
export function createPrivateFiles(folder: string) {
  keepToOurselves(folder);
  const pathOf = (id: string) => {
    if (!/^[\w-]{8,64}$/.test(id)) throw new Error(`“${id}” is no name of ours`);
    return join(folder, id);
  };
  return {
    /** On the disk, whole, before it returns. */
    async write(id: string, body: Uint8Array): Promise<void> {
      makeOwnFolder(folder);
      const draft = `${pathOf(id)}.draft`;
      const file = await open(draft, "w", 0o600);
      try {
        await file.writeFile(body);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(draft, pathOf(id));
    },
    read: (id: string): Promise<Buffer> => readFile(pathOf(id)),
    remove: (id: string): Promise<void> => rm(pathOf(id), { force: true }),
    async removeOlderThan(moment: Date): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const { mtimeMs } = await stat(join(folder, name));
        if (mtimeMs < moment.getTime()) await rm(join(folder, name), { force: true });
      }
    },
  };
}
